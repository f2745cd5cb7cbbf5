'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { getQueryClient, ownerOf } from '@/lib/offline/client'

/** The query client for the pages that need it; pages that only show something do without its weight. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(getQueryClient)
  useEffect(
    // What a page asked for is asked for again by the next one. What belongs to an account has its own time.
    () => () =>
      void client.invalidateQueries({ predicate: (query) => ownerOf(query) === null, refetchType: 'none' }),
    [client],
  )
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
