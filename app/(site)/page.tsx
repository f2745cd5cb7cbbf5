import type { Metadata } from 'next'
import Link from 'next/link'
import { Hero } from '@/components/site/hero'
import { buttonStyle } from '@/components/ui/button'
import { JsonLd } from '@/components/ui/page'
import { pageMetadata } from '@/lib/site'
import { websiteData } from '@/lib/tricks/structured-data'

export const metadata: Metadata = pageMetadata('/')

export default function HomePage() {
  return (
    <>
      <JsonLd data={websiteData()} />
      <Hero
        headline={['Become a', 'Better Skater.', 'Faster. For Free.']}
        subline="Our AI helps you learn new tricks, build lines and create custom park flows."
      >
        <Link href="/trickbot" prefetch={false} className={buttonStyle({ size: 'lg' })}>
          Try TrickBot
        </Link>
        <Link href="/tricks" prefetch={false} className={buttonStyle({ size: 'lg', variant: 'secondary' })}>
          Explore Tricks
        </Link>
      </Hero>
    </>
  )
}
