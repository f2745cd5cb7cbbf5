import Link from 'next/link'
import { useFreshTricks } from './use-advice'

/** The tricks that were not practised for long, so that none gets lost. It never lowers a level. */
export function KeepItFresh({ userId }: { userId: number }) {
  const { data } = useFreshTricks(userId)
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="fresh-title">
      <h2 id="fresh-title" className="mb-1 text-xl">
        Keep it fresh
      </h2>
      <p className="mb-3 text-sm text-soft">You have these. A few tries keep it so.</p>
      <ul className="border-line border-t-2">
        {data.slice(0, 5).map(({ trick, daysSince }) => (
          <li key={trick.id} className="border-line/30 border-b">
            <Link
              href={`/tricks/${trick.slug}`}
              prefetch={false}
              className="flex min-h-11 items-center justify-between gap-3 py-2 font-semibold hover:text-signal-text"
            >
              {trick.name}
              <span className="shrink-0 font-normal text-sm text-soft">{daysSince} days ago</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
