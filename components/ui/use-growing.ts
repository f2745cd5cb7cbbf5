import { startTransition, useEffect, useState } from 'react'

const step = 40

/**
 * How many of `total` rows to draw by now: a screenful at once and the others piece by piece, because putting
 * several hundred into the page in one go would keep it from answering.
 */
export function useGrowing(total: number): number {
  const [count, setCount] = useState(step)
  useEffect(() => {
    if (count >= total) return
    const next = setTimeout(() => startTransition(() => setCount(count + step)))
    return () => clearTimeout(next)
  }, [count, total])
  return count
}
