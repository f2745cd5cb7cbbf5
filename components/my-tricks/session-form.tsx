import { buttonStyle } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { useZodForm } from '@/components/ui/use-zod-form'
import type { MyTrick } from '@/lib/my-tricks/schema'
import { usePractice } from './use-practice'

const empty = { tries: '', lands: '' }

const loadSchema = () => import('@/lib/my-tricks/schema').then((schema) => schema.sessionForm)

/** Writes down many tries at once, for those who count in their head. */
export function SessionForm({ trick, userId }: { trick: MyTrick; userId: number }) {
  const { log } = usePractice(userId, trick)
  const { register, handleSubmit, reset, formState } = useZodForm(loadSchema, empty)
  const { errors } = formState
  const submit = handleSubmit(({ tries, lands }) => {
    log(tries, lands)
    reset(empty)
  })
  return (
    <form noValidate onSubmit={submit}>
      <fieldset>
        <legend className="mb-2 font-semibold">Log a whole session</legend>
        <div className="flex flex-wrap items-start gap-3">
          <TextField
            label="Tries"
            inputMode="numeric"
            autoComplete="off"
            className="w-28"
            error={errors.tries?.message}
            {...register('tries')}
          />
          <TextField
            label="Lands"
            inputMode="numeric"
            autoComplete="off"
            className="w-28"
            error={errors.lands?.message}
            {...register('lands')}
          />
          <button type="submit" className={`mt-5 ${buttonStyle({ variant: 'outline' })}`}>
            Log
          </button>
        </div>
      </fieldset>
    </form>
  )
}
