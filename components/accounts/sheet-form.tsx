import { type ComponentProps, type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { catchFocus } from '@/components/ui/lost-focus'
import { AccountForm } from './account-form'

type Done = { message: string }

type Props<Input extends FieldValues, Output> = Omit<
  ComponentProps<typeof AccountForm<Input, Output>>,
  'submit' | 'className' | 'button' | 'fallback'
> & {
  label: string
  pending: string
  send: (input: Output) => Promise<Done>
  /** Stands below the message when it is done. */
  next?: ReactNode
}

const sheet = 'space-y-5 border-2 border-line bg-sheet p-6 shadow-sticker'

/** A form on a sheet of its own, in whose place stands, once it is done, what the server said. */
export function SheetForm<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { label, pending, send, next, ...form } = props
  const [done, setDone] = useState<string | null>(null)
  if (done !== null) {
    return (
      <div className={sheet}>
        <p ref={catchFocus} tabIndex={-1} role="status" className="text-lg outline-none">
          {done}
        </p>
        {next}
      </div>
    )
  }
  return (
    <AccountForm
      {...form}
      submit={{ label, pending, send: (input) => send(input).then(({ message }) => setDone(message)) }}
      fallback="Please try again"
      button={{ size: 'lg' }}
      className={sheet}
    />
  )
}
