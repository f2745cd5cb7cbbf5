import { lazy, Suspense, useState } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { toast } from '@/components/ui/toast'
import { useZodForm } from '@/components/ui/use-zod-form'
import type { LineEntry } from '@/lib/lines/schema'
import type { StartingPosition } from '@/lib/lines/taxonomy'
import { useSaveLine } from './use-lines'

const JoinDialog = lazy(() => import('./join-dialog'))

const loadSchema = () => import('@/lib/lines/schema').then((schema) => schema.lineInput.pick({ name: true }))

type FormProps = {
  start: StartingPosition
  entries: LineEntry[]
  isSignedIn: boolean | null
  onSaved: () => void
  onJoin: () => void
}

/** Names the line and keeps it. Guests are asked to join, and nothing is sent. */
export function SaveLineForm({ start, entries, isSignedIn, onSaved, onJoin }: FormProps) {
  const { register, handleSubmit, formState } = useZodForm(loadSchema, { name: '' })
  const [isAsking, setIsAsking] = useState(false)
  const saving = useSaveLine(onSaved)
  const save = ({ name }: { name: string }) => {
    if (isSignedIn === false) return setIsAsking(true)
    const tricks = entries.map(({ trick, reasoning }) => ({ id: trick.id, reasoning }))
    if (!saving.isPending) saving.mutate({ name, startingPosition: start, tricks })
  }
  const refuse = () => {
    const description = 'Please enter a name for your line'
    toast({ title: 'Name Required', description, variant: 'destructive' })
  }
  return (
    <>
      <form
        noValidate
        onSubmit={handleSubmit(save, refuse)}
        className="flex flex-wrap items-start gap-3 border-line border-t-2 pt-5"
      >
        <TextField
          label="Line name"
          placeholder="Enter line name"
          autoComplete="off"
          maxLength={80}
          className="min-w-0 flex-1 basis-60"
          error={formState.errors.name?.message}
          {...register('name')}
        />
        <button type="submit" aria-disabled={saving.isPending} className={`mt-5 ${buttonStyle()} min-h-12`}>
          {saving.isPending ? 'Saving...' : 'Save Line'}
        </button>
      </form>
      <Suspense>{isAsking && <JoinDialog onLeave={onJoin} onClose={() => setIsAsking(false)} />}</Suspense>
    </>
  )
}
