import type { DefaultValues, FieldErrors, FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { AppError } from '@/lib/errors'
import { NetworkError } from '@/lib/http/client'

/** Says on the first field that a form cannot be checked without the network. */
export const networkError = <Input extends FieldValues>(fields: DefaultValues<Input>) =>
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
