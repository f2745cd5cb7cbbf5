'use client'

import { type MouseEvent, memo, type ReactNode, useCallback, useRef, useState } from 'react'
import { useIncrementalRows } from '@/components/ui/use-growing'
import type { TrickRowData } from '@/lib/tricks/row'
import { CategoryBadge } from './category-badge'
import { SkillLevel } from './skill-level'
import { TrickDetails } from './trick-details'

const typeNames = { BASE: 'Base', VARIATION: 'Variation', COMBINATION: 'Combination' } as const

/** What the last column does with a trick: save it, put it into a line, or nothing. */
export type TrickAction = { label: string; render: (trick: TrickRowData) => ReactNode }

type TableProps = {
  tricks: TrickRowData[]
  caption: string
  action?: TrickAction
  /** Whether rows come as they are scrolled to; those that the server sent are here already. */
  isGrowing?: boolean
}

// One markup: a table from 768 px up, cards below. Cells are dressed from here, which keeps
// several hundred rows free of class names.
const tableStyle = [
  'block w-full border-line border-2 bg-sheet text-left md:table md:table-fixed',
  'max-md:[&_thead]:hidden max-md:[&_tbody]:block',
  '[&_th]:border-line [&_th]:border-b-2 [&_th]:px-4 [&_th]:py-3 [&_th]:font-semibold [&_th]:text-label [&_th]:text-soft [&_th]:uppercase',
  '[&_tr[data-row]]:cursor-pointer [&_tr[data-row]]:border-line/30 [&_tr[data-row]]:border-t hover:[&_tr[data-row]]:bg-paper',
  // Rows out of sight cost no layout.
  'max-md:[&_tr[data-row]]:[content-visibility:auto] max-md:[&_tr[data-row]]:[contain-intrinsic-size:auto_5.5rem]',
  'max-md:[&_tr[data-row]]:grid max-md:[&_tr[data-row]]:grid-cols-[1fr_auto_auto] max-md:[&_tr[data-row]]:gap-x-3 max-md:[&_tr[data-row]]:gap-y-1 max-md:[&_tr[data-row]]:p-4',
  'md:[&_td]:px-4 md:[&_td]:py-2.5 [&_a]:font-semibold max-md:[&_a]:text-lg [&_a[aria-expanded=true]]:text-signal-text',
  'max-md:[&_td:nth-child(3)]:order-first max-md:[&_td:nth-child(4)]:order-first max-md:[&_td:nth-child(4)]:self-center max-md:[&_td:nth-child(2)]:text-right [&_td:nth-child(2)]:text-sm [&_td:nth-child(2)]:text-soft',
  'max-md:[&_td:nth-child(1)]:row-start-2 max-md:[&_td:nth-child(2)]:row-start-2',
  'max-md:[&_td:nth-child(5)]:col-start-3 max-md:[&_td:nth-child(5)]:row-span-2 max-md:[&_td:nth-child(5)]:row-start-1 max-md:[&_td:nth-child(5)]:self-center',
].join(' ')

/** Tricks as rows that open on a click to what they are and how they go. */
export function TrickTable({ tricks, caption, action, isGrowing = false }: TableProps) {
  const end = useRef<HTMLTableSectionElement>(null)
  const grown = useIncrementalRows(isGrowing ? tricks.length : 0, end)
  const rows = isGrowing ? tricks.slice(0, grown) : tricks
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const toggle = useCallback((id: number) => {
    setOpen((ids) => (ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set(ids).add(id)))
  }, [])
  return (
    <table className={tableStyle}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th className="w-[18%]">Category</th>
          <th className="w-[15%]">Type</th>
          <th className={action ? 'w-[37%]' : 'w-[49%]'}>Trick Name</th>
          <th className="w-[18%]">Difficulty</th>
          {action && <th className="w-[12%]">{action.label}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((trick) => (
          <TrickRow
            key={trick.id}
            trick={trick}
            isOpen={open.has(trick.id)}
            onToggle={toggle}
            action={action}
          />
        ))}
      </tbody>
      <tfoot ref={end} />
    </table>
  )
}

type RowProps = { trick: TrickRowData; isOpen: boolean; onToggle: (id: number) => void; action?: TrickAction }

const TrickRow = memo(function TrickRow({ trick, isOpen, onToggle, action }: RowProps) {
  const toggle = (event: MouseEvent) => {
    // A new tab, a control of its own and selected text are not a wish to open the row.
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    const isOnControl = event.target instanceof Element && event.target.closest('button, input, label')
    if (!isPlain || isOnControl || window.getSelection()?.type === 'Range') return
    event.preventDefault()
    onToggle(trick.id)
  }
  return (
    <>
      <tr data-row onClick={toggle}>
        <td>
          <CategoryBadge category={trick.category} />
        </td>
        <td>{typeNames[trick.trickType]}</td>
        <td>
          <a href={`/tricks/${trick.slug}`} aria-expanded={isOpen}>
            {trick.name}
          </a>
        </td>
        <td>
          <SkillLevel level={trick.difficultyRating} />
        </td>
        {action && <td>{action.render(trick)}</td>}
      </tr>
      {isOpen && (
        <tr className="max-md:block">
          <td colSpan={action ? 5 : 4} className="border-signal border-l-4 max-md:block max-md:p-4">
            <TrickDetails id={trick.id} />
          </td>
        </tr>
      )}
    </>
  )
})
