'use client'

import { type ComponentProps, useState } from 'react'
import { TextField } from './fields'

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
