import { pattern } from '../pattern.ts'
import type { Reading } from '../reading.ts'

/** Words that only somebody who skates, or wants to, has a use for. */
const SKATING =
  /\bskat(?:e(?! ?(?:shop|store|shoes?))|ing|er|eboard\w*)\b|\bskate ?park\b|\b(?:my|the|our|this|a|new) (?:local )?(?:board|deck|tail|trucks|grip ?tape|bearings|park|sesh|ramp|bowl|mini|halfpipe)\b|\bflat ?spot(?:s|ted)?\b|\bboard (?:keeps? |always )*(?:shoot|spin|flip|turn|roll|fl(?:ies|y)|slip|slid|land|stick)\w*\b|\b(?:tail|nose|deck|wheels|trucks|bearings|grip ?tape) (?:is|are)\b|\b(?:sesh|tricks?|n?ollie\w*|(?:kick|heel)flip\w*|shuv\w*|drop(?:s|ped|ping)? in|boardslides?|fakie|goofy[ -]?foot\w*)\b/

/** Somebody who wants something, or who tells of themselves. */
const PERSONAL =
  /\b(?:i|i'?m|i'?ve|me|my|we|our|us|something|anything|help|teach|learn\w*|give|gimme|show|need|want|practi[cs]\w+|what (?:can|should|do|to|would|trick)|an?y (?:tips|ideas?|advice))\b/

/** Asks for a trick in so many words, whatever else it says. */
const WISHES =
  /\b(?:trick|what works|(?:what|something|anything) (?:can i|should i|to|i can) (?:learn|do|try|practi[cs]e|skate|set)|what next|teach me|learn(?! about))\b/

/** Begins as a question about the world, not about what to do. */
const INQUIRES =
  /^(?:so |hey |and |but |ok |hi )*(?:do|does|did|is|are|was|were|should|will|would|has|have|why|when|who|whose|tell me about)\b|\bstolen\b/

const GEAR =
  '(?:shoes?|wheels?|trucks?|decks?|boards?|bearings?|brands?|helmets?|pads|grip ?tape|risers?|bushings?|setups?|completes?|skateboards?|longboards?|insurance|skate ?parks?|spots?|shops?|(?<!daewon )songs?|compan(?:y|ies)|music|movies?|films?|documentar(?:y|ies)|books?|podcasts?|video ?games?|apps?|games? (?:on|for)|skaters?|hat|hoodie|pants|jeans|clothes|camera|lens)'

/** What is ridden by others. */
const OTHER_SPORTS =
  /^(?:(?:any|some|best|cool|easy|good|how to|do|learn) )*(?:scooter|inline|roller ?blad(?:e|es|ing)|roller ?skat(?:e|es|ing)|quad ?skat(?:e|es|ing)|bmx|snow ?board(?:ing)?|wake ?board(?:ing)?|one ?wheel|heelys|parkour)(?: tricks?| stuff)?[?.! ]*$/

