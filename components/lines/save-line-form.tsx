import { useState } from 'react'
import { lateDialog } from '@/components/ui/behavior/late'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { TextField } from '@/components/ui/forms/text-fields'
import { useZodForm } from '@/components/ui/forms/zod-form'
import { toast } from '@/components/ui/overlays/toast'
import type { LineEntry } from '@/lib/lines/schema'
import { lineProblems, type StartingPosition } from '@/lib/lines/taxonomy'
import type { Outcome } from '@/lib/offline/changes'
import type { Builder } from './use-builder'
import { useChangeLine, useSaveLine } from './use-lines'

const JoinDialog = lateDialog(() => import('@/components/accounts/join-dialog'))

const loadSchema = () => import('@/lib/lines/schema').then((schema) => schema.lineInput.pick({ name: true }))

type FormProps = {
  builder: Pick<Builder, 'name' | 'setName' | 'editing' | 'saveAsNew' | 'clear'>
  start: StartingPosition
  entries: LineEntry[]
  isSignedIn: boolean | null
  /** Leads to the line, where it is on the server. */
  onSaved: () => void
}

/** Names the line and keeps it. Guests are asked to join, and nothing is sent. */
export function SaveLineForm({ builder, start, entries, isSignedIn, onSaved }: FormProps) {
  const { editing } = builder
  const { register, handleSubmit, formState } = useZodForm(loadSchema, { name: builder.name })
  const [isAsking, setIsAsking] = useState(false)
  const leave = ({ waitsFor }: Outcome) => {
    builder.clear()
    if (!waitsFor) onSaved()
  }
  const adding = useSaveLine(leave)
  const changing = useChangeLine(editing?.id ?? 0, leave)
  const isSaving = adding.isPending || changing.isPending
  const lineOf = (name: string) => {
    const tricks = entries.map(({ trick, reasoning }) => ({ id: trick.id, reasoning }))
    return { name, startingPosition: start, tricks }
  }
  const save = ({ name }: { name: string }) => {
    if (isSignedIn === false) return setIsAsking(true)
    const line = lineOf(name)
    if (editing) changing.mutate(line)
    else adding.mutate(line)
  }
  const refuse = () =>
    toast({ title: 'Name Required', description: lineProblems.name, variant: 'destructive' })
  return (
    <>
      <form noValidate onSubmit={handleSubmit(save, refuse)} className="flex flex-wrap items-start gap-3">
        <TextField
          label="Line name"
          placeholder="Enter line name"
          autoComplete="off"
          maxLength={80}
          className="min-w-0 flex-1 basis-60"
          error={formState.errors.name?.message}
          {...register('name', { onChange: (event) => builder.setName(event.target.value) })}
        />
        <ActionButton type="submit" isResting={isSaving} className={`${buttonStyle()} min-h-12 sm:mt-5`}>
          {isSaving ? 'Saving...' : 'Save Line'}
        </ActionButton>
        {editing && <Changes name={editing.name} onSaveAsNew={builder.saveAsNew} />}
      </form>
      {isAsking && (
        <JoinDialog
          kept="Saved lines"
          waiting="your picks wait here"
          onClose={() => setIsAsking(false)}
          onKept={() => {
            setIsAsking(false)
            adding.mutate(lineOf(builder.name))
          }}
        />
      )}
    </>
  )
}

function Changes({ name, onSaveAsNew }: { name: string; onSaveAsNew: () => void }) {
  return (
    <p className="w-full text-sm text-soft">
      This changes the saved line {name}.{' '}
      <button
        type="button"
        onClick={onSaveAsNew}
        className="min-h-11 font-semibold text-ink underline underline-offset-4 hover:text-signal-text"
      >
        Save it as a new line instead
      </button>
    </p>
  )
}
