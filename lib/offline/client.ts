import { type Query, QueryClient } from '@tanstack/react-query'

let client: QueryClient | undefined

function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a connection much is answered from this device, and the rest fails at once.
      queries: {
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

/** The one holder of server state in this tab. On the server each rendering has a client of its own. */
export function getQueryClient(): QueryClient {
  if (typeof window === 'undefined') return createClient()
  client ??= createClient()
  return client
}

/** Everything that belongs to one account is kept under its id, so that no other account is ever shown it. */
export const accountKey = (userId: number) => ['account', userId] as const

/** Whose query this is; null for what is public or belongs to a single page. */
export function ownerOf({ queryKey: [kind, userId] }: Pick<Query, 'queryKey'>): number | null {
  return kind === 'account' && typeof userId === 'number' ? userId : null
}
