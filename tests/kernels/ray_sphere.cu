// ray_sphere: for each ray the nearest sphere that it hits, the distance and the surface normal.
// Launch: any grid and block covering the rays.
// Buffers: rays (n Ray), spheres (count Sphere), hits (n Hit, written; sphere = -1 and distance 0 where none
//          is hit).
// Check: sphere exact (choose rays that do not graze), distance and normal with absolute error at most 1e-4.

struct Vec {
    float x, y, z;
};

__device__ Vec operator-(Vec a, Vec b) { return Vec{a.x - b.x, a.y - b.y, a.z - b.z}; }
__device__ Vec operator+(Vec a, Vec b) { return Vec{a.x + b.x, a.y + b.y, a.z + b.z}; }
__device__ Vec operator*(Vec a, float s) { return Vec{a.x * s, a.y * s, a.z * s}; }
__device__ float dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

struct Ray {
    Vec origin, direction;    // direction has length 1
};

struct Sphere {
    Vec centre;
    float radius;
};

struct Hit {
    Vec normal;
    float distance;
    int sphere;
};

__device__ bool intersect(const Ray &ray, const Sphere &s, float *distance) {
    Vec to = s.centre - ray.origin;
    float along = dot(to, ray.direction);
    float d2 = dot(to, to) - along * along;
    float r2 = s.radius * s.radius;
    if (d2 > r2)
        return false;
    float half = sqrtf(r2 - d2);
    *distance = along - half > 0.0f ? along - half : along + half;
    return *distance > 0.0f;
}

extern "C" __global__ void ray_sphere(const Ray *rays, int n, const Sphere *spheres, int count, Hit *hits) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    Ray ray = rays[i];
    Hit hit = {{0.0f, 0.0f, 0.0f}, 0.0f, -1};
    for (int k = 0; k < count; k++) {
        float distance;
        if (intersect(ray, spheres[k], &distance) && (hit.sphere < 0 || distance < hit.distance)) {
            hit.sphere = k;
            hit.distance = distance;
        }
    }
    if (hit.sphere >= 0) {
        Vec point = ray.origin + ray.direction * hit.distance;
        Sphere s = spheres[hit.sphere];
        hit.normal = (point - s.centre) * (1.0f / s.radius);
    }
    hits[i] = hit;
}
