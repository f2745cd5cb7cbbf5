import type { ReactNode } from 'react'
import { MovingStill } from '@/components/figure/moving-still'
import { TrickStill } from '@/components/figure/trick-still'
import { Link } from '@/components/ui/link'
import type { Motion } from '@/lib/skate/motion'
import type { NearGroup } from '@/lib/tricks/graph'
import type { TrickLink } from '@/lib/tricks/schema'
import { CategoryBadge, SkillLevel } from './badges'

type FoldedProps = {
  tricks: TrickLink[]
  /** How many stand before the fold. */
  shown: number
  List: (props: { tricks: TrickLink[] }) => ReactNode
  className: string
}

/** The head of a long list, with its tail folded away. */
function Folded({ tricks, shown, List, className }: FoldedProps) {
  const folded = tricks.slice(shown)
  return (
    <>
      <List tricks={tricks.slice(0, shown)} />
      {folded.length > 0 && (
        <details>
          <summary className={`font-semibold underline underline-offset-4 ${className}`}>
            {folded.length} more
          </summary>
          <List tricks={folded} />
        </details>
      )}
    </>
  )
}

/** Tricks to go on to, each with its level. */
export function TrickLinks({ title, tricks }: { title: string; tricks: TrickLink[] }) {
  if (tricks.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-xl">{title}</h2>
      <Folded tricks={tricks} shown={8} List={LinkList} className="py-3" />
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
            className="flex min-h-14 items-center gap-3 py-1 font-semibold hover:text-signal-text"
          >
            <TrickStill name={trick.name} />
            <span translate="no" className="wrap-anywhere flex-1">
              {trick.name}
            </span>
            <SkillLevel level={trick.difficultyRating} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

type TrickInTextProps = { href: string; name: string; motion: Motion | null; words: string | null }

/** A trick in the middle of a text, moving, over the words that lead to its page: its name unless others are given. */
export const TrickInText = ({ href, name, motion, words }: TrickInTextProps) => (
  <figure className="mx-auto max-w-lg">
    <MovingStill name={name} motion={motion} />
    <figcaption className="mt-2">
      <Link
        href={href}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-signal-text"
      >
        {words ?? name}
      </Link>
    </figcaption>
  </figure>
)

/** Cards of the tricks that something is about. */
export function MentionedTricks({ title, tricks }: { title: string; tricks: TrickLink[] }) {
  if (tricks.length === 0) return null
  return (
    <section aria-labelledby="mentioned-tricks">
      <h2 id="mentioned-tricks" className="mb-5 text-title">
        {title}
      </h2>
      <Folded tricks={tricks} shown={12} List={TrickCards} className="py-4" />
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
            className="flex h-full flex-col justify-between gap-2 border-2 border-line bg-sheet p-3 hover:text-signal-text"
          >
            <TrickStill
              name={trick.name}
              size="card"
              className="aspect-4/3 h-auto w-full border-2 border-line"
            />
            <span translate="no" className="font-semibold leading-snug">
              {trick.name}
            </span>
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

// Styled from the list, which saves class names on some thirty links.
const linkStyle =
  '[&_a]:font-semibold [&_a]:underline [&_a]:underline-offset-4 [&_a]:hover:text-signal-text pointer-coarse:[&_a]:block pointer-coarse:[&_a]:py-2'
const labelStyle = '[&_dt]:font-semibold [&_dt]:text-label [&_dt]:text-soft [&_dt]:uppercase'

/** What another turn, flip or stance makes of a trick. */
export function OneChangeAway({ groups }: { groups: NearGroup[] }) {
  if (groups.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-xl">One change away</h2>
      <dl className={`${labelStyle} ${linkStyle} space-y-2`}>
        {groups.map(({ label, tricks }) => (
          <div key={label}>
            <dt>{label}</dt>
            {tricks.map(({ name, slug }) => (
              <dd key={name} translate="no">
                {slug ? <Link href={`/tricks/${slug}`}>{name}</Link> : name}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}
