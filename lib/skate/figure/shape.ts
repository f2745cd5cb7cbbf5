import type { Point } from './geometry.ts'
import type { Material } from './obstacles.ts'

/** What has a shade on the side away from the light. */
export type Fabric = 'trousers' | 'shirt'

/** What a shape is made of; the colors are the painter's. */
export type Paint =
  | 'ink'
  | 'mark'
  | 'shadow'
  | 'grip'
  | 'graphic'
  | 'ply'
  | 'nose'
  | 'truck'
  | 'wheel'
  | 'front shoe'
  | 'back shoe'
  | 'sole'
  | 'sock'
  | Fabric
  | `${Fabric} shade`
  | 'skin'
  | 'hair'
  | 'eye'
  | 'cap'
  | 'cap shade'
  | 'brim'
  | 'arrow'
  | 'trail'
  | 'spark'
  | 'ground'
  | 'slope'
  | 'flat'
  | Material
  | `${Material} side`
  | `${Material} dark`

/** Areas of the picture; a line when it has a width. */
export interface Shape {
  readonly paint: Paint
  readonly points: readonly Point[]
  /** Further areas, one with the first. */
  readonly more?: readonly (readonly Point[])[]
  /** Whether the points pull a curve toward them instead of being corners. */
  readonly isRound?: boolean
  readonly width?: number
  /** How thick the ink around it is; left out, the brand's hand. */
  readonly line?: number
  /** From 0 to 1: how much it covers what is under it; left out, all. */
  readonly opacity?: number
}
