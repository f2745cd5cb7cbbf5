import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { TextField } from '@/components/ui/forms/text-fields'
import { Link } from '@/components/ui/link'
import { LoadError } from '@/components/ui/load-error'
import { errorMessage, toast, toastError } from '@/components/ui/overlays/toast'
import { Spinner } from '@/components/ui/status'
import { AppError } from '@/lib/errors'
import { call } from '@/lib/http/client'
import { libraryQuery } from '@/lib/offline/account-queries'
import { counted } from '@/lib/skate/wording'
import { providerVideoUrl, videoAnchor } from '@/lib/videos/player'
import type { JudgedVideo, Verdict } from '@/lib/videos/schema'

const path = '/api/cms/tutorials'

/** Where an admin sets the tutorial of a trick, and decides about those that were reported. */
export function TutorialsAdmin() {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => call<JudgedVideo[]>(path, { signal }),
  })
  const refresh = () => client.invalidateQueries({ queryKey: [path] })
  const judge = useMutation({
    mutationFn: ({ video, verdict }: { video: JudgedVideo; verdict: Verdict }) =>
      call(`${path}/${video.trickId}/${video.videoId}`, { method: 'PUT', json: { verdict } }),
    onSuccess: (_, { verdict }) => {
      toast({ title: verdict === 'RIGHT' ? 'This video stays' : 'This video is gone for everyone' })
      return refresh()
    },
    onError: (failure) => toastError(failure, 'The video could not be changed'),
  })
  return (
    <div className="space-y-10">
      <SetTutorial onSet={refresh} />
      <section aria-labelledby="judged">
        <h2 id="judged" className="mb-3 text-title">
          Reported and decided
        </h2>
        {error && !data && (
          <LoadError
            isBoxed
            message={errorMessage(error, 'The videos could not be loaded')}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Spinner label="Loading videos..." />}
        {data?.length === 0 && <p className="text-soft">Nobody has reported a video.</p>}
        <ul className="grid gap-3">
          {data?.map((video) => (
            <Judged
              key={`${video.trickId}/${video.videoId}`}
              video={video}
              onJudge={(verdict) => judge.mutate({ video, verdict })}
            />
          ))}
        </ul>
      </section>
    </div>
  )
}

const standing: Record<NonNullable<JudgedVideo['verdict']> | 'OPEN', string> = {
  OPEN: 'Waits for you',
  REPORTED: 'Gone until you decide',
  RIGHT: 'Stays',
  WRONG: 'Gone for everyone',
}

function Judged({ video, onJudge }: { video: JudgedVideo; onJudge: (verdict: Verdict) => void }) {
  const { trick, title, channel, reports, verdict, videoId } = video
  const name = title ?? videoId
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-2 border-line bg-sheet p-3">
      <div className="min-w-0 break-words">
        <p>
          <Link href={`/tricks/${trick.slug}#${videoAnchor}`} className="font-semibold underline">
            {trick.name}
          </Link>
          {': '}
          <a
            href={providerVideoUrl({ videoId, startSeconds: null })}
            target="_blank"
            rel="noreferrer"
            className="underline"
          >
            {name}
          </a>
        </p>
        <p className="text-sm text-soft">
          {[channel, standing[verdict ?? 'OPEN'], counted(reports, 'report')].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="flex gap-2">
        {verdict !== 'RIGHT' && (
          <button
            type="button"
            aria-label={`${verdict ? 'Bring Back' : 'Keep'} ${name} for ${trick.name}`}
            onClick={() => onJudge('RIGHT')}
            className={buttonStyle({ variant: 'outline', size: 'sm' })}
          >
            {verdict ? 'Bring Back' : 'Keep'}
          </button>
        )}
        {verdict !== 'WRONG' && (
          <button
            type="button"
            aria-label={`Remove ${name} from ${trick.name}`}
            onClick={() => onJudge('WRONG')}
            className={buttonStyle({ variant: 'destructive', size: 'sm' })}
          >
            Remove
          </button>
        )}
      </div>
    </li>
  )
}

/** Sets the tutorial of a trick, in place of the one that it has. */
function SetTutorial({ onSet }: { onSet: () => Promise<void> }) {
  const listId = useId()
  const { data: library = [] } = useQuery(libraryQuery)
  const [name, setName] = useState('')
  const [link, setLink] = useState('')
  const [isTried, setIsTried] = useState(false)
  const trick = library.find((each) => each.name.toLowerCase() === name.trim().toLowerCase())
  const save = useMutation({
    mutationFn: (id: number) => call(`${path}/${id}`, { method: 'PUT', json: { link } }),
    onSuccess: () => {
      toast({ title: 'Tutorial set', description: trick?.name })
      setLink('')
      setIsTried(false)
      return onSet()
    },
    onError: (failure) => {
      if (!linkProblem(failure)) toastError(failure, 'The tutorial could not be set')
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (trick) save.mutate(trick.id)
  }
  return (
    <form onSubmit={submit} className="grid gap-4 md:grid-cols-[1fr_2fr_auto] md:items-start">
      <TextField
        label="Trick"
        list={listId}
        value={name}
        autoComplete="off"
        error={isTried && !trick ? 'Choose a trick of the library' : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <datalist id={listId}>
        {library.map((each) => (
          <option key={each.id} value={each.name} />
        ))}
      </datalist>
      <TextField
        label="YouTube link"
        value={link}
        inputMode="url"
        autoComplete="off"
        error={linkProblem(save.error)}
        onChange={({ target }) => setLink(target.value)}
      />
      <ActionButton type="submit" isResting={save.isPending} className={`${buttonStyle()} md:mt-6`}>
        Set Tutorial
      </ActionButton>
    </form>
  )
}

const linkProblem = (error: unknown): string | undefined =>
  error instanceof AppError ? error.extras.fields?.link?.[0] : undefined
