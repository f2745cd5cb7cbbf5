import { generateClient } from './prepare.ts'
import { Problem, runScript } from './problem.ts'
import { ended, startProgram } from './processes.ts'
import { runTests } from './test.ts'

const checks = [
  { name: 'Types of routes', program: 'next/dist/bin/next', args: ['typegen'] },
  { name: 'Types', program: 'typescript/bin/tsc', args: ['--noEmit'] },
  { name: 'Lint', program: '@biomejs/biome/bin/biome', args: ['check', '.'] },
]

async function check({ name, program, args }: (typeof checks)[number]): Promise<void> {
  console.log(`${name}...`)
  const code = await ended(startProgram(program, args, { stdio: ['ignore', 'inherit', 'inherit'] }))
  if (code !== 0) throw new Problem(`${name}: failed.`)
}

// The tests build the pages and drive a browser over them.
await runScript(async () => {
  await generateClient()
  for (const each of checks) await check(each)
  if (!(await runTests())) process.exitCode = 1
})
