import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { codeOf } from '../../lib/errors.ts'

const reasons: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a file is in the way',
  ENOENT: 'no folder can be made there',
  EEXIST: 'a file is in the way',
  EISDIR: 'a folder has that name',
}

/** Why a write failed, as the end of a sentence; undefined when the disk is not the reason. */
export const diskReason = (error: unknown): string | undefined => reasons[codeOf(error)]

/** A failure that a person can act on: its message is one clear sentence, shown without a stack. */
export class Problem extends Error {}

const isExpected = (error: unknown): error is Error =>
  error instanceof Problem || (error instanceof Error && error.constructor.name === 'EnvironmentError')

/** What a full or read-only disk says, wherever it was met; a missing file has other causes. */
function diskSentence(error: unknown): string | undefined {
  // Postgres says it in its own words, through whatever asked it.
  if (error instanceof Error && error.message.includes('No space left on device'))
    return 'The database cannot write, because its disk is full.'
  if (!(error instanceof Error && 'path' in error)) return undefined
  const isDisk = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT'].includes(codeOf(error))
  return isDisk ? `${error.path} cannot be written, because ${diskReason(error)}.` : undefined
}

/** What a Postgres says whose owner gave us too few rights, wherever it was met. */
function rightsSentence(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  // Refused; or no schema is left in which anything could be made.
  if (!['42501', '3F000'].includes(codeOf(error))) return rightsSentence(error.cause)
  return `The database refuses its user (${error.message}): as its owner, GRANT ALL ON SCHEMA public to the user of DATABASE_URL, and make it the owner of the tables that are there.`
}

/** What a file of settings says, without the mark that some editors put at its front; '' where there is none. */
function readEnvironmentFile(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return ''
    throw new Problem(`${file} cannot be read.`)
  }
}

/** The texts of the files of settings, the one that counts more first. */
export const readEnvironmentFiles = (): string[] => ['.env.local', '.env'].map(readEnvironmentFile)

function loadEnvironmentFiles(): void {
  for (const text of readEnvironmentFiles())
    for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value
}

/** Runs a script's main function with the variables of .env; a failure ends the process with code 1. */
export async function runScript(main: () => Promise<void>): Promise<void> {
  try {
    loadEnvironmentFiles()
    await main()
  } catch (error) {
    console.error(isExpected(error) ? error.message : (diskSentence(error) ?? rightsSentence(error) ?? error))
    process.exitCode = 1
  }
}

/** Translates a failed write below `directory` into a Problem; other errors pass through. */
export function diskProblem(error: unknown, directory: string): unknown {
  const reason = diskReason(error)
  if (!reason) return error
  return new Problem(
    `The database cannot be kept in ${directory}, because ${reason}: set DATA_DIR to another folder or DATABASE_URL to a Postgres server.`,
  )
}
