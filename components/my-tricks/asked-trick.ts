import { tabStorage } from '@/lib/offline/browser-storage'

export type SavableTrick = { id: number; name: string }

const askedTrickKey = 'asked-trick'

/** Keeps the trick that a guest wanted until they have joined, in this tab only. */
export function keepAskedTrick({ id, name }: SavableTrick): void {
  tabStorage.write(askedTrickKey, JSON.stringify({ id, name }))
}

/** The trick that was wanted, once. */
export function takeAskedTrick(): SavableTrick | null {
  const asked = tabStorage.readJson(askedTrickKey) as SavableTrick | null
  tabStorage.write(askedTrickKey, null)
  return asked
}
