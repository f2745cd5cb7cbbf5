import { type FormEvent, useId, useState } from 'react'
import { useAuthStatus } from '@/components/accounts/auth-status'
import { TrickStill } from '@/components/figure/trick-still'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { optionsFrom, RadioGroup, SelectField } from '@/components/ui/forms/choices'
import { TextField } from '@/components/ui/forms/text-fields'
import { errorMessage } from '@/components/ui/overlays/toast'
import type { Temperament, UsualSets } from '@/lib/skate/game/machine'
import type { GameOptions } from '@/lib/skate/game/rules'
import { CONTEST_RULES, LONGEST_PLAYER, MOST_PLAYERS } from '@/lib/skate/game/settings'
import { Player } from './player'

/** What is agreed on before a game on this device. */
export type Settings = {
  /** Names of two to four people; with a machine only the first one counts. */
  names: string[]
  machine: { strength: Strength | 'matched'; temperament: Temperament } | null
  options: Omit<GameOptions, 'players'>
}

type Strength = keyof UsualSets

type Opponent = 'machine' | 'people' | 'link'

const opponents = optionsFrom<Opponent>({
  machine: 'The machine',
  people: 'Friends here',
  link: 'By link',
})

const strengths = optionsFrom<Strength>({
  beginner: 'Beginner: shuvits and 180s',
  rolling: 'Rolling: a few pop tricks',
  regular: 'Solid: kickflips on most days',
  advanced: 'Advanced: tre flips and nollie flips',
  sponsored: 'Sponsored: four stances',
  professional: 'Professional',
})

const matched = { value: 'matched' as const, label: 'As good as you, going by your practice log' }

const temperaments = optionsFrom<Temperament>({
  steady: 'Steady',
  technical: 'Technical',
  'all or nothing': 'All or nothing',
  finals: 'Finals',
})

const manners: Record<Temperament, string> = {
  steady: 'Sets what it lands.',
  technical: 'Sets what it lands and you might not.',
  'all or nothing': 'Sets what hurts, and misses more of it.',
  finals: 'Goes down the list of what pros set most.',
}

/** What is agreed on before a game by link; the one who makes it has the first seat. */
export type LinkSettings = Pick<Settings, 'options'> & { name: string; players: number }

const rules: { name: keyof Settings['options']; label: string }[] = [
  { name: 'twoLastTries', label: 'Two tries on your last letter' },
  { name: 'flatOnly', label: 'Flat ground only' },
  { name: 'noRepeats', label: 'No trick twice' },
]

type SetupProps = {
  /** What each machine sets most. */
  sets: UsualSets
  isStarting: boolean
  onStart: (settings: Settings) => void
  /** Starts a game by link. Throws as `call` does. */
  onLink: (settings: LinkSettings) => Promise<void>
}

