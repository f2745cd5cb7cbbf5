import { createFormControl, type DefaultValues, type FieldValues } from 'react-hook-form'
import { type LoadSchema, resolverOf } from './form-resolver'

/** A form outside of a component: validated on blur first, then at each keystroke. */
export const createControl = <Input extends FieldValues, Output>(
  loadSchema: LoadSchema<Input, Output>,
  defaultValues: DefaultValues<Input>,
) =>
  createFormControl<Input, unknown, Output>({
    resolver: resolverOf(loadSchema, defaultValues),
    defaultValues,
    mode: 'onTouched',
  })
