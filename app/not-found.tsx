import Link from 'next/link'
import { buttonStyle } from '@/components/ui/button'
import { PageHeading } from '@/components/ui/page'

export default function NotFound() {
  return (
    <div className="mx-auto max-w-page px-4 py-20">
      <PageHeading title="404. Bailed.">
        There is no page here. Maybe it moved, maybe it never landed.
      </PageHeading>
      <Link href="/tricks" className={buttonStyle()}>
        To the trick library
      </Link>
    </div>
  )
}
