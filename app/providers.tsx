'use client'

import type { ReactNode } from 'react'
import { WithQueryClient } from '@/components/ui/behavior/with-query-client'
import { PageQueries } from './page-queries'

/** The query client for a whole page; pages that need it for a part of themselves do without its weight. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <WithQueryClient>
      <PageQueries />
      {children}
    </WithQueryClient>
  )
}
