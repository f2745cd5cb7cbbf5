import type { Metadata } from 'next'
import { NameIt } from '@/components/name-it/name-it'
import { JsonLd, PageHeading } from '@/components/ui/page'
import { pageMetadata } from '@/lib/site'
import { getSlugsByMotion } from '@/lib/tricks/data'
import { breadcrumbData } from '@/lib/tricks/structured-data'

const title = 'Name That Trick'

export const metadata: Metadata = pageMetadata({
  title,
  description:
    'Saw a trick and do not know its name? Choose the stance, the turns and the flip, watch the board do it, and read what skaters call it and how hard it is.',
  path: '/tricks/name-it',
  preview: '/preview/page/name-it.png',
})

export default async function NameItPage() {
  const slugs = await getSlugsByMotion()
  return (
    <div className="mx-auto max-w-page px-4 py-10">
      <JsonLd
        data={breadcrumbData([
          { name: 'Trick Library', path: '/tricks' },
          { name: title, path: '/tricks/name-it' },
        ])}
      />
      <PageHeading title={title}>Say what happened. Read what skaters call it.</PageHeading>
      <NameIt slugs={slugs} />
    </div>
  )
}
