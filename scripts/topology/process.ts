import { type ChildProcess, spawn } from 'node:child_process'
import { Problem } from '../problem.ts'
import { ended } from '../run.ts'
import { findProgram, missingPrograms, type Program } from './programs.ts'

export type Running = { pid: number; end(signal?: NodeJS.Signals): Promise<void> }

const running = new Set<ChildProcess>()
// However this process ends, no other outlives it.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts a program of the system and waits until it is ready. */
export async function startSystemProgram(
  name: Program,
  args: string[],
  isReady: () => Promise<boolean>,
): Promise<Running> {
  const file = findProgram(name)
  if (!file) throw new Problem(missingPrograms([name]) ?? '')
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  running.add(child)
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint = `${complaint}${chunk}`.slice(-2000)
  })
  const end = ended(child).finally(() => running.delete(child))
  for (let tries = 0; tries < 200 && child.exitCode === null; tries += 1) {
    if (await isReady().catch(() => false))
      return {
        pid: child.pid ?? 0,
        end: async (signal = 'SIGTERM') => {
          child.kill(signal)
          await end
        },
      }
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  child.kill('SIGKILL')
  throw new Problem(`${name} did not start.\n${complaint}`)
}
