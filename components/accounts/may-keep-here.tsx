import { late } from '@/components/ui/behavior/late'
import { useMayKeepHere } from './auth-status'
import type { KeepHereProps } from './keep-here'

const KeepHere = late<KeepHereProps>(() => import('./keep-here'), { missing: null })

/** Offers to keep a list on this device where the owner of the site lets guests; nothing, and no code for it, elsewhere. */
export const MayKeepHere = (props: KeepHereProps) => (useMayKeepHere() ? <KeepHere {...props} /> : null)
