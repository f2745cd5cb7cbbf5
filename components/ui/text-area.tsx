import { type ComponentProps, useId } from 'react'

type Props = ComponentProps<'textarea'> & { label: string; error?: string; hint?: string }

/** A labelled field for several lines that says what is wrong with it. */
export function TextArea({ label, error, hint, className, ...field }: Props) {
  const id = useId()
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-semibold text-label text-soft uppercase">
        {label}
      </label>
      <textarea
        {...field}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={notes || undefined}
        className="w-full border-2 border-line bg-sheet p-3 text-base aria-invalid:border-danger"
      />
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 font-semibold text-danger text-sm">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-soft">
          {hint}
        </p>
      )}
    </div>
  )
}
