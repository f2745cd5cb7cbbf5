import { useRef, useState } from 'react'
import { useUserId } from '@/components/accounts/auth-status'
import { linesFor } from '@/components/offline/coach-for'
import { useQueryList } from '@/components/ui/behavior/history'
import { lateDialog } from '@/components/ui/behavior/late'
import { useAbortableCall } from '@/components/ui/behavior/use-abortable-call'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { RadioGroup } from '@/components/ui/forms/choices'
import { toastError } from '@/components/ui/overlays/toast'
import { call } from '@/lib/http/client'
import type { BuildRequest } from '@/lib/lines/schema'
import { lineProblems, mostTricks } from '@/lib/lines/taxonomy'
import type { Pick } from './draft'
import type { Builder } from './use-builder'

const JoinDialog = lateDialog(() => import('@/components/accounts/join-dialog'))

const darings: { value: BuildRequest['daring']; label: string }[] = [
  { value: 'sure', label: 'Sure' },
  { value: 'even', label: 'Even' },
  { value: 'send it', label: 'Send it' },
]

const meanings: Record<BuildRequest['daring'], string> = {
  sure: 'Tricks you hardly ever miss.',
  even: 'Landed every few tries, with an ender to go for.',
  'send it': 'Bring time: most tries end early, and one makes the clip.',
}

const places: { value: BuildRequest['places'][number]; label: string }[] = [
  { value: 'flat', label: 'Flat' },
  { value: 'manual', label: 'Manual pad' },
  { value: 'edge', label: 'Ledge or rail' },
  { value: 'wall', label: 'Ramp' },
  { value: 'air', label: 'Air' },
]

/** An address without any says flat ground. */
const orNone = (chosen: string[]) => (chosen.length > 0 ? chosen : ['none'])

/** Makes a line out of the rider's own tricks, as sure as wanted; pressed again it makes another. */
export function BuildFromMine({ builder }: { builder: Builder }) {
  const isGuest = useUserId() === null
  const [[wantedDaring], setDaring] = useQueryList('daring')
  const daring = darings.find(({ value }) => value === wantedDaring)?.value ?? 'even'
  const [wantedPlaces, setPlaces] = useQueryList('on')
  const known = places.flatMap(({ value }) => (wantedPlaces.includes(value) ? value : []))
  const chosen = wantedPlaces.length === 0 ? ['flat' as const] : known
  const [isAsking, setIsAsking] = useState(false)
  const turnedDown = useRef<number[]>([])
  const building = useAbortableCall({
    call: (json: BuildRequest, signal) =>
      call<Pick[]>('/api/run/build', { method: 'POST', json, signal }).catch(async (error: unknown) =>
        (await linesFor(error, signal)).build(json),
      ),
    onSuccess: (tricks) => {
      turnedDown.current = [...tricks.map(({ id }) => id), ...turnedDown.current].slice(0, 2 * mostTricks)
      builder.take(tricks)
    },
    onError: (error) => toastError(error, 'Failed to generate line'),
  })
  const { start, plan } = builder
  const isResting = !start || chosen.length === 0 || building.isPending || builder.isPending
  const build = () => {
    if (!start) return
    if (isGuest) return setIsAsking(true)
    const keep = plan?.request.locked.filter((id) => id !== null) ?? []
    void building.mutate({ startingPosition: start, places: chosen, daring, keep, avoid: turnedDown.current })
  }
  return (
    <Disclosure heading={<h3 className="text-xl">Build one from my tricks</h3>}>
      <div className="space-y-4 p-4">
        <div>
          <RadioGroup
            legend="How sure"
            options={darings}
            value={daring}
            onChange={(next) => setDaring([next])}
          />
          <p className="mt-1 text-sm text-soft">{meanings[daring]}</p>
        </div>
        <Places chosen={chosen} onChange={setPlaces} />
        <div className="flex flex-wrap items-center gap-3">
          <ActionButton isResting={isResting} onClick={build} className={buttonStyle({ variant: 'outline' })}>
            {building.isPending ? 'Building...' : 'Build from My Tricks'}
          </ActionButton>
          <p className="text-sm text-soft">
            {start ? 'Locked tricks stay in. Press again for another line.' : lineProblems.start}
          </p>
        </div>
      </div>
      {isAsking && (
        <JoinDialog kept="Saved lines" waiting="your picks wait here" onClose={() => setIsAsking(false)} />
      )}
    </Disclosure>
  )
}

type Place = BuildRequest['places'][number]

function Places({ chosen, onChange }: { chosen: Place[]; onChange: (places: string[]) => void }) {
  const change = (place: Place, isOn: boolean) =>
    onChange(orNone(isOn ? [...chosen, place] : chosen.filter((other) => other !== place)))
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-label text-soft uppercase">What is there to skate</legend>
      <div className="flex flex-wrap gap-x-5">
        {places.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) => change(value, event.target.checked)}
              className="size-5 accent-ink"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
