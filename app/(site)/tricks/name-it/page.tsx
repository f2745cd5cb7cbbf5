import type { Metadata } from 'next'
import { NameIt } from '@/components/name-it/name-it'
import { JsonLd, PageHeading } from '@/components/ui/page'
import { breadcrumbs, page } from '@/lib/pages'
import { pageMetadata } from '@/lib/site'
import { getSlugsByMotion } from '@/lib/tricks/data'
import { breadcrumbData } from '@/lib/tricks/structured-data'

export const metadata: Metadata = pageMetadata('/tricks/name-it')

export default async function NameItPage() {
  const slugs = await getSlugsByMotion()
  return (
    <div className="mx-auto max-w-page px-4 py-10">
      <JsonLd data={breadcrumbData(breadcrumbs('/tricks/name-it'))} />
      <PageHeading title={page('/tricks/name-it').title}>
        Say what happened. Read what skaters call it.
      </PageHeading>
      <NameIt slugs={slugs} />
    </div>
  )
}
