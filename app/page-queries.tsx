'use client'

import { useEffect } from 'react'
import { leavePage } from '@/lib/offline/page-queries'

/** For pages whose parts bring the query client along when they are needed. */
export function PageQueries() {
  useEffect(() => leavePage, [])
  return null
}
