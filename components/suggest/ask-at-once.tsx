'use client'

import { useEffect, useState } from 'react'
import { useOwnerId } from '@/components/accounts/auth-status'
import { useBrowserValue } from '@/components/ui/behavior/rendering'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { usualLevels } from '@/lib/my-tricks/usual-levels'
import { readAskedLevels } from '@/lib/offline/local-storage'
import type { PagePath } from '@/lib/pages'
import { listed } from '@/lib/skate/wording'
import { type Level, levels } from '@/lib/tricks/taxonomy'
import { type Asked, placeOf } from './address'

/** What many ask, as a button says it and as it is asked. */
const wishes: readonly (readonly [label: string, prompt: string])[] = [
  ['What\u2019s next for me', 'What\u2019s next for me'],
  ['Flat ground', 'Flat ground'],
  ['A flip trick', 'A flip trick'],
  ['Curb or ledge', 'Something for a curb or ledge'],
  ['Ramp or bowl', 'Something for a ramp or bowl'],
]

// For as long as nothing is known of the skater.
const firstLevels: readonly Level[] = ['Beginner', 'Intermediate']

/** What a skater's own list says about levels; null where it says nothing, or cannot be read. */
async function levelsOfList(ownerId: number): Promise<readonly Level[] | null> {
  try {
    const { readMyTricks } = await import('@/components/accounts/use-account')
    return usualLevels(await readMyTricks(ownerId))
  } catch {
    return null
  }
}

/** The levels to ask for: those of the last time, else what one's own list says, else the first two. */
function useUsualLevels(): readonly Level[] {
  const kept = useBrowserValue(readAskedLevels, null)
  const ownerId = useOwnerId() ?? null
  const [own, setOwn] = useState<readonly Level[] | null>(null)
  useEffect(() => {
    if (kept !== null || ownerId === null) return
    let isOver = false
    void levelsOfList(ownerId).then((found) => !isOver && setOwn(found))
    return () => {
      isOver = true
    }
  }, [kept, ownerId])
  const last = levels.filter((level) => kept?.split('.').includes(level))
  return last.length > 0 ? last : (own ?? firstLevels)
}

type Props = {
  /** The levels that are chosen beside it; where none are, those of the last time are asked for. */
  chosen?: readonly Level[]
  /** Asks here; without it each wish leads to where it is asked. */
  onAsk?: (asked: Asked) => void
}

/** Wishes that are asked with one press. */
export function AskAtOnce({ chosen = [], onAsk }: Props) {
  const usual = useUsualLevels()
  const difficulties = [...(chosen.length > 0 ? chosen : usual)]
  return (
    <section aria-labelledby="at-once-title" className="mb-8">
      <h2 id="at-once-title" className="mb-2 font-body font-semibold text-label text-soft uppercase">
        Ask with one press
      </h2>
      <ul className="flex flex-wrap gap-2">
        {wishes.map(([label, prompt], at) => {
          const asked = { prompt, difficulties }
          return (
            <li key={prompt}>
              <Link
                href={`${'/trickbot/suggest' satisfies PagePath}${placeOf(asked).query}`}
                onOpen={onAsk && (() => onAsk(asked))}
                className={`${buttonStyle(at === 0 ? {} : { variant: 'outline' })} min-h-12`}
              >
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
      <p className="mt-2 min-h-10 text-sm text-soft sm:min-h-5">
        {difficulties.length === levels.length ? 'At every level' : `For ${listed(difficulties)}`}.{' '}
        {onAsk ? 'Check other levels to change that.' : 'Change the levels on the next page.'}
      </p>
    </section>
  )
}
