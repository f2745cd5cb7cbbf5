import { type ComponentProps, type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { catchFocus } from '@/components/ui/behavior/lost-focus'
import { AppError } from '@/lib/errors'
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
  /** The same when the link that it is for can no longer be used: sending it again would change nothing. */
  onward?: ReactNode
}

/** Whether the server refused the link, and not what was entered. */
const isSpent = (error: unknown): error is AppError =>
  error instanceof AppError && /^(invalid|conflict)$/.test(error.code) && !error.extras.fields

const sheet = 'space-y-5 border-2 border-line bg-sheet p-6 shadow-sticker'

/** A form on a sheet of its own, in whose place stands, once it is done, what the server said. */
export function SheetForm<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { label, pending, send, next, onward, ...form } = props
  const [end, setEnd] = useState<{ said: string; leadsTo: ReactNode } | null>(null)
  if (end) {
    return (
      <div className={sheet}>
        <p ref={catchFocus} tabIndex={-1} role="status" className="text-lg outline-none">
          {end.said}
        </p>
        {end.leadsTo}
      </div>
    )
  }
  const sendOnce = (input: Output) =>
    send(input).then(
      ({ message }) => setEnd({ said: message, leadsTo: next }),
      (error: unknown) => {
        if (!onward || !isSpent(error)) throw error
        setEnd({ said: error.message, leadsTo: onward })
      },
    )
  return (
    <AccountForm
      {...form}
      submit={{ label, pending, send: sendOnce }}
      fallback="Please try again"
      button={{ size: 'lg' }}
      className={sheet}
    />
  )
}
