'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

/** What stands around every page, but not around one in a frame of another site. */
export const AroundPages = ({ children }: { children: ReactNode }) =>
  usePathname().startsWith('/embed/') ? null : children
