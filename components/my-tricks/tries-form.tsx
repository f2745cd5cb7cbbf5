import type { ReactNode } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { TextField } from '@/components/ui/forms/text-fields'
import { useZodForm } from '@/components/ui/forms/zod-form'
import { dayBefore, localDay } from '@/lib/days'
import type { MyTrick, PracticeEntry } from '@/lib/my-tricks/schema'
import { type LoggedOn, usePractice } from './use-my-tricks'

const loadSchema = () => import('@/lib/my-tricks/schema').then((schema) => schema.sessionForm)

type Typed = { tries: string; lands: string; day: string }

type Form = ReturnType<typeof useZodForm<Typed, LoggedOn>>

/** How many tries, how many of them landed, and on which day. */
function Fields({ form, isFocused = false }: { form: Form; isFocused?: boolean }) {
  const { errors } = form.formState
  const count = { inputMode: 'numeric', autoComplete: 'off', className: 'w-20' } as const
  return (
    <>
      <TextField
        label="Tries"
        {...count}
        autoFocus={isFocused}
        error={errors.tries?.message}
        {...form.register('tries')}
      />
      <TextField label="Lands" {...count} error={errors.lands?.message} {...form.register('lands')} />
      <TextField
        label="Day"
        type="date"
        max={localDay(new Date())}
        className="w-42"
        error={errors.day?.message}
        {...form.register('day')}
      />
    </>
  )
}

const row = 'flex flex-wrap items-start gap-3'
const besideFields = 'mt-5 min-h-12'

/** Writes down many tries at once, for those who count in their head: today's, yesterday's, or those of any day. */
export function SessionForm({ trick, userId }: { trick: MyTrick; userId: number }) {
  const { log } = usePractice(userId, trick.id)
  const empty = { tries: '', lands: '', day: localDay(new Date()) }
  const form = useZodForm<Typed, LoggedOn>(loadSchema, empty)
  const logOn = (dayOf: (typed: string) => string) =>
    form.handleSubmit(({ tries, lands, day }) => {
      log(tries, lands, dayOf(day))
      form.reset(empty)
    })
  return (
    <form noValidate onSubmit={logOn((day) => day)}>
      <fieldset>
        <legend className="mb-2 font-semibold">Log a whole session</legend>
        <div className={row}>
          <Fields form={form} />
          <div className="flex gap-3">
            <button type="submit" className={`${besideFields} ${buttonStyle({ variant: 'outline' })}`}>
              Log
            </button>
            <button
              type="button"
              onClick={logOn(() => dayBefore(new Date()))}
              className={`${besideFields} ${buttonStyle({ variant: 'outline' })}`}
            >
              Log for Yesterday
            </button>
          </div>
        </div>
      </fieldset>
    </form>
  )
}

type CorrectionProps = {
  entry: PracticeEntry
  legend: ReactNode
  onSave: (now: LoggedOn) => void
  onClose: () => void
}

/** Changes what an entry of the log says. */
export function CorrectionForm({ entry, legend, onSave, onClose }: CorrectionProps) {
  const form = useZodForm<Typed, LoggedOn>(loadSchema, {
    tries: String(entry.tries),
    lands: String(entry.lands),
    day: localDay(new Date(entry.practicedAt)),
  })
  const save = form.handleSubmit((now) => {
    onSave(now)
    onClose()
  })
  return (
    <form noValidate onSubmit={save} className="py-2">
      <fieldset>
        <legend className="sr-only">{legend}</legend>
        <div className={row}>
          <Fields form={form} isFocused />
          <div className="flex gap-3">
            <button type="submit" className={`min-h-11 ${buttonStyle({ size: 'sm' })}`}>
              Save
            </button>
            <button
              type="button"
              onClick={onClose}
              className={`min-h-11 ${buttonStyle({ variant: 'outline', size: 'sm' })}`}
            >
              Cancel
            </button>
          </div>
        </div>
      </fieldset>
    </form>
  )
}
