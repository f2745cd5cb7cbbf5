import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import sirv from 'sirv'

const compressible = /\.(js|css|svg|txt|json|map)$/
const prefix = '/_next/static'
const dayInSeconds = 24 * 60 * 60

// Read by V8: nearly all of a chunk is called at the start, so it is compiled whole while it arrives, beside
// the page's own thread, instead of function by function on it. It halves the time for which a page is blocked.
const compileHint = '//# allFunctionsCalledOnLoad\n'

/**
 * Makes the built assets ready to be served: scripts say that they are wanted whole, and every text lies beside
 * itself in both compressed forms, so that serving one costs no work.
 */
export async function finishAssets(buildDirectory: string): Promise<void> {
  const directory = path.join(buildDirectory, 'static')
  const names = await readdir(directory, { recursive: true })
  await Promise.all(
    names.filter((name) => compressible.test(name)).map((name) => finishFile(path.join(directory, name))),
  )
}

async function finishFile(file: string): Promise<void> {
  const built = await readFile(file)
  const isHinted = !file.endsWith('.js') || built.toString('utf8', 0, compileHint.length) === compileHint
  const content = isHinted ? built : Buffer.concat([Buffer.from(compileHint), built])
  if (!isHinted) await writeFile(file, content)
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
