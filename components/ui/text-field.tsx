import type { ComponentProps } from 'react'
import { FieldFrame, type FieldProps } from './field-frame'

/** A labelled input that says what is wrong with it; `children` stand at its right end. */
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
            className="min-h-12 w-full min-w-0 border-2 border-line bg-sheet px-3 text-base aria-invalid:border-danger"
          />
          {children}
        </div>
      )}
    </FieldFrame>
  )
}
