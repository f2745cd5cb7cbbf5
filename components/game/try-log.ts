import { useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { useAuthStatus, useOwnerId } from '@/components/accounts/auth-status'
import { changeTrick, open, useAccount, usePending } from '@/components/accounts/use-account'
import { savedIds, type TrickChange } from '@/lib/my-tricks/changes'
import { skaterOf } from '@/lib/my-tricks/practice'
import type { MyTrick } from '@/lib/my-tricks/schema'
import { myTricksQuery } from '@/lib/offline/account-queries'
import { changeFilter, undoableKey, undoChange } from '@/lib/offline/changes'
import { trickChanges } from '@/lib/offline/waiting'
import { strengthLike } from '@/lib/skate/game/machine'
import type { Told } from '@/lib/skate/game/match'
import { type SetTrick, setTrick } from '@/lib/skate/game/rules'
import { readMotion } from '@/lib/tricks/read-motion'
import { oddsTrick } from '@/lib/tricks/rider'
import type { PlayedTrick } from '@/lib/tricks/schema'

/** A trick that was tried and is not on My Tricks, with what came of it. */
type Untracked = { id: number; name: string; tries: number; lands: number }

const keyOf = (name: string): string | null => {
  const motion = readMotion(name)
  return motion && setTrick(motion).key
}

/**
 * The practice log of the one who plays on this device, if there is one: each try of a trick on My Tricks counts in it as
 * one in a session does, also without a connection.
 */
export function useTryLog(tricks: readonly PlayedTrick[]) {
  const client = useQueryClient()
  const user = useAuthStatus()?.user ?? null
  const userId = useOwnerId() ?? null
  const isOpen = useAccount(userId)
  const { data, isError } = useQuery({ ...myTricksQuery(userId ?? 0), enabled: isOpen })
  const { pending } = usePending()
  const undoable = useMutationState({ filters: changeFilter, select: (mutation) => mutation })
  // Tries that were logged before a reload cannot be undone; those that take their place do not count again.
  const counted = useRef(0)

  const ids = useMemo(
    () =>
      data &&
      savedIds(
        data.map(({ id }) => id),
        trickChanges(pending),
      ),
    [data, pending],
  )
  const idOf = useMemo(() => {
    const library = tricks.flatMap(({ key, entry }) => (entry ? [[key, entry.id] as const] : []))
    const own = (data ?? []).map(({ name, id }) => [keyOf(name), id] as const)
    return new Map<string | null, number>([...library, ...own])
  }, [tricks, data])

  const make = (made: TrickChange) => (userId === null ? null : changeTrick(userId, made))

  const log = async ({ key }: SetTrick, landed: boolean) => {
    if (userId === null) return
    const practicedAt = new Date().toISOString()
    await open(userId)
    const list = await client.ensureQueryData(myTricksQuery(userId)).catch(() => [])
    const saved = ids ?? new Set(list.map(({ id }) => id))
    const trickId = idOf.get(key) ?? list.find(({ name }) => keyOf(name) === key)?.id
    if (trickId === undefined || !saved.has(trickId)) return
    if (counted.current > 0) counted.current -= 1
    else void make({ kind: 'practice', trickId, tries: 1, lands: landed ? 1 : 0, practicedAt })
  }

  return {
    user,
    /** Whether there is a list in which tries can count: that of an account, or one on this device. */
    hasOwner: userId !== null,
    /** My Tricks; undefined before they are known. */
    list: data,
    /** Whether there is no list to wait for. */
    hasNoList: userId === null || isError,
    log: (trick: SetTrick, landed: boolean) => void log(trick, landed),
    takeBack: ({ key }: SetTrick) => {
      const trickId = idOf.get(key)
      if (trickId === undefined || !ids?.has(trickId)) return
      const last = undoable.map(undoableKey(trickId)).findLast((each) => each !== null)
      if (last) void undoChange(client, last)
      else counted.current += 1
    },
    /** What a player tried of the library that is not on My Tricks; null for a guest, and before that is known. */
    untracked: (told: readonly Told[], player: number): Untracked[] | null => {
      if (!ids) return null
      const tries = Map.groupBy(
        told.filter((one) => one.player === player),
        ({ trick }) => trick.key,
      )
      return [...tries].flatMap(([key, made]) => {
        const id = idOf.get(key)
        if (id === undefined || ids.has(id)) return []
        const lands = made.filter(({ landed }) => landed).length
        return { id, name: made[0]?.trick.name ?? '', tries: made.length, lands }
      })
    },
    /** Adds a trick to My Tricks, with the tries of this game. */
    add: ({ id: trickId, tries, lands }: Untracked) => {
      void make({ kind: 'add', trickId })
      void make({ kind: 'practice', trickId, tries, lands, practicedAt: new Date().toISOString() })
    },
  }
}

/** As good as the one who plays, by the odds of the tricks that were tried often enough; null if there are none. */
export function strengthOf(list: readonly MyTrick[], tricks: readonly PlayedTrick[]): number | null {
  const skater = skaterOf(list)
  const played = new Map(tricks.map((trick) => [trick.key, trick]))
  return strengthLike(
    list.flatMap((mine) => {
      const key = keyOf(mine.name)
      const trick = key === null ? undefined : played.get(key)
      const { rate, isKnown } = skater.chanceOf(oddsTrick(mine), mine.id)
      return trick && mine.landing && isKnown ? { trick, rate } : []
    }),
  )
}

export type TryLog = ReturnType<typeof useTryLog>
