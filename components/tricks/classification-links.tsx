import { sectionsOf, typeLabels } from '@/lib/tricks/classification'
import type { TrickSummary } from '@/lib/tricks/schema'
import { trickTypes } from '@/lib/tricks/taxonomy'

type Props = { tricks: Pick<TrickSummary, 'slug' | 'name' | 'category' | 'trickType'>[] }

/** The classification as plain links, for readers and machines without JavaScript. */
export function ClassificationLinks({ tricks }: Props) {
  return (
    <noscript>
      {trickTypes.map((type) => (
        <section key={type}>
          <h2 className="mt-8 text-title">{typeLabels[type]}</h2>
          {sectionsOf(tricks, type).map(({ category, tricks: members }) => (
            <section key={category}>
              <h3 className="mt-4">
                {category} ({members.length})
              </h3>
              <ul className="columns-2 md:columns-4 [&_a]:underline">
                {members.map(({ slug, name }) => (
                  <li key={slug}>
                    <a href={`/tricks/${slug}`}>{name}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </section>
      ))}
    </noscript>
  )
}
