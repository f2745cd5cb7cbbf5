import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { projectRoot } from '../run/fingerprint.ts'
import { Problem } from '../run/problem.ts'
import { ended, isProgram } from '../run/processes.ts'

// Daemons often stand where only the administrator's path looks.
const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']

const packages = { nginx: 'nginx-light', 'redis-server': 'redis-server', taskset: 'util-linux' }

type Program = keyof typeof packages

/** What the tests of several servers need beside the packages. */
export const scalePrograms: Program[] = ['nginx', 'redis-server']

/** Where a program of the system stands, or null. */
const findProgram = (name: Program): string | null =>
  folders.map((folder) => path.join(folder, name)).find(isProgram) ?? null

/** One sentence that says what to install; null when all the programs are there. */
export function missingPrograms(names: Program[], find = findProgram): string | null {
  const missing = names.filter((name) => find(name) === null)
  if (missing.length === 0) return null
  const wanted = missing.map((name) => packages[name]).join(' ')
  return `${missing.join(' and ')} cannot be found: on Debian, apt-get install ${wanted} brings that.`
}

export type Running = { pid: number; end(signal?: NodeJS.Signals): Promise<void> }

const running = new Set<ChildProcess>()
// However this process ends, no other outlives it.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts a program of the system and waits until it is ready. */
async function startSystemProgram(
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

const respondsToPing = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'))
    socket.once('data', (said) => resolve(String(said).startsWith('+PONG')))
    socket.once('error', () => resolve(false))
    socket.once('close', () => socket.destroy())
    socket.unref()
  })

/** A Redis that keeps nothing when it ends. */
export function startRedis(port: number, directory: string): Promise<Running> {
  const args = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', directory]
  return startSystemProgram('redis-server', args.map(String), () => respondsToPing(port))
}

type Place = { directory: string; port: number; servers: number[] }

/** The shipped configuration with only its addresses, ports and folders replaced. */
export function placeConfiguration(shipped: string, { directory, port, servers }: Place): string {
  const [one, two] = servers
  return (
    shipped
      // Names are looked up where there are containers.
      .replaceAll(' resolve ', ' ')
      .replace(/^ *resolver .*\n/m, '')
      .replaceAll('one:3000', `127.0.0.1:${one}`)
      .replaceAll('/etc/nginx/trusted-proxies/', `${directory}/trusted-proxies/`)
      .replace(/^ *server two:3000.*;\n/gm, (line) =>
        two ? line.replace('two:3000', `127.0.0.1:${two}`) : '',
      )
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replaceAll('/var/cache/nginx/', `${directory}/`)
  )
}

/** The shipped nginx configuration before servers of this machine. */
export async function startNginx(place: Place): Promise<Running & { url: string }> {
  const { directory, port } = place
  const file = path.join(directory, 'nginx.conf')
  const shipped = await readFile(path.join(projectRoot, 'deploy/nginx.conf'), 'utf8')
  await mkdir(directory, { recursive: true })
  await writeFile(file, placeConfiguration(shipped, place))
  const url = `http://127.0.0.1:${port}`
  const globals = `daemon off; pid ${directory}/nginx.pid; error_log stderr;`
  const isReady = async () => (await fetch(`${url}/api/health/live`)).ok
  const nginx = await startSystemProgram('nginx', ['-p', directory, '-c', file, '-g', globals], isReady)
  return { ...nginx, url }
}
