'use client'

import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useState } from 'react'

/** What every labeled field takes besides the attributes of its element. */
type FieldProps = { label: string; error?: string; hint?: string }

type Wiring = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldFrameProps = FieldProps & { className?: string; children: (wiring: Wiring) => ReactNode }

let isOneSaid = false

/** Takes the word in what React shows in one go; false for everyone after the first. */
function takeWord(): boolean {
  if (isOneSaid) return false
  isOneSaid = true
  queueMicrotask(() => {
    isOneSaid = false
  })
  return true
}

/**
 * What is wrong with a field, read out when it appears. Of what appears at once, as when an empty form is sent, the first
 * alone is: its field gets the focus, and the others say theirs when they are come to.
 */
function FieldError({ id, children }: { id: string; children: string }) {
  const [isSaid, setIsSaid] = useState(false)
  useLayoutEffect(() => setIsSaid(takeWord()), [])
  return (
    <p id={id} role={isSaid ? 'alert' : undefined} className="mt-1 font-semibold text-danger text-sm">
      {children}
    </p>
  )
}

/** The label of a field, what is wrong with it and a hint, all tied to the element that `children` makes. */
function FieldFrame({ label, error, hint, className, children }: FieldFrameProps) {
  const id = useId()
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-semibold text-label text-soft uppercase">
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': notes || undefined })}
      {error && (
        <FieldError key={error} id={`${id}-error`}>
          {error}
        </FieldError>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-soft">
          {hint}
        </p>
      )}
    </div>
  )
}

/** A labeled input that says what is wrong with it; `children` stand at its right end. */
export function TextField({
  label,
  error,
  hint,
  children,
  className,
  ...input
}: ComponentProps<'input'> & FieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} className={className}>
      {(wiring) => (
        <div className="flex">
          <input
            {...input}
            {...wiring}
            className="min-h-12 w-full min-w-0 border-2 border-line bg-sheet px-3 text-base focus-visible:relative focus-visible:z-10 aria-invalid:border-danger"
          />
          {children}
        </div>
      )}
    </FieldFrame>
  )
}

/** A password that can be looked at before it is sent. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'children'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField {...props} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false}>
      <button
        type="button"
        aria-pressed={isShown}
        aria-label={`Show ${props.label.toLowerCase()}`}
        onClick={() => setIsShown(!isShown)}
        className="-ml-0.5 min-w-16 shrink-0 border-2 border-line bg-paper px-3 font-semibold text-sm aria-pressed:bg-ink aria-pressed:text-paper"
      >
        Show
      </button>
    </TextField>
  )
}

/** A labeled field for several lines that says what is wrong with it. */
export function TextArea({
  label,
  error,
  hint,
  className,
  ...field
}: ComponentProps<'textarea'> & FieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} className={className}>
      {(wiring) => (
        <textarea
          {...field}
          {...wiring}
          className="w-full border-2 border-line bg-sheet p-3 text-base aria-invalid:border-danger"
        />
      )}
    </FieldFrame>
  )
}
