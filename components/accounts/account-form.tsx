import { type ComponentProps, type ReactNode, useRef } from 'react'
import type { DefaultValues, FieldValues, Path } from 'react-hook-form'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { showFieldErrors } from '@/components/ui/forms/form-errors'
import { useEarlySubmission, useLazyForm } from '@/components/ui/forms/lazy-form'
import { PasswordField, TextField } from '@/components/ui/forms/text-fields'
import type { LoadSchema } from '@/components/ui/forms/zod-form'
import { DialogActions } from '@/components/ui/overlays/dialog-actions'
import { errorMessage, toast } from '@/components/ui/overlays/toast'
import { AppError } from '@/lib/errors'
import { NewPasswordField } from './new-password-field'

type Field<Input extends FieldValues> = {
  name: Path<Input>
  label: string
  kind: 'text' | 'email' | 'password' | 'new password'
  autoComplete?: string
  hint?: string
}

type Attempt<Output> = {
  label: string
  /** The label while it runs. */
  pending?: string
  send: (input: Output) => Promise<unknown>
  /** The title of a toast about its failure; without one the form alone says what went wrong. */
  failure?: string
  /** Its own message when the server sent none. */
  fallback?: string
}

type Props<Input extends FieldValues, Output> = {
  loadSchema: LoadSchema<Input, Output>
  /** The values at the start, also of what has no field. */
  empty: DefaultValues<Input>
  fields: Field<Input>[]
  submit: Attempt<Output>
  /** Other things that can be done with what was entered. */
  others?: Attempt<Output>[]
  /** The message when an attempt fails and the server sent none. */
  fallback: string
  /** What is known of the user, besides what is entered. */
  names?: string[]
  button?: { size?: 'default' | 'lg'; variant?: 'default' | 'destructive'; isWide?: boolean }
  className?: string
  /** Closes the dialog that the form stands in. */
  onCancel?: () => void
  /** Stands beside the buttons. */
  beside?: ReactNode
  /** Stands below the buttons. */
  children?: ReactNode
}

type AccountFieldProps = ComponentProps<typeof PasswordField> & {
  kind: Field<FieldValues>['kind']
  /** What a new password must not be. */
  namesOf: () => string[]
}

function AccountField({ kind, namesOf, ...field }: AccountFieldProps) {
  switch (kind) {
    case 'text':
      return <TextField autoCapitalize="none" {...field} />
    case 'email':
      return <TextField type="email" {...field} />
    case 'password':
      return <PasswordField autoComplete="current-password" {...field} />
    case 'new password':
      return <NewPasswordField namesOf={namesOf} {...field} />
    default:
      return kind satisfies never
  }
}

type Sending<Input extends FieldValues, Output> = Pick<
  ReturnType<typeof useLazyForm<Input, Output>>,
  'handleSubmit' | 'setError'
> &
  Pick<Props<Input, Output>, 'fields' | 'fallback'>

/** Makes of an attempt what a press does: it sends what was entered, and says at the fields what is wrong with it. */
function useAttempts<Input extends FieldValues, Output>({
  fields,
  fallback,
  handleSubmit,
  setError,
}: Sending<Input, Output>) {
  const fail = (error: unknown, title: string | undefined, own = fallback) => {
    // Signing in stands before it.
    if (error instanceof AppError && error.extras.sessionExpired) return
    const description = errorMessage(error, own)
    const known = fields.map(({ name }) => name)
    if (!showFieldErrors<Input>(error, known, setError))
      setError('root', { type: title ? 'also a toast' : 'here alone', message: description })
    if (title) toast({ title, description, variant: 'destructive' })
  }
  return ({ send, failure, fallback: own }: Attempt<Output>) =>
    handleSubmit((input) =>
      send(input).then(
        () => undefined,
        (error: unknown) => fail(error, failure, own),
      ),
    )
}

function Problem({ isAToast, children }: { isAToast: boolean; children: string }) {
  return (
    // What a toast says too would be read out twice.
    <p role={isAToast ? undefined : 'alert'} className="font-semibold text-danger">
      {children}
    </p>
  )
}

/** A form about an account: fields, what is wrong with them, and a button. All of them are made here. */
export function AccountForm<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { loadSchema, empty, fields, submit, others = [], fallback, names = [], button = {} } = props
  const form = useRef<HTMLFormElement>(null)
  const { register, handleSubmit, setError, formState } = useLazyForm(loadSchema, empty)
  const { isSubmitting, errors } = formState
  useEarlySubmission(form)
  const attempt = useAttempts<Input, Output>({ fields, fallback, handleSubmit, setError })
  const typedNames = () =>
    fields.flatMap(({ name, kind }) => {
      const field = form.current?.elements.namedItem(name)
      return field instanceof HTMLInputElement && (kind === 'text' || kind === 'email') ? field.value : []
    })
  const submitButton = (
    <ActionButton
      type="submit"
      isResting={isSubmitting}
      className={buttonStyle({ size: button.size, variant: button.variant })}
    >
      {(isSubmitting && submit.pending) || submit.label}
    </ActionButton>
  )
  return (
    <form
      ref={form}
      noValidate
      method="post"
      className={props.className ?? 'space-y-5'}
      onSubmit={attempt(submit)}
    >
      {fields.map(({ name, kind, ...field }) => {
        const error = errors[name]?.message
        return (
          <AccountField
            key={name}
            kind={kind}
            {...field}
            {...register(name)}
            defaultValue={String(empty[name] ?? '')}
            error={typeof error === 'string' ? error : undefined}
            namesOf={() => [...names, ...typedNames()]}
          />
        )
      })}
      {errors.root?.message && (
        <Problem isAToast={errors.root.type !== 'here alone'}>{String(errors.root.message)}</Problem>
      )}
      {props.onCancel ? (
        <DialogActions onCancel={props.onCancel}>{submitButton}</DialogActions>
      ) : (
        <div className={button.isWide ? 'grid' : 'flex flex-wrap gap-3'}>
          {submitButton}
          {others.map((other) => (
            <ActionButton
              key={other.label}
              isResting={isSubmitting}
              className={buttonStyle({ variant: 'outline' })}
              onClick={attempt(other)}
            >
              {other.label}
            </ActionButton>
          ))}
          {props.beside}
        </div>
      )}
      {props.children}
    </form>
  )
}
