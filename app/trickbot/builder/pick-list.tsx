import { memo, useMemo } from 'react'
import { PickButton } from '@/components/lines/line-builder'
import { type TrickAction, TrickList, useTrickFilters } from '@/components/tricks/list'
import { useTricks } from '@/components/tricks/use-tricks'
import { buttonStyle } from '@/components/ui/button'
import { Spinner } from '@/components/ui/status'
import { toRowData } from '@/lib/tricks/list'

const action: TrickAction = { label: 'Add', render: (trick) => <PickButton trick={trick} /> }

/** The library to pick from, with search and filters. */
export const PickList = memo(function PickList() {
  const { data, isError, refetch } = useTricks()
  const rows = useMemo(() => data?.map(toRowData), [data])
  if (isError) {
    return (
      <div role="alert" className="border-2 border-line bg-sheet p-8 text-center">
        <p className="mb-4 font-semibold">Failed to load tricks</p>
        <button type="button" className={buttonStyle()} onClick={() => refetch()}>
          Try Again
        </button>
      </div>
    )
  }
  if (!rows) return <Spinner label="Loading tricks..." />
  return (
    <>
      <Search />
      <TrickList tricks={rows} action={action} isIncremental />
    </>
  )
})

function Search() {
  const [{ q }, change] = useTrickFilters()
  return (
    <search className="mb-4 block">
      <label>
        <span className="sr-only">Search tricks</span>
        <input
          type="search"
          value={q}
          maxLength={100}
          onChange={(event) => change({ q: event.target.value })}
          placeholder="kickflip, manual, 50-50..."
          className="min-h-12 w-full border-2 border-line bg-sheet px-4 placeholder:text-soft"
        />
      </label>
    </search>
  )
}
