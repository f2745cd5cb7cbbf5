import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { ForQuery } from '@/components/ui/behavior/history'
import { findMovedTag, listPosts, listTags } from '@/lib/posts/data'
import { postFilterQuery } from '@/lib/posts/list'
import { pageMetadata } from '@/lib/site'
import { BlogScreen } from '../../blog-screen'

// The blog for an address that asks for a tag: it stands in for the page that is rendered ahead, so that the address
// which a tag had before leads to the one that it has now. It is led to under the address of that page.

export const metadata: Metadata = { ...pageMetadata('/blog'), robots: { index: false } }

type Props = PageProps<'/blog/tagged/posts'>

export default async function TaggedPostsPage({ searchParams }: Props) {
  const tag = [(await searchParams).tag].flat()[0] ?? ''
  const moved = await findMovedTag(tag)
  if (moved !== null) permanentRedirect(`/blog${postFilterQuery({ tag: moved, text: '' })}`)
  const [{ posts, next }, tags] = await Promise.all([listPosts(), listTags()])
  return (
    <ForQuery query={postFilterQuery({ tag, text: '' })}>
      <BlogScreen posts={posts} tags={tags} hasOlder={next !== null} isFirst />
    </ForQuery>
  )
}
