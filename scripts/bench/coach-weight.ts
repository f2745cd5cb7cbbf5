import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { type OutputChunk, rolldown } from 'rolldown'
import { projectRoot } from '../run/fingerprint.ts'

const page = 'components/suggest/suggest.tsx'
/** Comes when the form is touched, before anything can be asked. */
const form = 'lib/tricks/schema.ts'

/** What the coach is on a device, by what it takes of it. */
const parts = {
  chips: 'components/offline/offline-coach.ts',
  texts: 'lib/tricks/read-offline.ts',
  composed: 'lib/tricks/composed.ts',
}

type Weights = Record<keyof typeof parts, number>

async function bundled(): Promise<OutputChunk[]> {
  const bundle = await rolldown({
    input: path.join(projectRoot, page),
    cwd: projectRoot,
    platform: 'browser',
    logLevel: 'silent',
    resolve: { alias: { '@': projectRoot } },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  })
  const { output } = await bundle.generate({ format: 'es', minify: true })
  await bundle.close()
  return output.filter((each) => each.type === 'chunk')
}

/**
 * How many KB, gzip, the coach weighs in a browser beyond the page that shows it and its form: for chips the ranking and the packages
 * it shares with other parts, and what comes on top of that for texts, and for tricks that are put together.
 */
export async function weighCoach(): Promise<Weights> {
  const chunks = await bundled()
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const withImports = (chunk: OutputChunk | undefined, found = new Set<OutputChunk>()): Set<OutputChunk> => {
    if (!chunk || found.has(chunk)) return found
    found.add(chunk)
    for (const name of chunk.imports) withImports(byName.get(name), found)
    return found
  }
  const of = (file: string) =>
    withImports(chunks.find(({ moduleIds }) => moduleIds.includes(path.join(projectRoot, file))))
  const kb = (some: ReadonlySet<OutputChunk>) =>
    Math.round([...some].reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1024)
  const shown = of(page).union(of(form))
  const chips = of(parts.chips).difference(shown)
  const texts = of(parts.texts).difference(shown).difference(chips)
  const composed = of(parts.composed).difference(shown).difference(chips).difference(texts)
  return { chips: kb(chips), texts: kb(texts), composed: kb(composed) }
}

/** Prints them. */
export async function printCoachWeight(): Promise<void> {
  console.table(await weighCoach())
}
