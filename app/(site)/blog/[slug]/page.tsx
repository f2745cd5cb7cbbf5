import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { PostArticle } from '@/components/posts/article'
import { PostBody } from '@/components/posts/body'
import { MentionedTricks, TrickInText } from '@/components/tricks/links'
import { HashHistory } from '@/components/ui/behavior/history'
import { TooltipLayer } from '@/components/ui/overlays/tooltip-layer'
import { JsonLd } from '@/components/ui/page'
import { PageVideo } from '@/components/videos/video-player'
import { breadcrumbs } from '@/lib/pages'
import { mentionedTricks } from '@/lib/posts/content'
import { findMovedPost, findPost, listRelatedPosts } from '@/lib/posts/data'
import { blogPostingData, postMetadata, postVideosData } from '@/lib/posts/metadata'
import { listTricks } from '@/lib/tricks/data'
import { readMotion } from '@/lib/tricks/read-motion'
import { breadcrumbData } from '@/lib/tricks/structured-data'

type Props = PageProps<'/blog/[slug]'>

// Rendered when first asked for; by the clock, if scheduled.
export const revalidate = 60
export const generateStaticParams = () => []

const findAsked = async ({ params }: Props) => findPost((await params).slug)

export async function generateMetadata(props: Props): Promise<Metadata> {
  return postMetadata(await findAsked(props))
}

async function leaveForNewAddress(slug: string): Promise<never> {
  const moved = await findMovedPost(slug)
  if (moved === null) notFound()
  permanentRedirect(`/blog/${encodeURIComponent(moved)}`)
}

export default async function PostPage(props: Props) {
  const post = await findAsked(props)
  if (!post) return leaveForNewAddress((await props.params).slug)
  const [related, tricks] = await Promise.all([listRelatedPosts(post.id), listTricks()])
  const trickBySlug = new Map(tricks.map((trick) => [trick.slug, trick]))
  const mentioned = mentionedTricks(post.content).flatMap((slug) => trickBySlug.get(slug) ?? [])
  return (
    <>
      <HashHistory />
      <JsonLd data={blogPostingData(post)} />
      <JsonLd
        data={breadcrumbData(
          breadcrumbs('/blog/[slug]', { value: encodeURIComponent(post.slug), title: post.title }),
        )}
      />
      {postVideosData(post).map((video) => (
        <JsonLd key={String(video.url)} data={video} />
      ))}
      <PostArticle
        post={post}
        related={related}
        body={
          <PostBody
            content={post.content}
            renderVideo={({ title, ...video }) => (
              <PageVideo video={{ ...video, title: title ?? post.title, channel: null }} name={post.title} />
            )}
            renderTrick={({ slug, href, words }) => {
              const name = trickBySlug.get(slug)?.name
              return name && <TrickInText href={href} name={name} words={words} motion={readMotion(name)} />
            }}
          />
        }
        tricks={<MentionedTricks title="Tricks in this post" tricks={mentioned} />}
      />
      {mentioned.length > 0 && <TooltipLayer />}
    </>
  )
}
