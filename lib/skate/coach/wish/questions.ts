import type { Motion } from '../../motion.ts'
import { pattern } from './pattern.ts'
import { corrected } from './rewrite/slips.ts'
import { wordsIn } from './words/lexicon.ts'
import { parsed, type TricksByName } from './words/names.ts'

/** What a plain question wants to know of one trick, such as what it is, how it is done, how hard, or how it ends. */
export interface Question {
  readonly of:
    | 'what'
    | 'how'
    | 'how hard'
    | 'origin'
    | 'feet'
    | 'catch'
    | 'look'
    | 'speed'
    | 'exit'
    | 'width'
    | 'direction'
    | 'mongo'
    | 'slide or grind'
    | 'line'
    | 'stance'
    | 'own stance'
    | 'sides'
    | 'stances'
  readonly about: Motion
  /** The other of two stances. */
  readonly other?: Motion
}

const LEAD = '(?:^|[.!?,;:] ?|\\b(?:hey|yo|so|ok|okay|please|pls|but|and|um|well|coach|bro|dude|man) )'

const WHICH_TURN =
  /^(?:so |hey )?(?:is|are|does) (?:an? |the |my )?([a-z0-9' -]{3,24}?)s? (?:an? |spin |turn |go |uses? )?(?:fs|frontside|front|bs|backside|back)(?: shuv\w*)? or (?:an? )?(?:fs|frontside|front|bs|backside|back)(?: (?:shuv\w*|pop shuv\w*|180|spin|turn|way|side))?[?.! ]*$/

/** "Why is it called a cab, and can I learn it on flat?": the first of them. */
const TWO_QUESTIONS = /,? and (?:can|could|is|are|do|does|should|how|where|when) /

const HOW_HARD = pattern`${LEAD}(?:how (?:hard|difficult|tough|easy|long|tricky|many (?:tries|attempts|hours|days|weeks|months))(?: (?:is|are|would|does|do|will))?(?: (?:it|take|be|until|till|before|i|you|can|me|to|learn|learning|doing|land|landing|master|for|an?|the|my|takes?|one|someone|get))*|(?:is|are)(?! there\b)(?: (?:an?|the|doing|learning))*) ([a-z0-9' -]{2,36}?)(?: (?:takes?|to (?:learn|do|land|master|get)|hard|difficult|easy|really|that|so|too|actually|normally|usually|typically|on average|roughly|a (?:hard|difficult|easy) (?:trick|one)|for (?:a )?beginners?))*[?.! ]*$`

const HOW = pattern`${LEAD}(?:how (?:do|does|did|can|could|would|should|to|is|are|exactly)|what(?:'?s| is| are|s)|explain|describe|define|(?:can|could|would) (?:you|u|someone|anyone) (?:please )?(?:teach|show|explain|tell|help)|tell me|teach me|show me|help me(?= (?:with|learn|do|land))|(?:any |some |good )?tips?(?= (?:for|on|to))|(?:trick ?tip|tutorial|lesson|guide|instructions?)(?= (?:for|on|to))|i (?:want|need) to know|i(?:'d| would) like to know)(?: (?:i|you|u|we|one|people|someone|skaters|me|to|even|actually|exactly|properly|about|how|do|does|did|learn|learning|land|landing|perform|pull off|start|doing|the|an?|my|is|are|this|thing|trick|called|of|for|on|with|please|go about))* ([a-z0-9' -]{2,36}?)(?:,? (?:work|works|done|go|goes|look like|mean|means|exactly|properly|again|called|please|pls|then|in skateboarding|trick|anyway|from scratch|step by step|for (?:a )?beginners?|work exactly|really work))*[?.! ]*$`

const ORIGIN = pattern`${LEAD}(?:(?:who|which skater)(?:'?s| is| was| has| had)? (?:invented|invent|created|made(?: up)?|came up with|come up with|started|did the first|first did|landed the first|the inventor of|behind|named)|why(?:'?s| is| are| was| do (?:they|people|we|you|skaters) call| did they (?:call|name)) ?(?:it|they|this|that)? ?(?:called|named)?|where (?:does|do|did|is)(?: the)?(?: name)?(?= .*\b(?:come from|from|comes from)\b)|(?:who|what) (?:is|was|are)(?= .*\bnamed after\b)|how did(?= .*\bget its name\b))(?: (?:an?|the|it|name|named|called|of|for|trick))* ([a-z0-9' -]{2,36}?)(?: (?:trick|come from|comes from|from|named after|get its name|first|called|named|that|in the first place|originally|invented))*[?.! ]*$`

const FOOT_VERB = '(?:catch(?:es)?|pops?|flicks?|scoops?|kicks?|lands?)'

const FEET = pattern`${LEAD}(?:(?:tell|show) me |explain |my |the )?(?:(?:what|which)(?: \w+)?? (?:foot|feet)\b[a-z' ]{0,24}?(?:\b(?:on|for|in|with|of|during)\b|${FOOT_VERB})|(?:(?:front|back) )?(?:foot|feet) (?:placement|position\w*|set ?up|stance)(?: for| on| of| in)?|my feet for|where (?:do|does|should|to)(?: i| my| you| your| the| we)*(?: (?:put|place|have|set))?(?: my| your| the)?(?: front| back)? (?:foot|feet)(?: go| be| stand)?(?: for| on| in| when i)?|how (?:do|should) i (?:place|position|set|put) my (?:foot|feet) (?:for|on|in))(?: (?:an?|the|my|to|do|does|with|on|for|in))* ([a-z0-9' -]{2,36}?)(?: (?:with|go|goes|first|on the board))*[?.! ]*$`

const LOOK = pattern`${LEAD}(?:where|what)(?: (?:do|does|should|to|am|are))?(?: (?:i|you|we|my|supposed|to|the|eyes?))* (?:look|go|stare|focus)(?:ing)?(?: at)?(?: (?:when|while|on|for|during|in|i|you|i'?m|do|doing|try|trying|land|landing|an?|the|my))* ([a-z0-9' -]{2,36}?)[?.! ]*$`

const SPEED = pattern`${LEAD}(?:how (?:much speed|fast|slow(?:ly)?)|what speed)(?: (?:do|should|must|can|to|i|you|need|have|go|be|is|needed|required|roll|push|it|for|on|in|at|when|doing|with|an?|the|my))* ([a-z0-9' -]{2,36}?)[?.! ]*$`

/** Which way one comes to it. */
const APPROACH = pattern`${LEAD}(?:what|which|from which|at what)(?: (?:angle|side|approach)(?: of (?:(?:the|an?|my) )?\w+)?)(?: (?:do|should|must|can|to|i|you|need|is|are|best|have|come|approach|roll|go|be|it|from|in|at|for|on|when|doing|with|an?|the|my))* ([a-z0-9' -]{2,36}?)[?.! ]*$`

/** "When to scoop on 360 shuvs", "shoulders on a frontside flip". */
const MOMENT = pattern`${LEAD}when(?: (?:do|should|to|does|is))*(?: (?:i|you|we|one|the|my))* (?:scoop|flick|pop|turn|catch|kick|lean|jump|spin|rotate)(?: (?:the|my|it|board))*(?: (?:on|in|for|during|when|i|doing|an?|the|my))+ ([a-z0-9' -]{2,36}?)[?.! ]*$|^(?:my |the )?(?:shoulders?|hips?|arms?|weight|upper body|body)(?: (?:placement|position|movement|rotation))? (?:on|for|in|during)(?: (?:an?|the|my))? ([a-z0-9' -]{2,36}?)[?.! ]*$`

const ROLLS = '(?:land|roll(?: away| out)?|come out|end(?: up)?|ride(?: away| out)?|finish|be|get out|go out)'
const ROLLED = '(?:rolling |riding |going |back )?(?:in )?(?:switch|fakie|regular|forwards?|backwards?)'

const EXIT = pattern`${LEAD}(?:(?:do|does|will|am|are|should|would) (?:i|you|it|we|one|u)(?: supposed to)? ${ROLLS} ${ROLLED}(?: or ${ROLLED})?|(?:what|which) (?:stance|way|direction) (?:do|does|am|should|will) (?:i|you|it|u) ${ROLLS}(?: in)?)(?: (?:from|after|out|of|on|in|with|when|i|you|do|doing|an?|the|my))* ([a-z0-9' -]{2,36}?)[?.! ]*$|${LEAD}(?:do|does|is|are) (?:an? |the )?([a-z0-9' -]{2,36}?)s? (?:${ROLLS.replace('land', 'lands?|landed|land')})s? ${ROLLED}(?: or ${ROLLED})?[?.! ]*$`

const WIDTH =
  /\bhow (?:wide|narrow|far apart|close together)(?: (?:should|do|does|is|are|can|to))*(?: (?:i|you|have|keep|put|place|set))*(?: (?:my|your|the))? (?:stance|feet)\b/

/** Asked about, or to be got rid of. */
const MONGO =
  /\b(?:what|how|why|is|should|stop|fix|unlearn|bad|define|explain|push(?:ing)?)\b.*\bmongo\b|^mongo\b.*\b(?:bad|wrong|ok|fix|stop|mean)|^(?:i'?m |i am )?(?:an? )?mongo(?: push(?:er|ing)?)?[.! ]*$|\bpush(?:ing)? with (?:my |the )?(?:wrong|front) foot\b|\b(?:which|what) (?:foot|leg) (?:do i|should i|am i supposed to|to|does one) push\b/

const DIRECTION =
  /^(?:so |hey |ok |please )*(?:explain|define|what(?:'?s| is| are| does| do)?|meaning of|(?:(?:what(?:'?s| is)|explain) )?(?:the )?(?:difference|meaning)(?: of| between)?|which way (?:do|should|does) (?:i|you|it|one) (?:turn|spin|go|rotate)(?: for| in| on)?|how do i (?:know|remember|tell) (?:what is|which is|what|which)?)(?: the)? (?:frontside|backside|fs|bs)(?:,? (?:and|vs\.?|versus|or|from) (?:frontside|backside|fs|bs))?(?: (?:is|mean|means|spin|turn|in skat\w+|stand for|again|exactly|even))*[?.! ]*$/

const WHICH_WAY = pattern`${LEAD}which way (?:does|do|should|is)(?: (?:the|my|your|i|you|board|body|it))* (?:spin|turn|rotate|flip|go|scoop)(?:s|ning)?(?: (?:on|in|for|during|an?|the|my|when|i|you|do|doing))* ([a-z0-9' -]{2,36}?)[?.! ]*$`

const BODY = pattern`${LEAD}(?:where|how|what)(?: (?:should|do|does|am|supposed|to|i|you|put|place|hold|keep|with))* (?:my|your|the) (?:weight|hips?|shoulders?|hands?|arms?|knees?|body)(?: (?:be|go|stand|supposed|to|sit|face|on|in|for|during|when|i|do|doing|an?|the|my))* ([a-z0-9' -]{2,36}?)[?.! ]*$`

const STANCE =
  /^(?:so |hey |ok )?(?:what(?:'?s| is| does| do)?|explain|define)(?: it)?(?: mean)?(?: (?:riding|skating|by|to (?:ride|skate)))? (fakie|nollie|switch)(?: stance)?(?: (?:mean|means|exactly|even|in skating|in skateboarding))*[?.! ]*$/

const TWO_STANCES =
  /^(?:so |hey |ok )?(?:is|are|does|do|what(?:'?s| is| are)?(?: the)?|explain|how (?:is|are)|difference)\b(?: (?:an?|riding|skating|the|difference|diff|between))* (fakie|nollie|switch)(?: stance)? (?:(?:the )?same(?: thing)? as|counts? as|and|vs\.?|versus|or|(?:really )?different (?:from|than|to)|just) (?:an? |the same as )?(fakie|nollie|switch)(?: (?:the )?(?:same|different|stance)(?: thing)?)?[?.! ]*$/

const OWN_STANCE =
  /^is (?:goofy|regular) (?:better|worse|bad|normal|weird|easier|harder|ok|okay|wrong|rare)\b[^.!]*$|^(?:so |hey )?(?:what(?:'?s| is| does)?|explain|define) (?:being |riding |a )?(?:goofy|regular)(?:[- ]?foot\w*| stance)?(?: or (?:goofy|regular))?(?: (?:mean|means|in skat\w+))*[?.! ]*$|\bhow (?:do i|to|can i) (?:know|find(?: out)?|figure out|tell|determine|pick|choose) (?:my|which|what) (?:\w+ ){0,3}stance\b|\b(?:which|what) stance (?:am i|do i (?:have|skate|ride)|should i (?:skate|ride|use|be|learn)|is (?:mine|right)|(?:is )?for me)\b|\b(?:am i|are you|how do (?:i|you) (?:know|tell|find out))\b[^.!?]*\b(?:goofy|regular)\b|^(?:\w+ ){0,4}(?:regular or goofy|goofy or regular)[?.! ]*$|\bshould i (?:skate|ride|be|go|stand|learn|start)(?: (?:in|as|to skate))? (?:goofy|regular)\b|\b(?:which|what) foot (?:goes|is|comes|should (?:go|be|i (?:put|have))|do i (?:put|have|lead with))(?: (?:(?:in|at|on|up) )?(?:the )?(?:front|first|forward))?(?: (?:when|if) i (?:get|step|stand|hop|jump) on(?: it| (?:the|my) board)?)?(?= ?(?:[?.!]|$))|\bwhat stance\b.*\b(?:left|right) foot\b.*\b(?:front|forward|first)\b/

const SIDES =
  /\b(?:goofy|regular)\b.*\b(?:frontside|fs|backside|bs|front ?side)\b.*\b(?:same|different|reversed?|other way|opposite|mirrored|swap\w*)\b|\b(?:is|are) (?:frontside|fs|backside|bs)\b.*\b(?:same|different|reversed|opposite)\b.*\b(?:goofy|regular)\b/

const SLIDE_OR_GRIND =
  /^(?:so |hey |ok )?(?:(?:what(?:'?s| is) the |the |explain the )?(?:difference|diff) (?:between|of) (?:an? )?(?:slides? (?:and|or|vs) (?:an? )?grinds?|grinds? (?:and|or|vs) (?:an? )?slides?)|how (?:is|are) (?:an? )?(?:slides?|grinds?) different (?:from|to|than) (?:an? )?(?:slides?|grinds?)|what(?:'?s| is) (?:an? )?(?:slide|grind)(?: in skat\w+)?)[?.! ]*$/

const LINE =
  /^(?:so |hey |ok )?(?:what(?:'?s| is| does| do(?: (?:you|they|people) mean by)?)|explain|define) an? (?:skate(?:board(?:ing)?)? )?line(?: mean| is| exactly)*(?: in (?:skat\w+|a video|a part))?[?.! ]*$/

const ASKED_OF_ONESELF = [
  [OWN_STANCE, 'own stance', 'pushing'],
  [SIDES, 'sides', 'frontside 180'],
  [WIDTH, 'width', 'ollie'],
  [MONGO, 'mongo', 'pushing'],
  [DIRECTION, 'direction', 'frontside 180'],
  [SLIDE_OR_GRIND, 'slide or grind', 'boardslide'],
  [LINE, 'line', 'frontside 180'],
] as const

/** A question of how one stands, what two stances are, which way is frontside or what a word means, which is about no trick of its own; null when it is none. */
export function stanceQuestionIn(text: string): Question | null {
  const [, one, other] = TWO_STANCES.exec(text) ?? []
  if (one && other && one !== other) {
    const [about, than] = [one, other].map((stance) =>
      parsed(stance === 'nollie' ? 'nollie' : `${stance} ollie`),
    )
    if (about && than) return { of: 'stances', about, other: than }
  }
  const [, of, name] = ASKED_OF_ONESELF.find(([asked]) => asked.test(text)) ?? []
  const about = name === undefined ? null : parsed(name)
  return of && about ? { of, about } : null
}

const NAME_ONLY = /^(?:an? |the |my )+/

/** "A boardslide is when I land on the nose, right?", "is a darkslide real": what it is settles it. */
const IS_IT = pattern`^(?:so |wait |hey |um )*(?:an? |the )?([a-z0-9' -]{3,24}?)s? (?:is|are|means?|'s) (?:when|where|if|that|the one|what you)\b(?!.*\b(?:land(?:s|ing)? (?:on|with)? ?(?:my )?(?:side|primo)))[^.!]*$|${LEAD}(?:is|are) (?:an? |the )?([a-z0-9' -]{3,24}?)s? (?:even |actually |really |still )?(?:real|a (?:real )?(?:thing|trick)|possible|legit|fake|made up|a myth|photoshop\w*|cgi|humanly possible)[?.! ]*$`

/** The trick that a question is about, when it is one and nothing besides. */
function trickIn(found: string | undefined, byName: TricksByName): Motion | null {
  const words = corrected(wordsIn((found ?? '').replace(NAME_ONLY, '')), byName)
  const name = words.join(' ')
  if (!name || /^(?:flip|grind|slide|spin|grab|trick|[1-4]\d\d|\d{1,2}|[\d ]+ [\d ]+)$/.test(name))
    return null
  return byName.get(name) ?? parsed(name)
}

/** The plain question about one trick that a text is; null when it is anything else. */
export function questionIn(text: string, byName: TricksByName): Question | null {
  const way = trickIn((WHICH_WAY.exec(text) ?? WHICH_TURN.exec(text))?.[1], byName)
  if (way) return { of: 'what', about: way }
  const [, moment, placed] = MOMENT.exec(text) ?? []
  const held = trickIn(BODY.exec(text)?.[1] ?? moment ?? placed, byName)
  if (held) return { of: 'how', about: held }
  const rolled = STANCE.exec(text)?.[1]
  const plain = rolled === undefined ? null : parsed(rolled === 'nollie' ? 'nollie' : `${rolled} ollie`)
  if (plain) return { of: 'stance', about: plain }
  const named = trickIn(ORIGIN.exec(text.split(TWO_QUESTIONS)[0] ?? text)?.[1], byName)
  if (named) return { of: 'origin', about: named }
  const stood = trickIn(FEET.exec(text)?.[1], byName)
  if (stood) return { of: /\bcatch/.test(text) ? 'catch' : 'feet', about: stood }
  const [, left, rolledOut] = EXIT.exec(text) ?? []
  const ended = trickIn(left ?? rolledOut, byName)
  if (ended) return { of: 'exit', about: ended }
  const ridden = trickIn((SPEED.exec(text) ?? APPROACH.exec(text))?.[1], byName)
  if (ridden) return { of: 'speed', about: ridden }
  const seen = /\b(?:look|eyes?|focus|stare)/.test(text) ? trickIn(LOOK.exec(text)?.[1], byName) : null
  if (seen) return { of: 'look', about: seen }
  const [, told, doubted] = IS_IT.exec(text) ?? []
  const meant = trickIn(told ?? doubted, byName)
  if (meant) return { of: 'what', about: meant }
  const hard = trickIn(HOW_HARD.exec(text)?.[1], byName)
  if (hard) return { of: 'how hard', about: hard }
  const found = HOW.exec(text)
  const about = trickIn(found?.[1], byName)
  return about && { of: /\bwhat/.test(found?.[0] ?? '') ? 'what' : 'how', about }
}
