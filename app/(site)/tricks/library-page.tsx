import { PageQueries } from '@/app/page-queries'
import { Doors } from '@/components/site/doors'
import { PageIntro } from '@/components/site/page-intro'
import type { FoundTricks } from '@/components/tricks/list'
import { ForQuery } from '@/components/ui/behavior/history'
import { Link } from '@/components/ui/link'
import { TooltipLayer } from '@/components/ui/overlays/tooltip-layer'
import { JsonLd } from '@/components/ui/page'
import { LazyTranscriptSearch } from '@/components/videos/lazy-transcript-search'
import { menuLinks } from '@/lib/pages'
import { counted } from '@/lib/skate/wording'
import { listFoundationalTricks, listTricks } from '@/lib/tricks/data'
import { filterTricks, parseFilters, toRowData, tricksPerPart } from '@/lib/tricks/list'
import type { TrickSummary } from '@/lib/tricks/schema'
import { trickListData } from '@/lib/tricks/structured-data'
import { SavableLibrary } from './savable-library'

type Props = {
  /** What the address asks for; '' for all tricks. */
  query?: string
  found?: FoundTricks
  /** Whether every row is sent, for those who go on without scripts, and not only how the list begins. */
  isWhole?: boolean
}

/** The library: all of it, or what is asked for. */
export async function LibraryPage({ query = '', found, isWhole }: Props) {
  const [tricks, foundational] = await Promise.all([listTricks(), listFoundationalTricks()])
  const others = asked(
    tricks.filter(({ isFoundational }) => !isFoundational),
    query,
    found,
  )
  return (
    <div className="mx-auto max-w-page px-4 py-6 md:py-10">
      <JsonLd data={trickListData('Foundational Tricks', foundational)} />
      <PageIntro path="/tricks">
        {counted(tricks.length, 'trick')}. Search by any name skaters use, or filter by what you skate.
      </PageIntro>
      <PageQueries />
      <ForQuery query={query}>
        <SavableLibrary
          foundational={foundational.map(toRowData)}
          others={(isWhole ? others : others.slice(0, tricksPerPart)).map(toRowData)}
          query={query}
          total={others.length}
          found={found}
          isWhole={isWhole}
          underSearch={
            <>
              <Doors links={menuLinks('door')} className="mb-4" />
              <p className="mb-8">
                <Link href="/tricks/classification" className="underline underline-offset-4">
                  All of them, sorted into base tricks, variations and combinations
                </Link>
              </p>
            </>
          }
          besideResults={<LazyTranscriptSearch />}
        />
      </ForQuery>
      <TooltipLayer />
    </div>
  )
}

/** What a query asks for, in the usual order; all of it without one. */
function asked(tricks: TrickSummary[], query: string, found: FoundTricks | undefined): TrickSummary[] {
  const ids = found && new Set(found.ids)
  return filterTricks(ids ? tricks.filter(({ id }) => ids.has(id)) : tricks, parseFilters(query))
}
