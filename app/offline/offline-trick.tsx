'use client'

import { type ReactNode, useEffect } from 'react'
import { TrickScreen } from '@/app/(site)/tricks/trick-screen'
import { Providers } from '@/app/providers'
import { useAllTrickDetails } from '@/components/tricks/use-tricks'
import { Spinner } from '@/components/ui/status'
import { prerequisitesOf, slugsByName } from '@/lib/tricks/graph'
import { trickTitle } from '@/lib/tricks/title'

type Props = {
  slug: string
  /** What is shown when the offline bundle is not here, or has no such trick. */
  otherwise: ReactNode
}

/** A trick from the offline bundle. */
export default function OfflineTrick(props: Props) {
  return (
    <Providers>
      <BundledTrick {...props} />
    </Providers>
  )
}

function BundledTrick({ slug, otherwise }: Props) {
  const { data: tricks, isPending } = useAllTrickDetails()
  const trick = tricks?.find((each) => each.slug === slug)
  useEffect(() => {
    if (!trick) return
    const { title } = document
    document.title = `${title.slice(0, title.lastIndexOf('|') + 1)} ${trickTitle(trick)}`
  }, [trick])
  if (isPending) return <Spinner label="Looking on this device..." />
  if (!tricks || !trick) return otherwise
  return (
    <TrickScreen
      trick={trick}
      prerequisites={prerequisitesOf(tricks)}
      slugs={slugsByName(tricks)}
      tutorial={<p className="text-soft">The video needs a connection.</p>}
    />
  )
}
