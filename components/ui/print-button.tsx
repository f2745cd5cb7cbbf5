'use client'

import { buttonStyle } from './button'

/** Prints the page as its print styles have it. */
export function PrintButton() {
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className={`${buttonStyle({ variant: 'outline' })} noscript:hidden print:hidden`}
    >
      Print
    </button>
  )
}
