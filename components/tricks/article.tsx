import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { unbroken } from '@/components/ui/unbroken'
import type { Moment } from '@/lib/skate/figure/choreography'
import { difficultyNote, prosNote } from '@/lib/tricks/difficulty-note'
import type { NearGroup } from '@/lib/tricks/graph'
import type { TrickDetail } from '@/lib/tricks/schema'
import type { WayStep } from '@/lib/tricks/way'
import { videoAnchor } from '@/lib/videos/player'
import { CategoryBadge, SkillLevel } from './badges'
import { OneChangeAway, TrickLinks } from './links'
import { Mistakes } from './mistakes'
import { ShortestWay } from './shortest-way'
import { GenerateSteps, LessonSteps } from './steps'
import { Untaught } from './untaught'

type Props = {
  trick: TrickDetail
  /** What the user can do with it at once: as large when it knows the user as before. */
  action?: ReactNode
  /** What the user has done with it, which may come later. */
  practice?: ReactNode
  /** What it looks like. */
  motion?: ReactNode
  /** The moment of its figure that each step speaks of; null for one that speaks of none. */
  moments?: readonly (Moment | null)[]
  /** A video of it. */
  tutorial?: ReactNode
  /** What to paste into a page to show it there. */
  embed?: string | null
  /** For each mistake what to practice until it is gone, where that is known. */
  drills?: readonly (string | null)[]
  /** How a drill is logged. */
  logDrill?: (drill: string) => ReactNode
  /** The tricks that lead to it, from the first one on, and those that are one change away. */
  way?: WayStep[]
  near?: NearGroup[]
}

// What is printed is the lesson. What can be pressed, played or followed stays behind.
const onPaper =
  'print:p-0 print:text-sm print:[&_:is(button,iframe,nav,fieldset,summary:not([data-printed]))]:hidden print:[&_:is(li,dt,dd,svg,figure)]:break-inside-avoid print:[&_h2]:break-after-avoid print:[&_*]:shadow-none!'

/** A trick's own page: what it is, how it goes, what goes wrong, what comes before and after. */
export function TrickArticle({
  trick,
  action,
  practice,
  motion,
  moments,
  tutorial,
  embed,
  drills,
  logDrill,
  way = [],
  near = [],
}: Props) {
  return (
    <article className={`mx-auto max-w-page px-4 py-5 md:py-10 ${onPaper}`}>
      <nav aria-label="Breadcrumb" className="mb-3 text-sm md:mb-6">
        <Link href="/tricks" className="-my-2 inline-block py-2 underline underline-offset-4">
          Trick Library
        </Link>
      </nav>
      {/* In the order of a phone: what is still on its way goes below what is there. */}
      <div className="flex flex-col gap-8 print:gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_auto_auto_1fr] lg:gap-x-12">
        <Opening trick={trick} action={action} practice={practice} />
        {motion && <div className="max-w-md lg:col-start-2 lg:row-span-2 lg:row-start-1">{motion}</div>}
        <div className="space-y-12 lg:col-start-1 lg:row-span-3 lg:row-start-2 print:space-y-6">
          {!trick.isHidden && <Steps trick={trick} moments={moments} />}
          <Summary trick={trick} />
          {!trick.isHidden && <Mistakes mistakes={trick.mistakes} drills={drills} log={logDrill} />}
        </div>
        <aside className="lg:col-start-2 lg:row-start-3">
          <Facts trick={trick} />
        </aside>
        <div className="space-y-8 lg:col-span-2 lg:row-start-5 lg:mt-8 lg:grid lg:grid-cols-3 lg:gap-12 lg:space-y-0 print:hidden">
          <div className="space-y-8">
            <TrickLinks title="Learn first" tricks={trick.learnFirst} />
            <ShortestWay way={way} />
          </div>
          <TrickLinks title="Leads to" tricks={trick.leadsTo} />
          <OneChangeAway groups={near} />
        </div>
        {tutorial && (
          <section id={videoAnchor} className="max-w-prose lg:col-start-2 lg:row-start-4 print:hidden">
            <h2 className="mb-5 text-title">Watch it</h2>
            {tutorial}
          </section>
        )}
        {embed && <Embed code={embed} />}
      </div>
    </article>
  )
}

/** What shows the trick on another site, to copy. */
function Embed({ code }: { code: string }) {
  return (
    <details className="lg:col-span-2 print:hidden">
      <summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-signal-text">
        Embed
      </summary>
      <p className="mt-2 text-sm text-soft">Shows this trick moving on your own page.</p>
      <textarea
        readOnly
        aria-label="Code to embed this trick"
        rows={6}
        spellCheck={false}
        value={code}
        className="mt-2 field-sizing-content w-full resize-none border-2 border-line bg-sheet p-3 font-mono text-sm"
      />
    </details>
  )
}

function Opening({ trick, action, practice }: Pick<Props, 'trick' | 'action' | 'practice'>) {
  return (
    <header className="lg:col-start-1">
      <div className="mb-4 flex flex-wrap items-center gap-4">
        <CategoryBadge category={trick.category} />
        <SkillLevel level={trick.difficultyRating} />
        <span aria-hidden="true" className="font-semibold">
          {trick.difficultyRating}
        </span>
      </div>
      <h1 translate="no" className="text-poster print:text-5xl">
        {unbroken(trick.name)}
      </h1>
      {trick.aliases.length > 0 && (
        <p className="mt-3 text-soft">
          Also called <span translate="no">{trick.aliases.join(', ')}</span>
        </p>
      )}
      {action && <div className="mt-5">{action}</div>}
      {practice}
    </header>
  )
}

function Summary({ trick }: Pick<Props, 'trick'>) {
  return (
    <section>
      <h2 className="mb-3 text-title">What it is</h2>
      <p className="max-w-prose text-lg">{trick.description}</p>
      {trick.variationDetails && trick.variationDetails !== trick.description && (
        <p className="mt-3 max-w-prose text-soft">{trick.variationDetails}</p>
      )}
      {trick.isHidden && (
        <div className="mt-5">
          <Untaught />
        </div>
      )}
    </section>
  )
}

function Steps({ trick, moments }: Pick<Props, 'trick' | 'moments'>) {
  if (trick.steps.length === 0) {
    return (
      <section className="print:hidden">
        <h2 className="mb-5 text-title">How to do it</h2>
        <GenerateSteps trickId={trick.id} steps={[]} />
      </section>
    )
  }
  return (
    <section>
      <h2 className="mb-3 text-title lg:mb-5">How to do it</h2>
      <LessonSteps steps={trick.steps} moments={moments} />
    </section>
  )
}

function Facts({ trick }: { trick: TrickDetail }) {
  const facts = [
    { name: 'Sequence', value: trick.combinationDetails?.sequence },
    { name: 'Stance', value: trick.stance },
    { name: 'Where', value: trick.obstacles.join(', ') },
    { name: 'Difficulty, 1 to 10', value: trick.isHidden ? null : difficultyNote(trick) },
    { name: 'In games of SKATE', value: prosNote(trick) },
  ].filter(({ value }) => value)
  return (
    <dl className="max-w-prose border-2 border-line bg-sheet p-5 shadow-sticker">
      {facts.map(({ name, value }) => (
        <div key={name} className="mb-4 last:mb-0">
          <dt className="font-semibold text-label text-soft uppercase">{name}</dt>
          <dd className="first-letter:uppercase">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
