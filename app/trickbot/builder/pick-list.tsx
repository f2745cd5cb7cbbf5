import { memo, useMemo } from 'react'
import { PickButton } from '@/components/lines/line-builder'
import { FailedTricks, TrickList, useTrickFilters } from '@/components/tricks/list'
import { TrickSearchForm } from '@/components/tricks/search-form'
import type { TrickAction } from '@/components/tricks/table'
import { useFirstRead } from '@/components/ui/behavior/use-first-read'
import { Spinner } from '@/components/ui/status'
import { toRowData } from '@/lib/tricks/list'
import type { TrickSummary } from '@/lib/tricks/schema'

const action: TrickAction = { label: 'Add', render: (trick) => <PickButton trick={trick} /> }

/** The library to pick from, with search and filters. */
export const PickList = memo(function PickList() {
  const { data, isError, refetch } = useFirstRead<TrickSummary[]>('/api/tricks/summaries')
  const rows = useMemo(() => data?.map(toRowData), [data])
  if (isError && !rows) {
    return <FailedTricks onRetry={refetch} />
  }
  if (!rows) return <Spinner label="Loading tricks..." />
  return (
    <>
      <Search />
      <TrickList tricks={rows} searched={rows} action={action} isIncremental />
    </>
  )
})

function Search() {
  const [{ q }, change] = useTrickFilters()
  return (
    <div className="mb-4">
      <TrickSearchForm isLive value={q} onChange={(event) => change({ q: event.target.value })} />
    </div>
  )
}
