import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { cruise, type ICruiseResult, type IDependency, type IModule } from 'dependency-cruiser'
import { projectRoot } from '../run/fingerprint.ts'
import { Problem } from '../run/problem.ts'
import { type Layer, layerOf, roots, rules } from './import-rules.ts'

/** Every file below a directory with what it imports, types included, and what the rules say about it. */
async function cruiseImports(baseDir: string): Promise<ICruiseResult> {
  const { output } = await cruise(
    roots,
    {
      baseDir,
      // TypeScript's own parser has no programming interface in version 7.
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: ['node_modules', '^prisma/generated/'] },
      validate: true,
      ruleSet: rules,
    },
    { alias: { '@': baseDir }, exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  )
  if (typeof output === 'string') throw new Problem(output)
  return output
}

/**
 * The ways from some files to others, each as its last import. Types are gone when code runs, and what a package
 * imports is its own. (The cruiser's `reachable` goes through types.)
 */
function waysTo(
  modules: IModule[],
  isStart: (file: string) => boolean,
  isEnd: (file: string) => boolean,
  goesThrough: (edge: IDependency) => boolean = () => true,
): string[] {
  const edges = new Map(modules.map(({ source, dependencies }) => [source, dependencies]))
  const cameFrom = new Map(modules.filter(({ source }) => isStart(source)).map(({ source }) => [source, '']))
  for (const file of cameFrom.keys())
    for (const edge of edges.get(file) ?? [])
      if (!edge.dependencyTypes.includes('type-only') && goesThrough(edge) && !cameFrom.has(edge.resolved))
        cameFrom.set(edge.resolved, file)
  return [...cameFrom].flatMap(([file, by]) => (isEnd(file) && by ? [`${by} → ${file}`] : []))
}

const serverOnly: readonly (Layer | null)[] = [
  'data',
  'db',
  'auth',
  'http',
  'cache',
  'service',
  'env',
  'site',
  'observability',
  'prisma',
]

/** What is wrong with the imports below a directory, as text to print; null where nothing is. */
export async function findForbiddenImports(baseDir: string): Promise<string | null> {
  const result = await cruiseImports(baseDir)
  const { modules } = result
  const own = modules.filter(({ source }) => layerOf(source) && /\.tsx?$/.test(source))
  const texts = new Map(
    await Promise.all(
      own.map(async ({ source }) => [source, await readFile(path.join(baseDir, source), 'utf8')] as const),
    ),
  )
  const says = (file: string, pattern: RegExp) => pattern.test(texts.get(file) ?? '')
  const isTest = (file: string) => /\.test\.tsx?$/.test(file)

  const problems = {
    'a browser loads what is the server’s': waysTo(
      modules,
      (file) =>
        !isTest(file) &&
        file !== 'worker/build.ts' &&
        (layerOf(file) === 'worker' || says(file, /^'use client'/)),
      (file) => serverOnly.includes(layerOf(file)) || says(file, /^import 'server-only'$/m),
    ),
    'a script reads the environment before .env is loaded: import it in runScript': waysTo(
      modules,
      (file) => file.startsWith('scripts/') && says(file, /^await runScript/m),
      (file) => file === 'lib/env.ts',
      ({ dynamic }) => !dynamic,
    ),
  }
  const forbidden = result.summary.violations.map(
    ({ rule, from, to, cycle }) =>
      `${rule.name}: ${[from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' → ')}`,
  )
  const reached = Object.entries(problems).flatMap(([what, ways]) => ways.map((way) => `${what}: ${way}`))
  return [...forbidden, ...reached].join('\n') || null
}

/** Throws a Problem that names each import that the rules do not allow. */
export async function checkImports(): Promise<void> {
  const problem = await findForbiddenImports(projectRoot)
  if (problem) throw new Problem(`${problem}\nThe rules are in scripts/check/import-rules.ts.`)
}
