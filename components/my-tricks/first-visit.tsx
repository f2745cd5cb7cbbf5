import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { change, sentLater } from '@/components/accounts/use-account'
import { StanceSwitch } from '@/components/figure/stance-switch'
import { TrickStill } from '@/components/figure/trick-still'
import type { TrickSearch } from '@/components/tricks/search'
import { loadTrickSearch, TrickSearchField } from '@/components/tricks/search-form'
import { useQueryList } from '@/components/ui/behavior/history'
import { catchFocus } from '@/components/ui/behavior/lost-focus'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { toast } from '@/components/ui/overlays/toast'
import { toggled } from '@/lib/addresses'
import { nothingBrought } from '@/lib/my-tricks/brought'
import type { BroughtTrick } from '@/lib/my-tricks/schema'
import { libraryQuery } from '@/lib/offline/account-queries'
import { counted } from '@/lib/skate/wording'
import type { TrickSummary } from '@/lib/tricks/schema'
import { useKept } from './use-kept'

// What most skaters learn first, from every ground.
const offered = [
  'ollie',
  'backside-180',
  'frontside-180',
  'shuvit',
  'kickflip',
  'heelflip',
  'manual',
  'boardslide',
  'frontside-50-50',
  'kickturn',
  'rock-to-fakie',
  'drop-in',
]

const mostFound = 6

type Props = {
  userId: number
  onSkip: () => void
  /** Where else one may go, for where the library cannot be read. */
  children: ReactNode
}

/** What the skater stands like and can do already, asked once: the list begins with it. */
export default function FirstVisit({ userId, onSkip, children }: Props) {
  const { change: keep } = useKept<'over'>(userId, 'first-visit')
  const library = useQuery(libraryQuery)
  const [chosen, setChosen] = useQueryList('can')
  const [isSaving, setIsSaving] = useState(false)
  const tiles = useRef<HTMLUListElement>(null)
  // The one that was found stands among the others now, and its button below is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => catchFocus(tiles.current?.querySelector('li:last-child button')), [chosen.length])
  if (library.isError && !library.data) return children
  if (!library.data) return null
  const bySlug = new Map(library.data.map((trick) => [trick.slug, trick]))
  const first = offered.flatMap((slug) => bySlug.get(slug) ?? [])
  const others = chosen.flatMap((slug) => (offered.includes(slug) ? [] : (bySlug.get(slug) ?? [])))
  const picked = chosen.flatMap((slug) => bySlug.get(slug) ?? [])
  const toggle = (slug: string) => setChosen(toggled(chosen, slug))
  const save = async () => {
    setIsSaving(true)
    const isSaved = await addAll(userId, picked)
    setIsSaving(false)
    if (!isSaved) return
    setChosen([])
    keep(() => 'over')
  }
  return (
    <section aria-labelledby="first-visit-title" className="mt-4 border-2 border-line bg-sheet p-4 @3xl:p-6">
      <h2 id="first-visit-title" className="text-title">
        What can you already land?
      </h2>
      <p className="mt-1 max-w-prose text-soft">Tap what you land most of the time.</p>
      <div className="mt-3">
        <StanceSwitch />
      </div>
      <ul ref={tiles} className="mt-3 grid grid-cols-3 gap-2 sm:grid-cols-4 lg:grid-cols-6">
        {[...first, ...others].map((trick) => (
          <li key={trick.slug}>
            <Choice trick={trick} isChosen={chosen.includes(trick.slug)} onPress={() => toggle(trick.slug)} />
          </li>
        ))}
      </ul>
      <Finder tricks={library.data} known={[...offered, ...chosen]} onFound={toggle} />
      <Ways
        count={picked.length}
        isSaving={isSaving}
        onSave={() => void save()}
        onSkip={() => {
          keep(() => 'over')
          onSkip()
        }}
      />
    </section>
  )
}

/** Adds tricks that are landed already. Returns whether it was done, or kept for later. */
async function addAll(userId: number, tricks: readonly TrickSummary[]): Promise<boolean> {
  const outcome = await change(userId, {
    method: 'POST',
    path: '/api/tricks/my-tricks/bring',
    json: { tricks: tricks.map(broughtAs) },
    change: { kind: 'bring', trickIds: tricks.map(({ id }) => id) },
    failed: 'Failed to add trick',
  })
  if (outcome)
    toast({
      title: 'Added to My Tricks',
      description: sentLater(tricks.map(({ name }) => name).join(', '), outcome),
    })
  return outcome !== null
}

const broughtAs = ({ id }: TrickSummary): BroughtTrick => ({
  ...nothingBrought(),
  trickId: id,
  masteryLevel: 'CONSISTENT',
})

const addWords = (count: number) => (count === 0 ? 'Add tricks' : `Add ${counted(count, 'trick')}`)

type ChoiceProps = { trick: TrickSummary; isChosen: boolean; onPress: () => void }

function Choice({ trick: { name }, isChosen, onPress }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      className="relative flex size-full flex-col border-2 border-line bg-paper text-left text-sm leading-tight aria-pressed:bg-ink aria-pressed:text-paper"
    >
      <TrickStill size="card" name={name} className="aspect-4/3 h-auto w-full" />
      <span className="wrap-anywhere p-1.5 font-semibold">{name}</span>
      {isChosen && (
        <span
          aria-hidden="true"
          className="absolute top-1 right-1 grid size-6 place-items-center bg-ink text-paper"
        >
          &#10003;
        </span>
      )}
    </button>
  )
}

type FinderProps = {
  tricks: TrickSummary[]
  /** The slugs that stand above already. */
  known: string[]
  onFound: (slug: string) => void
}

/** Any other trick, by its name. */
function Finder({ tricks, known, onFound }: FinderProps) {
  const [text, setText] = useState('')
  const asked = useDeferredValue(text.trim())
  const [search, setSearch] = useState<TrickSearch | null>(null)
  useEffect(() => {
    if (asked !== '')
      loadTrickSearch().then(
        (loaded) => setSearch(() => loaded),
        () => undefined,
      )
  }, [asked])
  const found = useMemo(() => {
    if (!search || asked === '') return []
    const byId = new Map(tricks.map((trick) => [trick.id, trick]))
    return search(asked)
      .flatMap((id) => byId.get(id) ?? [])
      .filter(({ slug }) => !known.includes(slug))
      .slice(0, mostFound)
  }, [search, asked, tricks, known])
  return (
    <div className="mt-4 max-w-prose">
      <TrickSearchField value={text} onChange={(event) => setText(event.target.value)} />
      {found.length > 0 && (
        <ul aria-label="Found" className="mt-2 flex flex-wrap gap-2">
          {found.map(({ slug, name }) => (
            <li key={slug}>
              <button
                type="button"
                className={`${buttonStyle({ variant: 'outline', size: 'sm' })} min-h-11`}
                onClick={() => {
                  onFound(slug)
                  setText('')
                }}
              >
                + {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type WaysProps = { count: number; isSaving: boolean; onSave: () => void; onSkip: () => void }

const Ways = ({ count, isSaving, onSave, onSkip }: WaysProps) => (
  <div className="mt-5 flex flex-wrap gap-3">
    <ActionButton isResting={count === 0 || isSaving} onClick={onSave} className={buttonStyle()}>
      {isSaving ? 'Adding...' : addWords(count)}
    </ActionButton>
    <button type="button" onClick={onSkip} className={buttonStyle({ variant: 'ghost' })}>
      Skip
    </button>
  </div>
)
