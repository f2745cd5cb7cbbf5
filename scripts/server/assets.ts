import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import sirv from 'sirv'

const compressible = /\.(js|css|svg|txt|json|map)$/
const prefix = '/_next/static'
const dayInSeconds = 24 * 60 * 60

/** Writes every text of the built assets in both compressed forms beside it, so that serving one costs no work. */
export async function compressAssets(buildDirectory: string): Promise<void> {
  const directory = path.join(buildDirectory, 'static')
  const names = await readdir(directory, { recursive: true })
  await Promise.all(
    names.filter((name) => compressible.test(name)).map((name) => compressFile(path.join(directory, name))),
  )
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  await Promise.all([
    promisify(brotliCompress)(content).then((body) => writeFile(`${file}.br`, body)),
    promisify(gzip)(content, { level: 9 }).then((body) => writeFile(`${file}.gz`, body)),
  ])
}

/** Serves what the build and `public` hold; calls `next` for everything else. */
export function createAssets(buildDirectory: string, publicDirectory: string) {
  const built = sirv(path.join(buildDirectory, 'static'), {
    brotli: true,
    gzip: true,
    etag: true,
    immutable: true,
    maxAge: 365 * dayInSeconds,
  })
  const shipped = sirv(publicDirectory, {
    etag: true,
    setHeaders: (response, file) => {
      const isWorker = file.endsWith('/sw.js')
      response.setHeader('cache-control', isWorker ? 'no-cache' : `public, max-age=${dayInSeconds}`)
    },
  })
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const { method, url = '/' } = request
    if (method !== 'GET' && method !== 'HEAD') return next()
    if (!url.startsWith(`${prefix}/`)) return shipped(request, response, next)
    // The names of the files begin behind the prefix.
    request.url = url.slice(prefix.length)
    built(request, response, () => {
      request.url = url
      next()
    })
  }
}
