const place = globalThis as typeof globalThis & { lastInvalidation?: { at: number } }

place.lastInvalidation ??= { at: Number.NEGATIVE_INFINITY }

/**
 * When anything that pages show was last forgotten here, in milliseconds of performance.now(). On globalThis,
 * since the server and the framework's bundles in it each load this file.
 */
export const lastInvalidation: { at: number } = place.lastInvalidation
