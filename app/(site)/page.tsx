import type { Metadata } from 'next'
import { Hero } from '@/components/site/hero'
import { TrickSearchForm } from '@/components/tricks/search-form'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { JsonLd } from '@/components/ui/page'
import { pageMetadata } from '@/lib/site'
import { websiteData } from '@/lib/tricks/structured-data'
import { HomeToday } from './home-today'
import { Showcase } from './showcase'

export const metadata: Metadata = pageMetadata('/')

// Scheduled posts come out by the clock.
export const revalidate = 60

export default function HomePage() {
  return (
    <>
      <JsonLd data={websiteData()} />
      <Hero
        headline={['Become a', 'Better Skater.', 'Faster. For Free.']}
        subline="Our AI helps you learn new tricks, build lines and create custom park flows."
      >
        <Link href="/trickbot" className={buttonStyle({ size: 'lg' })}>
          Try TrickBot
        </Link>
        <Link href="/tricks" className={buttonStyle({ size: 'lg', variant: 'secondary' })}>
          Explore Tricks
        </Link>
      </Hero>
      <HomeToday />
      <section aria-labelledby="find" className="mx-auto mt-28 max-w-page px-4 pb-4">
        <h2 id="find" className="mb-4 text-title">
          Find a trick
        </h2>
        <TrickSearchForm />
      </section>
      <Showcase />
    </>
  )
}
