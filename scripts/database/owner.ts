import { spawnSync } from 'node:child_process'
import { Problem } from '../problem.ts'

/** The account that Postgres runs as when it may not run as ours. */
export type Owner = { uid: number; gid: number }

export const isRoot = () => process.getuid?.() === 0

function numberFrom(command: string, args: string[]): number | null {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' })
  const value = Number.parseInt(stdout ?? '', 10)
  return status === 0 && Number.isInteger(value) ? value : null
}

function accountOf(name: string): Owner | null {
  const uid = numberFrom('id', ['-u', name])
  const gid = numberFrom('id', ['-g', name])
  return uid && gid !== null ? { uid, gid } : null
}

function createAccount(): Owner | null {
  const args = ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'postgres']
  spawnSync('useradd', args, { stdio: 'ignore' })
  return accountOf('postgres')
}

/** Postgres refuses to run as root: the `postgres` account, made if need be, else another without rights. */
export function unprivilegedOwner(): Owner {
  return accountOf('postgres') ?? createAccount() ?? accountOf('nobody') ?? { uid: 65_534, gid: 65_534 }
}

/** Runs a shell test as that account, from a folder that everybody can enter. */
export function canDo(owner: Owner, test: string, argument: string): boolean {
  const result = spawnSync('/bin/sh', ['-c', test, argument], { ...owner, cwd: '/', stdio: 'ignore' })
  if (result.error) {
    throw new Problem(
      `Postgres must not run as root and this root cannot switch to another user (${owner.uid}): start as an ordinary user, or set DATABASE_URL to a Postgres server.`,
    )
  }
  return result.status === 0
}
