'use client'

import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { type Draft, emptyDraft, keepDraft } from './draft'

/** Opens the builder with the tricks of a line selected, to be changed, reordered and saved. */
export function MakeYours({ draft }: { draft: Partial<Draft> }) {
  return (
    <Link
      href="/trickbot/builder"
      onClick={() => keepDraft({ ...emptyDraft, ...draft })}
      className={buttonStyle({ size: 'lg' })}
    >
      Make it yours
    </Link>
  )
}