/** Questions that no trick answers. */
const ASKED_ELSEWHERE: readonly RegExp[] = [
  /^(?:so |hey )?(?:how (?:to|do i|much do i|often do i|should i)|should i|do i (?:need|have) to|can i) wax (?:up )?(?:an? |the |my |our )?(?:curbs?|ledges?|rails?|box|edges?|coping)[?.! ]*$|^(?:the )?best wax\b/,
  /\bfinger ?boards?\b|\btech ?decks?\b/,
  /\bhow much (?:is|are|does|do|did|for|would|money|should i (?:pay|spend))\b|\b(?:costs?|price|worth|salary|earn|paid)\b.*\?|\bhow (?:expensive|old|tall|rich) (?:is|are|was)\b/,
  /\bwhere (?:can|do|should|could|to) (?:i |we |you )?(?:buy|get (?!more|speed|pop|better|my|the pop)|find|order|rent|hire|download)\b/,
  /\b(?:can|could|do|may) (?:i|you|we|they) (?:hire|rent|borrow|sell|buy|order|deliver|ship|repair|refund)\b/,
  /\bwhat (?:should|do|can|could|would|to) (?:i |you )?wear\b/,
  /\b(?:what time|opening (?:hours|times)|when(?:'?s| does| do| is| are| did| was| will) (?!(?:i|my|the (?:board|nose|tail))\b))\b|\bis (?:the|our|my) \w*park (?:open|closed|free|busy)\b|\b(?:open|closed|closes?|opens) (?:on|today|tomorrow|sat|sun|now)\b/,
  pattern`\b(?:best|good|better|which|what|recommend\w*|favou?rite|top \d+|cheapest)(?: (?!(?:for|on|in|with|to|at|can|do|should|about)\b)\w+){0,3} ${GEAR}\b(?! (?:trick|thing|stuff|grab|slide|spin|flip|to (?:learn|do)|first|next|can i|should i (?:learn|do|try)))`,
  /^(?:so |hey )?(?:should i (?:sell|buy|get|return|replace|paint|wear|see a)|tell me about|do (?:skaters|people|pros|girls|boys|they) (?:get|have|make|like|need|wear|earn))\b/,
  /^(?:so |hey )?is (?:it|skat\w+|longboard\w+) (?:really |even |still )?(?:il)?(?:legal|allowed|dangerous|bad(?! (?:that|if|to|for my)\b)|a sport|worth|dead|expensive|popular|cool)\b/,
  /^(?:so |hey )?(?:does|do|did|how many|how come|what do) (?:skat(?:ing|ers?)|skateboard\w*|people|pros|calories|wheels)\b/,
  /\bwhich (?:deck|wheels?|trucks?|bearings?|board) (?:size )?(?:should|do|is|are|would)\b|\b(?:54|56|52|8\.\d+) or (?:54|56|58|8\.\d+)\b|\bwhat size\b|\bhow (?:tight|loose) (?:should|do|must|are|can)\b[^.!?]*\btrucks\b/,
  /^(?:so |hey |and |ok )*who(?:'?s| is| are| was| were| won| wins)\b|\bis .{2,30} (?:still )?(?:alive|dead|married|rich|famous|retired|an? olympic sport|(?:in|at) the olympics?)\b|\bolympics? (?:\d{4}|medals?)\b/,
  /\b(?:write|tell|sing|make|give|read) (?:me |us )?(?:an? |some |the )?(?:poem|song|story|joke|haiku|essay|rap|recipe|caption|riddle|summary|speech|fun fact)\b/,
  /^(?:you(?:'?re| are|r)?|u(?: r|r)?) (?:so |such |a |an |fucking |really )*(?:stupid|dumb|bad|useless|shit|trash|idiot|garbage|ugly|suck)\b/,
  /\bis (?:an? )?(?:[789]|[789][.,]\d+)(?: ?(?:inch(?:es)?|"))?(?: (?:deck|board|wide))? (?:good|ok|okay|too|better|wide|big|small|enough|fine)\b/,
  /^(?:so |hey )?(?:is|are) (?:my|the|this|these) (?:deck|board|skateboard|wheels|trucks|bearings|bushings|shoes|grip ?tape|setup|helmet) (?:way |really |still )*(?:too|good|ok|okay|fine|old|worn)\b(?!.*\b(?:to|in|on|over|for|when|close|far)\b)/,
  /^(?:so |hey )?(?:do|should|must) (?:i|you|we) (?:really |always |even )*(?:need|have to wear|wear) (?:an? |some |my )?(?:helmet|pads|knee ?pads|wrist ?guards|protection)\b/,
  /\bcheat ?codes?\b|\b(?:ps[345]|xbox|nintendo|steam deck|pc game)\b|^(?:the )?(?:tony hawk(?:'?s)?|thps|skate|ea skate)(?: pro skater)?(?: ?\d)?(?: video)? ?(?:games?|remaster|remake|soundtrack)?(?: \d)?(?: (?:soundtrack|remaster|release|cheats?|review|download))*[?.! ]*$(?<=games?|\d|track|remaster|remake|release|cheats?|review|download|thps|[?.! ])/,
  /^(?:so |and |but )*why (?:is|are|do|does|did) (?:skat(?:ing|ers?)|skateboard\w*|people|every ?one|the olympics|my (?:mom|dad|parents?|friends?))\b/,
]

/** What befalls people and machines, which has to do with skating only where skating is named. */
const LIFE: readonly RegExp[] = [
  /\b(?:i have|i'?ve got|my \w+ (?:has|had|have)|diagnosed with|got) (?:an? )?(?:cancer|diabetes|covid|the flu|a cold|depression|hiv|aids|tumou?r|leukemia|a fever|a headache)\b/,
  /^(?:my|the|our) (?:(?:manual|automatic|new|old) )*(?:transmission|car|bike|bicycle|phone|laptop|tv|computer|cat|dog|fridge|printer|wifi|landlord(?! (?:lives|sleeps|is (?:below|above|under))))\b/,
  /^(?:my|our) (?:boyfriend|girlfriend|husband|wife|partner|boss|teacher|ex|friend|mom|dad)\b.{0,12}\b(?:cheat\w*|left|dumped|died|lied|lies|snores?|forgot|hates?|fired|broke up|is (?:mad|sick|angry|pregnant|leaving|rude))\b/,
  /\bmanual (?:transmission|car|gear ?box|labou?r)\b/,
]

/** Whether somebody speaks of skating, even where no word says what they want. */
export const isOfSkating = (text: string) =>
  SKATING.test(text) && PERSONAL.test(text) && !(INQUIRES.test(text) && !WISHES.test(text))

/** What a learner speaks of; elsewhere these words mean other things. */
const LEARNS =
  /\b(?:practi[cs]\w*|try|tried|trying|land(?:ed|ing)?|commit\w*|pop|rid(?:e|ing)|roll(?:ing)?|push(?:ing)?|wheels?|trucks?|board|deck|ramps?|park|ledges?|curbs?|stairs?|lines?|spots?|sessions?|lessons?|stance|legs?|feet|foot|arms?|hands?|shoulders?|hips?|knees?|beginner|noob)\b/

/** Whether somebody tells of themselves, or of what they want, as one does who learns to skate. */
export const isLearner = (text: string) => PERSONAL.test(text) && LEARNS.test(text)

/** Whether a text asks for something that no trick answers, such as a price or opening hours. */
export function isAskedElsewhere(text: string): boolean {
  if (OTHER_SPORTS.test(text)) return true
  if (WISHES.test(text)) return false
  if (ASKED_ELSEWHERE.some((asked) => asked.test(text))) return true
  return !SKATING.test(text) && LIFE.some((told) => told.test(text))
}

/** Skaters' own words settle it; everyday ones must not be lost among words that mean nothing here. */
export function isUnderstood(heard: Reading, hasHero: boolean): boolean {
  const { sure, plain, foreign, elsewhere, asks, isOfSkating, moods, ease } = heard
  const { wanted, excluded, place, lacking } = heard
  const hasTrick = heard.mentions.length > 0
  // Who tells a coach of themselves, in words that are all known, wants a trick.
  if (heard.isTelling && foreign + elsewhere === 0) return true
  const says =
    hasHero ||
    hasTrick ||
    isOfSkating ||
    moods.length > 0 ||
    ease !== null ||
    wanted.length + excluded.length + place.length + lacking.length > 0 ||
    asks > 0
  if (!says) return false
  // "Wobbly tricks, please": the one word that says which is not known.
  const isBare = moods.length + wanted.length + excluded.length + place.length + lacking.length === 0
  if (
    isBare &&
    !hasHero &&
    !hasTrick &&
    ease === null &&
    foreign > (heard.isTelling && plain > 0 ? 1 : 0) &&
    elsewhere === 0
  )
    return false
  // Where it is to be done, or what one lands, leaves little doubt.
  const spot = place.length > 0 || (hasTrick && sure > 0) ? 1 : 0
  if (elsewhere > 0 && sure + plain / 2 + spot < 2 * elsewhere + 1) return false
  if (isOfSkating && elsewhere === 0) return (sure + 2) * 3 + plain * 1.5 >= foreign
  // Two or three words that are not known leave a feeling or a place what it is.
  const known = moods.length + place.length > 0 && elsewhere === 0 ? 2 : 0
  if (sure > 0) return sure * 3 + plain * 1.5 + known >= foreign
  // "Kick the habit": an everyday word among words that mean nothing is theirs.
  if (
    wanted.length === 1 &&
    place.length + excluded.length + asks + moods.length === 0 &&
    !hasTrick &&
    ease === null
  )
    return plain > foreign
  return plain > 0 && plain * 1.5 + known >= foreign
}
