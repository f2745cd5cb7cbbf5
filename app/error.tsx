'use client'

import { buttonStyle } from '@/components/ui/button'

/** The generic fallback when a page could not be shown. */
export default function ErrorPage() {
  return (
    <div className="mx-auto max-w-prose px-4 py-20">
      <div role="alert" className="border-2 border-line bg-sheet p-8 shadow-sticker">
        <h1 className="text-title">Something went wrong</h1>
        <p className="my-4 text-soft">The page could not be shown. Nothing you entered elsewhere is lost.</p>
        <button type="button" className={buttonStyle()} onClick={() => window.location.reload()}>
          Try Again
        </button>
      </div>
    </div>
  )
}
