import { diskReason } from '../disk-reason.ts'
import { Problem } from '../problem.ts'

/** Translates a failed write below `directory` into a Problem; other errors pass through. */
export function diskProblem(error: unknown, directory: string): unknown {
  const reason = diskReason(error)
  if (!reason) return error
  return new Problem(
    `The database cannot be kept in ${directory}, because ${reason}: set DATA_DIR to another folder or DATABASE_URL to a Postgres server.`,
  )
}
