import Link from 'next/link'
import type { NearGroup } from '@/lib/tricks/near'
import type { TrickLink } from '@/lib/tricks/schema'

// Dressed from the list, which keeps some thirty links free of class names.
const linkStyle = '[&_a]:font-semibold [&_a]:underline [&_a]:underline-offset-4 [&_a]:hover:text-signal-text'
const labelStyle = '[&_dt]:font-semibold [&_dt]:text-label [&_dt]:text-soft [&_dt]:uppercase'

function ShortestWay({ path }: { path: TrickLink[] }) {
  if (path.length < 2) return null
  return (
    <section>
      <h2 className="mb-3 text-xl">The shortest way here</h2>
      <ol className={`list-decimal space-y-1 pl-6 marker:text-signal-text ${linkStyle}`}>
        {path.map(({ slug, name }, at) => (
          <li key={slug}>
            {at === path.length - 1 ? (
              <strong>{name}</strong>
            ) : (
              <Link href={`/tricks/${slug}`} prefetch={false}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function OneChangeAway({ groups }: { groups: NearGroup[] }) {
  if (groups.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-xl">One change away</h2>
      <dl className={`${labelStyle} ${linkStyle} space-y-2`}>
        {groups.map(({ label, tricks }) => (
          <div key={label}>
            <dt>{label}</dt>
            {tricks.map(({ name, slug }) => (
              <dd key={name}>
                {slug ? (
                  <Link href={`/tricks/${slug}`} prefetch={false}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Where a trick stands among the others: how one gets to it, and what is next to it. */
export function RelatedTricks({ path, groups }: { path: TrickLink[]; groups: NearGroup[] }) {
  return (
    <>
      <ShortestWay path={path} />
      <OneChangeAway groups={groups} />
    </>
  )
}
