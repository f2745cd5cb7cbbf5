import type { ComponentProps } from 'react'

type Variant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link'
type Size = 'default' | 'sm' | 'lg' | 'icon'

const variants: Record<Variant, string> = {
  default: 'border-2 border-line bg-signal text-signal-ink shadow-sticker-sm',
  destructive: 'border-2 border-danger bg-sheet text-danger shadow-sticker-sm',
  outline: 'border-2 border-line bg-transparent hover:bg-sheet',
  secondary: 'border-2 border-line bg-ink text-paper shadow-sticker-sm',
  ghost: 'border-2 border-transparent hover:border-line',
  link: 'px-0! underline underline-offset-4 hover:text-signal-text',
}

const sizes: Record<Size, string> = {
  default: 'min-h-11 px-4 py-2',
  sm: 'min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-11',
  lg: 'min-h-13 px-6 py-3 text-lg',
  icon: 'size-11',
}

const shared =
  'inline-flex items-center justify-center gap-2 font-semibold transition-transform not-aria-disabled:active:translate-0.5 disabled:pointer-events-none disabled:opacity-50 aria-disabled:cursor-default aria-disabled:opacity-50'

/** Class names that make a button, or a link that acts as one, look like ours. */
export function buttonStyle({
  variant = 'default',
  size = 'default',
}: {
  variant?: Variant
  size?: Size
} = {}) {
  return `${shared} ${variants[variant]} ${sizes[size]}`
}

type Props = Omit<ComponentProps<'button'>, 'disabled' | 'aria-disabled'> & {
  /** There is nothing to press it for at the moment: it is at work, or something is missing. */
  isResting: boolean
}

/**
 * A button that keeps the focus while it does nothing: the browser takes the focus from a button that is disabled,
 * and with it the place of everyone who uses the keyboard. A submit button at rest sends nothing, by Enter neither.
 * Nor does a press on one take the focus: the field that lost it would say what is wrong with it, push the button down
 * from under the pointer, and the press would come to nothing.
 */
export function ActionButton({ isResting, onClick, onMouseDown, type = 'button', ...button }: Props) {
  return (
    <button
      {...button}
      type={type}
      aria-disabled={isResting || undefined}
      onMouseDown={(event) => {
        if (type === 'submit') event.preventDefault()
        onMouseDown?.(event)
      }}
      onClick={(event) => {
        if (isResting) event.preventDefault()
        else onClick?.(event)
      }}
    />
  )
}
