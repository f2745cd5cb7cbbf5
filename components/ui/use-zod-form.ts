import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormSetError,
  useForm,
} from 'react-hook-form'
import type { ZodType } from 'zod'
import { AppError } from '@/lib/errors'
import { NetworkError } from '@/lib/http/client'

export type LoadSchema<Input, Output> = () => Promise<ZodType<Output, Input>>

/**
 * A form checked by the same schema as the call it makes: on leaving a field first, then at each letter.
 * The validator comes with the first check, since it weighs more than the page; out of reach, it says so.
 */
export function useZodForm<Input extends FieldValues, Output>(
  loadSchema: LoadSchema<Input, Output>,
  defaultValues: DefaultValues<Input>,
) {
  const resolver: Resolver<Input, unknown, Output> = async (...form) => {
    const parts = await Promise.all([import('@hookform/resolvers/zod'), loadSchema()]).catch(() => null)
    if (!parts) return { values: {}, errors: unreachable(defaultValues) }
    const [{ zodResolver }, schema] = parts
    return zodResolver(schema)(...form)
  }
  return useForm<Input, unknown, Output>({ resolver, defaultValues, mode: 'onTouched' })
}

const unreachable = <Input extends FieldValues>(fields: DefaultValues<Input>) =>
  ({
    [Object.keys(fields)[0] ?? 'root']: { type: 'network', message: new NetworkError().message },
  }) as FieldErrors<Input>

/** Puts what the server objects to onto the fields it names; answers whether the form has any of them. */
export function showFieldErrors<Input extends FieldValues>(
  error: unknown,
  names: Path<Input>[],
  setError: UseFormSetError<Input>,
): boolean {
  const fields = error instanceof AppError ? (error.extras.fields ?? {}) : {}
  const wrong = names.filter((name) => fields[name]?.[0])
  for (const [index, name] of wrong.entries()) {
    setError(name, { message: fields[name]?.[0] }, { shouldFocus: index === 0 })
  }
  return wrong.length > 0
}
