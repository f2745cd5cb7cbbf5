import Link from 'next/link'
import type { TrickSummary } from '@/lib/tricks/schema'
import { SkillLevel } from './badges'

/** What a trick is, how hard, and what sets it apart or follows what. */
export function ClassificationCard({ trick }: { trick: TrickSummary }) {
  return (
    <article className="grid gap-x-8 gap-y-2 p-4 md:grid-cols-[17rem_1fr]">
      <div>
        <h3 className="text-2xl leading-tight">
          <Link href={`/tricks/${trick.slug}`} prefetch={false} className="hover:text-signal-text">
            {trick.name}
          </Link>
        </h3>
        <p className="mt-1 flex items-center gap-2 text-sm text-soft">
          <SkillLevel level={trick.difficultyRating} />
          <span aria-hidden="true">{trick.difficultyRating}</span>
        </p>
      </div>
      <div className="max-w-prose space-y-2">
        {trick.description && <p>{trick.description}</p>}
        {trick.trickType === 'VARIATION' && trick.variationDetails && (
          <p className="border-signal border-l-4 pl-3 text-soft">{trick.variationDetails}</p>
        )}
        {trick.combinationDetails && (
          <p className="border-signal border-l-4 pl-3">
            <strong>Sequence:</strong> {trick.combinationDetails.sequence}
          </p>
        )}
      </div>
    </article>
  )
}
