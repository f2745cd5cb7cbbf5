import Link from 'next/link'
import type { TrickLink } from '@/lib/tricks/schema'
import { SkillLevel } from './skill-level'

const linksBeforeFold = 8

/** Tricks to go on to, each with its level; a long list folds its tail. */
export function TrickLinks({ title, tricks }: { title: string; tricks: TrickLink[] }) {
  if (tricks.length === 0) return null
  const folded = tricks.slice(linksBeforeFold)
  return (
    <section>
      <h2 className="mb-3 text-xl">{title}</h2>
      <LinkList tricks={tricks.slice(0, linksBeforeFold)} />
      {folded.length > 0 && (
        <details>
          <summary className="py-3 font-semibold underline underline-offset-4">{folded.length} more</summary>
          <LinkList tricks={folded} />
        </details>
      )}
    </section>
  )
}

function LinkList({ tricks }: { tricks: TrickLink[] }) {
  return (
    <ul className="border-line border-t-2">
      {tricks.map((trick) => (
        <li key={trick.slug} className="border-line/30 border-b">
          <Link
            href={`/tricks/${trick.slug}`}
            prefetch={false}
            className="flex min-h-11 items-center justify-between gap-3 py-2 font-semibold hover:text-signal-text"
          >
            {trick.name}
            <SkillLevel level={trick.difficultyRating} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
