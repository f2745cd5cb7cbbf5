import { type ComponentProps, useRef } from 'react'
import { useKeptFocus } from '@/components/ui/lost-focus'

/** A list of `count` rows; when one goes, the button that stands in the place of the pressed one has the focus. */
export function KeptList({ count, ...props }: ComponentProps<'ul'> & { count: number }) {
  const list = useRef<HTMLUListElement>(null)
  useKeptFocus(list, 'button', count)
  return <ul ref={list} tabIndex={-1} {...props} />
}
