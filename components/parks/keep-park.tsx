import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useUserId } from '@/components/accounts/auth-status'
import { currentQuery, replaceQuery, useQueryPart } from '@/components/ui/behavior/history'
import { lateDialog } from '@/components/ui/behavior/late'
import { WithQueryClient } from '@/components/ui/behavior/with-query-client'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { TextField } from '@/components/ui/forms/text-fields'
import { toast, toastError } from '@/components/ui/overlays/toast'
import { ShareLink } from '@/components/ui/share-link'
import { call } from '@/lib/http/client'
import type { FlowRequest, ParkInput, SavedPark } from '@/lib/parks/schema'
import { longestParkName } from '@/lib/parks/taxonomy'
import { parksQuery } from './parks-query'
import { nameIn, parkPlace, withName } from './use-park'

const JoinDialog = lateDialog(() => import('@/components/accounts/join-dialog'))

type Props = { asked: FlowRequest }

/** Names the park of a flow, keeps it and shares it. Guests are asked to join, and nothing is sent. */
export default function KeepPark(props: Props) {
  return (
    <WithQueryClient>
      <Keep {...props} />
    </WithQueryClient>
  )
}

function useKeep(userId: number | null) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: ParkInput) => call<SavedPark>('/api/skatepark/parks', { method: 'POST', json }),
    onSuccess: (park) => {
      if (userId !== null)
        client.setQueryData<SavedPark[]>(
          parksQuery(userId).queryKey,
          (parks) => parks && [park, ...parks.filter(({ id }) => id !== park.id)],
        )
      toast({ title: 'Park kept', description: `${park.name} is in My Parks.` })
    },
    onError: (error) => toastError(error, 'Your park could not be kept'),
  })
}

function Keep({ asked }: Props) {
  const userId = useUserId() ?? null
  const called = useQueryPart(nameIn)
  const [typed, setTyped] = useState<string | null>(null)
  const [isRefused, setIsRefused] = useState(false)
  const [shown, setShown] = useState<'link' | 'join' | null>(null)
  const field = useRef<HTMLFormElement>(null)
  const keeping = useKeep(userId)
  const name = (typed ?? called).trim()
  // In the address, so that the name is still there after signing in, and in the link.
  const remember = () => replaceQuery(withName(currentQuery(), name))
  const keep = (event: FormEvent) => {
    event.preventDefault()
    setIsRefused(!name)
    if (!name) return field.current?.querySelector('input')?.focus()
    remember()
    if (userId === null) setShown('join')
    else keeping.mutate({ ...asked, name })
  }
  return (
    <div className="mb-6 space-y-3">
      <form ref={field} noValidate onSubmit={keep} className="flex flex-wrap items-start gap-3">
        <TextField
          label="Name of this park"
          placeholder="Enter park name"
          autoComplete="off"
          maxLength={longestParkName}
          className="min-w-0 flex-1 basis-48"
          value={typed ?? called}
          error={isRefused && !name ? 'Name your park' : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <div className="flex flex-wrap gap-3 sm:mt-5">
          <ActionButton type="submit" isResting={keeping.isPending} className={`${buttonStyle()} min-h-12`}>
            {keeping.isPending ? 'Keeping...' : 'Keep Park'}
          </ActionButton>
          <button
            type="button"
            aria-expanded={shown === 'link'}
            onClick={() => {
              remember()
              setShown(shown === 'link' ? null : 'link')
            }}
            className={`${buttonStyle({ variant: 'outline' })} min-h-12`}
          >
            Share Park
          </button>
        </div>
      </form>
      {shown === 'link' && (
        <ShareLink
          label="Anyone with this link can skate this park"
          link={`${window.location.origin}${parkPlace({ ...asked, name })}`}
        />
      )}
      {shown === 'join' && (
        <JoinDialog kept="Kept parks" waiting="this one waits here" onClose={() => setShown(null)} />
      )}
    </div>
  )
}
