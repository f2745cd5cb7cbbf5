import Link from 'next/link'
import { buttonStyle } from '@/components/ui/button'
import { PageHeading } from '@/components/ui/page'

export default function PostNotFound() {
  return (
    <div className="mx-auto max-w-page px-4 py-20">
      <PageHeading title="Post not found">The blog post you're looking for doesn't exist.</PageHeading>
      <Link href="/blog" prefetch={false} className={buttonStyle()}>
        Back to Blog
      </Link>
    </div>
  )
}
