import type { Metadata } from 'next'
import { TooltipLayer } from '@/components/ui/overlays/tooltip-layer'
import { pageMetadata } from '@/lib/site'
import { OfflineScreen } from './offline-screen'

export const metadata: Metadata = pageMetadata('/offline')

/** Stands in for every page that cannot be reached; which one is decided by the address in the browser. */
export default function OfflinePage() {
  return (
    <>
      <OfflineScreen />
      <TooltipLayer />
    </>
  )
}
