import { type Query, QueryClient } from '@tanstack/react-query'
import { AppError } from '../errors'
import { handOver } from './page-queries'

const longestWaitSeconds = 10

/** After how many seconds a server that is away for a moment asked to be read again; never, where it did not. */
const secondsToWait = (error: Error): number =>
  (error instanceof AppError && error.code === 'unavailable' && error.extras.retryAfterSeconds) ||
  Number.POSITIVE_INFINITY

let client: QueryClient | undefined

function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // While offline, the service worker serves many requests, and the others fail at once.
      queries: {
        networkMode: 'always',
        retry: (failures, error) => failures === 0 && secondsToWait(error) <= longestWaitSeconds,
        retryDelay: (_, error) => secondsToWait(error) * 1000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

/** The one holder of server state in this tab. On the server each render has a client of its own. */
export function getQueryClient(): QueryClient {
  if (typeof window === 'undefined') return createClient()
  client ??= createPageClient()
  return client
}

function createPageClient(): QueryClient {
  const created = createClient()
  handOver({
    get: (path) => created.getQueryData([path]),
    set: (path, data) => created.setQueryData([path], data),
    // What belongs to an account has its own time.
    invalidate: () =>
      void created.invalidateQueries({ predicate: (query) => ownerOf(query) === null, refetchType: 'none' }),
  })
  return created
}

/** The prefix of an account's queries: one account is never shown another's. */
export const accountKey = (userId: number) => ['account', userId] as const

/** The id of the account that a query belongs to; null for public data and data of a single page. */
export function ownerOf({ queryKey: [kind, userId] }: Pick<Query, 'queryKey'>): number | null {
  return kind === 'account' && typeof userId === 'number' ? userId : null
}
