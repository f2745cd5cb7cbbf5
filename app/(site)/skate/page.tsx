import type { Metadata } from 'next'
import { SkateGame } from '@/components/game/game'
import { PageIntro } from '@/components/site/page-intro'
import { NeedsScripts } from '@/components/ui/page'
import { pageMetadata } from '@/lib/site'
import { usualSets } from '@/lib/skate/game/machine'
import { listGameTricks } from '@/lib/tricks/data'

export const metadata: Metadata = pageMetadata('/skate')

// As many as stand beside the form.
const setsShown = 4

export default async function SkatePage() {
  const tricks = await listGameTricks()
  return (
    <div className="mx-auto max-w-4xl px-4 py-6 max-md:has-[[data-board]]:[&_h1+p]:hidden md:py-10">
      <PageIntro path="/skate">
        Set a trick and land it: the others have to. Miss theirs and you get a letter. Five letters and you
        are out.
      </PageIntro>
      <NeedsScripts>A game needs JavaScript.</NeedsScripts>
      <SkateGame tricks={tricks} sets={usualSets(tricks, setsShown)} />
    </div>
  )
}
