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
 * A form validated by the same schema as the call it makes: on blur first, then at each keystroke.
 * The validator is loaded by the first validation, since it weighs more than the page; offline, the form says so.
 */
export function useZodForm<Input extends FieldValues, Output>(
  loadSchema: LoadSchema<Input, Output>,
  defaultValues: DefaultValues<Input>,
) {
  const resolver: Resolver<Input, unknown, Output> = async (...form) => {
    const parts = await Promise.all([import('@hookform/resolvers/zod'), loadSchema()]).catch(() => null)
    if (!parts) return { values: {}, errors: networkError(defaultValues) }
    const [{ zodResolver }, schema] = parts
    return zodResolver(schema)(...form)
  }
  return useForm<Input, unknown, Output>({ resolver, defaultValues, mode: 'onTouched' })
}

const networkError = <Input extends FieldValues>(fields: DefaultValues<Input>) =>
  ({
    [Object.keys(fields)[0] ?? 'root']: { type: 'network', message: new NetworkError().message },
  }) as FieldErrors<Input>

/** Shows the server's field errors on the fields they name. Returns whether the form has any of them. */
export function showFieldErrors<Input extends FieldValues>(
  error: unknown,
  names: Path<Input>[],
  setError: UseFormSetError<Input>,
): boolean {
  const fields = error instanceof AppError ? (error.extras.fields ?? {}) : {}
  const invalid = names.filter((name) => fields[name]?.[0])
  for (const [index, name] of invalid.entries()) {
    setError(name, { message: fields[name]?.[0] }, { shouldFocus: index === 0 })
  }
  return invalid.length > 0
}
