import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'button'>, 'disabled' | 'aria-disabled'> & {
  /** There is nothing to press it for at the moment: it is at work, or something is missing. */
  isResting: boolean
}

/**
 * A button that keeps the focus while it does nothing: the browser takes the focus from a button that is disabled,
 * and with it the place of everyone who uses the keyboard. A submit button at rest sends nothing, by Enter neither.
 */
export function ActionButton({ isResting, onClick, type = 'button', ...button }: Props) {
  return (
    <button
      {...button}
      type={type}
      aria-disabled={isResting || undefined}
      onClick={(event) => {
        if (isResting) event.preventDefault()
        else onClick?.(event)
      }}
    />
  )
}
