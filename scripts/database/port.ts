import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { Problem } from '../problem.ts'
import { giveAway, type Place } from './place.ts'

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (!address || typeof address === 'string') throw new Problem('No free port was found on 127.0.0.1.')
  return address.port
}

/** The port used last time, so that addresses noted down stay true; else a free one. */
export async function rememberedPort(place: Place): Promise<number> {
  const text = await readFile(path.join(place.data, 'port'), 'utf8').catch(() => '')
  const port = Number(text)
  return Number.isInteger(port) && port > 1023 && port < 65_536 ? port : freePort()
}

export async function rememberPort(place: Place, port: number): Promise<void> {
  if ((await rememberedPort(place)) === port) return
  const file = path.join(place.data, 'port')
  await writeFile(file, String(port), { mode: 0o600 })
  await giveAway(place, file)
}
