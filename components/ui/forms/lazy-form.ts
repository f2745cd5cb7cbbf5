import { type ChangeEvent, type FocusEvent, type FormEvent, type RefObject, useEffect, useState } from 'react'
import type {
  DefaultValues,
  FieldErrors,
  FieldValues,
  Path,
  SubmitHandler,
  UseFormSetError,
} from 'react-hook-form'
import { heldMark } from '@/lib/page-marks'
import { networkError } from './form-errors'
import type { createControl, LoadSchema } from './zod-form'

type Field = HTMLInputElement | HTMLTextAreaElement
type Control<Input extends FieldValues, Output> = ReturnType<typeof createControl<Input, Output>>
type Shown<Input extends FieldValues> = { errors: FieldErrors<Input>; isSubmitting: boolean }

/**
 * The form library behind fields that work without it. It is loaded when the first field gets the focus, and takes
 * over what the fields hold by then; an event that came before is handled once it is there.
 */
class LazyForm<Input extends FieldValues, Output> {
  private control: Control<Input, Output> | null = null
  private loading: Promise<Control<Input, Output>> | null = null
  private readonly fields = new Map<Path<Input>, Set<Field>>()
  private readonly refs = new Map<Path<Input>, (field: Field | null) => (() => void) | undefined>()
  private readonly loadSchema: LoadSchema<Input, Output>
  private readonly defaultValues: DefaultValues<Input>
  private notify: (shown: Shown<Input>) => void = () => undefined
  private shown: Shown<Input> = { errors: {}, isSubmitting: false }

  constructor(loadSchema: LoadSchema<Input, Output>, defaultValues: DefaultValues<Input>) {
    this.loadSchema = loadSchema
    this.defaultValues = defaultValues
  }

  /** Calls back whenever something else is to be shown, until the returned function is called. */
  readonly follow = (notify: (shown: Shown<Input>) => void): (() => void) => {
    this.notify = notify
    return () => {
      this.notify = () => undefined
    }
  }

  private load(): Promise<Control<Input, Output>> {
    this.loading ??= import('./zod-form').then(
      ({ createControl }) => this.takeOver(createControl(this.loadSchema, this.defaultValues)),
      (error: unknown) => {
        this.loading = null
        throw error
      },
    )
    return this.loading
  }

  private takeOver(control: Control<Input, Output>): Control<Input, Output> {
    control.subscribe({
      formState: { errors: true },
      callback: ({ errors = {} }) => this.show({ errors }),
    })
    this.bind(control)
    this.control = control
    return control
  }

  private bind(control: Control<Input, Output>): void {
    for (const [name, fields] of this.fields) for (const field of fields) control.register(name).ref(field)
  }

  private show(changed: Partial<Shown<Input>>): void {
    this.shown = { ...this.shown, ...changed }
    this.notify(this.shown)
  }

  private readonly showNetworkError = () => this.show({ errors: networkError<Input>(this.defaultValues) })

  private refOf(name: Path<Input>) {
    const known = this.refs.get(name)
    if (known) return known
    const fields = new Set<Field>()
    this.fields.set(name, fields)
    const ref = (field: Field | null) => {
      if (!field) return
      fields.add(field)
      this.control?.register(name).ref(field)
      return () => void fields.delete(field)
    }
    this.refs.set(name, ref)
    return ref
  }

  /** The attributes of a field. */
  readonly register = (name: Path<Input>) => ({
    name,
    ref: this.refOf(name),
    onFocus: () => void this.load().catch(() => undefined),
    onChange: (event: ChangeEvent<Field>) =>
      void this.load().then(
        (control) => control.register(name).onChange(event),
        () => undefined,
      ),
    onBlur: (event: FocusEvent<Field>) =>
      void this.load().then((control) => control.register(name).onBlur(event), this.showNetworkError),
  })

  /** Handles the submission of a valid form. */
  readonly handleSubmit = (onValid: SubmitHandler<Output>) => async (event: FormEvent) => {
    event.preventDefault()
    this.show({ isSubmitting: true })
    try {
      const control = await this.load().catch(this.showNetworkError)
      await control?.handleSubmit(onValid)(event)
    } finally {
      this.show({ isSubmitting: false })
    }
  }

  readonly setError: UseFormSetError<Input> = (...error) => this.control?.setError(...error)

  /** Empties the fields. */
  readonly reset = (form: HTMLFormElement | null) => {
    form?.reset()
    if (this.control) {
      this.control.reset(this.defaultValues)
      // It has forgotten its fields, and expects a component to render them again.
      this.bind(this.control)
    }
    this.show({ errors: {} })
  }
}

/**
 * A form validated by the same schema as the call it makes: on blur first, then at each keystroke. Its fields are there
 * with the page; the library that validates them comes when one of them gets the focus.
 */
export function useLazyForm<Input extends FieldValues, Output>(
  loadSchema: LoadSchema<Input, Output>,
  defaultValues: DefaultValues<Input>,
) {
  const [form] = useState(() => new LazyForm(loadSchema, defaultValues))
  const [formState, show] = useState<Shown<Input>>({ errors: {}, isSubmitting: false })
  useEffect(() => form.follow(show), [form])
  const { register, handleSubmit, setError, reset } = form
  return { register, handleSubmit, setError, reset, formState }
}

/** Sends a form that was sent before the scripts were there. Give it to one whose method is post: only they wait. */
export function useEarlySubmission(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!form.current?.hasAttribute(heldMark)) return
    form.current.removeAttribute(heldMark)
    form.current.requestSubmit()
  }, [form])
}
