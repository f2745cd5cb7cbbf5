import type { Metadata } from 'next'
import { PageQueries } from '@/app/page-queries'
import { PageIntro } from '@/components/site/page-intro'
import { Link } from '@/components/ui/link'
import { TooltipLayer } from '@/components/ui/overlays/tooltip-layer'
import { PrintButton } from '@/components/ui/print-button'
import { pageMetadata } from '@/lib/site'
import { getTree } from '@/lib/tricks/data'
import { shownTree, standingsOfGuest } from '@/lib/tricks/tree'
import { SavableTree } from './savable-tree'

export const metadata: Metadata = pageMetadata('/tricks/tree')

export default async function TreePage() {
  const tree = await getTree()
  return (
    <div className="mx-auto max-w-page px-4 py-10 [page:poster] print:max-w-none print:p-0">
      <PageIntro path="/tricks/tree">See what each trick leads to, one family at a time.</PageIntro>
      <PageQueries />
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4 print:hidden">
        <p className="max-w-prose">
          Begin at the top of a branch: each trick hangs below the one that leads to it, and the rings are the
          foundations. Press one to see it. Your own tree, with everything you land lit up, is in{' '}
          <Link href="/my-tricks" className="underline underline-offset-4">
            My Tricks
          </Link>
          .
        </p>
        <PrintButton />
      </div>
      <SavableTree first={shownTree(tree, standingsOfGuest(tree))} />
      <TooltipLayer />
    </div>
  )
}
