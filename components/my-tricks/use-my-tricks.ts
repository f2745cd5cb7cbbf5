import {
  type QueryKey,
  type UseQueryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { change, changeTrick, sentLater, useAccount, usePending } from '@/components/accounts/use-account'
import { useBrowserValue } from '@/components/ui/behavior/rendering'
import { toast } from '@/components/ui/overlays/toast'
import { localDay, momentOn } from '@/lib/days'
import type { TrickChange } from '@/lib/my-tricks/changes'
import { withDay } from '@/lib/my-tricks/diary'
import { withChanges } from '@/lib/my-tricks/reducer'
import type {
  DiaryChange,
  DiaryDay,
  MyTrick,
  Next,
  Note,
  PracticeDay,
  PracticeEntry,
  PracticeHistory,
  TrickDay,
} from '@/lib/my-tricks/schema'
import { type MasteryLevel, masteryLabels } from '@/lib/my-tricks/taxonomy'
import {
  adviceKey,
  callFor,
  diaryQuery,
  historyKey,
  keptAdvice,
  libraryQuery,
  myTricksQuery,
} from '@/lib/offline/account-queries'
import { changeFilter, undoableKey, undoChange } from '@/lib/offline/changes'
import { guestId } from '@/lib/offline/local-storage'
import { entriesNow, trickChanges, waitingTries } from '@/lib/offline/waiting'

/**
 * A query as the server rendered it until the part of the page that asks is hydrated. Pages are hydrated in slices, and
 * what this device keeps is often restored before the last of them.
 */
function useOwnQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
  rendered?: Data,
) {
  const query = useQuery(options)
  const data = useBrowserValue(() => query.data, rendered)
  const isPending = useBrowserValue(() => query.isPending, rendered === undefined)
  return { data, isPending, refetch: query.refetch }
}

/** The saved tricks as they will be when all changes have arrived; at the first paint as the server rendered them. */
export function useMyTricks(userId: number, initialData: MyTrick[] | undefined) {
  const { data, isPending, refetch } = useOwnQuery(
    {
      ...myTricksQuery(userId),
      enabled: useAccount(userId),
      initialData,
      // A write that arrived after the page was asked for may be missing from it.
      initialDataUpdatedAt: () => performance.timeOrigin,
    },
    initialData,
  )
  const { pending, isStuck } = usePending()
  const changes = useMemo(() => trickChanges(pending), [pending])
  // The row of a trick that was added comes back with the request that saves it, where one is sent.
  const isForLong = isStuck || userId === guestId
  const library = useQuery({
    ...libraryQuery,
    enabled: isForLong && changes.some(({ kind }) => kind === 'add'),
  })
  const tricks = useMemo(
    () => data && withChanges(data, changes, library.data),
    [data, changes, library.data],
  )
  return { tricks, isPending, refetch }
}

/** What comes next. */
export const useNext = (userId: number) =>
  useOwnQuery({
    ...keptAdvice,
    // Of another shape than what was kept as 'next'.
    queryKey: [...adviceKey(userId), 'what next'],
    queryFn: ({ signal }) => callFor<Next>(userId, '/api/tricks/my-tricks/next', { signal }),
  })

const timeZone = () => encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC')

/** The days of the last year on which anything was practiced. */
export function useCalendar(userId: number) {
  return useOwnQuery({
    ...keptAdvice,
    queryKey: [...adviceKey(userId), 'calendar'],
    queryFn: ({ signal }) =>
      callFor<PracticeDay[]>(userId, `/api/tricks/my-tricks/calendar?timeZone=${timeZone()}`, { signal }),
  })
}

/** The last day before today on which a trick was practiced; undefined where there was none, or none is known. */
export function useLastTime(userId: number, trickId: number): TrickDay | undefined {
  const { data } = useOwnQuery({
    ...keptAdvice,
    queryKey: [...adviceKey(userId), 'last times'],
    queryFn: ({ signal }) =>
      callFor<TrickDay[]>(userId, `/api/tricks/my-tricks/last-times?timeZone=${timeZone()}`, { signal }),
    // Many rows ask.
    staleTime: 60_000,
  })
  return data?.find((last) => last.trickId === trickId)
}

/** What is written down of the days as it will be when all changes have arrived. */
export function useDiary(userId: number): { diary: DiaryDay[] | undefined } {
  const { data } = useOwnQuery({ ...diaryQuery(userId), enabled: useAccount(userId) })
  const { pending } = usePending()
  const diary = useMemo(
    () =>
      data &&
      pending.reduce<DiaryDay[]>(
        (days, { change }) => (change.kind === 'day' ? withDay(days, change) : days),
        data,
      ),
    [data, pending],
  )
  return { diary }
}

