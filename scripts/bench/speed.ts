import { gzipSync } from 'node:zlib'
import {
  bareServer,
  buildEmptyPages,
  type Contender,
  emptyServer,
  ownServer,
  readPages,
  withBuilt,
} from './contenders.ts'
import { measure, scriptsOf, speedTable, table } from './measure.ts'
import { publicPaths } from './samples.ts'

type Weight = { html: number; scripts: number }

const bytesOf = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer())
const kb = (bytes: number) => (bytes / 1000).toFixed(1)

/** The HTML and the first-load scripts of pages, beside those of a page without content. */
async function weigh(own: Contender, paths: string[], empty: Contender, emptyPath: string): Promise<string> {
  const framework = await weightOf(empty.urlOf(emptyPath))
  const rows = await Promise.all(
    paths.map(async (path) => {
      const { html, scripts } = await weightOf(own.urlOf(path))
      return [path, kb(html), kb(scripts), kb(scripts - framework.scripts)]
    }),
  )
  const head = ['', 'HTML', 'scripts', 'above the framework']
  return table([head, ...rows, [empty.name, kb(framework.html), kb(framework.scripts), kb(0)]])
}

async function weightOf(url: string): Promise<Weight> {
  const html = await bytesOf(url)
  const scripts = await Promise.all(
    scriptsOf(html.toString()).map((path) => bytesOf(new URL(path, url).href)),
  )
  return {
    html: gzipSync(html).length,
    scripts: scripts.reduce((sum, script) => sum + gzipSync(script).length, 0),
  }
}

/** The responses that are compared. */
const timed = ['/', '/tricks', '/tricks/kickflip', '/api/tricks/summaries']

/** Compares the product with a bare server and an empty page of the same framework. */
export const compareSpeed = () =>
  withBuilt(async (database) => {
    const own = await ownServer(database)
    const pages = await readPages(own, timed)
    console.log('Building empty pages of the same sizes...')
    const empty = await emptyServer(await buildEmptyPages(pages))
    const bare = await bareServer(pages)
    console.log('Measuring, which takes about three minutes...')
    const runs = await measure([own, bare, empty], timed)
    for (const path of timed) console.log(`\n${path}\n${speedTable(runs.filter((run) => run.path === path))}`)
    console.log(`\nWeight in KB, gzip\n${await weigh(own, publicPaths, empty, timed[0] ?? '/')}`)
  })
