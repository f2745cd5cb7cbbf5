import { useEffect, useEffectEvent } from 'react'

/** Calls back at Escape, wherever the focus is. */
export function useEscape(onEscape: () => void): void {
  const leave = useEffectEvent(onEscape)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
