'use client'

import { ErrorCard } from '@/components/ui/error-card'

export default function ErrorPage() {
  return <ErrorCard />
}
