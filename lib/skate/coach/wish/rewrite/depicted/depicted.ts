import { LEXICON } from '../../words/lexicon.ts'
import { withVariants } from '../variants.ts'
import { edgeTrickIn } from './edges.ts'
import { grabIn } from './grabs.ts'
import { turnedTrickIn } from './turns.ts'
import { wayIn } from './ways.ts'

/** Somebody tells what goes wrong, or what they have. */
const TOLD =
  /\bonly (?:does|goes|flips|turns|spins|rotates)\b|\bhits? (?:me|(?:my|the) (?:shins?|face|knees?|ankles?|nuts|chin|legs?))\b|^(?:the|my) board \w+s (?:fine |around )?but (?:it )?(?:doesn'?t|won'?t|never|isn'?t)\b|\b(?:in|on) (?:my |the )?(?:(?:fs|bs|frontside|backside|nollie|fakie|switch) )?(?:180|360|n?ollie|[a-z]*flip|shuv\w*)s?[.!? ]*$|^(?:i )?(?:got|can|have|know|land|do)\b|\b(?:keep|keeps|always|every ?time|every single|can'?t|cant|cannot|won'?t|wont|why|help|whenever|when i|how (?:do|can|to)|already|i (?:can|know|have|got|land|fall|fell|slam|slip|never|only|lose|bail)|i'?ve|ive|learn(?:ed|t|ing)?|landed|next|before|after i|scared|afraid|first trick|stuck|problem|hurts?|difference|must|hangs? up|on landing|catch(?:es)? on|slips? (?:off|out)|stuck|falls?)\b|^my\b(?! (?:friend|mate|buddy|brother|sister|dad))|\b(?:does|do)n'?t (?:work|come|go)\b|\b(?:too|so) (?:much|far|early|late|hard|high|low)\b/

