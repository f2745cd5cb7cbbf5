import { zodResolver } from '@hookform/resolvers/zod'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormSetError,
  useForm,
} from 'react-hook-form'
import type { ZodType } from 'zod'
import { AppError } from '@/lib/errors'

/** A form checked by the same schema as the call it makes: on leaving a field first, then at each letter. */
export function useZodForm<Input extends FieldValues, Output>(
  schema: ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
) {
  return useForm<Input, unknown, Output>({ resolver: zodResolver(schema), defaultValues, mode: 'onTouched' })
}

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
