import type { Level, TrickCategory } from '../tricks/taxonomy'
import type { Topic } from './draft-topic'

/** One of several wordings, always the same one for a title. `salt` varies the choice within a draft. */
export function choose<T>(wordings: readonly [T, ...T[]], title: string, salt: string): T {
  let hash = 2_166_136_261
  for (const char of `${salt}:${title}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619)
  return wordings[(hash >>> 0) % wordings.length] ?? wordings[0]
}

const lower =
  /\b(Ollie|Kickflip|Heelflip|Hardflip|Flip|Shuvit|Pop|Frontside|Backside|Nollie|Fakie|Switch|Varial|Inward|Late|Big|Bigspin|Manual|Nose|Tail|Grind|Slide|Boardslide|Noseslide|Tailslide|Lipslide|Nosegrind|Stall|Air|Boneless|No|Comply|Body|Double|Triple|Half|To|Kickturn|Pushing|Drop|In|Crooked|Rock|And|Roll|Impossible|Revert|Powerslide|Hippie|Jump|Tic|Tac|Grab|Board)\b/g

/** A trick's name within a sentence: only names of people and places keep their capitals. */
export const spoken = (name: string) => name.replace(lower, (word) => word.toLowerCase())

/** The same with its article, where it takes one. */
export const the = (name: string) => (/ing$/i.test(name) ? spoken(name) : `the ${spoken(name)}`)

/** The same at the beginning of a sentence. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const levelWords: Record<Level, string> = {
  Beginner: 'one of the first tricks to take on',
  Intermediate: 'a trick for when the basics have stopped being a fight',
  Advanced: 'a trick that asks for solid basics and some patience',
  Expert: 'a trick for people who have run out of easy ones',
}

const flat = [
  'Take a flat, smooth piece of ground and roll at walking pace. Standing still feels safer, but a board that rolls keeps its line, and you learn the trick that you will use later.',
  'Find ground without cracks and give yourself room on all sides. Go slowly, but do go: a little speed steadies the board, and the landing is easier when you already travel in the direction in which you want to ride off.',
] as const
const edge = [
  'Start on the lowest edge you can find, and look along all of it before you touch it: a ledge needs wax or wear, a rail needs to stand still. Ride past it a few times at the speed you want, then step onto it in your mind before you do it on your board.',
  'Choose something low and friendly, so that a missed try costs a step and not a fall. Keep your run-up the same every time. When the distance to the edge changes on every try, you practice five tricks at once and none of them well.',
] as const
const ramp = [
  'Begin low on the smallest ramp there is and let every try climb a little higher. The wall does much of the work as soon as you stop fighting it: bend on the way up, stay over the board, and look at where you want to come down.',
  'A mellow quarter or a small mini ramp is the place for it. Pump back and forth until you stand relaxed, and only then add the trick. A try that starts from a good rhythm is worth three that start from a scramble.',
] as const

const places: Record<TrickCategory, readonly [string, ...string[]]> = {
  Flatground: flat,
  Flips: flat,
  Manuals: flat,
  Grinds: edge,
  Ledge: edge,
  Rail: edge,
  Transitions: ramp,
}

export const placeFor = (category: TrickCategory, title: string) => choose(places[category], title, 'place')

export const sessions = [
  'Work in small sets. Ten honest tries, then a break in which you ride around and do something you already have. Say out loud what happened on the best and on the worst try of a set; whatever you can name, you can change on purpose. When your legs get heavy the tries get worse, and bad tries are practice too, only for the wrong thing. Stop while it is still going well.',
  'Give every session one question: this time the back foot, next time the shoulders. Change that one thing and leave the rest alone, or you will never know what helped. Film a try from the side now and then. What a try feels like and what it looks like are seldom the same, and the picture usually settles the argument in a minute.',
  'Warm up with what you can do in your sleep, then go to the new thing while you are fresh. Commit for the length of one set: both feet stay over the board on each try, even if the try is ugly. A bailed try teaches you how to bail. When nothing moves for two sets, go back one step, get that one clean, and return.',
] as const

export const stuck = [
  'If it does not come, it is nearly always one of two things. Either a step before it is not as solid as you thought, and a quarter of an hour with that step is the fastest way forward; or you pull out at the moment that matters. For the second there is a plain cure: take away what scares you. Softer ground, less speed, something lower, pads. No one commits to a trick they do not believe they can walk away from.',
  'Some days it will not work, and the days after such a day are often the good ones. Write down what you tried and what changed, so that the next session begins where this one ended. And keep an easy trick for the end. Riding home on a landed trick is not childish, it is what brings you back tomorrow.',
] as const

export const falling = [
  'You will step off and you will fall, so do both on purpose first. Step off forward and run it out; when there is no running, bend low, turn the shoulder and roll over the soft parts rather than reaching out with straight arms. A helmet belongs on every head that tries something new, wrist guards on all hands that still reach for the ground.',
  'Decide before each try how you will get off the board. Kick it away, land on both feet with your knees bent, take a step. If you go down, go down low and roll. A helmet and wrist guards cost nothing in style and take the edge off the fear that makes people pull out halfway.',
] as const

type Opening = readonly [string, ...string[]]

export const topicOpenings: Record<Topic, Opening> = {
  manuals: [
    'Two wheels, no hands, and a balance point that moves all the time: manuals look like rest and are work.',
  ],
  grinds: [
    'An edge changes everything: you leave the ground, stand on something narrow and come back, and each of the three has to work.',
  ],
  transitions: [
    'A ramp gives you speed and height for nothing. What it wants in return is that you trust it and move with it.',
  ],
  flips: ['A flip is a pop, a flick and a catch, and most trouble comes from hurrying the last one.'],
  stances: [
    'The other way around, everything is new again: the same board, the same trick, and feet that have forgotten all of it.',
  ],
  turns: [
    'Turning begins far above the board. Head and shoulders go first, and the rest of you arrives later.',
  ],
  foundations: [
    'Everything on a skateboard is built from a few plain movements. The better they are, the easier the rest becomes.',
  ],
}

export const topicOrders: Record<Topic, string> = {
  manuals: 'Manuals, in a sensible order',
  grinds: 'Grinds and slides, in a sensible order',
  transitions: 'Ramp tricks, in a sensible order',
  flips: 'Flip tricks, in a sensible order',
  stances: 'The other stances, in a sensible order',
  turns: 'Turning tricks, in a sensible order',
  foundations: 'The first tricks, in a sensible order',
}
