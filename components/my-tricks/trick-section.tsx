import { type ReactNode, useId } from 'react'
import type { MyTrick } from '@/lib/my-tricks/schema'
import type { Slots } from './dashboard'
import { TrickCard } from './trick-card'

type SectionProps = {
  title: string
  tricks: MyTrick[]
  userId: number
  slots: Slots
  isMastered?: boolean
  /** What to say when there are none. */
  children: ReactNode
}

export function TrickSection({ title, tricks, userId, slots, isMastered = false, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 flex items-center gap-3 text-title">
        {title}
        <span className="bg-ink px-2 py-1 font-body text-paper text-sm tabular-nums">{tricks.length}</span>
      </h2>
      {tricks.length === 0 && <p className="text-soft">{children}</p>}
      <ul className="space-y-4">
        {tricks.map((trick) => (
          <li key={trick.id}>
            <TrickCard trick={trick} userId={userId} slots={slots} isMastered={isMastered} />
          </li>
        ))}
      </ul>
    </section>
  )
}
