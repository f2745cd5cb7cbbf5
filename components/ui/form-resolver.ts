import type { DefaultValues, FieldValues, Resolver } from 'react-hook-form'
import type { ZodType } from 'zod'
import { networkError } from './form-errors'

export type LoadSchema<Input, Output> = () => Promise<ZodType<Output, Input>>

/**
 * Validates a form by the same schema as the call it makes. The validator is loaded by the first validation, since it
 * weighs more than the page; offline, the form says so.
 */
export const resolverOf =
  <Input extends FieldValues, Output>(
    loadSchema: LoadSchema<Input, Output>,
    defaultValues: DefaultValues<Input>,
  ): Resolver<Input, unknown, Output> =>
  async (...form) => {
    const parts = await Promise.all([import('@hookform/resolvers/zod'), loadSchema()]).catch(() => null)
    if (!parts) return { values: {}, errors: networkError(defaultValues) }
    const [{ zodResolver }, schema] = parts
    return zodResolver(schema)(...form)
  }
