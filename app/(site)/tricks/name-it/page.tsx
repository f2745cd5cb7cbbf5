import type { Metadata } from 'next'
import { NameIt } from '@/components/name-it/name-it'
import { PageIntro } from '@/components/site/page-intro'
import { pageMetadata } from '@/lib/site'
import { getSlugsByMotion } from '@/lib/tricks/data'

export const metadata: Metadata = pageMetadata('/tricks/name-it')

export default async function NameItPage() {
  const slugs = await getSlugsByMotion()
  return (
    <div className="mx-auto max-w-page px-4 py-10">
      <PageIntro path="/tricks/name-it">Say what happened. Read what skaters call it.</PageIntro>
      <NameIt slugs={slugs} />
    </div>
  )
}
