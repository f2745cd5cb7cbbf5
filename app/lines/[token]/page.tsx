import type { Metadata } from 'next'
import { MyVersionForm, ReadLine, stepsOf } from '@/components/lines/shared-line'
import { CategoryBadge, SkillLevel } from '@/components/tricks/badges'
import { PageHeading } from '@/components/ui/page'
import { PrintButton } from '@/components/ui/print-button'
import { type LineEntry, type ShareQuery, shareQuery } from '@/lib/lines/schema'
import { lineFacts } from '@/lib/lines/taxonomy'
import { pageMetadata } from '@/lib/site'
import { readLine } from './read-line'

type Props = PageProps<'/lines/[token]'>

// The form sends an empty choice along, which means none.
async function queryOf(searchParams: Props['searchParams']): Promise<ShareQuery> {
  const given = Object.entries(await searchParams).filter(([, value]) => value !== '')
  return shareQuery.safeParse(Object.fromEntries(given)).data ?? {}
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { token } = await params
  const line = await readLine(params)
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
  const line = await readLine(params, query)
  return (
    <div className="mx-auto max-w-page px-4 py-10 print:py-0">
      <PageHeading title={line.name}>{lineFacts(line)}</PageHeading>
      <ReadLine caption={line.name} steps={stepsOf(line)} badges={badges} />
      <div className="mt-4">
        <PrintButton />
      </div>
      <section id="my-version" className={`mt-12 space-y-5 ${line.mine.length === 0 ? 'print:hidden' : ''}`}>
        <h2 className="text-title">My version</h2>
        <p className="max-w-prose text-soft">The same idea, planned for how you stand and what you land.</p>
        <MyVersionForm {...query} />
        {line.mine.length > 0 && <ReadLine caption="My version" steps={line.mine} badges={badges} />}
      </section>
    </div>
  )
}
