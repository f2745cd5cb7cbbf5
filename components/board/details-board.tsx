'use client'

import { useEffect, useState } from 'react'
import type { RowBoard } from './row-board'

/** The board of an opened row: nothing of it is loaded before a row is opened. */
export function DetailsBoard({ name }: { name: string }) {
  const [row, setRow] = useState<{ Board: typeof RowBoard } | null>(null)
  useEffect(() => {
    import('./row-board').then(
      ({ RowBoard }) => setRow({ Board: RowBoard }),
      // Without the network the words stay.
      () => undefined,
    )
  }, [])
  return row && <row.Board name={name} />
}
