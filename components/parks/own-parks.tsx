import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { pushQuery } from '@/components/ui/behavior/history'
import { useKeptFocus } from '@/components/ui/behavior/lost-focus'
import { WithQueryClient } from '@/components/ui/behavior/with-query-client'
import { DeleteButton } from '@/components/ui/delete-button'
import { Link } from '@/components/ui/link'
import { toast, toastError } from '@/components/ui/overlays/toast'
import { call } from '@/lib/http/client'
import type { SavedPark } from '@/lib/parks/schema'
import { FeaturePicture } from './feature-picture'
import { parksQuery } from './parks-query'
import { parkPlace, parkQuery, selectedWords } from './use-park'

/** So many of a park's features fit beside its name. */
const mostPictured = 4

/** The parks that a skater keeps, each one press from its flow; nothing where there are none. */
export default function OwnParks({ userId }: { userId: number }) {
  return (
    <WithQueryClient>
      <List userId={userId} />
    </WithQueryClient>
  )
}

function List({ userId }: { userId: number }) {
  const { data: parks = [] } = useQuery(parksQuery(userId))
  const list = useRef<HTMLUListElement>(null)
  useKeptFocus(list, '[data-delete]', parks.length)
  if (parks.length === 0) return null
  return (
    <section aria-labelledby="own-parks-title">
      <h2 id="own-parks-title" className="text-title">
        My Parks
      </h2>
      <ul ref={list} tabIndex={-1} className="mt-3 border-2 border-line bg-sheet outline-none">
        {parks.map((park) => (
          <li
            key={park.id}
            className="flex items-center gap-3 pl-3 not-last:border-line/30 not-last:border-b"
          >
            <Link
              href={parkPlace(park)}
              onOpen={() => pushQuery(parkQuery(park))}
              className="wrap-anywhere flex min-h-12 min-w-0 flex-1 items-center font-semibold underline underline-offset-4 hover:text-signal-text"
            >
              {park.name}
            </Link>
            <span aria-hidden="true" className="flex gap-1 max-sm:hidden">
              {park.features.slice(0, mostPictured).map(({ name }) => (
                <FeaturePicture key={name} name={name} className="h-8 w-auto" />
              ))}
            </span>
            <span className="text-soft text-sm">{selectedWords(park.features)}</span>
            <Delete userId={userId} park={park} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Delete({ userId, park: { id, name } }: { userId: number; park: SavedPark }) {
  const client = useQueryClient()
  const removing = useMutation({
    mutationFn: () => call<void>(`/api/skatepark/parks/${id}`, { method: 'DELETE' }),
    onSuccess: () => {
      client.setQueryData<SavedPark[]>(parksQuery(userId).queryKey, (parks) =>
        parks?.filter((park) => park.id !== id),
      )
      toast({ title: 'Park deleted' })
    },
    onError: (error) => toastError(error, 'Your park could not be deleted'),
  })
  return (
    <DeleteButton
      name={name}
      title="Delete park"
      question={`${name} will be gone for good.`}
      onDelete={() => removing.mutate()}
    />
  )
}
