'use client'

import { type ComponentProps, type ReactNode, useId } from 'react'

type Props = ComponentProps<'input'> & { label: string; error?: string; hint?: string; children?: ReactNode }

/** A labelled input that says what is wrong with it; `children` stand at its right end. */
export function TextField({ label, error, hint, children, className, ...input }: Props) {
  const id = useId()
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-semibold text-label text-soft uppercase">
        {label}
      </label>
      <div className="flex">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes || undefined}
          className="min-h-12 w-full min-w-0 border-2 border-line bg-sheet px-3 text-base aria-invalid:border-danger"
        />
        {children}
      </div>
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
