import { readFile } from 'node:fs/promises'

const msPerTick = 10

/** CPU that a process has used so far, in milliseconds; null on systems without /proc. */
export async function cpuMs(pid: number): Promise<number | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  return text === null ? null : cpuOf(text)
}

/** Does the work; answers its result and the CPU that the processes and their children used meanwhile, in milliseconds. */
export async function withCpu<Result>(pids: number[], work: () => Promise<Result>) {
  const before = await cpuOfAll(pids)
  const result = await work()
  const after = await cpuOfAll(pids)
  return { result, cpu: before === null || after === null ? null : after - before }
}

async function cpuOfAll(pids: number[]): Promise<number | null> {
  const families = await Promise.all(pids.map(async (pid) => [pid, ...(await childrenOf(pid))]))
  const used = await Promise.all(families.flat().map(cpuMs))
  return used.reduce((sum, ms) => (sum === null || ms === null ? null : sum + ms), 0)
}

async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return text.split(' ').filter(Boolean).map(Number)
}

/** User and system time in a line of /proc/PID/stat. The program's name may hold spaces and brackets. */
export function cpuOf(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * msPerTick
}
