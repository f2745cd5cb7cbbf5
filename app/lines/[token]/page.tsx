import type { Metadata } from 'next'
import { LineFilm } from '@/components/figure/line-film'
import { LineStrip } from '@/components/figure/line-strip'
import { CopyLine } from '@/components/lines/copy-line'
import { builderWith } from '@/components/lines/draft'
import { MyVersionForm, ReadLine, stepsOf } from '@/components/lines/shared-line'
import { CategoryBadge, SkillLevel } from '@/components/tricks/badges'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { TooltipLayer } from '@/components/ui/overlays/tooltip-layer'
import { PageHeading } from '@/components/ui/page'
import { PrintButton } from '@/components/ui/print-button'
import { type LineEntry, type ShareQuery, shareQuery } from '@/lib/lines/schema'
import { lineFacts } from '@/lib/lines/taxonomy'
import { pageMetadata } from '@/lib/site'
import { lineFilmOf } from '@/lib/skate/figure/line'
import { readMotion } from '@/lib/tricks/read-motion'
import { readAsShared, readMyVersion } from './read-line'

type Props = PageProps<'/lines/[token]'>

// The form sends an empty choice along, which means none.
async function queryOf(searchParams: Props['searchParams']): Promise<ShareQuery> {
  const given = Object.entries(await searchParams).filter(([, value]) => value !== '')
  return shareQuery.safeParse(Object.fromEntries(given)).data ?? {}
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { token } = await params
  const line = await readAsShared(params)
  return pageMetadata('/lines/[token]', {
    value: token,
    title: line.name,
    description: `A line of ${lineFacts(line)}. ${line.tricks.map(({ name }) => name).join(', ')}.`,
  })
}

const badges = ({ category, difficultyRating }: LineEntry['trick']) => (
  <>
    <CategoryBadge category={category} />
    <SkillLevel level={difficultyRating} />
  </>
)

export default async function SharedLinePage({ params, searchParams }: Props) {
  const query = await queryOf(searchParams)
  const line = await readAsShared(params)
  // Without a wish it would be the same line once more.
  const mine = Object.keys(query).length > 0 ? await readMyVersion(params, query) : []
  const isMine = mine.length > 0
  const steps = isMine ? mine : stepsOf(line)
  const linked = steps.map(({ trick, enters, leaves, repair }) => ({
    name: trick.name,
    enters,
    leaves,
    repair,
  }))
  const drawn = linked.map(({ repair, ...trick }) => ({
    ...trick,
    motion: readMotion(trick.name),
    repair: repair?.name ?? null,
  }))
  return (
    <div className="mx-auto max-w-page px-4 py-10 print:py-0">
      <PageHeading title={line.name}>{lineFacts(line)}</PageHeading>
      <section id="my-version" className="scroll-mt-20">
        {isMine && (
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
            <h2 className="text-title">My version</h2>
            <a
              href={`/lines/${(await params).token}`}
              className="font-semibold underline underline-offset-4 hover:text-signal-text print:hidden"
            >
              As it was shared
            </a>
          </div>
        )}
        <div className="mb-6">
          <LineFilm tricks={linked} start={line.startingPosition}>
            <LineStrip line={lineFilmOf(drawn, line.startingPosition, 'regular')} />
          </LineFilm>
        </div>
        <ReadLine caption={isMine ? 'My version' : line.name} steps={steps} badges={badges} />
      </section>
      <MakeItYours line={line} steps={steps} query={query} />
      <div className="mt-6">
        <PrintButton />
      </div>
      <TooltipLayer />
    </div>
  )
}

type YoursProps = {
  line: Awaited<ReturnType<typeof readAsShared>>
  steps: ReturnType<typeof stepsOf>
  query: ShareQuery
}

function MakeItYours({ line, steps, query }: YoursProps) {
  const copy = {
    name: line.name,
    startingPosition: line.startingPosition,
    tricks: steps.map(({ trick, reasoning }) => ({ id: trick.id, reasoning })),
  }
  return (
    <section
      aria-label="Make it yours"
      className="mt-8 flex flex-wrap items-end gap-x-8 gap-y-5 border-2 border-line bg-sheet p-4 shadow-sticker md:p-5 print:hidden"
    >
      <div className="space-y-3">
        <p className="max-w-sm">
          Take the tricks to the Line Builder: swap them, reorder them, save the line as your own. Or keep it
          as it is.
        </p>
        <div className="flex flex-wrap gap-3">
          <Link
            href={builderWith({ start: line.startingPosition, picks: steps.map(({ trick }) => trick) })}
            className={buttonStyle({ size: 'lg' })}
          >
            Make it yours
          </Link>
          <CopyLine line={copy} />
        </div>
      </div>
      <div className="space-y-3">
        <p className="max-w-sm">Or read the same idea, planned for how you stand and what you land.</p>
        <MyVersionForm {...query} />
      </div>
    </section>
  )
}
