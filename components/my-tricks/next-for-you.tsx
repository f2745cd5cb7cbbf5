import { useQueryClient } from '@tanstack/react-query'
import Link from 'next/link'
import { buttonStyle } from '@/components/ui/button'
import type { NextTrick } from '@/lib/my-tricks/schema'
import type { Slots } from './dashboard'
import { saveTrick } from './save-trick'
import { useNextTricks } from './use-advice'
import { myTrickKeys } from './use-my-tricks'

type NextProps = { userId: number; renderBadges: Slots['renderBadges'] }

/** Three tricks whose groundwork is done, each with the reason. */
export function NextForYou({ userId, renderBadges }: NextProps) {
  const { data } = useNextTricks(userId)
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="next-title">
      <h2 id="next-title" className="mb-3 text-xl">
        Next for you
      </h2>
      <ul className="space-y-3">
        {data.map((next) => (
          <li key={next.trick.id} className="border-2 border-line bg-sheet p-4">
            <Suggestion next={next} userId={userId} renderBadges={renderBadges} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Suggestion({ next: { trick, reason }, userId, renderBadges }: NextProps & { next: NextTrick }) {
  const client = useQueryClient()
  const add = async () => {
    await saveTrick(trick)
    await client.invalidateQueries({ queryKey: myTrickKeys.list(userId) })
  }
  return (
    <>
      <h3 className="text-xl">
        <Link href={`/tricks/${trick.slug}`} prefetch={false} className="hover:text-signal-text">
          {trick.name}
        </Link>
      </h3>
      <div className="my-2 flex flex-wrap items-center gap-3">{renderBadges(trick)}</div>
      <p className="mb-3 text-sm text-soft">{reason}</p>
      <button
        type="button"
        aria-label={`Add to My Tricks: ${trick.name}`}
        onClick={add}
        className={buttonStyle({ variant: 'outline', size: 'sm' })}
      >
        + Add to My Tricks
      </button>
    </>
  )
}
