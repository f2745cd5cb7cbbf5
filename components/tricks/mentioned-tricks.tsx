import Link from 'next/link'
import type { TrickLink } from '@/lib/tricks/schema'
import { CategoryBadge } from './category-badge'
import { SkillLevel } from './skill-level'

const cardsBeforeFold = 12

/** Cards of tricks that something is about; a long row folds its tail. */
export function MentionedTricks({ title, tricks }: { title: string; tricks: TrickLink[] }) {
  if (tricks.length === 0) return null
  const folded = tricks.slice(cardsBeforeFold)
  return (
    <section aria-labelledby="mentioned-tricks">
      <h2 id="mentioned-tricks" className="mb-5 text-title">
        {title}
      </h2>
      <TrickCards tricks={tricks.slice(0, cardsBeforeFold)} />
      {folded.length > 0 && (
        <details>
          <summary className="py-4 font-semibold underline underline-offset-4">{folded.length} more</summary>
          <TrickCards tricks={folded} />
        </details>
      )}
    </section>
  )
}

function TrickCards({ tricks }: { tricks: TrickLink[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4">
      {tricks.map((trick) => (
        <li key={trick.slug}>
          <Link
            href={`/tricks/${trick.slug}`}
            prefetch={false}
            className="flex h-full flex-col justify-between gap-2 border-2 border-line bg-sheet p-3 hover:text-signal-text"
          >
            <span className="font-semibold leading-snug">{trick.name}</span>
            <span className="flex flex-wrap items-center justify-between gap-2">
              <CategoryBadge category={trick.category} />
              <SkillLevel level={trick.difficultyRating} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
