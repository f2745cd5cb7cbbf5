import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useDeferredValue, useMemo } from 'react'
import { toast, toastError } from '@/components/ui/overlays/toast'
import { type DayOrder, noonOf } from '@/lib/my-tricks/bring/dates'
import { type Meant, namesOf } from '@/lib/my-tricks/bring/names'
import { type ReadEntry, readList } from '@/lib/my-tricks/bring/read-list'
import { type Brought, dayPartsOf, namePartsOf, partsOf } from '@/lib/my-tricks/brought'
import type { BroughtTrick, DiaryDay } from '@/lib/my-tricks/schema'
import type { MasteryLevel } from '@/lib/my-tricks/taxonomy'
import { adviceKey, callFor, diaryQuery, myTricksQuery } from '@/lib/offline/account-queries'
import { guestId } from '@/lib/offline/local-storage'
import { counted } from '@/lib/skate/wording'
import type { TrickSummary } from '@/lib/tricks/schema'

/** What was pasted, what of it was corrected by the key of an entry, and which number of a date is the day. */
export type Kept = { text: string; corrected: Record<string, Correction>; order?: DayOrder }

/** `name` as it is typed, '' to leave the entry out; `level` and `day` (YYYY-MM-DD) where they were changed. */
export type Correction = { name?: string; level?: MasteryLevel; day?: string }

export type ShownEntry = {
  entry: ReadEntry
  correction: Correction
  /** As it stands in the field. */
  name: string
  /** What is saved: null where the name is none. */
  meant: Meant | null
}

/** A trick as it is saved, once one without an id has got one. */
type ToSave = { meant: Meant; brought: Brought }

/** What was understood of a list, with what was put right by hand, and what of it is to be saved. */
export function useRead({ text: typed, corrected, order }: Kept, library: TrickSummary[]) {
  const text = useDeferredValue(typed)
  const names = useMemo(() => namesOf(library), [library])
  const read = useMemo(() => readList(text, library, new Date(), order), [text, library, order])
  const shown = (read.entries ?? []).map((entry): ShownEntry => {
    const correction = corrected[entry.key] ?? {}
    const name = correction.name ?? entry.choices[0]?.name ?? ''
    const meant = entry.choices.find((each) => each.name === name) ?? names.read(name).choices[0] ?? null
    return { entry, correction, name, meant }
  })
  return {
    refused: read.refused,
    eitherDay: read.eitherDay,
    shown,
    tricks: shown.flatMap(correctedTrick),
    diary: read.diary ?? [],
  }
}

/** What is to be saved of an entry, with what was put right by hand. */
function correctedTrick({ entry, correction, meant }: ShownEntry): ToSave[] {
  if (!meant) return []
  const { brought, undated } = entry
  const { level, day } = correction
  const lastPracticed = day === undefined ? brought.lastPracticed : day ? noonOf(day) : null
  // Tries that had no day have the one that was picked.
  const added = lastPracticed ? undated.map((tally) => ({ ...tally, practicedAt: lastPracticed })) : []
  const practice = [...brought.practice, ...added]
  return [
    { meant, brought: { ...brought, lastPracticed, practice, masteryLevel: level ?? brought.masteryLevel } },
  ]
}

/** Tricks of the library, and for an account those that become the skater's own. */
export const savable = (userId: number, tricks: readonly ToSave[]): ToSave[] =>
  tricks.filter(({ meant }) => userId !== guestId || meant.id !== null)

export const countOf = (tricks: readonly ToSave[]): number =>
  new Set(tricks.map(({ meant }) => meant.id ?? meant.name)).size

/** The tricks with their ids: those that no list shows are found or composed by the server. */
async function withIds(userId: number, tricks: readonly ToSave[]): Promise<BroughtTrick[]> {
  const ids = new Map<string, number>()
  const unlisted = new Set(tricks.flatMap(({ meant }) => (meant.id === null ? [meant.name] : [])))
  for (const names of namePartsOf([...unlisted])) {
    const made = await callFor<{ ids: number[] }>(userId, '/api/tricks/my-tricks/own', {
      method: 'POST',
      json: { names },
    })
    for (const [at, id] of made.ids.entries()) ids.set(names[at] ?? '', id)
  }
  return tricks.flatMap(({ meant, brought }) => {
    const trickId = meant.id ?? ids.get(meant.name)
    return trickId === undefined ? [] : [{ trickId, ...brought }]
  })
}

/** Sends the list part by part: if one does not arrive, all can be sent again, and nothing counts twice. */
export function useSave(userId: number, onSaved: () => void) {
  const client = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: async ({ tricks, diary }: { tricks: ToSave[]; diary: DiaryDay[] }) => {
      const send = (json: { tricks: BroughtTrick[]; diary?: DiaryDay[] }) =>
        callFor(userId, '/api/tricks/my-tricks/bring', { method: 'POST', json })
      for (const part of partsOf(await withIds(userId, tricks))) await send({ tricks: part })
      for (const part of dayPartsOf(diary)) await send({ tricks: [], diary: part })
      return countOf(tricks.filter(({ brought }) => brought.isSaved))
    },
    onSuccess: async (count) => {
      void client.invalidateQueries({ queryKey: diaryQuery(userId).queryKey })
      // Also where nothing on this page has asked for the list yet: it is there when the next page shows it.
      await client.fetchQuery({ ...myTricksQuery(userId), staleTime: 0 }).catch(() => undefined)
      void client.invalidateQueries({ queryKey: adviceKey(userId) })
      onSaved()
      toast({
        title: 'List Saved',
        description: `${counted(count, 'trick is', 'tricks are')} in My Tricks.`,
      })
      router.push('/my-tricks')
    },
    onError: (error) =>
      toastError(
        error,
        'Your list could not be saved. It is still here: check your connection and try again.',
      ),
  })
}
