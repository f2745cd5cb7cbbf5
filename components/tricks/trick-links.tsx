import Link from 'next/link'
import type { TrickLink } from '@/lib/tricks/schema'
import { SkillLevel } from './skill-level'

/** Tricks to go on to, each with its level. */
export function TrickLinks({ title, tricks }: { title: string; tricks: TrickLink[] }) {
  if (tricks.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-xl">{title}</h2>
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
    </section>
  )
}
