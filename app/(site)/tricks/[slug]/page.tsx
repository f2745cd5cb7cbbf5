import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { TooltipLayer } from '@/components/ui/overlays/tooltip-layer'
import { JsonLd } from '@/components/ui/page'
import { LazyTutorial } from '@/components/videos/lazy-tutorial'
import { breadcrumbs } from '@/lib/pages'
import { pageMetadata } from '@/lib/site'
import { findTrickBySlug, getPrerequisites, getSlugsByName } from '@/lib/tricks/data'
import { drillsFor } from '@/lib/tricks/drills'
import { embedSnippet, oembedUrl } from '@/lib/tricks/embed'
import type { TrickDetail } from '@/lib/tricks/schema'
import { findSlugMeant } from '@/lib/tricks/search-data'
import { breadcrumbData, howToData } from '@/lib/tricks/structured-data'
import { trickTitle } from '@/lib/tricks/title'
import { videoOf } from '@/lib/videos/player'
import { TrickScreen } from '../trick-screen'

type Props = PageProps<'/tricks/[slug]'>

// Rendered when first asked for, then cached until what it shows changes.
export const generateStaticParams = () => []

/** The trick at an address; another name of one leads to its own. */
async function getAsked(params: Props['params']): Promise<TrickDetail> {
  const { slug } = await params
  const trick = await findTrickBySlug(slug)
  if (trick) return trick
  const meant = await findSlugMeant(slug)
  if (meant === null) notFound()
  permanentRedirect(`/tricks/${meant}`)
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const trick = await getAsked(params)
  const { slug, name, description, isHidden } = trick
  const metadata = pageMetadata('/tricks/[slug]', { value: slug, title: trickTitle(trick), description })
  const types = { 'application/json+oembed': [{ url: oembedUrl(slug), title: name }] }
  const alternates = { ...metadata.alternates, types }
  return { ...metadata, alternates, ...(isHidden && { robots: { index: false } }) }
}

export default async function TrickPage({ params }: Props) {
  const trick = await getAsked(params)
  const [prerequisites, slugs] = await Promise.all([getPrerequisites(), getSlugsByName()])
  return (
    <>
      <JsonLd data={trick.isHidden ? null : howToData(trick)} />
      <JsonLd
        data={breadcrumbData(breadcrumbs('/tricks/[slug]', { value: trick.slug, title: trick.name }))}
      />
      <TrickScreen
        trick={trick}
        prerequisites={prerequisites}
        slugs={slugs}
        tutorial={
          <LazyTutorial
            trickId={trick.id}
            name={trick.name}
            video={videoOf(trick.videoUrl, trick.videoStart, trick.videos)}
            videos={trick.videos}
            place="list"
            isPageOwn
          />
        }
        embed={trick.motion && embedSnippet(trick.name)}
        drills={drillsFor(trick)}
      />
      <TooltipLayer />
    </>
  )
}
