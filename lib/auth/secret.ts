import 'server-only'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { env } from '../env'

/** The secret that next-auth signs with: NEXTAUTH_SECRET, or one made once and kept in DATA_DIR. */
export function nextAuthSecret(): string {
  if (env.NEXTAUTH_SECRET) return env.NEXTAUTH_SECRET
  const file = path.resolve(/* turbopackIgnore: true */ env.DATA_DIR, 'auth-secret')
  const kept = readSecretFile(file)
  if (kept) return kept
  mkdirSync(path.dirname(file), { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    // Another server that starts at the same moment has just written it.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8')
}

function readSecretFile(file: string): string | null {
  try {
    return readFileSync(file, 'utf8') || null
  } catch {
    return null
  }
}
