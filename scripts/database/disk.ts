import { Problem } from '../problem.ts'

const reasons: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a file is in the way',
  ENOENT: 'no folder can be made there',
  EEXIST: 'a file is in the way',
}

/** Why a write failed, as the end of a sentence; undefined when the disk is not the reason. */
export const diskReason = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? reasons[String(error.code)] : undefined

/** Translates a failed write below `directory` into a Problem; other errors pass through. */
export function diskProblem(error: unknown, directory: string): unknown {
  const reason = diskReason(error)
  if (!reason) return error
  return new Problem(
    `The database cannot be kept in ${directory}, because ${reason}: set DATA_DIR to another folder or DATABASE_URL to a Postgres server.`,
  )
}
