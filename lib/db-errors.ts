const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** A row with the same unique key is there already. */
export const isUniqueViolation = (error: unknown) => codeOf(error) === 'P2002'

/** A row that this one refers to is not there. */
export const isForeignKeyViolation = (error: unknown) => codeOf(error) === 'P2003'

/** Runs a write again, once, when it lost a race for a key: the second time it finds the winner's row. */
export async function retryOnConflict<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return write()
  }
}
