import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import { type LoadSchema, resolverOf } from './form-resolver'

/**
 * A form validated by the same schema as the call it makes: on blur first, then at each keystroke. For what is loaded
 * late anyway; a form that is there with its page uses useLazyForm.
 */
export function useZodForm<Input extends FieldValues, Output>(
  loadSchema: LoadSchema<Input, Output>,
  defaultValues: DefaultValues<Input>,
) {
  return useForm<Input, unknown, Output>({
    resolver: resolverOf(loadSchema, defaultValues),
    defaultValues,
    mode: 'onTouched',
  })
}
