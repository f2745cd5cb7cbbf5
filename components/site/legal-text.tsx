import { PageHeading } from '@/components/ui/page'
import { brand } from '@/lib/brand'
import { owner } from '@/lib/site'

type Props = {
  title: string
  lastUpdated: string
  sections: { heading: string; paragraphs: string[] }[]
}

const fill = (text: string) => text.replaceAll('{brand}', brand).replaceAll('{privacyContact}', owner.email)

export function LegalText({ title, lastUpdated, sections }: Props) {
  return (
    <article className="mx-auto max-w-prose px-4 py-12">
      <PageHeading title={title}>Last updated: {lastUpdated}</PageHeading>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading} className="mb-8 space-y-3">
          <h2 className="text-2xl">{fill(heading)}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{fill(paragraph)}</p>
          ))}
        </section>
      ))}
    </article>
  )
}
