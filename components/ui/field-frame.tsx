'use client'

import { type ReactNode, useId } from 'react'

/** What every labelled field takes beside what its element takes. */
export type FieldProps = { label: string; error?: string; hint?: string }

type Wiring = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type Props = FieldProps & { className?: string; children: (wiring: Wiring) => ReactNode }

/** The label of a field, what is wrong with it and a hint, all tied to the element that `children` makes. */
export function FieldFrame({ label, error, hint, className, children }: Props) {
  const id = useId()
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-semibold text-label text-soft uppercase">
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': notes || undefined })}
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
