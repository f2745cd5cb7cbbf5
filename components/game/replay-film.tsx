import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { FigurePlayer } from '@/components/figure/figure-player'
import { useReducedMotion } from '@/components/ui/behavior/rendering'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { filmOf, tellingMoment } from '@/lib/skate/figure/film'
import type { Match, Told } from '@/lib/skate/game/match'
import { type Moment, momentsOf } from '@/lib/skate/game/moments'
import type { Motion } from '@/lib/skate/motion'
import { readMotion } from '@/lib/tricks/read-motion'
import { wayOutNamed } from '@/lib/tricks/ways-out'
import { Player } from './player'
import { sentence } from './told'

type Props = { match: Match; told: readonly Told[] }

/** A game that is watched again: the trick at hand moves, and letters grow with each try. */
export default function ReplayFilm({ match, told }: Props) {
  const moments = momentsOf(told, match.players.length)
  const steps = useSteps(moments)
  const place = useRef<HTMLElement>(null)
  useEffect(() => place.current?.focus(), [])
  const moment = moments[steps.at]
  if (!moment) return null
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label="The game again"
      onKeyDown={(event) => steer(event, steps)}
      className="border-2 border-line bg-sheet shadow-sticker outline-none md:grid md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <SetTrick key={moment.round} moment={moment} isStill={steps.isStill} />
      <div className="flex flex-col gap-4 border-line p-4 max-md:border-t-2 md:border-l-2">
        {/* First, where no longer name and no further player moves it. */}
        <Steps {...steps} />
        <div className="flex items-start justify-between gap-3">
          <h2 className="wrap-anywhere min-w-0 text-title">
            {moment.told.trick.name}
            <span className="block font-body font-normal text-base text-soft normal-case">
              set by {match.players[moment.setter]?.name}
            </span>
          </h2>
          <p aria-hidden="true" className={outcomeStyle[moment.told.landed ? 'landed' : 'missed']}>
            {moment.told.landed ? 'Landed' : 'Missed'}
          </p>
        </div>
        <p aria-live="polite" className="min-h-14 text-lg">
          {sentence(match, moment.told)}
        </p>
        <ul className="grid grid-cols-2 gap-3">
          {match.players.map(({ name }, player) => (
            <Player
              // biome-ignore lint/suspicious/noArrayIndexKey: a player is a place in the order
              key={player}
              name={name}
              letters={moment.letters[player] ?? 0}
              isPlaying={player === moment.told.player}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

const outcome = 'shrink-0 border-2 border-line px-2 py-0.5 font-semibold text-sm'
const outcomeStyle = { landed: `${outcome} bg-signal text-signal-ink`, missed: outcome }

/** The trick of a set as trick pages show it; a name that nobody can read any more stands without a picture. */
function SetTrick({ moment, isStill }: { moment: Moment; isStill: boolean }) {
  const { name } = moment.told.trick
  const motion = readMotion(name)
  const exit = wayOutNamed(name)
  if (!motion) return <p className="p-4 text-soft">There is no picture of this one.</p>
  return (
    <div className="bg-flatground text-ink md:self-start">
      <FigurePlayer
        motion={motion}
        name={name}
        exit={exit}
        start={isStill ? tellingMoment(filmOf(motion, 'regular', exit)) : 'playing'}
        hasLesson={false}
        isSmall
      />
    </div>
  )
}

/** How long a reply is looked at, and how long a set beyond its film. */
const replyMs = 2500
const restMs = 1000

function dwellMs({ told: { kind, trick } }: Moment, motion: Motion | null = readMotion(trick.name)): number {
  return kind === 'set' && motion ? filmOf(motion, 'regular').lasts * 1000 + restMs : replyMs
}

/** Which try is shown. It goes on by itself once that was asked for, and never where motion is not welcome. */
function useSteps(moments: readonly Moment[]) {
  const [wanted, setWanted] = useState(0)
  const [isAsked, setIsAsked] = useState(false)
  const isStill = useReducedMotion()
  // A try that was taken back is gone.
  const last = moments.length - 1
  const at = Math.min(wanted, last)
  const isPlaying = isAsked && !isStill && at < last
  const moment = moments[at]
  const ms = isPlaying && moment ? dwellMs(moment) : 0
  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => setWanted(at + 1), ms)
    return () => clearTimeout(timer)
  }, [isPlaying, at, ms])
  const goTo = (to: number) => {
    setIsAsked(false)
    setWanted(Math.max(0, Math.min(last, to)))
  }
  const toggle = () => {
    setIsAsked(!isPlaying)
    if (at === last) setWanted(0)
  }
  return { at, last, isPlaying, isStill, goTo, toggle }
}

type Steps = ReturnType<typeof useSteps>

/** The keys do what the buttons do, where no slider and no choice has them. */
function steer(event: KeyboardEvent, { at, last, goTo }: Steps): void {
  if (event.target instanceof Element && event.target.closest('input')) return
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
  if (to === undefined) return
  event.preventDefault()
  goTo(to)
}

function Steps({ at, last, isPlaying, isStill, goTo, toggle }: Steps) {
  const again = at === last && last > 0
  return (
    <div className="flex flex-wrap items-center gap-3">
      <StepButton label="Try before" sign="&larr;" isResting={at === 0} onPress={() => goTo(at - 1)} />
      <StepButton label="Next try" sign="&rarr;" isResting={at === last} onPress={() => goTo(at + 1)} />
      {!isStill && last > 0 && (
        <button type="button" className={buttonStyle({ variant: 'outline' })} onClick={toggle}>
          {isPlaying ? 'Stop' : again ? 'From the top' : 'Play all'}
        </button>
      )}
      <p className="ml-auto text-soft text-sm tabular-nums">
        {at + 1} of {last + 1}
      </p>
    </div>
  )
}

type StepButtonProps = { label: string; sign: string; isResting: boolean; onPress: () => void }

const StepButton = ({ label, sign, isResting, onPress }: StepButtonProps) => (
  <ActionButton
    isResting={isResting}
    aria-label={label}
    className={buttonStyle({ size: 'icon' })}
    onClick={onPress}
  >
    <span aria-hidden="true" className="text-xl">
      {sign}
    </span>
  </ActionButton>
)
