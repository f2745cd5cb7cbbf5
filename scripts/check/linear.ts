import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { check, type Diagnostics } from 'recheck'
import project from '../../package.json' with { type: 'json' }
import { Problem } from '../run/problem.ts'
import { type Expression, expressionsIn } from './expressions.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Where texts of users come, and whatever else may. */
const places = '{app,components,lib,server,worker}/**/*.{ts,tsx}'
const isLeftOut = (file: string) => /\.test\.tsx?$|\/testdata\//.test(file)

/**
 * An attack counts only when Node itself takes longer than a second for it: some that are found on paper are cut short
 * by its engine. Large expressions are attacked rather than proven, which would take minutes.
 */
const limits = { recallTimeout: 1000, maxNFASize: 4000, timeout: 60_000 }

/** What is wrong with an expression; null when its time grows with the text and no faster. */
async function slownessOf({ source, flags }: Expression): Promise<string | null> {
  if (source === null) return 'is made of parts that stand elsewhere: write it as one, or RegExp.escape them'
  const found = await check(source, flags, limits)
  if (found.status === 'safe') return null
  if (found.status === 'vulnerable' && !(await isBusyWith(found.attack.string, source, flags))) return null
  return `/${source}/${flags}\n    ${described(found)}`
}

/** The checker's second is one of the clock, in which a busy machine does little: of what it accuses this counts. */
const mostCpuMs = 800
/** What a process of its own may take of the processor, its start included; an exponential expression never ends. */
const mostCpuSeconds = 2

const measure = `
  const { source, flags, attack } = JSON.parse(require('node:fs').readFileSync(0, 'utf8'))
  const expression = new RegExp(source, flags)
  const before = process.cpuUsage()
  expression.exec(attack)
  process.stdout.write(String(process.cpuUsage(before).user / 1000))
`

/** Whether a text keeps an expression busy, by the processor's time in a process of its own. */
async function isBusyWith(attack: string, source: string, flags: string): Promise<boolean> {
  const bounded = `ulimit -t ${mostCpuSeconds}; exec "$0" -e "$1"`
  const measuring = spawn('sh', ['-c', bounded, process.execPath, measure], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  measuring.stdin.end(JSON.stringify({ source, flags, attack }))
  const cpuMs = await text(measuring.stdout)
  return cpuMs === '' || Number(cpuMs) > mostCpuMs
}

function described(found: Exclude<Diagnostics, { status: 'safe' }>): string {
  if (found.status === 'vulnerable') return `${found.complexity.summary}: ${found.attack.pattern}`
  const { error } = found
  const reason = 'message' in error ? error.message : error.kind
  return `cannot be judged (${reason}); where recheck has no program for a system, it needs Java`
}

/** What was found by the hash of an expression. It holds as long as the checker is the same one. */
type Known = Readonly<Record<string, string | null>>

const cacheFile = path.join(root, 'node_modules/.cache/darkslide/expressions.json')

function readCache(): Known {
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8'))
  } catch {
    return {}
  }
}

const hashOf = ({ source, flags }: Expression) =>
  createHash('sha256')
    .update(JSON.stringify([project.devDependencies.recheck, limits, source, flags]))
    .digest('base64url')

/**
 * The expressions that a text can keep busy, each with its place, what is wrong and such a text; and what was found
 * about all of them, to be passed as `known` the next time.
 */
export async function slowAmong(expressions: readonly Expression[], known: Known) {
  const byHash = new Map(expressions.map((expression) => [hashOf(expression), expression]))
  const found: Record<string, string | null> = {}
  const open = [...byHash].filter(([hash]) => !(hash in known)).values()
  const work = async () => {
    for (const [hash, expression] of open) found[hash] = await slownessOf(expression)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  const verdicts: Known = Object.fromEntries(
    [...byHash.keys()].map((hash) => [hash, found[hash] ?? known[hash] ?? null]),
  )
  const slow = expressions.flatMap((expression) => {
    const reason = verdicts[hashOf(expression)]
    return reason ? [`${expression.file}:${expression.line} ${reason}`] : []
  })
  return { slow, verdicts }
}

/** Refuses regular expressions that take more than linear time, wherever a text of a user may come. */
export async function checkExpressions(): Promise<void> {
  const expressions = globSync(places, { cwd: root })
    .filter((file) => !isLeftOut(file))
    .flatMap((file) => expressionsIn(file, readFileSync(path.join(root, file), 'utf8')))
  const { slow, verdicts } = await slowAmong(expressions, readCache())
  mkdirSync(path.dirname(cacheFile), { recursive: true })
  writeFileSync(cacheFile, JSON.stringify(verdicts))
  if (slow.length > 0) throw new Problem(`Texts can keep these expressions busy:\n${slow.join('\n')}`)
}
