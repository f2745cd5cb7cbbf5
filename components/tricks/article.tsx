import Link from 'next/link'
import type { ReactNode } from 'react'
import { difficultyNote, prosNote } from '@/lib/tricks/difficulty-note'
import type { TrickDetail } from '@/lib/tricks/schema'
import { videoAnchor } from '@/lib/videos/player'
import { CategoryBadge, SkillLevel } from './badges'
import { TrickLinks } from './links'
import { GenerateSteps } from './steps'

type Props = {
  trick: TrickDetail
  /** What the user can do with it. */
  action?: ReactNode
  /** What it looks like. */
  motion?: ReactNode
  /** A video of it. */
  tutorial?: ReactNode
  /** Its neighbours in the library. */
  related?: ReactNode
}

/** A trick's own page: what it is, how it goes, what goes wrong, what comes before and after. */
export function TrickArticle({ trick, action, motion, tutorial, related }: Props) {
  return (
    <article className="mx-auto max-w-page px-4 py-10">
      <nav aria-label="Breadcrumb" className="mb-6 text-sm">
        <Link href="/tricks" prefetch={false} className="underline underline-offset-4">
          Trick Library
        </Link>
      </nav>
      <div className="flex flex-col gap-12 lg:grid lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="max-lg:contents lg:space-y-12">
          <Opening trick={trick} action={action} />
          <div className="space-y-12 max-lg:order-3">
            {tutorial && (
              <section id={videoAnchor} className="max-w-prose">
                <h2 className="mb-5 text-title">Watch it</h2>
                {tutorial}
              </section>
            )}
            <Steps trick={trick} />
            <Mistakes trick={trick} />
          </div>
        </div>
        <div className="max-lg:contents lg:space-y-8">
          {motion && <div className="max-w-md max-lg:order-2">{motion}</div>}
          <aside className="space-y-8 max-lg:order-4">
            <Facts trick={trick} />
            <TrickLinks title="Learn first" tricks={trick.learnFirst} />
            <TrickLinks title="Leads to" tricks={trick.leadsTo} />
            {related}
          </aside>
        </div>
      </div>
    </article>
  )
}

function Opening({ trick, action }: Pick<Props, 'trick' | 'action'>) {
  return (
    <header className="border-line border-b-2 pb-8 max-lg:order-1">
      <div className="mb-4 flex flex-wrap items-center gap-4">
        <CategoryBadge category={trick.category} />
        <SkillLevel level={trick.difficultyRating} />
        <span className="font-semibold">{trick.difficultyRating}</span>
      </div>
      <h1 className="text-poster">{trick.name}</h1>
      {trick.aliases.length > 0 && <p className="mt-3 text-soft">Also called {trick.aliases.join(', ')}</p>}
      <p className="mt-6 max-w-prose text-lg">{trick.description}</p>
      {trick.variationDetails && trick.variationDetails !== trick.description && (
        <p className="mt-3 max-w-prose text-soft">{trick.variationDetails}</p>
      )}
      {action && <div className="mt-6">{action}</div>}
    </header>
  )
}

function Steps({ trick }: { trick: TrickDetail }) {
  if (trick.steps.length === 0) {
    return (
      <section>
        <h2 className="mb-5 text-title">How to do it</h2>
        <GenerateSteps trickId={trick.id} steps={[]} />
      </section>
    )
  }
  return (
    <section>
      <h2 className="mb-5 text-title">How to do it</h2>
      <ol className="max-w-prose space-y-5">
        {trick.steps.map((step, index) => (
          <li key={step} id={`step-${index + 1}`} className="flex gap-4">
            <span
              aria-hidden="true"
              className="w-8 shrink-0 font-display text-3xl text-signal-text leading-7"
            >
              {index + 1}
            </span>
            <span className="text-lg">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Mistakes({ trick }: { trick: TrickDetail }) {
  if (trick.mistakes.length === 0) return null
  return (
    <section>
      <h2 className="mb-5 text-title">What goes wrong</h2>
      <dl className="max-w-prose space-y-5">
        {trick.mistakes.map(({ mistake, fix }) => (
          <div key={mistake} className="border-signal border-l-4 pl-4">
            <dt className="font-semibold">{mistake}</dt>
            <dd className="mt-1 text-soft">{fix}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Facts({ trick }: { trick: TrickDetail }) {
  const facts = [
    { name: 'Sequence', value: trick.combinationDetails?.sequence },
    { name: 'Stance', value: trick.stance },
    { name: 'Where', value: trick.obstacles.join(', ') },
    { name: 'Difficulty, 1 to 10', value: difficultyNote(trick) },
    { name: 'In games of S.K.A.T.E.', value: prosNote(trick.pros) },
  ].filter(({ value }) => value)
  return (
    <dl className="border-2 border-line bg-sheet p-5 shadow-sticker">
      {facts.map(({ name, value }) => (
        <div key={name} className="mb-4 last:mb-0">
          <dt className="font-semibold text-label text-soft uppercase">{name}</dt>
          <dd className="first-letter:uppercase">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
