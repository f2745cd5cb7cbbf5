import { randomUUID } from 'node:crypto'

type Identity = { name: string; secret: string }

const place = globalThis as typeof globalThis & { serverIdentity?: Identity }

place.serverIdentity ??= { name: randomUUID(), secret: randomUUID() }

/**
 * Who this process is among several, and what only it knows. On globalThis, since the server and the
 * framework's bundles in it each load this file.
 */
export const serverIdentity: Identity = place.serverIdentity
