import { type FormEvent, useId, useState } from 'react'
import { TrickStill } from '@/components/figure/trick-still'
import { buttonStyle } from '@/components/ui/button'
import { TextField } from '@/components/ui/forms/text-fields'
import ConfirmDialog from '@/components/ui/overlays/dialog'
import { chancesOf } from '@/lib/skate/game/machine'
import { type Entry, type Game, isLastTry, readSet, type SetTrick } from '@/lib/skate/game/rules'
import type { PlayedTrick } from '@/lib/tricks/schema'

type TurnProps = {
  game: Game
  /** Whose turn it is. */
  name: string
  tricks: PlayedTrick[]
  /** How good those are to whom tricks are suggested: see STRENGTHS. */
  strength: number
  /** Adds the try, or returns why it does not count. */
  onEntry: (entry: Entry) => string | null
}

const bigButton = 'min-h-16 flex-1 text-xl'

/** What the one whose turn it is can do: name a trick, say whether it was landed. */
export function TurnPanel({ game, name, tricks, strength, onEntry }: TurnProps) {
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  const id = useId()
  const { turn } = game
  if (turn.kind === 'over') return null
  const read = turn.kind === 'set' && typed.trim() ? readSet(game, typed) : null
  const record = (landed: boolean) => {
    const why = onEntry(
      turn.kind === 'set' ? { kind: 'set', trick: typed, landed } : { kind: 'reply', landed },
    )
    if (why) setRefusal(why)
  }
  const press = (landed: boolean) => {
    if (turn.kind === 'set' && !typed.trim()) setRefusal('Name the trick first.')
    else if (turn.kind === 'set' && read && !read.ok) setRefusal(read.message)
    else if (!landed && isLastTry(game)) setIsAsking(true)
    else record(landed)
  }
  return (
    <section aria-labelledby={id} className="space-y-4">
      <h2 id={id} tabIndex={-1} className="text-title outline-none">
        {turn.kind === 'set' ? `${name}: set a trick` : `${name}: ${turn.trick.name}`}
      </h2>
      {turn.kind === 'reply' && turn.triesLeft === 2 && <p>Last letter: you get two tries.</p>}
      {turn.kind === 'set' && (
        <SetField
          typed={typed}
          error={refusal}
          read={read?.ok ? read.trick : null}
          ideas={ideasFor(game, tricks, strength)}
          onType={(text) => {
            setTyped(text)
            setRefusal(undefined)
          }}
        />
      )}
      {turn.kind === 'reply' && (
        <TrickStill
          size="card"
          name={turn.trick.name}
          className="h-36 w-48 border-2 border-line sm:h-30 sm:w-40"
        />
      )}
      <Outcome onPress={press} />
      {isAsking && (
        <ConfirmDialog
          title="Last letter"
          question="Was that a miss? It's the last letter."
          confirmLabel="Missed"
          onConfirm={() => record(false)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  )
}

const Outcome = ({ onPress }: { onPress: (landed: boolean) => void }) => (
  <div className="flex flex-wrap gap-3">
    <button
      type="button"
      className={`${buttonStyle({ variant: 'outline' })} ${bigButton}`}
      onClick={() => onPress(false)}
    >
      Missed
    </button>
    <button type="button" className={`${buttonStyle()} ${bigButton}`} onClick={() => onPress(true)}>
      Landed
    </button>
  </div>
)

type SetFieldProps = {
  typed: string
  error: string | undefined
  /** The trick that was understood. */
  read: SetTrick | null
  ideas: PlayedTrick[]
  onType: (typed: string) => void
}

function SetField({ typed, error, read, ideas, onType }: SetFieldProps) {
  const stay = (event: FormEvent) => event.preventDefault()
  return (
    <form onSubmit={stay} className="space-y-3">
      <TextField
        label="Trick"
        value={typed}
        error={error}
        maxLength={120}
        autoComplete="off"
        autoCapitalize="none"
        placeholder="tre flip, bs 180, nollie heel..."
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      {/* As high without a trick: choosing one must not move what is pressed next. */}
      <div className="flex min-h-16 items-center gap-3">
        {read && <TrickStill size="card" name={read.name} className="h-16 w-20 border-2 border-line" />}
        {!typed && <p className="text-soft">Type it, or pick one of these.</p>}
        <p aria-live="polite" className="font-semibold">
          {read?.name}
        </p>
      </div>
      <ul aria-label="Ideas" className="flex gap-2 max-sm:overflow-x-auto sm:flex-wrap">
        {ideas.map(({ key, name }) => (
          <li key={key} className="shrink-0">
            <button
              type="button"
              className={buttonStyle({ variant: 'outline' })}
              onClick={() => onType(name)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </form>
  )
}

const MOST_IDEAS = 6

// What is landed more often than this is no set to win a letter with.
const SURE = 0.9

/** Tricks of about this level, and not done yet: those that are often set first, and what is sure last. */
function ideasFor({ landed }: Game, tricks: PlayedTrick[], strength: number): PlayedTrick[] {
  const done = new Set(landed.map(({ key }) => key))
  return tricks
    .map((trick) => ({ trick, chance: chancesOf(trick, strength).set }))
    .filter(({ trick, chance }) => !done.has(trick.key) && chance > 0.45)
    .toSorted(
      (one, other) =>
        Number(one.chance > SURE) - Number(other.chance > SURE) || other.trick.often - one.trick.often,
    )
    .slice(0, MOST_IDEAS)
    .map(({ trick }) => trick)
}
