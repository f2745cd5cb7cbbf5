import type { Metadata } from 'next'
import { DrawnMotion } from '@/components/name-it/drawn-motion'
import { NameIt } from '@/components/name-it/name-it'
import { NamedMotion } from '@/components/name-it/named-motion'
import { PageIntro } from '@/components/site/page-intro'
import { pageMetadata } from '@/lib/site'
import { getSlugsByMotion } from '@/lib/tricks/data'
import { chosenMotion, parseChoice } from '@/lib/tricks/name-it'

export const metadata: Metadata = pageMetadata('/tricks/name-it')

export default async function NameItPage() {
  const slugs = await getSlugsByMotion()
  const motion = chosenMotion(parseChoice(''))
  return (
    <div className="mx-auto max-w-page px-4 py-10">
      <PageIntro path="/tricks/name-it">Say what happened. Read what skaters call it.</PageIntro>
      <NameIt
        slugs={slugs}
        first={{
          named: <NamedMotion motion={motion} slugs={slugs} />,
          drawn: <DrawnMotion motion={motion} />,
        }}
      />
    </div>
  )
}
