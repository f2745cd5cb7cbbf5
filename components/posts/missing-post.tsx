import type { ReactNode } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { PageHeading } from '@/components/ui/page'

/** What stands where no post is, over what may be read instead. */
export const MissingPost = ({ children }: { children?: ReactNode }) => (
  <div className="mx-auto max-w-page px-4 py-20">
    <PageHeading title="Post not found">The blog post you're looking for doesn't exist.</PageHeading>
    <Link href="/blog" className={buttonStyle()}>
      Back to Blog
    </Link>
    {children}
  </div>
)
