import { type ComponentProps, useRef } from 'react'
import { useKeptFocus } from '@/components/ui/behavior/lost-focus'

/** A list of rows; when one goes, the button that stands in the place of the pressed one has the focus. */
export function KeptList(props: ComponentProps<'ul'>) {
  const list = useRef<HTMLUListElement>(null)
  useKeptFocus(list, 'button')
  return <ul ref={list} tabIndex={-1} {...props} />
}
