import { anyOf, type Saying, THE, wherever } from '../pattern.ts'

const HOW =
  '(?:so )?(?:how (?:do i|do they|does (?:he|she)|to|can i|should i) |(?:want|wanna|need|trying|learn)(?: to)? )'
const BOARD = `${THE}(?:skate ?)?board`
const ENDS = '[?.! ]*$'
const COOL = anyOf('cool', 'stylish', 'fancy', 'sick', 'nice')

/** What those ask who have no words of skating yet, each with what a skater hears in it. */
export const NEWCOMERS: readonly Saying[] = [
  // "How do you do tricks": the first of them.
  [
    wherever`^${HOW}(?:do|start|learn|try|get into)(?:ing)? (?:doing )?(?:an? |some |the |any |cool |basic |simple )*(?:skate ?board(?:ing)? |skat(?:e|ing) )?tricks?(?: as a beginner)?${ENDS}`,
    'first trick for a beginner',
  ],
  [
    wherever`^(?:so )?what (?:do|should|must) i learn (?:first,? )?before (?:anything|everything)(?: else)?${ENDS}`,
    'first day skating',
  ],
  // "How to get the board off the ground."
  [
    wherever`^${HOW}(?:get|make|lift|bring) (?:myself and )?${BOARD} (?:(?:up )?(?:off|from) the (?:ground|floor)|(?:up )?(?:in|into) the air|up|air ?borne|to (?:jump|lift|leave the ground|come up|go up)|jump|come up)(?: with me)?${ENDS}`,
    'learn the ollie',
  ],
  [
    wherever`^${HOW}(?:make|get|keep) ${BOARD} (?:to )?(?:stick(?:ing)?|stay(?:ing)?|glued)(?: (?:to|on|with|under))? (?:my|the|their|your|his|her) feet(?: in the air| when (?:i|they) jump)?${ENDS}`,
    'learn the ollie',
  ],
  [
    wherever`^${HOW}(?:spin|turn|rotate|whip) ${BOARD} (?:a?round )?(?:under(?:neath)?|beneath|below)(?: (?:me|you|them|my feet|myself))?${ENDS}`,
    'learn the shuvit',
  ],
  [
    wherever`^${HOW}(?:spin|turn|rotate)(?: myself| around)? (?:in the air|mid ?air|while jumping)${ENDS}`,
    'learn the 180',
  ],
  [
    wherever`^${HOW}(?:lift|raise|get|pick|bring) (?:up )?the (front|back|rear) (?:wheels?|truck)(?: up| off the ground| in the air)*${ENDS}`,
    (_: string, end: string) => (end === 'front' ? 'learn the manual' : 'learn the nose manual'),
  ],
  // "How do they go sideways on a rail", "ride along the ledge on the metal parts".
  [
    wherever`^${HOW}(?:go|slide|ride|glide|move|skate|stand|(?:do|make|put|turn|get) ${BOARD}) side ?ways(?: thing| trick| move)? (?:on|along|down|across) ${THE}(rail|ledge|bar|box|bench|curb|hand ?rail)s?${ENDS}`,
    'learn the boardslide on a $1',
  ],
  [
    wherever`^${HOW}(?:go|slide|ride|glide|move|skate|roll|stand) (?:on|along|down|across) ${THE}(rail|ledge|bar|box|bench|curb|hand ?rail)s? (?:on|with) ${THE}(?:metal(?: (?:part|bit|thing|piece)s?)?|axles?|trucks?)${ENDS}`,
    'learn the 50-50 on a $1',
  ],
  [
    wherever`^${HOW}(?:jump|fly|launch|get air) (?:off|from|over) ${THE}(?:ramp|launch ramp|jump ramp|kicker)s?${ENDS}`,
    'ollie off a kicker',
  ],
  [
    wherever`^${HOW}(?:run(?:ning)? (?:and|then) )?(?:jump|hop|leap)(?:ing)? on(?:to)? ${BOARD}(?: (?:while )?running| from a run)?(?<=\brun.*)${ENDS}`,
    'learn the caveman',
  ],
  [
    wherever`^(?:so )?(?:how (?:do i|to|can i) |what(?:'?s| is) an? )?(?:(?:mount|get on(?:to)?|jump on(?:to)?|hop on(?:to)?|step on(?:to)?|start on) ${BOARD} in an? ${COOL} way|${COOL} (?:way|trick)s? to (?:mount|get on(?:to)?|jump on(?:to)?|hop on(?:to)?|step on(?:to)?|start on) ${BOARD})${ENDS}`,
    'learn the caveman',
  ],
  [
    wherever`^${HOW}(?:ride|roll|skate|go)(?:ing)? backwards? and (?:then )?(?:jump|hop|pop)(?: (?:off|from) (?:it|the board|the tail))?${ENDS}`,
    'learn the fakie ollie',
  ],
  // What is seen others do.
  [
    wherever`^(?=.*\b(?:they|you|he|she|people|skaters)\b).*\bstop(?:s|ping)? (?:up )?(?:on|at) (?:the )?(?:very )?(?:edge|top|lip) of (?:the|a) (?:ramp|quarter(?: ?pipe)?|bowl|half ?pipe|mini(?: ?ramp)?)\b.*$`,
    'learn the axle stall',
  ],
  [
    wherever`\b(?:drop|go|goes)(?:s|ping)? (?:in|down|off)? ?(?:from |off )?the (?:top|edge|lip) of (?:the|a) (?:ramp|quarter(?: ?pipe)?|bowl|half ?pipe|mini(?: ?ramp)?)\b`,
    'drop in',
  ],
  [
    wherever`^(?:what(?:'?s| is) )?(?:the )?most (?:famous|iconic|popular|well[ -]known|known) (?:skate ?board(?:ing)? |skate )?trick(?: ever| of all time| in (?:the world|skat\w+))*${ENDS}`,
    'learn the kickflip',
  ],
  [wherever`^${HOW}push(?: off| ${BOARD}| myself)+(?: correctly| properly| right)?${ENDS}`, 'how do i push'],
  // "How to ride a half pipe": from the bottom, before anyone drops in.
  [
    /^(?:so )?how (?:do i|to|can i) (?:ride|skate|start on|begin on|use|move in|get around)(?: on| in)? (?:an? |the |my |our )?(?:mini(?: ?ramp)?|ramp|bowl|pool|half ?pipe|vert(?: ramp)?)s?(?: for the first time)?[?.! ]*$/g,
    'how do i pump',
  ],
  [
    /^(?:so )?how (?:do i|to|can i) (?:go|ride|roll|get|skate) up (?:an? |the |my |our )?(?:quarter(?: ?pipe)?|ramp|bank)s?[?.! ]*$/g,
    'learn the kickturn',
  ],
  [
    /\bhow (?:do i|to|can i) (?:(?:turn|steer)(?: (?:an?|the|my) (?:skate)?board(?=[?.! ]*$)|(?: (?:a?round|left|right|corners?|sharper))+(?=[?.! ]*$)|\b(?! (?:180|360|my|while|without|the|an?)\b))|(?:make|take|do) (?:(?:sharp|tight|quick|small|good|better)(?:er)? )?(?:turns|corners|a turn)\b)/g,
    'learn the kickturn',
  ],
]
