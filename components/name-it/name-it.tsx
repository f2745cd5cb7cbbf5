'use client'

import Link from 'next/link'
import { useMemo } from 'react'
import { TrickFigure } from '@/components/figure/trick-figure'
import { optionsFrom, RadioGroup, Stepper } from '@/components/ui/choices'
import { useQueryString } from '@/components/ui/history'
import { difficultyOf } from '@/lib/skate/difficulty/difficulty'
import type { Motion } from '@/lib/skate/motion'
import { labelOf, nameTrick, technicalName } from '@/lib/skate/name/name'
import { exitOf } from '@/lib/skate/stance'
import {
  type Choice,
  canBeLate,
  choiceQuery,
  chosenMotion,
  MOST_BOARD,
  MOST_BODY,
  MOST_FLIPS,
  motionKey,
  parseChoice,
} from '@/lib/tricks/name-it'

/** Say what happened, and read what skaters call it. */
export function NameIt({ slugs }: { slugs: Record<string, string> }) {
  const [query, replace] = useQueryString()
  const choice = useMemo(() => parseChoice(query), [query])
  const motion = useMemo(() => chosenMotion(choice), [choice])
  const change = (fields: Partial<Choice>) => replace(choiceQuery({ ...choice, ...fields }))
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="space-y-10">
        <Controls choice={choice} onChange={change} />
        <NamedMotion motion={motion} slugs={slugs} />
      </div>
      <div className="max-w-md">
        <TrickFigure motion={motion} name={labelOf(motion)} />
      </div>
    </div>
  )
}

type ControlsProps = { choice: Choice; onChange: (change: Partial<Choice>) => void }

const stances = optionsFrom<Choice['stance']>({
  regular: 'Regular',
  nollie: 'Nollie',
  fakie: 'Fakie',
  switch: 'Switch',
})

const flips = optionsFrom<Choice['flip']>({ none: 'None', kick: 'Kickflip', heel: 'Heelflip' })

const turnWords = (deg: number) =>
  deg === 0 ? 'No turn' : `${deg > 0 ? 'Frontside' : 'Backside'} ${Math.abs(deg)}`

type TurnProps = { label: string; deg: number; most: number; onChange: (deg: number) => void }

function TurnStepper({ label, deg, most, onChange }: TurnProps) {
  const to = (next: number) => (Math.abs(next) > most ? null : () => onChange(next))
  return (
    <Stepper
      label={label}
      shown={turnWords(deg)}
      less={{ label: `${label}: a half turn more backside`, onPress: to(deg - 180) }}
      more={{ label: `${label}: a half turn more frontside`, onPress: to(deg + 180) }}
    />
  )
}

function CountStepper({ choice: { count }, onChange }: ControlsProps) {
  return (
    <Stepper
      label="How many flips"
      shown={`${count}`}
      less={{ label: 'One flip fewer', onPress: count > 1 ? () => onChange({ count: count - 1 }) : null }}
      more={{
        label: 'One flip more',
        onPress: count < MOST_FLIPS ? () => onChange({ count: count + 1 }) : null,
      }}
    />
  )
}

/** What happened: stance, turns, flip. */
function Controls({ choice, onChange }: ControlsProps) {
  return (
    <div className="space-y-6">
      <RadioGroup
        legend="Stance"
        options={stances}
        value={choice.stance}
        onChange={(stance) => onChange({ stance })}
      />
      <div className="flex flex-wrap gap-6">
        <TurnStepper
          label="Your turn"
          deg={choice.body}
          most={MOST_BODY}
          onChange={(body) => onChange({ body })}
        />
        <TurnStepper
          label="The board's turn"
          deg={choice.board}
          most={MOST_BOARD}
          onChange={(board) => onChange({ board })}
        />
      </div>
      <div className="flex flex-wrap gap-6">
        <RadioGroup
          legend="Flip"
          options={flips}
          value={choice.flip}
          onChange={(flip) => onChange({ flip })}
        />
        {choice.flip !== 'none' && <CountStepper choice={choice} onChange={onChange} />}
      </div>
      {canBeLate(choice) && (
        <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={choice.late}
            onChange={({ currentTarget }) => onChange({ late: currentTarget.checked })}
            className="size-5 accent-signal"
          />
          Late: after the peak
        </label>
      )}
    </div>
  )
}

type NamedMotionProps = { motion: Motion; slugs: Record<string, string> }

function exitWords(motion: Motion): string {
  const lead = exitOf(motion)
  if (lead === null) return 'either way'
  return lead === 'F' ? 'Regular: your natural front foot leads' : 'Fakie: your natural back foot leads'
}

function InLibrary({ slug, isNamed }: { slug: string | undefined; isNamed: boolean }) {
  if (slug) {
    return (
      <Link
        href={`/tricks/${slug}`}
        prefetch={false}
        className="font-semibold underline underline-offset-4 hover:text-signal-text"
      >
        It is in the library
      </Link>
    )
  }
  return (
    <p>{isNamed ? 'Not in the library yet.' : 'Nobody has named this one yet. It is yours to land first.'}</p>
  )
}

/** What a motion is called, how hard it is and where it leaves you. */
function NamedMotion({ motion, slugs }: NamedMotionProps) {
  const named = nameTrick(motion)
  const difficulty = difficultyOf(motion)
  const exact = technicalName(motion)
  const facts = [
    { fact: 'Exactly', value: exact },
    { fact: 'Also called', value: named?.aliases.join(', ') },
    { fact: 'Difficulty, from the motion alone', value: `${difficulty.level}: ${difficulty.because}` },
    { fact: 'You roll away', value: exitWords(motion) },
  ].filter(({ value }) => value)
  return (
    <section aria-live="polite" className="border-line border-t-2 pt-6">
      <h2 className="text-headline">{named?.name ?? exact}</h2>
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
    </section>
  )
}
