import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { projectRoot } from '../fingerprint.ts'
import { type Running, startSystemProgram } from './process.ts'

type Place = { directory: string; port: number; servers: number[] }

/** The shipped configuration with only its addresses, ports and folders replaced. */
export function placeConfiguration(shipped: string, { directory, port, servers }: Place): string {
  const [one, two] = servers
  return shipped
    .replaceAll('one:3000', `127.0.0.1:${one}`)
    .replace(/^ *server two:3000.*;\n/gm, (line) => (two ? line.replace('two:3000', `127.0.0.1:${two}`) : ''))
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll('/var/cache/nginx/', `${directory}/`)
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
