import { anyOf, pattern } from '../../wish/pattern.ts'
import { DRILLS, type Fault, part } from './fault.ts'

const isOn = (...kinds: string[]) => part(({ contact }) => contact !== null && kinds.includes(contact.kind))
const isContact = (...names: string[]) =>
  part(({ contact }) => contact !== null && names.includes(contact.name))
const isStyle = (pattern: RegExp) => part(({ style }) => style !== null && pattern.test(style))
const isDrop = isStyle(/^(?:Drop In|Roll In|Tail Drop)$/)
/** What rests on trucks or an end, and not on the middle of the board. */
const isStoodOn = isContact(
  ...['Axle Stall', '5-0 Stall', 'Smith Stall', 'Feeble Stall', 'Pivot'],
  ...['Tail Stall', 'Nose Stall', 'Nose Pick', 'Crail Stall', 'Stalefish Stall', 'Blunt', 'Noseblunt Stall'],
)
/** Off the tail, where the board is stamped down. */
const isStamped = isStyle(/^(?:Drop In|Tail Drop)$/)

const MISSES =
  /(?:can'?t|cannot|not|don'?t) turn (?:it )?(?:enough|far)|hits? the (?:ledge|edge|rail|curb|coping|box)|miss(?:es|ing)?|don'?t (?:reach|get)|can'?t (?:reach|get)|only (?:my front|the front) truck|\bone truck\b|back truck|half on|(?:doesn'?t|won'?t|never) (?:get|reach|make)|(?:isn'?t|is not|never|not) on the (?:ledge|edge|rail|curb|coping|box)/
const SLIPS =
  /slip|slid(?:es?|ing)? (?:out|off|(?:back )?down)|shoot(?:s|ing)? out|fall(?:s|ing)? (?:right |straight |just |always )?(?:back|off|on my)|lean(?:s|ing)? (?:\w+ ){0,2}back|on my (?:butt|back\b(?! truck| wheel| foot)|ass)/

/** What is up in a manual. */
const FRONT_END = anyOf('nose', 'front (?:wheels?|trucks?|end)')

/** What goes wrong on an edge, a pad, a ramp, and with the feet off the board. */
export const LEDGES_AND_RAMPS: readonly Fault[] = [
  {
    symptom: 'does not get up there',
    said: /(?:can'?t|cannot|don'?t|doesn'?t|never|won'?t|barely|hardly) (?:quite |even |really )?(?:get|make|reach|go|come)s?(?: it| high| far)?(?: enough)?(?: all the way)?(?: up| over| onto| on| to)*(?: the| my)? ?(?:coping|lip|top|edge)|not enough speed|too slow/,
    of: isOn('stall', 'plant'),
    fix: 'You run out of speed below the coping: crouch into the curve, stand up tall as it gets steep, and you arrive higher than before.',
    drill:
      'Pump ten times up and down, until the wheels touch the coping without any push, and then do the trick.',
  },
  {
    symptom: 'fear of the drop',
    said: /\bcommit|scare[ds]?|afraid|fear(?!less)|chicken|bail|freeze|terrified|lean(?! ?(?:ing|s)? back)(?!ing back)/,
    of: isStamped,
    fix: 'There is no slow version of it: stamp the front foot down all at once and put your head over the front knee.',
    drill: 'Start off a curb or a low bank with a hand to hold, and only then go up to the coping.',
  },
  {
    symptom: 'leans away from the drop',
    said: /\bcommit|scare[ds]?|afraid|fear(?!less)|chicken|bail|freeze|terrified|slip|slid(?:es?|ing)? out|shoots?\b|lean(?:s|ing)?|\bfall(?:s|ing)?\b.*\b(?:back|on my)/,
    of: isStyle(/^Roll In$/),
    fix: 'You lean away from the drop, and the board runs out ahead of you: go with it as the front wheels cross the edge, weight on the front foot, shoulders in line with the ramp, and push into the curve.',
    drill:
      'Ten down a bank, then ten down a low quarter, and only then down anything that is steep at the top.',
  },
  {
    symptom: 'brakes at the edge',
    said: /\bcommit|scare[ds]?|afraid|fear(?!less)|chicken|bail|freeze|terrified|nose (?:always |just )?(?:drops?|dives?)|pitch|over the (?:front|nose)|fall(?:s|ing)? forward/,
    of: isStyle(/^(?:Acid|Bomb) Drop$/),
    fix: 'You slow down at the edge, and then the front wheels fall first: roll off at walking pace with even weight on both feet, knees bent, and let all four wheels come down together.',
    drill: 'Ten off a curb, then ten off one step, and only then off anything you would have to climb onto.',
  },
  {
    symptom: 'commit',
    said: /\bcommit|scare[ds]?|afraid|fear(?!less)|terrif|freaks? me|chicken|bail/,
    of: isOn('stall', 'plant'),
    fix: 'Fear leans you back, and then the board goes without you: keep your weight over it all the way up, look back down the ramp, and come in low.',
    drill: 'Ten lower down or on a smaller ramp, until the way back in is no question.',
  },
  {
    symptom: 'dives in',
    said: /fall(?:s|ing)? (?:forward|on my face|over (?:the )?(?:front|nose))|over the (?:front|nose)|pitch|thrown|throws me/,
    of: isDrop,
    fix: 'You dive ahead of the board: bend the knees, keep the shoulders above the front bolts and not past the nose, and stay low until the curve is behind you.',
    drill: 'Ten from a lower bank, with both knees bent all the way through the curve.',
  },
  {
    symptom: 'wobbles',
    said: /wobbl|shaky|speed wobbles/,
    taught: /wobble/i,
    of: isDrop,
    fix: 'Stay bent until the curve has ended, knees over the toes, and let the board run straight before you stand up.',
    drill:
      'Ten from a lower bank with the landing held in the crouch, and a little higher only when it runs straight.',
  },
  {
    symptom: 'sits down',
    said: /slip|slid(?:es?|ing)? out|shoots?\b|lean(?:s|ing)? back|\bfall(?:s|ing)?\b.*\bback|fall(?:s|ing)? on my|fly out|flies out|on my (?:butt|back\b(?! truck| wheel| foot)|ass)/,
    taught: /shoots out/i,
    of: isStamped,
    fix: 'Your weight stays on the tail: stamp the front foot down and put your head over the front knee in the same moment.',
    drill: 'Do it off a curb or the lowest bank you can find until leaning forward is a habit.',
  },
  {
    symptom: 'straddles the rail',
    said: /\b(?:my|the|his) (?:nuts|balls|nads|sack|crotch|groin|junk|privates)\b|\b(?:rack|sack|nut)(?:s|ed|ing|ked|ted|king|ting)? (?:myself|me)\b|\bstraddl\w+/,
    of: isOn('slide', 'grind'),
    fix: 'You hang back, the board runs on without you and you come down astride the bar: land with your chest over the rail and a foot on each set of bolts, and when it goes wrong step off to the side you came from.',
    drill:
      'Ten on a flat bar below your knees: get on, stop, and step off to your own side on purpose, before you slide it.',
  },
  {
    symptom: 'kickturn falls',
    said: /fall|slip|shoots? out|slid(?:es?|ing)|lean/,
    of: isStyle(/^Kickturn$/),
    fix: 'You sit back on the tail: keep your head over the front foot, lean into the ramp, turn head and shoulders first and lift the front wheels only a few inches.',
    drill:
      'Ten low on the bank or the bottom of the ramp, and a little higher only when they come around without a step.',
  },
  {
    symptom: 'carve slips',
    said: /slip|slid(?:es?|ing)|shoots? out|let go|los\w* grip|traction/,
    of: isStyle(/^Carve$/),
    fix: 'You lean with a stiff body, and the weight leaves the wheels: bend the knees deep, stay above the board, and draw the curve longer.',
    drill: DRILLS.Carve,
  },
  {
    symptom: 'no speed',
    said: /speed|slow|momentum|lose|losing|stay on|(?:n'?t|cannot|cant|dont|not?|never|how|trouble|struggl\w*|bad|suck\w*|wrong)\b[^,.;!]*\bpump|\bpump\w*[^,.;!]*(?:n'?t|cannot|cant|dont|not?|never|nothing|bad|suck\w*|wrong|weird)\b/,
    taught: /slow/i,
    of: isStyle(/^Pump$/),
    fix: 'The push comes too late: bend the knees on the flat, stretch them in the curve where the ground pushes back, and be light over the top.',
    drill: DRILLS.Pump,
  },
  {
    symptom: 'thrown',
    said: /thrown|throws?|forward|over the (?:front|board)|stops? (?:dead|suddenly|short|at once)|sticks?|\bgrips?\b|catch|high ?side|pitch|(?:doesn'?t|won'?t|don'?t) slide/,
    of: isStyle(/slide$/i),
    fix: 'Lean back against the slide: hips low and behind the board, speed enough for the wheels to let go, and take the weight off them as the shoulders bring the board across.',
    drill: 'Small skids of a quarter turn on smooth ground at walking pace, and a little faster each time.',
  },
  {
    symptom: 'hand slips',
    said: /hand|grab|grip/,
    of: isStyle(/^Boneless$/),
    fix: 'Crouch until the arm is straight, take the toe-side edge between your feet with the whole hand, and let go only when the front foot is back on the board.',
    drill: 'Ten standing still: grab, step off, jump and set it down, before you roll.',
  },
  {
    symptom: 'becomes another',
    said: /(?:turns?|goes?|becomes?|ends?(?: up)?|drops?|falls?|always|turning|going) (?:in ?to |to |as |back to |in |just )*(?:an? |just )*(?:50-50|boardslide|noseslide|tailslide|5-0|crook\w*|manual|nosegrind)|(?:won'?t|doesn'?t|not|never|can'?t (?:get it to)?) dip|front trucks? (?:\w+ )?(?:hop|pop|com|climb|jump|slip|land)\w* (?:(?:back|up) )*on/,
    of: isContact('Smith Grind'),
    fix: 'Stand on the back truck and point the toes of the front foot down past the edge: a long front leg dips the nose, and a bent one brings both trucks onto it.',
    drill:
      'Hold the position standing on a curb, then roll in at walking pace and dip only once the metal has touched.',
  },
  {
    symptom: 'hooks',
    said: /hooks/,
    of: isContact('Nosegrind'),
    fix: 'You come in turned, and the nose hooks over the edge: ride up nearly along the ledge, keep the shoulders square to it, and stand straight above the front truck.',
    drill: 'Hold it standing on a curb with the board right in line, then roll in at walking pace.',
  },
  {
    symptom: 'comes out straight',
    said: /straight/,
    of: isContact('Crooked Grind'),
    fix: 'You come in too straight: carve toward the ledge, point the nose across it as you land, and lean on the front foot until the nose presses against the edge.',
    drill: 'Set it down at that angle standing on a curb, ten times, then roll in at walking pace.',
  },
  {
    symptom: 'does not pinch',
    said: /pinch/,
    of: isContact('Crooked Grind'),
    fix: 'The pinch comes from the front foot: all your weight over the front truck, the ankle pressed down on the side of the nose so that it bites the edge, and the back foot only rests on the board.',
    drill: 'Stand in it on a curb and rock that ankle until the nose grips, then roll in slowly and hold it.',
  },
  {
    symptom: 'becomes another',
    said: pattern`${anyOf(
      '(?:turns?|goes?|becomes?|ends?(?: up)?|drops?|falls?|always|turning|going|slips?) (?:in ?to |to |as |back to |in |just )*(?:an? |just )*(?:50-50|boardslide|noseslide|tailslide|5-0|crook\\w*|manual|nosegrind)',
      'both trucks',
      'nose (?:drops|sinks|comes down)',
      'tail (?:drops|sinks)',
    )}`,
    taught:
      /both trucks (?:grind|hit)|turns into a|becomes a|drops into a|swings out into|stops as a|slides on the nose/i,
    of: isOn('grind', 'slide'),
    fix: 'Your weight sits in the middle: bring the hips over the end that should carry you before you touch, and keep the shoulders where they are until you are off.',
    drill:
      'Hold the position standing on a curb, then roll in at walking pace and look only at the end that carries you.',
  },
  {
    symptom: 'sticks on wax',
    said: /^(?!.*\b(?:no|not|isn'?t|never|without|un|needs?|should i) ?(?:\w+ )?wax)(?=.*\bwax(?:ed|y)?\b).*(?:stick|stuck|stop|hang|catch|slow|doesn'?t slide|won'?t slide|pitch|thrown)/,
    of: isOn('grind', 'slide'),
    fix: 'With the wax on, it is the angle: come in flatter and faster, land on it from above with the weight where it should end up, and stay low and a little back over it instead of running ahead of it.',
    drill: 'Tap the edge and ride on, five times, before you let one slide.',
  },
  {
    symptom: 'bounces off the curb',
    said: /(?:hop|jump|skip|bounce)s? (?:back )?off|\block|(?:won'?t|doesn'?t|don'?t|never|can'?t) (?:grind\b|(?:go|get|come|ride) (?:me )?(?:up|on)\b)|stops? dead/,
    taught: /stop dead/i,
    of: isStyle(/^Slappy/),
    fix: 'Square hits stop: come in at more of a slant, lift the leading foot as the wheels touch, and throw your hips up over the curb with the bump.',
    drill: 'Ten up the lowest waxed curb you can find, standing still on top of it before you let one grind.',
  },
  {
    symptom: 'runs out over the nose',
    said: /over the (?:nose|front)|pitch|throws? me|thrown/,
    taught: /nose bites/i,
    of: isContact('Nosegrind'),
    fix: 'You press with the toes: weight over the bolts, that foot flat, and the hips right above the truck and not past it.',
    drill:
      'Stand on the nose on a curb until it feels like standing, then roll in at walking pace and ride it for a foot.',
  },
  {
    symptom: 'sticks',
    said: pattern`${anyOf(
      'stick',
      'board stops',
      '(?:just|i|then|and|always|keeps?|suddenly) stop(?:s|ping)?\\b',
      'fly off',
      'stop(?:s|ped|ping)? (?:dead|short|at once)',
      'dead stop',
      'then stop',
      'stops? after',
      'stuck',
      "(?:doesn'?t|won'?t|don'?t|not) (?:slide|grind)",
      'not sliding',
      'catch(?:es|ing)?\\b',
      'hang(?:s|ing)? up',
      'hung up',
      '(?:thrown|throws? me|pitches me|sends me)(?: right| straight)? forward',
      'fl(?:y|ies|ying) (?:right |straight )?(?:forward|(?:off|over|out) (?:of )?(?:the )?(?:front|nose))',
      '(?:sent|thrown|launched|throws me|sends me) (?:over|off) the (?:front|nose)',
      'fall(?:s|ing)? forward',
      'pitch',
    )}`,
    taught: /sticks|stops you|stops dead|pinches/i,
    of: isOn('grind', 'slide'),
    fix: 'Come in flatter and with more speed, wax the edge where you get on, and stay low and a little back over it instead of running ahead of it.',
    drill: 'Tap the edge and ride on, five times, before you let one slide.',
  },
  {
    symptom: 'fear of the edge',
    said: /\bscare[ds]?|afraid|fear(?!less)|terrif|freaks? me|chicken/,
    of: isOn('grind', 'slide'),
    fix: 'What you fear is the slip, so start where you can step off: the lowest edge there is, enough speed that it slides, your weight over the edge and your eyes on its end.',
    drill: 'Ten where you only touch and step off on purpose, then ten where you stay for one board length.',
  },
  {
    symptom: 'hangs up in a blunt',
    said: /stick|stuck|hang(?:s|ing)?[ -]?ups?|hung up|catch(?:es|ing)?\b|locked|(?:get|come|pull) (?:back )?(?:out|in|off)/,
    of: isContact('Blunt', 'Noseblunt Stall'),
    fix: 'You roll over the coping instead of hopping over it: a small pop off the tail, the back foot up, and the board pulled toward you until the wheels are clear.',
    drill:
      'Stand in the blunt holding on to something and hop back in ten times, and only then ride up to it.',
  },
  {
    symptom: 'overshoots',
    said: /overshoot\w*|(?:jump|ollie|go|fly|pop|hop)(?:s|ping|ing)? (?:right |way |too far |clean )?(?:over|past) (?:it|something|the (?:rail|ledge|bar|box|curb))/,
    of: isOn('grind', 'slide'),
    fix: 'You jump at the far side of it: come in at a flatter angle, pop up instead of across, and look at the spot where the board should touch until it does.',
    drill:
      "Roll past the edge at an arm's length and set only the front end on it, ten times, before you bring the rest.",
  },
  {
    symptom: 'over turns',
    said: /(?:rotat|turn|spin)\w* (?:it |the board |myself )?(?:too (?:much|far)|past (?:it|the (?:ledge|rail|edge)))|over ?-?(?:rotat|turn)\w*/,
    of: isOn('slide'),
    fix: 'A quarter turn is all there is in it: stop the leading arm where it points along the edge, keep the chest over that foot, and let only the hips bring the board across.',
    drill: 'Jump into it on a curb without rolling and stand there, ten times, before you bring any speed.',
  },
  {
    symptom: 'cannot see it',
    said: /(?:can'?t|cannot|don'?t|never) (?:really )?(?:see|look at|spot)\b|\bblind\b/,
    of: isOn('grind', 'slide'),
    fix: 'Look over the leading shoulder at the spot until you pop, roll closer and at less of an angle than feels right, and keep the head turned: the edge is where you last saw it.',
    drill:
      'Roll along the edge ten times, a foot away and your eyes on its far end, then tap it with one end of the board.',
  },
  {
    symptom: 'nose dives',
    said: /\bdiv(?:es?|ing)\b|over the nose|(?:pitch|fall|tip)(?:s|ing|ping)? forward|\btail (?:always |just |keeps? )?drop/,
    taught: /tail drops/i,
    of: isContact('Nosegrind', 'Crooked Grind', 'Overcrook Grind', 'Noseslide', 'Noseblunt Slide'),
    fix: 'You run ahead of a nose that has stopped: land with the hips right above it and not past it, that knee bent, and hold the tail level from the ankle.',
    drill:
      'Stand on the nose on a curb until it feels like standing, then roll in at walking pace and ride it for a foot.',
  },
  {
    symptom: 'front truck stays',
    said: /(?:front|leading) (?:truck|wheels?|end) (?:just |still |always )*(?:won'?t|doesn'?t|never|stays?|can'?t|hits?|catch(?:es)?|clips?|gets? (?:caught|stuck))|(?:can'?t|cannot|won'?t) get (?:the |my )?(?:front|leading) (?:truck|wheels?) over/,
    of: isContact('Feeble Grind', 'Overcrook Grind'),
    fix: 'You come in too straight and too low: carve at it a little more, pop as if for a boardslide, and send the leading knee up and across before the other truck sets down.',
    drill:
      'Ten on the lowest bar there is where only that truck goes over and you step off, then roll one through.',
  },
  {
    symptom: 'no way off',
    said: /(?:can'?t|cannot|never|won'?t|don'?t|how (?:do i|to)|struggle to) (?:get|come|pop|slide|turn) (?:back )?(?:off|out|to straight|straight)|(?:always|only|keep) (?:come|end|land|roll)(?:ing)? (?:up |out |off |away )*(?:in )?fakie/,
    of: isOn('grind', 'slide'),
    fix: 'The shoulders take you off: a board length before the end turn them down the road, press on the end that is free, and let the hips follow until the wheels drop straight.',
    drill:
      'Stand on it at the very end of a curb and turn off forward ten times, then roll in slowly and do it only there.',
  },
  {
    symptom: 'foot over the edge',
    said: /\b(?:heels?|toes?|foot|feet|shoes?) (?:always |just |keeps? |kinda )?(?:drag|scrap|rub|touch|hang|catch|hit|clip)\w*(?! up)/,
    of: isOn('grind', 'slide'),
    fix: 'The foot hangs out over the deck and meets the edge: its ball over the bolts, the whole shoe inside the deck, and that knee above it instead of falling to the side of the ledge.',
    drill:
      'Stand in the position on a curb and look at both shoes, then roll in at walking pace and look at them again.',
  },
  {
    symptom: 'turns across',
    said: /(?:turns?|becomes?|goes|ends? up|slips?|slides?) (?:in ?to |as |in )?(?:an? )?(?:(?:board|nose|tail)slide|sideways)/,
    of: isContact('50-50', '5-0', 'Nosegrind'),
    fix: 'The shoulders turn toward the edge and take the board along: look at its far end, point the leading hand there, and press through both feet along the board instead of across it.',
    drill: 'Stand on it on a curb with the hands over nose and tail, then roll in at walking pace like that.',
  },
  {
    symptom: 'drags',
    said: /(?:tail|nose) (?:always |just |keeps? )?(?:drag|scrap|touch|brak)\w*/,
    taught: /tail drags/i,
    of: isOn('grind'),
    fix: 'You sit behind the truck that carries you: hips above it, the leg straighter, and lift the end that drags with the ankle.',
    drill:
      'Hold the balance standing on a curb, then roll in at walking pace and stay on one truck for a foot or so at a time.',
  },
  {
    symptom: 'swings out',
    said: /swing(?:s|ing)?|pops? (?:right |back |straight )?(?:off|out)|(?:come(?:s)?|coming|turn(?:s|ing)?|pop(?:s|ping)?|fall(?:s|ing)?) (?:off|back|out|round|around) (?:too |way too )?(?:early|soon|right away)/,
    taught: /swing back|slide off it before|slides? a few inches/i,
    of: isOn('grind', 'slide'),
    fix: 'The shoulders unwind too early: keep them where they were when you locked in, look along the edge, and let go only when it ends.',
    drill:
      'Slide only a foot or so on a low curb and come off straight, ten times, and a little longer each time.',
  },
  {
    symptom: 'hits the edge',
    said: /clip(?:s|ping)? (?:my |the )?(?:back |trailing |front )?(?:wheels?|trucks?)|(?:trucks?|wheels?|board|i|and|it) (?:always |just |keep |keeps )?(?:hits?|clips?|catch(?:es)?|run(?:s)? into|slam(?:s)? into) the (?:ledge|edge|rail|curb|box|bar)/,
    taught: /stops you at the first touch|under the ledge|wheels clip/i,
    of: isOn('grind', 'slide'),
    fix: 'You are too low and too late: pop half a step earlier, pull both knees up, and come down onto the edge from above instead of into its side.',
    drill:
      'Ollie beside the edge at that height and land rolling along it, then the same with the hips above it.',
  },
  {
    symptom: 'does not lock',
    said: /\block|(?:hop|jump|skip|bounce)s? off|pop(?:s|ping)? off/,
    taught: /bounces off/i,
    of: isOn('grind', 'slide'),
    fix: 'Come down on it from above: pop higher than the edge, get all of the lock down at once, feet over the bolts and shoulders in line with the edge, and let your weight settle before you look for the end.',
    drill:
      'Ten on the lowest curb you can find, where you stand in the lock for a second before you roll it out.',
  },
  {
    symptom: 'rock hangs up',
    said: /stick|stuck|hang(?:s|ing)?\b|hung up|c(?:atch(?:es|ing)?|aught)\b|pinch|(?:can'?t|cannot|don'?t|never) (?:get|come|roll) (?:back )?(?:out|in|down|off)|(?:hit|bump|clip)\w* (?:on )?the (?:coping|lip)/,
    of: isContact('Rock to Fakie'),
    fix: 'The front wheels are still heavy when you roll back: lean onto the tail first, so that they come over the coping by themselves.',
    drill: 'Ten on a low bank or a smaller ramp, only lifting the front wheels over the edge and back.',
  },
  {
    symptom: 'goes over',
    said: /\bfall(?:s|ing)? (?:over|forward)\b|\b(?:onto|on) the (?:deck|platform)\b|\bgo(?:es|ing)? over the (?:coping|top)\b/,
    of: isContact('Rock to Fakie', 'Rock and Roll'),
    fix: 'Your weight went over the coping with the board: only the front truck goes over, your head and hips stay above the ramp, and you look back down it as soon as the board rests.',
    drill: 'Ten where you tap the coping with the middle of the board and are on the way down again at once.',
  },
  {
    symptom: 'hangs up on the nose',
    said: /stick|stuck|hang(?:s|ing)?[ -]?ups?|hung up|catch(?:es|ing)?\b|locked|(?:can'?t|cannot|don'?t|never) (?:get|come|roll) (?:back )?(?:out|in|down|off)|(?<!my )back in\b/,
    of: isContact('Nose Stall', 'Noseblunt Stall', 'Nose Pick'),
    fix: 'You stand on the nose too long: look back down the ramp first, push off with the front foot, and let the tail roll in ahead of you with both knees bent.',
    drill: 'Ten times up the wall and back down fakie, then ten with no more than a tap of the nose.',
  },
  {
    symptom: 'hangs up',
    said: /^(?!.*\bone truck)(?:.*)(?:stick|stuck|hang(?:s|ing)?[ -]?ups?|hung up|catch(?:es|ing)?\b|locked|(?:can'?t|cannot|don'?t|never) (?:get|come|roll) (?:back )?(?:out|in|down|off)|(?<!my )back in\b)/,
    taught: /stay locked|wheels hang|clips the coping in the turn/i,
    of: isOn('stall'),
    fix: 'You leave with the wheels still on the coping: lift the front with your weight on the tail, turn the shoulders until the nose points down the ramp, and only then lean in.',
    drill: 'Do the way back in alone, from standing on the deck, ten times.',
  },
  {
    symptom: 'slips off the stall',
    said: SLIPS,
    of: isOn('stall'),
    fix: 'You lean back down the ramp and push the board out ahead of you: head and shoulders up over the coping, weight straight down on the truck or wood that stands on it, and stop for a breath before you turn back in.',
    drill:
      'Ten from standing on the deck, stepping onto the board on the coping and riding in, then ten low taps from a roll.',
  },
  {
    symptom: 'slips off the coping',
    said: pattern`^(?=.*\b(?:mini|ramp|coping|bowl|pool|quarter|half ?pipe)).*(?:${SLIPS.source}|fall(?:s|ing)? (?:back )?in(?:to)?\b)`,
    of: isOn('grind', 'slide'),
    fix: 'You stay back in the ramp while the trucks go up: ride at the coping straighter, stand up over it as the wheels pass it, and keep your weight above the deck until you turn back in.',
    drill:
      'Ten where you stop on both trucks and stand there for a breath, then let them roll a little farther each time.',
  },
  {
    symptom: 'falls off',
    said: SLIPS,
    of: isContact('Boardslide', 'Lipslide'),
    fix: 'You lean back and the board slides on without you: head above the middle of the deck, both knees bent the same, and look at the end of it instead of at your feet.',
    drill:
      'Stand across the edge on a curb until it feels like standing; then slide a board length at walking pace.',
  },
  {
    symptom: 'falls off',
    said: SLIPS,
    taught: /sit down on the rail|slips off after|slides off the ledge/i,
    of: isOn('grind', 'slide'),
    fix: 'You lean away from the obstacle: shoulders over it, knees bent, your weight on the foot that holds the lock, and look at its far end instead of at your feet.',
    drill:
      'Stand on it in that position, without rolling, until it feels like standing; then roll in at walking pace.',
  },
  {
    symptom: 'left standing',
    said: /never land both feet|board leaves my feet|board (?:always |just )?stays (?:down|behind|on the)|(?:can'?t|cannot) (?:jump|get|hop|make it) back on|never (?:get|land|make it) back on|(?:rolls|runs|shoots|goes) away|(?:stand|standing|left) on the (?:ground|floor)|miss(?:es|ing)? (?:the|my) board/,
    of: isStyle(/^(?:No Comply|Boneless|Hippie Jump|Caveman)$/),
    taught: /stand on the ground|rolls away/i,
    fix: 'You step off beside it and it goes on without you: put the foot down close to the board and a little ahead, jump the way it rolls, and look at the bolts until you stand on them.',
    drill: 'Ten standing still, then ten at a crawl, and only those count where both feet come down on it.',
  },
  {
    symptom: 'loses balance',
    said: /balance|can'?t hold|tips? (?:over|back|forward)/,
    of: isContact('5-0', 'Nosegrind', 'Smith Grind', 'Feeble Grind', 'Crooked Grind'),
    fix: 'It is a manual with the truck on an edge: hips right above that truck, knees soft, eyes on the end of the edge, and the ankle does the small corrections.',
    drill:
      'Hold the same balance rolling on flat ground for as long as the edge is, then on the lowest one you can find.',
  },
  {
    symptom: 'tips',
    said: pattern`\bdiv(?:es?|ing)\b|\btip(?:s|ping)? (?:forward|over|down)|\bfall(?:s|ing)? (?:forward|over the nose)|\b${FRONT_END} (?:keeps? |always )?(?:touch|drop|com|dip|scrap|drag)|\b(?:keep|hold) (?:the |my )?${FRONT_END} up|\bdrop(?:s|ping)? (?:the |my )?${FRONT_END}|\bnose (?:won'?t|doesn'?t) (?:stay|come|lift)`,
    of: isOn('manual'),
    fix: 'Your head goes first: keep the hips over the wheels that roll, knees soft, and correct with the ankle, not with the shoulders.',
    drill:
      'Stand on the two wheels in a crack or on grass until you find the point, then hold it from one line to the next.',
  },
  {
    symptom: 'loops out',
    said: pattern`${anyOf(
      'tail down',
      'dropp?(?:s|ing)?\\b',
      'touch(?:es)? down',
      'come(?:s)? down',
      'loop(?:s|ing)? out',
      'fall(?:ing)? (?:off )?back',
      'tip(?:ping)? back',
      'backward',
      'tail (?:drags|scrapes|touches|hits)',
      'lose (?:my )?balance',
      'balance',
      "can'?t hold",
      'cannot hold',
      'longer',
      'only (?:hold|last|go|get)',
      '\\b(?:a|one|two|1|2) (?:second|meter|metre|foot|feet)',
    )}`,
    of: isOn('manual'),
    fix: 'You lean with the upper body: keep the hips over the truck that rolls, knees a little bent, eyes far ahead, and let the ankle do the small corrections.',
    drill: 'Rock into it from standing and hold three seconds, then hold it from one line to the next.',
  },
  {
    symptom: 'hand does not reach',
    said: /(?:can'?t|cannot|never|don'?t|barely) (?:quite |even |really )?(?:reach|grab|get (?:to|hold)|touch|find)\b(?! (?:the )?(?:coping|lip|top))|arms? (?:is|are) too short|too short to (?:reach|grab)/,
    of: isOn('grab'),
    fix: 'Bring the board to the hand and not the hand to the board: pull both knees up to your chest at the top, crouch over it, and let the arm hang straight down beside the leg.',
    drill: 'Ten where you only touch the edge at the top, then ten where you hold it for a moment.',
  },
  {
    symptom: 'stays a melon',
    said: /\bmelon/,
    of: isContact('Method'),
    fix: 'The grab is right and the body still sits: once you hold it, drop both knees until they point at the ground, push the hips forward, and pull the board up behind you.',
    drill:
      'Kneel on a mat with the board in that hand and arch until it is behind your back, then do it off a low one.',
  },
  {
    symptom: 'too low for the coping',
    said: /(?:can'?t|cannot|don'?t|never|not|won'?t) (?:reach|get (?:up|high|on|to|above|over|out)|go (?:high|above)|make it)|not enough speed|higher|too (?:low|slow)|below the coping|short of the coping/,
    taught: /never gets as high|only one truck/i,
    of: isOn('stall', 'air', 'grab', 'plant'),
    fix: 'The speed is missing, not the trick: pump both walls, stay low until the front wheels reach the coping, and only then stand up into it.',
    drill: 'Ride up ten times with more pump each time and only tap the coping with the front wheels.',
  },
  {
    symptom: 'falls in',
    said: /\bfall(?:s|ing)? (?:back )?(?:in|into (?:it|the ramp))\b(?! (?:to|love)\b)/,
    taught: /fall back into the ramp/i,
    of: isStoodOn,
    fix: 'You stop short of the coping: ride higher, step all the way up onto the foot that stands there, and stand tall over it.',
    drill:
      'Ten from standing on the deck, stepping onto the board on the coping and riding in, then ten from a roll.',
  },
  {
    symptom: 'legs stay low',
    said: /(?:can'?t|cannot|won'?t|don'?t|never) (?:get |kick |throw |lift |bring |swing )+(?:my |the )?(?:(?:legs?|feet|hips|board|myself|it) )?(?:up|over)\b/,
    taught: /halfway up/i,
    of: isOn('plant'),
    fix: 'You stop before the hips are over the hand: come up faster, plant while the board still rises, and kick the trailing leg up past the coping as the arm locks.',
    drill: 'Ten from a crawl in which only the hips go up over the hand and you come back down on both feet.',
  },
  {
    symptom: 'hand slips off',
    said: /hands? (?:always |just |keeps? )*(?:slip|slid|com|miss)\w*/,
    of: isOn('plant'),
    fix: 'The hand is on the lip before any weight is: palm flat behind the coping, fingers pointing away from the ramp, elbow locked, and the shoulder straight above it.',
    drill: 'Ten at a low lip where you plant, hold for a breath and come back down, the legs still low.',
  },
  {
    symptom: 'slides down the wall',
    said: /slid\w* (?:back )?(?:down|off)|fall(?:s|ing)? (?:down|off)/,
    of: isStyle(/^Wallride$/),
    fix: 'The speed was gone, or you stood away from the wall: roll at it faster and at more of an angle, keep the knees bent toward it, and turn down while it still carries you.',
    drill:
      'Ten against a bank or a low wall, one board length across and down again, before you go for more.',
  },
  {
    symptom: 'only the front wheels',
    said: /(?:back|rear|trailing) (?:wheels?|trucks?|foot)|only (?:the |my )?(?:front|leading)/,
    taught: /only the front wheels/i,
    of: isStyle(/^Wallride$/),
    fix: 'You pop into the wall nose first: turn the hips to it as you leave the ground, and pull the trailing knee up so that all four wheels meet it at once.',
    drill:
      'Ten against a bank or a low wall at walking pace, and only those count that touch with four wheels.',
  },
  {
    symptom: 'drops away',
    said: /(?:board|it) (?:always |just |keeps? )*(?:fall|drop|fl|com|go|leav|slip)\w* (?:away|off|down|my feet)|board (?:doesn'?t|won'?t) (?:stay|stick|come)|lose (?:the|my) board/,
    taught: /drops away from your feet/i,
    of: isOn('air'),
    fix: 'You jump off the wall with straight legs: leave it in a crouch, let both feet press along the board as the wall ends, and pull the knees up only as fast as it comes along.',
    drill: 'Ten that only just leave the coping, knees still bent, before the first one with a hand on it.',
  },
  {
    symptom: 'lands too low',
    said: /\bland(?:s|ing)? (?:\w+ )?(?:low|too low|on (?:the )?flat|in the flat|at the bottom|far (?:out|down|from))|\bflat ?bottom|(?:out|away) from the (?:wall|ramp)/,
    of: isOn('air', 'grab'),
    fix: 'You jump off the wall and out into the middle: ride it to the top before you leave, go straight up, look back at the spot below the coping, and bring the wheels down there.',
    drill:
      'Ten a few inches above the coping that come down less than a board below it, and only then a little higher each time.',
  },
  {
    symptom: 'hangs up coming in',
    said: /hang(?:s|ing)?[ -]?ups?\b|hung up|\b(?:hit|catch|clip|bump|land)\w* (?:(?:my|the|back|rear|front) )*(?:wheels? |trucks? |tail )?(?:on |against )?(?:the )?(?:coping|lip|deck)\b/,
    taught: /drops onto the coping/i,
    of: isOn('air', 'grab'),
    fix: 'You came down over the deck: carve up to the coping instead of square at it, lean back into the ramp as you leave it, and keep the back knee up until the tail is past the lip.',
    drill: 'Ten low ones in which both trucks come down well below the coping, and only then more height.',
  },
  {
    symptom: 'no turn',
    said: /turn|half ?way|around|backwards?|fakie/,
    of: isContact('Rock and Roll'),
    fix: 'The board follows your shoulders: press the tail so that the front wheels come off the coping, look back down the ramp, and swing the leading arm around before you let them down.',
    drill:
      'Ten kickturns just below the coping, each looking down the ramp before the board turns, then ten with the front wheels over.',
  },
  {
    symptom: 'misses the coping',
    said: MISSES,
    taught: /only one truck/i,
    of: isOn('stall'),
    fix: 'You turn too low on the wall: come up with more speed, start the turn just below the coping, and let the back truck get there first.',
    drill: 'Ten where the back wheels only tap the coping, then ten where you stop on it for a breath.',
  },
  {
    symptom: 'misses',
    said: MISSES,
    taught: /only the very corner|come up short/i,
    of: isOn('grind', 'slide'),
    fix: 'You turn onto it too far away: ride closer and flatter, turn the shoulders before you pop, look at the spot, and bring the back foot up level with the front.',
    drill:
      'Ollie beside the edge at that height and land rolling along it, then the same with the hips above it.',
  },
  {
    symptom: 'curves',
    said: /sideway|crooked|\bdrift|to (?:the|one) side|curve|diagonal|(?:goes|go|going|pulls?|turns?|veers?) (?:to the )?(?:left|right)/,
    taught: /in a curve/,
    of: isOn('manual'),
    fix: 'Your weight hangs over one edge: feet in the middle of the board, shoulders level, and eyes on where you want to end.',
    drill: 'Roll along a line on the ground on four wheels, then on two, as far as you stay on it.',
  },
]
