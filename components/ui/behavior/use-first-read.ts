import { useCallback, useEffect, useState } from 'react'
import { freshRead, lastRead, readPublic } from '@/lib/offline/page-queries'

type State<T> = { data: T | undefined; isError: boolean }

/**
 * Public data that a page shows first, read without the query client, which takes it over once it is there. What an
 * earlier page read is shown until it has been read again. Nothing is read before it is wanted.
 */
export function useFirstRead<T>(path: string, isWanted = true) {
  const [{ data: own, isError }, setState] = useState<State<T>>(() => ({
    data: lastRead<T>(path),
    isError: false,
  }))
  // Another part of the page may have read it before it was wanted here.
  const data = own ?? (isWanted ? lastRead<T>(path) : undefined)
  const take = useCallback((reading: Promise<T>) => {
    reading.then(
      (read) =>
        setState((last) => (last.data === read && !last.isError ? last : { data: read, isError: false })),
      () => setState((last) => ({ ...last, isError: true })),
    )
  }, [])
  const refetch = useCallback(() => take(readPublic(path)), [path, take])
  useEffect(() => {
    if (isWanted) take(freshRead(path))
  }, [path, isWanted, take])
  return { data, isPending: data === undefined && !isError, isError, refetch }
}
