'use client'

import { useMemo } from 'react'
import { TrickMotion } from '@/components/figure/trick-figure'
import { useQueryString } from '@/components/ui/use-query-string'
import { labelOf } from '@/lib/skate/name/name'
import { type Choice, choiceQuery, chosenMotion, parseChoice } from '@/lib/tricks/name-it'
import { Controls } from './controls'
import { Reading } from './reading'

/** Say what happened, and read what skaters call it. */
export function NameIt({ slugs }: { slugs: Record<string, string> }) {
  const [query, replace] = useQueryString()
  const choice = useMemo(() => parseChoice(query), [query])
  const motion = useMemo(() => chosenMotion(choice), [choice])
  const change = (fields: Partial<Choice>) => replace(choiceQuery({ ...choice, ...fields }))
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="space-y-10">
        <Controls choice={choice} onChange={change} />
        <Reading motion={motion} slugs={slugs} />
      </div>
      <div className="max-w-md">
        <TrickMotion motion={motion} name={labelOf(motion)} />
      </div>
    </div>
  )
}
