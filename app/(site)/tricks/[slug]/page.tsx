import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { TrickFigure } from '@/components/figure/trick-figure'
import { PracticeHere, SaveButton, SavedTricks } from '@/components/my-tricks/save-button'
import { TrickArticle } from '@/components/tricks/article'
import { RelatedTricks } from '@/components/tricks/links'
import { JsonLd } from '@/components/ui/page'
import { LazyTutorial } from '@/components/videos/lazy-tutorial'
import { breadcrumbs } from '@/lib/pages'
import { pageMetadata } from '@/lib/site'
import { filmOf } from '@/lib/skate/figure/film'
import { momentsOfSteps } from '@/lib/skate/figure/steps'
import { findTrickBySlug, getPrerequisites, getSlugsByName } from '@/lib/tricks/data'
import { embedSnippet, oembedUrl } from '@/lib/tricks/embed'
import { nearGroups, shortestPath } from '@/lib/tricks/graph'
import type { TrickDetail } from '@/lib/tricks/schema'
import { findSlugMeant } from '@/lib/tricks/search-data'
import { breadcrumbData, howToData } from '@/lib/tricks/structured-data'
import { wayOut } from '@/lib/tricks/way-out'
import { videoOf } from '@/lib/videos/player'

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
  const { slug, name, description } = await getAsked(params)
  const metadata = pageMetadata('/tricks/[slug]', { value: slug, title: name, description })
  const types = { 'application/json+oembed': [{ url: oembedUrl(slug), title: name }] }
  return { ...metadata, alternates: { ...metadata.alternates, types } }
}

export default async function TrickPage({ params }: Props) {
  const trick = await getAsked(params)
  const exit = wayOut(trick)
  const [tricks, slugs] = await Promise.all([getPrerequisites(), getSlugsByName()])
  return (
    <>
      <JsonLd data={howToData(trick)} />
      <JsonLd
        data={breadcrumbData(breadcrumbs('/tricks/[slug]', { value: trick.slug, title: trick.name }))}
      />
      <TrickArticle
        trick={trick}
        action={
          <SavedTricks>
            <SaveButton trick={{ id: trick.id, name: trick.name }} look="words" />
            <PracticeHere trickId={trick.id} />
          </SavedTricks>
        }
        motion={trick.motion && <TrickFigure motion={trick.motion} name={trick.name} exit={exit} hasLesson />}
        moments={trick.motion ? momentsOfSteps(trick.steps, filmOf(trick.motion, 'regular', exit)) : []}
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
        related={
          <RelatedTricks
            path={shortestPath(trick.slug, tricks)}
            groups={trick.motion ? nearGroups(trick.motion, slugs) : []}
          />
        }
      />
    </>
  )
}
