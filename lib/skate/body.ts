import kinds from './bodies.json' with { type: 'json' }

/** What is told of a body that does not take every landing. */
export interface Body {
  readonly kind: keyof typeof kinds
  /** The hardest landing that it is to take, see `impactOf`. */
  readonly most: number
}

/** Every kind of body that may be told of. */
export const BODY_KINDS = Object.keys(kinds) as Body['kind'][]

/** What a body of a kind takes. */
export const bodyOf = (kind: Body['kind']): Body => ({ kind, ...kinds[kind] })
