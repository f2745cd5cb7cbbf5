import {
  createFormControl,
  type DefaultValues,
  type FieldValues,
  type Resolver,
  useForm,
} from 'react-hook-form'
import type { ZodType } from 'zod'
import { networkError } from './form-errors'

export type LoadSchema<Input, Output> = () => Promise<ZodType<Output, Input>>

/**
 * Validates a form by the same schema as the call it makes: on blur first, then at each keystroke. The validator is
 * loaded by the first validation, since it weighs more than the page; offline, the form says so.
 */
function optionsOf<Input extends FieldValues, Output>(
  loadSchema: LoadSchema<Input, Output>,
  defaultValues: DefaultValues<Input>,
) {
  const resolver: Resolver<Input, unknown, Output> = async (...form) => {
    const parts = await Promise.all([import('@hookform/resolvers/zod'), loadSchema()]).catch(() => null)
    if (!parts) return { values: {}, errors: networkError(defaultValues) }
    const [{ zodResolver }, schema] = parts
    return zodResolver(schema)(...form)
  }
  return { resolver, defaultValues, mode: 'onTouched' } as const
}

/** A validated form in what is loaded late anyway; a form that is there with its page uses useLazyForm. */
export const useZodForm = <Input extends FieldValues, Output>(
  loadSchema: LoadSchema<Input, Output>,
  defaultValues: DefaultValues<Input>,
) => useForm<Input, unknown, Output>(optionsOf(loadSchema, defaultValues))

/** A validated form outside of a component. */
export const createControl = <Input extends FieldValues, Output>(
  loadSchema: LoadSchema<Input, Output>,
  defaultValues: DefaultValues<Input>,
) => createFormControl<Input, unknown, Output>(optionsOf(loadSchema, defaultValues))
