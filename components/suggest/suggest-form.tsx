'use client'

import {
  type FormEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { useLazyForm } from '@/components/ui/forms/lazy-form'
import { toast } from '@/components/ui/overlays/toast'
import type { SuggestForm as Entered } from '@/lib/tricks/schema'
import { type Level, levels } from '@/lib/tricks/taxonomy'
import { dropWish, keepWish, readWish, type Wish } from './draft'

/** A text to be put into the prompt, and levels that come with it; a new object each time. */
export type Filling = { prompt: string; difficulties?: readonly string[]; isFocused: boolean }

type Props = {
  isPending: boolean
  filling: Filling | null
  onAsk: (entered: Entered) => void
  onReset: () => void
  /** Called with the levels that are checked whenever they change. */
  onLevels: (levels: readonly Level[]) => void
}

const empty = { prompt: '', difficulties: [] }

const loadSchema = () => import('@/lib/tricks/schema').then((schema) => schema.suggestForm)

const useSuggestForm = () => useLazyForm(loadSchema, empty)

type Form = ReturnType<typeof useSuggestForm>

/** What the user feels like skating, and how hard it may be. */
export function SuggestForm({ isPending, filling, onAsk, onReset, onLevels }: Props) {
  const { register, handleSubmit, reset, formState } = useSuggestForm()
  const form = useRef<HTMLFormElement>(null)
  useFilledFields(form, filling)
  const tell = useEffectEvent(onLevels)
  useEffect(() => {
    // What was typed before the scripts were there is newer than what is kept, field by field.
    const [typed, kept] = [wishIn(form.current), readWish()]
    if (typed.prompt === '' && typed.difficulties.length === 0) return
    keepWish({
      prompt: typed.prompt || kept.prompt,
      difficulties: typed.difficulties.length > 0 ? typed.difficulties : kept.difficulties,
    })
    tell(levelsOf(typed))
  }, [])
  const keep = (event: FormEvent<HTMLFormElement>) => {
    const wish = wishIn(event.currentTarget)
    onLevels(levelsOf(wish))
    keepWish(wish)
  }
  const clear = (event: MouseEvent<HTMLButtonElement>) => {
    reset(event.currentTarget.form)
    onLevels([])
    dropWish()
    onReset()
    toast({ title: 'Reset Complete', description: 'The form has been cleared.' })
  }
  return (
    <form
      ref={form}
      noValidate
      onChange={keep}
      onSubmit={handleSubmit((request) => !isPending && onAsk(request))}
      className="space-y-6 border-2 border-line bg-sheet p-4 shadow-sticker md:p-6"
    >
      <Levels errors={formState.errors} register={register} />
      <Prompt errors={formState.errors} register={register} />
      <div className="flex flex-wrap gap-3">
        <ActionButton type="submit" isResting={isPending} className={buttonStyle({ size: 'lg' })}>
          {isPending ? 'Generating...' : 'Suggest Trick'}
        </ActionButton>
        <button type="button" onClick={clear} className={buttonStyle({ variant: 'outline', size: 'lg' })}>
          Reset
        </button>
      </div>
    </form>
  )
}

type FieldProps = { errors: Form['formState']['errors']; register: Form['register'] }

function Levels({ errors: { difficulties }, register }: FieldProps) {
  const id = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={difficulties ? `${id}-error` : undefined}>
      <legend className="mb-2 font-semibold text-label text-soft uppercase">How hard should it be?</legend>
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
      <FieldError id={`${id}-error`} message={difficulties?.message ?? difficulties?.root?.message} />
    </fieldset>
  )
}

function Prompt({ errors: { prompt }, register }: FieldProps) {
  const id = useId()
  return (
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
        className="w-full border-2 border-line bg-paper p-3 text-base aria-invalid:border-danger"
        {...register('prompt')}
      />
      <p id={`${id}-hint`} className="mt-1 text-sm text-soft">
        Be specific about style and any particular elements you&apos;re interested in.
      </p>
      <FieldError id={`${id}-error`} message={prompt?.message} />
    </div>
  )
}

const choice =
  'wrap-anywhere flex min-h-11 cursor-pointer items-center gap-2 border-2 border-line bg-paper px-3 py-1 font-semibold has-checked:bg-signal has-checked:text-signal-ink has-focus-visible:outline-3 has-focus-visible:outline-signal-text has-focus-visible:outline-offset-2'

function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null
  return (
    <p id={id} role="alert" className="mt-1 font-semibold text-danger text-sm">
      {message}
    </p>
  )
}

function wishIn(form: HTMLFormElement | null): Wish {
  const entered = new FormData(form ?? undefined)
  return {
    prompt: String(entered.get('prompt') ?? ''),
    difficulties: entered.getAll('difficulties').map(String),
  }
}

const levelsOf = ({ difficulties }: Wish) =>
  levels.filter((level) => difficulties.includes(level.toLowerCase()))

/** Fills the fields as if someone had typed, so that whatever watches them knows. */
function useFilledFields(form: RefObject<HTMLFormElement | null>, filling: Filling | null): void {
  useEffect(() => {
    const field = form.current?.elements.namedItem('prompt')
    if (!filling || !(field instanceof HTMLTextAreaElement)) return
    const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
    if (field.value !== filling.prompt) {
      write?.call(field, filling.prompt)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    if (filling.isFocused) field.focus()
    const { difficulties } = filling
    if (!difficulties) return
    const boxes = form.current?.querySelectorAll<HTMLInputElement>('input[name=difficulties]') ?? []
    for (const box of boxes) if (box.checked !== difficulties.includes(box.value)) box.click()
  }, [form, filling])
}
