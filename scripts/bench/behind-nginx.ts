import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../database/port.ts'
import type { Database } from '../database.ts'
import { startNginx } from '../topology/nginx.ts'
import { type Contender, endLater, ownServer } from './contenders.ts'

const portOf = ({ urlOf }: Contender) => Number(new URL(urlOf('/')).port)

/** The product as it is served behind a proxy. */
export const proxiedServer = (database: Database) => ownServer(database, { TRUST_PROXY: '1' })

/** The shipped nginx configuration before one or two servers. */
export async function behindNginx(name: string, servers: Contender[]): Promise<Contender> {
  const directory = await mkdtemp(path.join(tmpdir(), 'darkslide-nginx-'))
  // So that nginx's own account can keep its files there.
  await chmod(directory, 0o755)
  const nginx = await startNginx({ directory, port: await freePort(), servers: servers.map(portOf) })
  endLater(async () => {
    await nginx.end()
    await rm(directory, { recursive: true, force: true })
  })
  return { name, pid: nginx.pid, others: servers.map(({ pid }) => pid), urlOf: (place) => nginx.url + place }
}
