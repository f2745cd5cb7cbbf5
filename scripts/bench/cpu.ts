import { readFile } from 'node:fs/promises'

const msPerTick = 10

/** CPU that a process has used so far, in milliseconds; null on systems without /proc. */
export async function cpuMs(pid: number): Promise<number | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  return text === null ? null : cpuOf(text)
}

/** User and system time in a line of /proc/PID/stat. The program's name may hold spaces and brackets. */
export function cpuOf(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * msPerTick
}
