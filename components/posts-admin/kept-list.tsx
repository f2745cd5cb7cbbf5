import { type ComponentProps, useRef } from 'react'
import { useKeptFocus } from '@/components/ui/lost-focus'

/**
 * A list of rows, by their `ids`; when one goes, the button that stands in the place of the pressed one has the focus.
 * Their number would not do: another editor may add one at the same time.
 */
export function KeptList({ ids, ...props }: ComponentProps<'ul'> & { ids: readonly (number | string)[] }) {
  const list = useRef<HTMLUListElement>(null)
  useKeptFocus(list, 'button', ids.join())
  return <ul ref={list} tabIndex={-1} {...props} />
}
