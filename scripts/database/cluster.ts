import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Problem } from '../problem.ts'
import { diskProblem } from './disk.ts'
import { giveAway, type Place } from './place.ts'
import { isAlive } from './process.ts'

export const user = 'darkslide'

export const clusterOf = (place: Place) => path.join(place.data, 'cluster')

/** What Postgres programs get to see of our environment: messages in English, no secrets. */
export const cleanEnvironment = (): NodeJS.ProcessEnv => ({
  NODE_ENV: process.env.NODE_ENV,
  PATH: process.env.PATH ?? '/usr/bin:/bin',
  LC_ALL: 'C',
})

function runInitdb(place: Place, directory: string): Promise<string> {
  const args = [
    `--pgdata=${path.join(directory, 'cluster')}`,
    `--username=${user}`,
    `--pwfile=${path.join(directory, 'password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Postgres' own locale sorts alike on every machine, so the data can move to another.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(place.binaries, 'bin/initdb'), args, {
      ...place.owner,
      cwd: '/',
      env: cleanEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let complaint = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint += text
    })
    child.on('error', (error) =>
      reject(new Problem(`The embedded Postgres does not run here: ${error.message}.`)),
    )
    child.on('close', (code) => resolve(code === 0 ? '' : complaint || `initdb ended with ${code}`))
  })
}

async function fill(place: Place, directory: string): Promise<void> {
  await mkdir(directory, { mode: 0o700 })
  const password = path.join(directory, 'password')
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  await giveAway(place, directory)
  await giveAway(place, password)
  const complaint = await runInitdb(place, directory)
  if (!complaint) return
  if (complaint.includes('No space left')) throw Object.assign(new Error(complaint), { code: 'ENOSPC' })
  const reason = complaint.split('\n').find((line) => line.includes('error:')) ?? complaint.trim()
  throw new Problem(
    `Postgres could not prepare its data in ${place.data}: ${reason.replace(/^.*error:\s*/, '')}.`,
  )
}

async function removeAbandoned(place: Place): Promise<void> {
  const parent = path.dirname(place.data)
  for (const name of await readdir(parent)) {
    const pid = /^postgres-new-(\d+)-\w+$/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) await rm(path.join(parent, name), { recursive: true, force: true })
  }
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/**
 * Makes the cluster unless it is there. It is prepared aside and moved in whole, so
 * neither a kill in the middle nor two at once can leave half a cluster.
 */
export async function ensureCluster(place: Place, say: (line: string) => void): Promise<void> {
  if (await isThere(path.join(clusterOf(place), 'PG_VERSION'))) return
  say('Preparing the database (first time only)...')
  const unfinished = `${place.data}-new-${process.pid}-${randomBytes(3).toString('hex')}`
  try {
    await removeAbandoned(place)
    await fill(place, unfinished)
    await rename(unfinished, place.data)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    if (await isThere(path.join(clusterOf(place), 'PG_VERSION'))) return
    if (await isThere(place.data)) {
      throw new Problem(`${place.data} holds no database that can be used: move it away or restore it.`)
    }
    throw diskProblem(error, path.dirname(place.data))
  }
}

export async function passwordOf(place: Place): Promise<string> {
  try {
    return await readFile(path.join(place.data, 'password'), 'utf8')
  } catch {
    throw new Problem(
      `The database in ${place.data} belongs to another user or lost its password file: start as its owner or move it away.`,
    )
  }
}
