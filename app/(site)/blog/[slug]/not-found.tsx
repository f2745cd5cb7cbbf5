import type { Metadata } from 'next'
import { MissingPost } from '@/components/posts/missing-post'
import { pageMetadata } from '@/lib/site'

export const metadata: Metadata = { title: pageMetadata('/blog/missing/post').title }

// Every post carries this, for those who come from another page: the words alone.
export default function PostNotFound() {
  return <MissingPost />
}
