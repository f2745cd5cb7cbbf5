import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findPost, listPosts, listTags } from '@/lib/posts/data'
import { pageMetadata } from '@/lib/site'
import { BlogScreen } from '../../blog-screen'

type Props = PageProps<'/blog/older/[slug]'>

// Made when first asked for; only what came out names such a page, so that guessing cannot fill the cache.
export const revalidate = 60
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params
  return pageMetadata('/blog/older/[slug]', { value: slug })
}

export default async function OlderPostsPage({ params }: Props) {
  const post = await findPost((await params).slug)
  if (!post?.publishedAt) notFound()
  const before = { at: new Date(post.publishedAt), id: post.id }
  const [{ posts, next }, tags] = await Promise.all([listPosts({ before }), listTags()])
  return <BlogScreen posts={posts} tags={tags} hasOlder={next !== null} isFirst={false} />
}
