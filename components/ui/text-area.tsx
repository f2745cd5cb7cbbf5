import type { ComponentProps } from 'react'
import { FieldFrame, type FieldProps } from './field-frame'

/** A labelled field for several lines that says what is wrong with it. */
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
