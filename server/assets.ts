import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import sirv from 'sirv'
import { withCharset } from './encoding.ts'
import { takeOutFonts } from './first-styles.ts'

const compressible = /\.(js|css|svg|txt|json|map)$/
const prefix = '/_next/static'
const workerPath = '/sw.js'
const dayInSeconds = 24 * 60 * 60

/** Where the service worker of a build is. It is served at the root of the site, which is its scope. */
export const workerFolder = (buildDirectory: string) => path.join(buildDirectory, 'worker')

// Read by V8: nearly all of a chunk is called at the start, so it is compiled whole while it arrives, off the main
// thread, instead of function by function on it. It halves the time for which a page is blocked.
const compileHint = '//# allFunctionsCalledOnLoad\n'

/**
 * Makes a build ready to be served: fonts are taken out of the style sheets, scripts carry the compile hint, and every
 * text file lies beside itself in both compressed forms, so that serving one costs no work.
 */
export async function finishAssets(buildDirectory: string): Promise<void> {
  const directory = path.join(buildDirectory, 'static')
  takeOutFonts(buildDirectory)
  await forEachText(directory, hintScript)
  await Promise.all([directory, workerFolder(buildDirectory)].map((each) => forEachText(each, compressFile)))
}

async function forEachText(directory: string, finish: (file: string) => Promise<void>): Promise<void> {
  const names = await readdir(directory, { recursive: true })
  await Promise.all(
    names.filter((name) => compressible.test(name)).map((name) => finish(path.join(directory, name))),
  )
}

async function hintScript(file: string): Promise<void> {
  if (!file.endsWith('.js')) return
  const built = await readFile(file)
  if (built.toString('utf8', 0, compileHint.length) === compileHint) return
  await writeFile(file, Buffer.concat([Buffer.from(compileHint), built]))
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  await Promise.all([
    promisify(brotliCompress)(content).then((body) => writeFile(`${file}.br`, body)),
    promisify(gzip)(content, { level: 9 }).then((body) => writeFile(`${file}.gz`, body)),
  ])
}

// These would otherwise go out without a charset.
const types: Record<string, string> = {
  '.js': withCharset('text/javascript'),
  '.css': withCharset('text/css'),
  '.txt': withCharset('text/plain'),
  '.svg': withCharset('image/svg+xml'),
}

function nameType(response: ServerResponse, file: string): void {
  const type = types[path.extname(file)]
  if (type) response.setHeader('content-type', type)
}

/** Serves the files of the build and of `public`; calls `next` for everything else. */
export function createAssets(buildDirectory: string, publicDirectory: string) {
  const built = sirv(path.join(buildDirectory, 'static'), {
    brotli: true,
    gzip: true,
    etag: true,
    immutable: true,
    maxAge: 365 * dayInSeconds,
    setHeaders: nameType,
  })
  const shipped = sirv(publicDirectory, {
    etag: true,
    setHeaders: (response, file) => {
      nameType(response, file)
      response.setHeader('cache-control', `public, max-age=${dayInSeconds}`)
    },
  })
  // Checked with every visit: it is how a new release is found.
  const worker = sirv(workerFolder(buildDirectory), {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, file) => {
      nameType(response, file)
      response.setHeader('cache-control', 'no-cache')
    },
  })
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const { method, url = '/' } = request
    if (method !== 'GET' && method !== 'HEAD') return next()
    if (url.split('?', 1)[0] === workerPath) return worker(request, response, next)
    if (!url.startsWith(`${prefix}/`)) return shipped(request, response, next)
    // The names of the files begin behind the prefix.
    request.url = url.slice(prefix.length)
    built(request, response, () => {
      request.url = url
      next()
    })
  }
}
