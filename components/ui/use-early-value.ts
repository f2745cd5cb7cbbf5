import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * For a controlled field of a prerendered page: takes over what somebody entered before the
 * scripts had loaded, which is in the element but in nobody's state. Give the ref to the field.
 */
export function usePrehydrationValue<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  onChange: (value: string) => void,
) {
  const field = useRef<Field>(null)
  const takeOver = useEffectEvent(() => {
    const entered = field.current?.value ?? value
    if (entered !== value) onChange(entered)
  })
  useEffect(() => takeOver(), [])
  return field
}
