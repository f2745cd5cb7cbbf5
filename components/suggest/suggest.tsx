'use client'

import { useMutation } from '@tanstack/react-query'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useAuthStatus } from '@/components/accounts/auth-status'
import { CategoryBadge, SkillLevel } from '@/components/tricks/badges'
import { buttonStyle } from '@/components/ui/button'
import { toast, toastError } from '@/components/ui/toast'
import { useAbortableMutation } from '@/components/ui/use-abortable-mutation'
import { useZodForm } from '@/components/ui/use-zod-form'
import { LazyTutorial } from '@/components/videos/lazy-tutorial'
import { loginPath } from '@/lib/accounts/return-path'
import { AppError } from '@/lib/errors'
import { call } from '@/lib/http/client'
import type { SavedTrickRow } from '@/lib/my-tricks/schema'
import type { SuggestedTrick, SuggestRequest } from '@/lib/tricks/schema'
import { levels } from '@/lib/tricks/taxonomy'
import { videoOf } from '@/lib/videos/player'

/** A suggestion that can be saved: it has a row. One put together for a guest has none. */
type SavableTrick = SuggestedTrick & { id: number }

const isSavable = (trick: SuggestedTrick): trick is SavableTrick => trick.id !== null

type Props = {
  /** Receives the row of My Tricks that the server returned. */
  onAdded: (id: number, row: SavedTrickRow) => void
  /** Asks a guest to join. */
  join: (trick: SavableTrick, onClose: () => void) => ReactNode
}

/** Ask for a trick, and do something with the answer. */
export function Suggest({ onAdded, join }: Props) {
  const isSignedIn = useAuthStatus()?.authenticated
  const suggestion = useSuggestion()
  const adding = useAddTrick(onAdded)
  const [asked, setAsked] = useState<SuggestRequest | null>(null)
  const [shown, setShown] = useState<SuggestedTrick | null>(null)
  const [joining, setJoining] = useState<SavableTrick | null>(null)

  const ask = (request: SuggestRequest) => {
    setAsked(request)
    suggestion.mutate(request, { onSuccess: setShown })
  }
  const add = (trick: SavableTrick) => {
    if (isSignedIn === false) return setJoining(trick)
    if (!adding.isPending) adding.mutate(trick.id)
  }
  const askAnother = (request: SuggestRequest, { id }: SuggestedTrick) => {
    if (id !== null) ask({ ...request, exclude: [...request.exclude, id].slice(-50) })
  }
  return (
    <div className="space-y-8">
      <SuggestForm
        isPending={suggestion.isPending}
        onAsk={ask}
        onReset={() => {
          suggestion.reset()
          setShown(null)
        }}
      />
      {shown && (
        <SuggestedTrickCard
          key={`${shown.id} ${shown.name}`}
          trick={shown}
          isAdding={adding.isPending}
          isPending={suggestion.isPending}
          onAdd={add}
          onVideo={(video) => setShown({ ...shown, ...video })}
          onAnother={asked && isSavable(shown) ? () => askAnother(asked, shown) : null}
        />
      )}
      {joining && join(joining, () => setJoining(null))}
    </div>
  )
}

/** Asks for a trick. */
const useSuggestion = () =>
  useAbortableMutation({
    mutationFn: async (request: SuggestRequest, signal) => {
      const trick = await call<SuggestedTrick | undefined>('/api/tricks/suggest', {
        method: 'POST',
        json: request,
        signal,
      })
      if (!trick) throw new AppError('not_found', 'No suggestion received')
      return trick
    },
    onSuccess: () => toast({ title: 'New trick suggestion generated!' }),
    onError: (error) => toastError(error, 'Failed to suggest trick'),
  })

/** Puts a suggested trick on My Tricks. */
function useAddTrick(onAdded: Props['onAdded']) {
  return useMutation({
    mutationFn: (id: number) => call<SavedTrickRow>(`/api/tricks/${id}/add-to-my-tricks`, { method: 'POST' }),
    onSuccess: (row, id) => {
      toast({ title: 'Trick added to My Tricks!' })
      onAdded(id, row)
    },
    onError: (error) => toastError(error, 'Failed to add trick to collection'),
  })
}

type SuggestFormProps = { isPending: boolean; onAsk: (request: SuggestRequest) => void; onReset: () => void }

const empty = { prompt: '', difficulties: [] }

const loadSchema = () => import('@/lib/tricks/schema').then((schema) => schema.suggestRequest)

