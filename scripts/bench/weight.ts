import { gzipSync } from 'node:zlib'
import type { Contender } from './contenders.ts'
import { scriptsOf, table } from './figures.ts'

type Weight = { html: number; scripts: number }

const bytesOf = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer())
const kb = (bytes: number) => (bytes / 1000).toFixed(1)

/** The HTML and the first-load scripts of pages, beside those of a page without content. */
export async function weigh(
  own: Contender,
  paths: string[],
  empty: Contender,
  emptyPath: string,
): Promise<string> {
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
