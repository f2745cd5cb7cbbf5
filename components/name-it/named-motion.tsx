import { Link } from '@/components/ui/link'
import { difficultyOf } from '@/lib/skate/difficulty/difficulty'
import { rollOut } from '@/lib/skate/lines/trick'
import type { Motion } from '@/lib/skate/motion'
import { nameTrick, technicalName } from '@/lib/skate/name/name'
import { motionKey } from '@/lib/tricks/name-it'

type NamedMotionProps = { motion: Motion; slugs: Record<string, string> }

function exitWords(motion: Motion): string {
  const lead = rollOut(motion)
  if (lead === null) return 'either way'
  return lead === 'F' ? 'Regular: your natural front foot leads' : 'Fakie: your natural back foot leads'
}

function InLibrary({ slug, isNamed }: { slug: string | undefined; isNamed: boolean }) {
  if (slug) {
    return (
      <Link
        href={`/tricks/${slug}`}
        className="font-semibold underline underline-offset-4 hover:text-signal-text"
      >
        See its page
      </Link>
    )
  }
  return (
    <p>
      {isNamed ? 'It has no page here yet.' : 'Nobody has named this one yet. It is yours to land first.'}
    </p>
  )
}

/** What a motion is called, how hard it is and where it leaves you. */
export function NamedMotion({ motion, slugs }: NamedMotionProps) {
  const named = nameTrick(motion)
  const difficulty = difficultyOf(motion)
  const exact = technicalName(motion)
  const name = named?.name ?? exact
  const facts = [
    { fact: 'Exactly', value: exact === name ? '' : exact },
    { fact: 'Also called', value: named?.aliases.filter((alias) => alias !== exact).join(', ') },
    { fact: 'Difficulty, from the motion alone', value: `${difficulty.level}, ${difficulty.because}` },
    { fact: 'You roll away', value: exitWords(motion) },
  ].filter(({ value }) => value)
  return (
    <>
      <h2 className="text-headline">{name}</h2>
      <div className="mt-3">
        <InLibrary slug={slugs[motionKey(motion) ?? '']} isNamed={named !== null} />
      </div>
      <dl className="mt-6 max-w-prose space-y-4">
        {facts.map(({ fact, value }) => (
          <div key={fact}>
            <dt className="font-semibold text-label text-soft uppercase">{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