/** What the user feels like skating, and how hard it may be. */
function SuggestForm({ isPending, onAsk, onReset }: SuggestFormProps) {
  const { register, handleSubmit, reset, formState } = useZodForm(loadSchema, empty)
  const { prompt, difficulties } = formState.errors
  const id = useId()
  const clear = () => {
    reset(empty)
    onReset()
    toast({ title: 'Reset Complete', description: 'The form has been cleared.' })
  }
  return (
    <form
      noValidate
      onSubmit={handleSubmit((request) => !isPending && onAsk(request))}
      className="space-y-6 border-2 border-line bg-sheet p-4 shadow-sticker md:p-6"
    >
      <fieldset aria-describedby={difficulties ? `${id}-levels` : undefined}>
        <legend className="mb-2 font-semibold text-label text-soft uppercase">How hard may it be?</legend>
        <div className="flex flex-wrap gap-2">
          {levels.map((level) => (
            <label key={level} className={choice}>
              <input
                type="checkbox"
                value={level.toLowerCase()}
                className="size-4 accent-signal-ink outline-none"
                {...register('difficulties')}
              />
              {level}
            </label>
          ))}
        </div>
        <FieldError id={`${id}-levels`} message={difficulties?.message ?? difficulties?.root?.message} />
      </fieldset>
      <div>
        <label htmlFor={`${id}-prompt`} className="mb-2 block font-semibold text-label text-soft uppercase">
          What do you want to skate?
        </label>
        <textarea
          id={`${id}-prompt`}
          rows={4}
          maxLength={2000}
          aria-invalid={prompt ? true : undefined}
          aria-describedby={`${id}-hint${prompt ? ` ${id}-error` : ''}`}
          placeholder="A flatground trick that combines an ollie with a spin"
          className="w-full border-2 border-line bg-paper p-3 text-base placeholder:text-soft aria-invalid:border-danger"
          {...register('prompt')}
        />
        <p id={`${id}-hint`} className="mt-1 text-sm text-soft">
          Be specific about style and any particular elements you&apos;re interested in.
        </p>
        <FieldError id={`${id}-error`} message={prompt?.message} />
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="submit" disabled={isPending} className={buttonStyle({ size: 'lg' })}>
          {isPending ? 'Generating...' : 'Suggest Trick'}
        </button>
        <button type="button" onClick={clear} className={buttonStyle({ variant: 'outline', size: 'lg' })}>
          Reset
        </button>
      </div>
    </form>
  )
}

const choice =
  'flex min-h-11 cursor-pointer items-center gap-2 border-2 border-line bg-paper px-3 py-1 font-semibold has-checked:bg-signal has-checked:text-signal-ink has-focus-visible:outline-3 has-focus-visible:outline-signal-text has-focus-visible:outline-offset-2'

function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null
  return (
    <p id={id} role="alert" className="mt-1 font-semibold text-danger text-sm">
      {message}
    </p>
  )
}

type SuggestedVideo = Pick<SuggestedTrick, 'videoUrl' | 'videoStart'>

type SuggestedTrickProps = {
  trick: SuggestedTrick
  isAdding: boolean
  isPending: boolean
  onAdd: (trick: SavableTrick) => void
  onAnother: (() => void) | null
  onVideo: (video: SuggestedVideo) => void
}

const sourceNames: Record<SuggestedTrick['source'], string> = {
  coach: 'the built-in coach',
  model: 'the model',
}

/** The suggested trick: what it is, why this one, how it goes, and what to do with it. */
function SuggestedTrickCard({ trick, isAdding, isPending, onAdd, onAnother, onVideo }: SuggestedTrickProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section
      aria-labelledby="suggested-title"
      className="border-2 border-line bg-sheet p-4 shadow-sticker md:p-6"
    >
      <h2
        ref={heading}
        tabIndex={-1}
        id="suggested-title"
        className="mb-3 font-body font-semibold text-label text-soft uppercase outline-none"
      >
        Suggested Trick
      </h2>
      <h3 className="text-headline">{trick.name}</h3>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <CategoryBadge category={trick.category} />
        <SkillLevel level={trick.difficultyRating} />
        <span aria-hidden="true">{trick.difficultyRating}</span>
      </div>
      {trick.why && <p className="mt-5 max-w-prose border-signal border-l-4 pl-4 text-lg">{trick.why}</p>}
      <p className="mt-2 text-sm text-soft">Answered by {sourceNames[trick.source]}.</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {isSavable(trick) ? (
          <button
            type="button"
            aria-disabled={isAdding}
            onClick={() => onAdd(trick)}
            className={buttonStyle()}
          >
            {isAdding ? 'Adding...' : 'Add to My Tricks'}
          </button>
        ) : (
          <NewTrickNote />
        )}
        {onAnother && (
          <button
            type="button"
            disabled={isPending}
            onClick={onAnother}
            className={buttonStyle({ variant: 'outline' })}
          >
            Suggest another
          </button>
        )}
      </div>
      <div className="mt-8 grid gap-8 md:grid-cols-2">
        <div className="max-w-prose space-y-4">
          {trick.description && <p>{trick.description}</p>}
          {trick.steps.length > 0 && (
            <ol className="list-decimal space-y-2 pl-6 marker:font-display marker:text-signal-text">
              {trick.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
        </div>
        {isSavable(trick) && (
          <div className="min-w-0">
            <LazyTutorial
              trickId={trick.id}
              name={trick.name}
              video={videoOf(trick.videoUrl, trick.videoStart)}
              place="suggestion"
              onLoaded={({ embedUrl, startSeconds }) =>
                onVideo({ videoUrl: embedUrl, videoStart: startSeconds })
              }
            />
          </div>
        )}
      </div>
    </section>
  )
}

function NewTrickNote() {
  const from = usePathname()
  return (
    <p className="max-w-prose">
      No library has this trick yet.{' '}
      <Link
        href={loginPath({ register: true, from })}
        prefetch={false}
        className="font-semibold underline underline-offset-4 hover:text-signal-text"
      >
        Create a free account
      </Link>{' '}
      and ask again to keep it.
    </p>
  )
}