/** A trick is spoken of as one that does something. */
const ASKED =
  /\b(?:tricks?|grinds?|slides?|stalls?|grabs?|airs?|spins?|flips?|plants?|things?|ones?|moves?|something|anything|manuals?)(?: \w+){0,2}? (?:where|that|thats|when|with|on|in which|which|you|using|without)\b|\bcalled\b|\bname (?:of|for)\b|\b(?:it'?s|is) when\b|\b(?:you|your|ur)\b|^when\b|\btricks? ?:|^(?:the )?(?:skate)?board (?:stays|spins|rolls|turns|flips|goes|keeps rolling)\b|\b(?:(?:kick|heel) ?flips?|shuv\w*|shove ?its?) (?:but|and|while|with|where)\b|^(?:i )?(?:want|wanna)\b/
const FIRST_PERSON = /\b(?:i|my|im|i'm|mine|(?:throws?|kicks?|hits?|spits?|turns?|hurts?) me)\b/

/** The names of tricks that are more than a part of a motion; what is said of them is no picture of another one. */
const NAMED =
  /\b(?:50 ?- ?50|5050|5-0|five ?-?o|nose ?grind|(?:nose|tail|board|lip|blunt|power|dark)slides?|smiths?|feebles?|crook\w*|overcrook\w*|salad|suski|blunt|disaster|rock (?:to|and|n|fakie)|(?:tail|nose|axle|5-0|feeble|smith) stall|boneless\w*|no ?comply|fs? ?air|axle|impossible|hard ?flip|(?:tre|360|laser|inward|big|late|double|triple|hospital) ?(?:kick|heel)?(?:flip|spin|heel)s?|big ?spin|tre|caballerial|half cab|bigspin|wallride|primo|casper|hippie|hippy|manuals?|manny|slapp\w+|drop in|indy|melon|method|stalefish|mute|invert|handplant|sweeper|fastplant|layback)s?\b/
const FLIP_NAMED = /\b(?:kick ?flips?|heel ?flips?|n?ollie\w*|shuv\w*|shove ?its?|varial|pop shove)\b/

const FILLERS =
  /\b(?:just|really|kinda|kind of|sort of|like|basically|actually|literally|pretty much|sorta|um|uh|simply|still|also)\b ?/g

/** The words of a depicted trick's sentence that say more than the picture: how, where, and how hard. */
const MANNER = /(?<!\bto )\b(?:fakie|nollie|switch)\b/g
const SIDE = /\b(?:frontside|backside|fs|bs)\b/g
const PLACE = /\b(?:ledge|curb|kerb|rail|flat ?bar|mini(?: ramp)?|bowl|vert|quarter(?: ?pipe)?|pool|box)\b/g
const EASE = /\b(?:easy|easiest|simple|beginner|harder|hardest)\b/g

/** How it is left again. */
const BACKWARD_OUT =
  /\b(?:com|land|roll|end|exit|go|finish|leav)\w*(?: (?:out|off|away|up|it|in|to|rolling|back|down))* (?:backwards?|fakie)\b/
const TURN_OUT = /\b(?:(?:frontside|backside|fs|bs) )?(?:180|270) (?:out|off)\b/

const found = (pattern: RegExp, text: string) => [...new Set(text.match(pattern) ?? [])]

const spoken = (text: string) =>
  text
    .replace(/\bu\b/g, 'you')
    .replace(/\bur\b/g, 'your')
    .replace(/\bw\/o\b/g, 'without')
    .replace(/\bw\/?(?= )|\bw\//g, 'with ')
    .replace(/\b(do|does|is|are|ca|wo|did)nt\b/g, "$1n't")
    .replace(/\b(\w+) n (\w+)/g, '$1 and $2')
    .replace(
      /\bhow (?:do|would|is|are) (?:you|they|people|the one|it) (?:call(?:ed)?|name[ds]?)(?: (?:it|this|that|the trick))?(?: (?:if|when))?/g,
      'what is it called when',
    )
    .replace(FILLERS, '')
    .trim()

/** "A kickflip but at the top of the ollie". */
const AT_THE_TOP =
  /\b((?:kick|heel) ?flip|(?:pop )?shuv\w*)s?,? (?:but|only|just)\b[^.]{0,24}\b(?:at the (?:very )?(?:top|peak)|after the (?:top|peak))\b/

/** The name of the trick that a sentence depicts, with what else it says of it. */
function depictedIn(sentence: string): string | null {
  const text = spoken(sentence)
  const words = text.split(/\s+/).length
  if (words < 3 || words > 40 || TOLD.test(text) || NAMED.test(text)) return null
  // Pancakes are flipped with fingers, too.
  if (text.split(/\W+/).some((word) => LEXICON.get(word)?.is === 'elsewhere')) return null
  if (FIRST_PERSON.test(text) && !ASKED.test(text) && !/\bunder (?:my|me)\b/.test(text)) return null
  const isNamed = FLIP_NAMED.test(
    text.replace(
      /\b(?:without|no|not|don'?t) (?:an? |an?y )?oll\w+|\boll(?:ie|ying|ieing) on ?(?:to)?\b|\bhalf (?:of )?an? (?:kick|heel) ?flip/g,
      '',
    ),
  )
  const manner = [...found(EASE, text), ...found(MANNER, text), ...found(SIDE, text)]
  const way = isNamed ? null : wayIn(text)
  if (way) return [...manner, way].join(' ')
  const [, waits] = AT_THE_TOP.exec(text) ?? []
  if (waits) return [...manner, `late ${waits}`].join(' ')
  if (/\b(?:isn'?t|not|except|other than|besides|without) (?:an? |on |just |using )?both\b/.test(text))
    return null
  const turned = turnedTrickIn(text)
  if (turned) return [...found(EASE, text), turned].join(' ')
  if (isNamed) return null
  const held = grabIn(text)
  if (held) return [...manner, held].join(' ')
  const edge = edgeTrickIn(text)
  if (!edge) return null
  const [place] = found(PLACE, text)
  const [turn] = TURN_OUT.exec(text) ?? []
  const isBackward = BACKWARD_OUT.test(text)
  const [ending] = /\bto (?:fakie|switch|regular)$/.exec(text) ?? []
  const backward = isBackward && !/fakie|manual/i.test(edge) ? 'to fakie' : undefined
  const out = turn ?? ending ?? backward
  return [
    ...manner.filter((word) => !(isBackward && word === 'fakie')),
    edge,
    ...(out ? [out] : []),
    ...(place ? [`on a ${place}`] : []),
  ].join(' ')
}

/** Where a sentence comes to what it depicts, and who is spoken of before. */
const LEAD =
  /\b(?:an? |the |this |that |some )?(?:\w+ )?(?:tricks?|grinds?|slides?|stalls?|grabs?|flips?|one|ones|thing|something) (?:where|that|when|in which) /
const PERSON =
  /\b(?:son|daughter|kid|child|mom|mum|dad|wife|husband|girlfriend|boyfriend|years?|olds?|beginner|can|got|have|know|land|learned)\b/

/** The same, with what is said of the skater before it. */
function depictedAfterAll(sentence: string): string | null {
  const lead = LEAD.exec(sentence)
  const head = lead ? sentence.slice(0, lead.index) : ''
  if (!lead || !PERSON.test(head)) return depictedIn(sentence)
  const name = depictedIn(sentence.slice(lead.index))
  return (
    name && `${head.replace(/(?:,| and| but| so| (?:what'?s|whats|what is|is there))+ *$/, '')}. want ${name}`
  )
}

/** A text in which a trick that somebody depicts ("a grind where only the back truck touches") has its name. */
export const withDepicted = (text: string): string =>
  withVariants(text)
    .split(/(?<=[.!?;\n])/)
    .map((sentence) => {
      const [, body = '', end = ''] = /^(.*?)([.!?;\s]*)$/s.exec(sentence) ?? []
      const name = depictedAfterAll(body.toLowerCase())
      return name ? ` ${name.toLowerCase()}${end}` : sentence
    })
    .join('')
