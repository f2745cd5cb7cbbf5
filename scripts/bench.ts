import { Problem, runScript } from './run/problem.ts'

/** What can be measured, by the argument that asks for it; each is loaded only then. */
const kinds: Record<string, (rest: string[]) => Promise<void>> = {
  '': async () => (await import('./bench/speed.ts')).compareSpeed(),
  '--paint': async () => (await import('./bench/paint.ts')).comparePaint(),
  '--clicks': async (rest) => (await import('./bench/clicks.ts')).sweepClicks(rest[0]),
  '--engine': async () => (await import('./bench/engine.ts')).measureEngine(),
  '--wishes': async () => (await import('./bench/engine.ts')).rateWishes(),
  '--coach-weight': async () => (await import('./bench/coach-weight.ts')).printCoachWeight(),
}

await runScript(async () => {
  const [kind = '', ...rest] = process.argv.slice(2)
  const run = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  if (!run)
    throw new Problem(`Say what to measure: npm run bench -- ${Object.keys(kinds).join(' | ').slice(3)}`)
  await run(rest)
})
