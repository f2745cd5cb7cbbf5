import type { Mood } from '../tastes/moods.ts'

const LEGS =
  '(?:ankles?|foot|feet|toes?|heels?|achilles|shins?|legs?|calf|calves|hamstrings?|groin|quads?|thighs?|soles?|arch(?:es)?)'
const TRUNK =
  '(?:lower back|back|spine|knees?|kneecaps?|hips?(?! (?:and|or|with|next|in|at|over))|joints?|pelvis|tailbone|coccyx|butt)'
const ARMS =
  '(?:wrists?|hands?|fingers?|thumbs?|arms?|forearms?|elbows?|shoulders?|collar ?bones?|ribs?|neck)'

const BROKEN =
  '(?:broken?|broke|cracked|fractured?|sprain(?:ed)?|roll(?:ed)|twisted|torn|tore|hurts?|hurting|sore|bad|weak|dodgy|busted|messed up|fucked(?: up)?|wrecked|jacked(?: up)?|bruised?|swollen|stiff|injur(?:y|ed|ies)|surgery|operat(?:ion|ed)|cast|sling|brace|splint|pains?|painful|aches?|aching|heal(?:s|ing|ed)?|recover(?:y|ing)|rehab|physio|arthritis|is gone|are gone|shot|tender|strain(?:ed)?|pulled|dislocated|bum|issues?|trouble|problems?|kaputt|fragile|unstable|gives? out|killing me|slipped disc)'

const GRAVE = /brok|fractur|torn|tore|surgery|operat|cast|acl|meniscus|post op|physio|rehab|recover/

const near = (part: string) =>
  new RegExp(
    `\\b(?:my |a |an |the |both |one )?(?:left |right |front |back |other )?(?:${BROKEN}(?: \\w+){0,2} (?:my |the |a |both )?(?:left |right |lower )?${part}|${part}(?: \\w+){0,3} ${BROKEN})\\b(?: (?:in|on|last|this|two|a few|\\d+) [a-z]+(?: ago)?)?`,
  )

/** "My foot slips off" and "hits my shin" tell of a trick, not of the body; so does what a trick hurts. */
const TELLS_OF_TRICK =
  /\b(?:slip(?:s|ped|ping)?|hits? (?:me|my)|lands?|off the board|every (?:try|attempt|time)|after (?:every|each)|(?:hurts?|hurt) from (?!slam|fall|bail|yester|last|old))\b/

const READINGS: readonly (readonly [RegExp, (said: string) => Mood])[] = [
  [near(ARMS), () => 'hands'],
  [near(LEGS), () => 'injured'],
  [near(TRUNK), (said) => (GRAVE.test(said) ? 'injured' : 'gentle')],
]

/** What hurts or may not be loaded, and the text without what says so. */
export function bodyIn(text: string): { rest: string; moods: Mood[] } {
  if (TELLS_OF_TRICK.test(text)) return { rest: text, moods: [] }
  const moods: Mood[] = []
  const rest = READINGS.reduce((so, [said, mood]) => {
    const [found] = said.exec(so) ?? []
    if (found === undefined) return so
    moods.push(mood(text))
    return so.replace(found, ' ')
  }, text)
  return { rest, moods }
}
