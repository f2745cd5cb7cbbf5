import { quietly } from './quietly'

/** A write as it is sent. */
export type Outgoing = { method: 'POST' | 'PATCH' | 'DELETE'; path: string; json?: unknown }

/** A write with what it means, for those who show it before any server has confirmed it. */
export type Delivery<Change extends { kind: string } = { kind: string }> = Outgoing & {
  change: Change
  /** What is sent instead when the thing was changed or removed elsewhere meanwhile, so that nothing is lost. */
  instead?: Delivery
}

/** A write that no server has confirmed yet. */
export type Waiting = Delivery & {
  /** The id under which it counts once, however often it is sent. */
  key: string
  userId: number
  /** Grows from one to the next: they are sent in the order in which they were made. */
  at: number
  /** Whether it may have arrived already, though no answer came back. */
  wasSent: boolean
  isUndone: boolean
  /** What it made, once that is known and has to be deleted again. */
  madeId?: number
  /** The id under which `instead` counts once, by whichever tab and after whatever reload it is sent. */
  insteadKey?: string
  /** Whether sending it failed. */
  isStuck: boolean
}

const flag = 'changes-waiting'

/** Whether anything waits on this device: known at once, without opening the database. */
export function isAnyWaiting(): boolean {
  return typeof quietly(() => localStorage.getItem(flag)) === 'string'
}

export function markWaiting(isAny: boolean): void {
  quietly(() => (isAny ? localStorage.setItem(flag, '1') : localStorage.removeItem(flag)))
}

/** The writes of one list without those of the other order: oldest first. */
export const inOrder = (waiting: readonly Waiting[]): Waiting[] =>
  waiting.toSorted((one, other) => one.at - other.at || (one.key < other.key ? -1 : 1))
