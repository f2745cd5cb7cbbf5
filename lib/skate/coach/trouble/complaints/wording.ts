import { anyOf } from '../../wish/pattern.ts'

export const CANNOT = "(?:can'?t|cannot|can not)"
export const HOW_TO = '(?:so )?how (?:do (?:i|you)|to|can i)'
/** How often, before what one does. */
export const STILL = '(?:(?:always|just|keeps?|still|only|sometimes|often) )*'
export const SIDE = '(?:frontside|backside|fs|bs|front|back)'
/** What works. */
export const FINE = anyOf(
  'good',
  'fine',
  'ok',
  'okay',
  'solid',
  'easy',
  'down',
  'on lock',
  'no problem',
  'great',
)
/** How it lands that does not count. */
export const UNCLEAN = anyOf('sketchy', 'sketch', 'sloppy', 'messy', 'ugly', 'dirty', 'unclean', 'wobbly')
export const RAMP = anyOf(
  'mini(?: ?ramp)?',
  'ramp',
  'quarter(?: ?pipe)?',
  'bowl',
  'half ?pipe',
  'pool',
  'vert(?: ramp)?',
)