/** Who plays, and by which rules. */
export function Setup({ sets, isStarting, onStart, onLink }: SetupProps) {
  const username = useAuthStatus()?.user?.username.slice(0, LONGEST_PLAYER)
  const [opponent, setOpponent] = useState<Opponent>('machine')
  const [strength, setStrength] = useState<Strength | 'matched' | null>(null)
  const [temperament, setTemperament] = useState<Temperament>('steady')
  const [typedNames, setNames] = useState<(string | null)[]>([null, ''])
  const [players, setPlayers] = useState('2')
  const [options, setOptions] = useState<Settings['options']>(CONTEST_RULES)
  const [problem, setProblem] = useState<string>()
  const [isLinking, setIsLinking] = useState(false)
  // Of someone who is signed in the name is known, until they say another.
  const names = typedNames.map((name) => name ?? username ?? '')
  const choices = username ? [matched, ...strengths] : strengths
  const chosen = strength ?? (username ? 'matched' : 'regular')
  const startByLink = async () => {
    const name = names[0]?.trim()
    if (!name) return setProblem('Say who you are')
    setIsLinking(true)
    await onLink({ name, players: Number(players), options }).catch((error: unknown) => {
      setProblem(errorMessage(error, 'The game could not be started.'))
      setIsLinking(false)
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isStarting || isLinking) return
    if (opponent === 'link') return void startByLink()
    const shown = names.map((name, at) => name.trim() || `Player ${at + 1}`)
    onStart({
      names: opponent === 'machine' ? ['You'] : shown,
      machine: opponent === 'machine' ? { strength: chosen, temperament } : null,
      options,
    })
  }
  return (
    <form className="grid gap-x-8 gap-y-5 md:grid-cols-[minmax(0,1fr)_16rem]" onSubmit={submit}>
      <RadioGroup legend="Against" options={opponents} value={opponent} onChange={setOpponent} />
      {opponent === 'machine' && (
        <MachineFields
          choices={choices}
          strength={chosen}
          temperament={temperament}
          onStrength={setStrength}
          onTemperament={setTemperament}
        />
      )}
      {opponent === 'people' && <Names names={names} username={username} onChange={setNames} />}
      {opponent === 'link' && (
        <LinkFields
          name={names[0] ?? ''}
          problem={problem}
          players={players}
          onName={(name) => {
            setNames(typedNames.with(0, name))
            setProblem(undefined)
          }}
          onPlayers={setPlayers}
        />
      )}
      <Rules options={options} onChange={setOptions} />
      <ActionButton
        type="submit"
        isResting={isStarting || isLinking}
        className={`${buttonStyle({ size: 'lg' })} justify-self-start`}
      >
        {isStarting || isLinking ? 'Starting...' : 'Start the game'}
      </ActionButton>
      {/* On a phone below what is pressed: whether the machine plays by one's log is known a moment later. */}
      <aside aria-label="Who plays" className="space-y-6 md:col-start-2 md:row-span-4 md:row-start-1">
        <Players names={playersOf(opponent, names, Number(players))} />
        {opponent === 'machine' && chosen !== 'matched' && <LikelySets names={sets[chosen][temperament]} />}
      </aside>
    </form>
  )
}

type MachineProps = {
  choices: { value: Strength | 'matched'; label: string }[]
  strength: Strength | 'matched'
  temperament: Temperament
  onStrength: (strength: Strength | 'matched') => void
  onTemperament: (temperament: Temperament) => void
}

function MachineFields({ choices, strength, temperament, onStrength, onTemperament }: MachineProps) {
  return (
    <div className="space-y-4">
      <SelectField
        takesPrehydrationValue
        label="How good"
        options={choices}
        value={strength}
        onChange={onStrength}
      />
      <div>
        <RadioGroup legend="Style" options={temperaments} value={temperament} onChange={onTemperament} />
        <p className="mt-2 text-soft">{manners[temperament]}</p>
      </div>
    </div>
  )
}

type LinkProps = {
  name: string
  problem: string | undefined
  players: string
  onName: (name: string) => void
  onPlayers: (players: string) => void
}

function LinkFields({ name, problem, players, onName, onPlayers }: LinkProps) {
  return (
    <div className="space-y-4">
      <p className="text-soft">
        Everyone plays on their own phone, whenever they get to a spot. You get a link to send.
      </p>
      <TextField
        label="Your name"
        value={name}
        error={problem}
        maxLength={LONGEST_PLAYER}
        autoComplete="nickname"
        onChange={({ currentTarget }) => onName(currentTarget.value)}
      />
      <SelectField label="Players" options={counts} value={players} onChange={onPlayers} />
    </div>
  )
}

const counts = Array.from({ length: MOST_PLAYERS - 1 }, (_, at) => ({
  value: `${at + 2}`,
  label: `${at + 2}`,
}))

type NamesProps = {
  names: string[]
  /** Of the one who is signed in, as far as it fits. */
  username: string | undefined
  onChange: (names: string[]) => void
}

function Names({ names, username, onChange }: NamesProps) {
  return (
    <div className="space-y-4">
      {names.map((name, at) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a player is a place in the order
          key={at}
          label={`Player ${at + 1}`}
          value={name}
          maxLength={LONGEST_PLAYER}
          autoComplete="off"
          placeholder={`Player ${at + 1}`}
          onChange={({ currentTarget }) => onChange(names.with(at, currentTarget.value))}
        />
      ))}
      {username && names.includes(username) && (
        <p className="text-soft text-sm">{username}, your tries count in your practice log.</p>
      )}
      <div className="flex flex-wrap gap-3">
        <ActionButton
          isResting={names.length >= MOST_PLAYERS}
          className={buttonStyle({ variant: 'outline' })}
          onClick={() => onChange([...names, ''])}
        >
          Add a player
        </ActionButton>
        <ActionButton
          isResting={names.length <= 2}
          className={buttonStyle({ variant: 'ghost' })}
          onClick={() => onChange(names.slice(0, -1))}
        >
          Remove the last
        </ActionButton>
      </div>
    </div>
  )
}

/** Who will play, by the names that were entered so far. */
function playersOf(opponent: Opponent, names: string[], count: number): string[] {
  switch (opponent) {
    case 'machine':
      return ['You', 'The machine']
    case 'people':
      return names.map((name, at) => name.trim() || `Player ${at + 1}`)
    case 'link':
      return Array.from({ length: count }, (_, at) => (at === 0 && names[0]?.trim()) || `Player ${at + 1}`)
    default:
      return opponent satisfies never
  }
}

/** Everyone with a clean slate, as the game begins. */
const Players = ({ names }: { names: string[] }) => (
  <ul className="grid gap-3 max-md:hidden">
    {names.map((name, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a player is a place in the order
      <Player key={at} name={name} letters={0} />
    ))}
  </ul>
)

/** What the machine may come up with. */
const LikelySets = ({ names }: { names: string[] }) => (
  <section aria-labelledby="likely-sets">
    <h2 id="likely-sets" className="mb-2 font-body font-semibold text-label text-soft uppercase">
      It likes to set
    </h2>
    <ul className="grid grid-cols-4 gap-2 md:grid-cols-2">
      {names.map((name) => (
        <li key={name} className="border-2 border-line bg-sheet p-1.5 font-semibold text-xs leading-tight">
          <TrickStill name={name} size="card" className="mb-1 aspect-4/3 h-auto w-full" />
          {name}
        </li>
      ))}
    </ul>
  </section>
)

type RulesProps = { options: Settings['options']; onChange: (options: Settings['options']) => void }

function Rules({ options, onChange }: RulesProps) {
  const id = useId()
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-label text-soft uppercase">Rules</legend>
      {rules.map(({ name, label }) => (
        <label
          key={name}
          htmlFor={`${id}${name}`}
          className="flex min-h-11 w-fit cursor-pointer items-center gap-3"
        >
          <input
            id={`${id}${name}`}
            type="checkbox"
            checked={options[name]}
            onChange={({ currentTarget }) => onChange({ ...options, [name]: currentTarget.checked })}
            className="size-5 accent-signal"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
