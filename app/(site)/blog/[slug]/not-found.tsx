import type { Metadata } from 'next'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { PageHeading } from '@/components/ui/page'
import { pageTitle } from '@/lib/brand'

export const metadata: Metadata = { title: pageTitle('Post not found') }

export default function PostNotFound() {
  return (
    <div className="mx-auto max-w-page px-4 py-20">
      <PageHeading title="Post not found">The blog post you're looking for doesn't exist.</PageHeading>
      <Link href="/blog" className={buttonStyle()}>
        Back to Blog
      </Link>
    </div>
  )
}
