import type { Motion } from '../skate/motion.ts'
import { type Naming, trickKey, tricksNamedIn } from '../skate/name/titles.ts'
import { parseTrick } from '../skate/read/parse.ts'

/** A trick by what it is called. */
export type NamedTrick = { name: string; aliases: readonly string[] }

/** What a video that teaches nothing says of itself. */
const NO_LESSON =
  /\b(?:compilation|best of|fails|montage|game of skate|batb|reaction|reacts|video ?game|thps|skate 3|skater xl|fingerboard(?:ing)?|tech ?deck|roblox)\b/i

/** What only skaters say; beside it, a name that is an everyday word names the trick. */
const SKATING =
  /skat|sk8|trick|flatground|fundamentals|\b(?:boards?|ramp|mini|quarter ?pipe|half ?pipe|ledge|rail|curb|coping|bowl|vert|grinds?|slides?|stalls?|airs?|grabs?|deck|nollie|fakie|switch|frontside|backside|fs|bs)\b|\bberrics\b|braille|ride channel|thrasher|nka vids/i

/** Names of tricks that mean something else to everyone who does not skate. */
const EVERYDAY = new Set(
  `50 fifty feeble salad scum lazy hurricane sugarcane board lip nose tail manual manuel manny wheelie mani disaster
  pivot sweeper axle axel axlestall rock rockandroll rockroll rocknroll air cannonball indy indie melon mellon
  melancholy mute stale method japan judo lien lein slob christ madonna nuclear seatbelt inside transfer transferred
  rodeo north shifty hippy hippie caveman pump pumping carve carving push pushing fall falling bailing coffin flip
  kick kicky kickers heel hard inward tre trey tray tree dragon dolphin hospital nightmare daydream laser lazer biggie
  biggy gazelle cab flamingo butterflip daffy carousel pogo pretzel unit thruster turnaround handstand backflip
  revert grind slide bonk slap slash slasher stiffy invert primo bert casper boneless barley bennett willy willie losi
  varial firecracker eggplant beanplant fastplant streetplant wallplant fingerflip walkthedog walkdog
  strawberrymilkshake brokenfinger brokenfingers dropin droppingin rollin rollingin endoverend monsterwalk jaywalk
  spacewalk airwalk roastbeef gingersnap hangten crail cigaretteflip staplegun smith crook crooks crooked handplant
  footplant footbrake invert kneeslide jesusflip backfoot onefoot nofoot tap taildrag primo three threesixty oneeighty
  180 360 540 720 900`.split(/\s+/),
)

/**
 * Whether a video with this title is about a trick: one of the tricks that it names is this one, by its name or an
 * alias, in the same stance and to the same side. A trick whose name leaves the side open is taught to either side.
 * `channel` only tells what an everyday word ("Disaster") means. Null titles fit nothing.
 */
export function fits(title: string | null, trick: NamedTrick, channel: string | null = null): boolean {
  if (!title || NO_LESSON.test(title)) return false
  const isOfSkating = SKATING.test(`${title} ${channel ?? ''}`)
  const wanted = new Set([trick.name, ...trick.aliases].flatMap(keyOf))
  return tricksNamedIn(title).some(
    (naming) => (isOfSkating || !isEveryday(naming)) && keysOf(naming.motion).some((key) => wanted.has(key)),
  )
}

/** How many tricks a title names. */
export const countNamed = (title: string): number =>
  new Set(tricksNamedIn(title).map(({ motion }) => trickKey(motion))).size

const isEveryday = ({ word }: Naming) => EVERYDAY.has(word) || EVERYDAY.has(word.replace(/s$/, ''))

function keyOf(name: string): string[] {
  const parsed = parseTrick(name)
  return parsed.ok ? [trickKey(parsed.motion)] : []
}

/** A grind to one side is that grind. */
function keysOf(motion: Motion): string[] {
  const { contact, approach } = motion
  const own = trickKey(motion)
  return contact && approach ? [own, trickKey({ ...motion, approach: null })] : [own]
}
