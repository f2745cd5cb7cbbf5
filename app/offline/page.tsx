import type { Metadata } from 'next'
import { TrickStill } from '@/components/figure/trick-still'
import { TooltipLayer } from '@/components/ui/overlays/tooltip-layer'
import { pageMetadata } from '@/lib/site'
import { OfflineScreen } from './offline-screen'

export const metadata: Metadata = pageMetadata('/offline')

/** Stands in for every page that cannot be reached; which one is decided by the address in the browser. */
export default function OfflinePage() {
  return (
    <>
      <OfflineScreen
        picture={
          <TrickStill
            name="Coffin"
            size="card"
            isFirst
            className="aspect-4/3 h-auto w-full max-w-100 border-2 border-line shadow-sticker"
          />
        }
      />
      <TooltipLayer />
    </>
  )
}