/** Changes what is written down of a day. Returns whether it was done, or kept for later. */
export async function writeDay(userId: number, made: DiaryChange): Promise<boolean> {
  const path = '/api/tricks/my-tricks/diary'
  const write = { method: 'PATCH', path, json: made, change: { kind: 'day', ...made } } as const
  return (await change(userId, { ...write, failed: 'Failed to save your day.' })) !== null
}

/** The log of one trick, read when it is looked at, and the tries that are not in it until they are sent. */
export function useHistory(userId: number, trickId: number) {
  const history = useQuery({
    queryKey: historyKey(userId, trickId),
    queryFn: ({ signal }) =>
      callFor<PracticeHistory>(userId, `/api/tricks/${trickId}/practice?timeZone=${timeZone()}`, { signal }),
  })
  const { pending } = usePending()
  return {
    ...history,
    entries: entriesNow(history.data?.entries ?? [], pending),
    waiting: waitingTries(pending, trickId),
  }
}

/** Sets how well a trick is going. */
export async function saveMastery(
  userId: number,
  trickId: number,
  masteryLevel: MasteryLevel,
): Promise<void> {
  const lastPracticed = new Date().toISOString()
  const outcome = await changeTrick(userId, { kind: 'progress', trickId, masteryLevel, lastPracticed })
  if (!outcome) return
  const description = `Mastery level updated to ${masteryLabels[masteryLevel]}`
  toast({ title: 'Progress Updated', description: sentLater(description, outcome) })
}

/** Logs tries, today unless on another day, and takes back the last ones that this tab logged. */
export function usePractice(userId: number, trickId: number) {
  const client = useQueryClient()
  const undoable = useMutationState({ filters: changeFilter, select: undoableKey(trickId) })
  const last = useBrowserValue(() => undoable.findLast((key) => key !== null), undefined)
  return {
    log: (tries: number, lands: number, day?: string) => {
      const now = new Date()
      const practicedAt = (day ? momentOn(day, now) : now).toISOString()
      void changeTrick(userId, { kind: 'practice', trickId, tries, lands, practicedAt })
    },
    undo: last ? () => void undoChange(client, last) : null,
  }
}

/** Corrects and deletes entries of the log, and takes the last of that back. */
export function useEntries(userId: number, trickId: number) {
  const [last, setLast] = useState<{ said: string; undo: TrickChange } | null>(null)
  const make = async (made: TrickChange, next: typeof last) => {
    setLast(next)
    if (!(await changeTrick(userId, made))) setLast(null)
  }
  return {
    last,
    correct: ({ id: entryId, ...was }: PracticeEntry, { tries, lands, day }: LoggedOn) => {
      const isSameDay = day === localDay(new Date(was.practicedAt))
      const practicedAt = isSameDay ? was.practicedAt : momentOn(day, new Date()).toISOString()
      const now = { tries, lands, practicedAt }
      const undo = { kind: 'correct', trickId, entryId, was: now, ...was } as const
      void make({ kind: 'correct', trickId, entryId, was, ...now }, { said: 'Changed.', undo })
    },
    remove: ({ id: entryId, ...was }: PracticeEntry) =>
      void make(
        { kind: 'unlog', trickId, entryId, was },
        { said: 'Deleted.', undo: { kind: 'practice', trickId, ...was } },
      ),
    undo: () => {
      if (last) void make(last.undo, null)
    },
  }
}

/** Tries as they are typed, with the day of where the skater is. */
export type LoggedOn = { tries: number; lands: number; day: string }

/** Changes the notes of a trick; each says whether it was done or kept for later. */
export function useNotes(userId: number, trickId: number) {
  const client = useQueryClient()
  const make = async (made: TrickChange) => {
    const outcome = await changeTrick(userId, made)
    if (outcome?.waitsFor && made.kind !== 'forget')
      toast({ title: 'Note kept', description: sentLater('', outcome) })
    return outcome !== null
  }
  const write = useMutation({
    mutationFn: async ({ text, dropDraft }: { text: string; dropDraft: () => void }) => {
      const isDone = await make({ kind: 'note', trickId, text })
      // Also where the field that it was written in is gone meanwhile.
      if (isDone) dropDraft()
      return isDone
    },
  })
  const reword = useMutation({
    mutationFn: async ({ note: { id: noteId, updatedAt }, text }: { note: Note; text: string }) => {
      const isDone = await make({ kind: 'reword', trickId, noteId, updatedAt, text })
      // What others wrote meanwhile is to be seen before it is replaced.
      if (!isDone) await client.invalidateQueries({ queryKey: myTricksQuery(userId).queryKey })
      return isDone
    },
  })
  const remove = useMutation({
    mutationFn: (noteId: number) => make({ kind: 'forget', trickId, noteId }),
  })
  return { write, reword, remove }
}
