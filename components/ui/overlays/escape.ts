import { useEffect, useEffectEvent } from 'react'
import { isComposing } from '../behavior/composing'

/** Calls back at Escape, wherever the focus is. */
export function useEscape(onEscape: () => void): void {
  const leave = useEffectEvent(onEscape)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) leave()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
