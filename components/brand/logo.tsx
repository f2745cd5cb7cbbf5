import { brand } from '@/lib/site'
import { Mark } from './mark'

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2 font-display text-2xl uppercase tracking-wide">
      <Mark className="h-7 w-auto" />
      {brand}
    </span>
  )
}
