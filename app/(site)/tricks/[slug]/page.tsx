import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { TrickFigure } from '@/components/figure/trick-figure'
import { SaveButton, SavedTricks } from '@/components/my-tricks/save-button'
import { TrickArticle } from '@/components/tricks/article'
import { RelatedTricks } from '@/components/tricks/links'
import { JsonLd } from '@/components/ui/page'
import { LazyTutorial } from '@/components/videos/lazy-tutorial'
import { breadcrumbs } from '@/lib/pages'
import { pageMetadata } from '@/lib/site'
import { findTrickBySlug, getPrerequisites, getSlugsByName, listTricks } from '@/lib/tricks/data'
import { nearGroups, shortestPath } from '@/lib/tricks/graph'
import { breadcrumbData, howToData } from '@/lib/tricks/structured-data'
import { videoOf } from '@/lib/videos/player'

type Props = PageProps<'/tricks/[slug]'>

// Every trick of the library is prerendered; any other slug is a plain 404.
export const dynamicParams = false

export async function generateStaticParams() {
  const tricks = await listTricks()
  return tricks.map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const trick = await findTrickBySlug((await params).slug)
  if (!trick) return {}
  const { slug, name, description } = trick
  return pageMetadata('/tricks/[slug]', { value: slug, title: name, description })
}

export default async function TrickPage({ params }: Props) {
  const trick = await findTrickBySlug((await params).slug)
  if (!trick) notFound()
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
          </SavedTricks>
        }
        motion={trick.motion && <TrickFigure motion={trick.motion} name={trick.name} />}
        tutorial={
          <LazyTutorial
            trickId={trick.id}
            name={trick.name}
            video={videoOf(trick.videoUrl, trick.videoStart)}
            place="list"
            isPageOwn
          />
        }
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
