import type { KeyboardEvent } from 'react'
import { Link } from './link'

type Tab<Value extends string> = {
  value: Value
  label: string
  count?: number
  /** The address where it is selected, by which it can be pressed before the scripts are there. */
  href?: string
}

type Props<Value extends string> = {
  /** Names the tabs, and starts their ids. */
  id: string
  label: string
  tabs: Tab<Value>[]
  selected: Value
  onSelect: (value: Value) => void
  /** They are scrolled sideways where there is no room, rather than take more rows. */
  isOneRow?: boolean
}

/** The ids by which a tab and the one panel below the tabs know each other. */
export const tabIds = (id: string, value: string) => ({ tab: `${id}-${value}`, panel: `${id}-panel` })

const tabStyle = [
  'flex min-h-13 flex-1 items-center justify-center gap-2 border-2 border-line bg-paper px-2 py-2 font-semibold max-sm:flex-col max-sm:gap-1 max-sm:text-sm',
  '-ml-0.5 first:ml-0 hover:bg-sheet aria-selected:relative aria-selected:bg-signal aria-selected:text-signal-ink',
].join(' ')

/** Tabs over one panel: arrows, Home and End move and select, one stop for the Tab key. */
export function TabList<Value extends string>({
  id,
  label,
  tabs,
  selected,
  onSelect,
  isOneRow,
}: Props<Value>) {
  const move = (event: KeyboardEvent) => {
    const index = targetIndex(
      event.key,
      tabs.findIndex(({ value }) => value === selected),
      tabs.length,
    )
    const target = tabs[index]
    if (!target) return
    event.preventDefault()
    onSelect(target.value)
    document.getElementById(tabIds(id, target.value).tab)?.focus()
  }
  return (
    <div
      role="tablist"
      aria-label={label}
      className={isOneRow ? '-m-1 flex overflow-x-auto whitespace-nowrap p-1' : 'flex flex-wrap'}
      onKeyDown={move}
    >
      {tabs.map((tab) => (
        <TabOf
          key={tab.value}
          id={id}
          tab={tab}
          isSelected={tab.value === selected}
          onSelect={() => onSelect(tab.value)}
        />
      ))}
    </div>
  )
}

type TabProps<Value extends string> = {
  id: string
  tab: Tab<Value>
  isSelected: boolean
  onSelect: () => void
}

function TabOf<Value extends string>({ id, tab, isSelected, onSelect }: TabProps<Value>) {
  const { value, label, count, href } = tab
  const ids = tabIds(id, value)
  const attributes = {
    role: 'tab',
    id: ids.tab,
    'aria-selected': isSelected,
    'aria-controls': isSelected ? ids.panel : undefined,
    tabIndex: isSelected ? 0 : -1,
    className: tabStyle,
  }
  const content = (
    <>
      {label}
      {count !== undefined && (
        <span className="bg-ink px-2 py-0.5 text-paper text-xs tabular-nums">{count}</span>
      )}
    </>
  )
  return href ? (
    <Link {...attributes} href={href} onOpen={onSelect}>
      {content}
    </Link>
  ) : (
    <button {...attributes} type="button" onClick={onSelect}>
      {content}
    </button>
  )
}

function targetIndex(key: string, current: number, count: number): number {
  if (key === 'ArrowRight') return (current + 1) % count
  if (key === 'ArrowLeft') return (current - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}
