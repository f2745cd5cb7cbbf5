import { both, type Check, called, not, type WishCase, wish } from './accepts.ts'

/** A trick of one of these names, on either side. */
const among = (...names: readonly string[]): Check =>
  called(new RegExp(`^(?:(?:frontside|backside) )?(?:${names.join('|')})$`, 'i'))
/** None of those that are landed. */
const but = (names: string): Check => not(called(new RegExp(`^(?:${names})$`, 'i')))

/** A first step after the ollie. */
const FIRST_STEPS =
  '180|half cab|pop shuvit|shuvit|fakie ollie|nollie|manual|nose manual|no comply|boneless|hippie jump|kickflip|heelflip|50-50|boardslide|slappy|no comply 180|fakie shuvit|fakie pop shuvit|frontside pop shuvit|frontside shuvit|fakie 180|body varial|switch ollie|rock to fakie|ollie north'
/** One past the kickflip. */
const PAST_KICKFLIP =
  'heelflip|varial kickflip|varial heelflip|fakie kickflip|nollie kickflip|half cab|half cab flip|flip|fakie heelflip|nollie heelflip|360 shuvit|pop shuvit|shuvit|frontside pop shuvit|180|bigspin|hardflip|switch kickflip|heelflip|no comply|360 flip|fakie bigspin|fakie varial kickflip|kickflip manual|manual'
/** One past the first flips. */
const NEXT_FLIPS =
  'hardflip|inward heelflip|360 flip|varial heelflip|flip|heelflip|half cab flip|nollie kickflip|nollie heelflip|bigspin|fakie bigspin|switch kickflip|switch heelflip|fakie kickflip|fakie heelflip|fakie varial kickflip|varial kickflip|360 shuvit|bigflip|half cab heelflip|fakie 360 flip|nollie varial kickflip|half cab|caballerial|360|nollie 180|fakie hardflip|backside 360|frontside 360|nollie bigspin|nollie flip'
/** For who has the tre flip. */
const HARD_FLIPS =
  '360 hardflip|laser flip|inward heelflip|360 inward heelflip|nollie 360 flip|fakie 360 flip|switch 360 flip|bigflip|nollie hardflip|switch hardflip|nightmare flip|bigger flip|biggerflip|bigspin|gazelle flip|hardflip|nollie inward heelflip|switch kickflip|switch heelflip|nollie flip|nollie heelflip|big heelflip|caballerial flip|half cab flip|double kickflip|nollie bigspin|switch flip|switch varial kickflip|fakie bigflip|impossible|varial heelflip|heelflip|flip|fakie hardflip|360 kickflip|nollie kickflip|switch bigspin|fakie laser flip'
/** A first grind or slide. */
const FIRST_EDGES =
  '5-0|50-50|boardslide|noseslide|tailslide|slappy|nosegrind|lipslide|crooked grind|smith grind|feeble grind|manual|50-50 180 out|slappy 5-0|noseslide to fakie|boardslide to fakie'
/** Those that come after. */
const MORE_EDGES =
  'nosegrind|noseslide|tailslide|crooked grind|smith grind|feeble grind|lipslide|bluntslide|noseblunt slide|overcrook grind|50-50|5-0|boardslide|(kickflip|heelflip|nollie|fakie|switch|half cab) .*|.*(grind|slide|50-50|5-0).* out|salad grind|suski grind|hurricane|.* to fakie|noseblunt'
/** Those that come after. */
const MORE_STALLS =
  'rock and roll|nose stall|5-0 stall|5-0|pivot|pivot to fakie|feeble stall|smith stall|disaster|50-50|blunt to fakie|half cab rock|fakie axle stall|fakie tail stall|axle stall|tail stall|fakie rock|smith grind|feeble grind|nose pick|blunt|layback grind|rock and roll|half cab rock and roll|nosegrind|lipslide|tailslide|half cab disaster|axle stall revert|.*revert|boneless|early grab|crail .*|slob .*|air|indy grab|half cab to tail|noseblunt|crooked grind|ollie to tail|sweeper|fakie .*'

/** What comes next for whoever tells what they land, however it is told. */
export const nextWishes: Readonly<Record<string, readonly WishCase[]>> = {
  'counted up, and what next': [
    wish('i can do everything regular, give me something new on flat', called(/^(Switch|Nollie|Fakie) /)),
    wish("can land kickflips, can't land anything fakie", called(/^Fakie |Half Cab/)),
    wish('harder than a varial flip, easier than a tre', but('360 flip|varial kickflip|kickflip')),
    wish(
      "What should I work on to get to the next level? I've got most flip tricks on flat but nothing on ledges",
      among(FIRST_EDGES),
    ),
    wish(
      'used to have kickflips, heelflips, tres at 17. now 38 and started again 2 weeks ago, only ollies and shuvits back. what next',
      among(FIRST_STEPS),
    ),
    wish(
      'can do axle stalls, rock n rolls, and fakie ollies on the 4ft mini. and feebles. bored',
      but('axle stall|rock and roll|fakie ollie|feeble grind'),
    ),
    wish('I have all the 180s and half cabs', but('(frontside |backside )?(half cab|180)')),
    wish(
      'ollie ✅ shuv ✅ kickflip ✅ heelflip ❌ fs180 ✅ next??',
      both(among(PAST_KICKFLIP), but('ollie|shuvit|kickflip|frontside 180')),
    ),
    wish('like a rock to fakie but harder', among('rock and roll|disaster|fakie rock|blunt to fakie')),
    wish(
      'cant ollie yet but i can ride, push, turn. what first',
      among('tic tac|manual|hippie jump|boneless|ollie|shuvit|kickturn'),
    ),
    wish('so ive got my ollie down what do i go for now', both(among(FIRST_STEPS), but('ollie'))),
    wish(
      'ollie ✅ pop shuv ✅ fs180 ✅ bs180 ✅ kickflip ❌ whats next',
      both(among(FIRST_STEPS), but('ollie|frontside 180|backside 180|pop shuvit')),
    ),
    wish(
      'I have kickflip, heelflip, varial kickflip, varial heelflip. next',
      both(among(NEXT_FLIPS), but('kickflip|heelflip|varial kickflip|varial heelflip')),
    ),
    wish(
      'i know how to do a boardslide and a 50-50 on the flatbar whats a good third',
      both(among(FIRST_EDGES), but('50-50|boardslide')),
    ),
    wish(
      'axle stalls both sides, rock fakie, tail stall dialed. mini ramp next plz',
      both(
        among(MORE_STALLS),
        but('axle stall|backside axle stall|frontside axle stall|rock to fakie|tail stall'),
      ),
    ),
    wish(
      'manuals and nose manuals are no problem any more. next in that direction',
      both(among('.*manual.*'), but('manual|nose manual')),
    ),
    wish(
      'i can do tre flips but not heelflips, what do you reckon',
      both(among(HARD_FLIPS, NEXT_FLIPS), but('360 flip')),
    ),
    wish(
      'what do i learn after fs 180',
      both(
        among(FIRST_STEPS, 'frontside flip|frontside 360|nollie 180|frontside half cab|fakie 180'),
        but('frontside 180'),
      ),
    ),
    wish(
      'ive learned shuvit, fakie shuvit and fs shuvit. i cant ollie tho',
      both(
        among(
          'ollie|pop shuvit|no comply.*|manual|boneless|hippie jump|body varial|nollie shuvit|tic tac|180|caveman|walk the dog|fakie ollie|kickturn|powerslide|half cab',
        ),
        but('shuvit|fakie shuvit|frontside shuvit'),
      ),
    ),
    wish(
      'fakie tricks i have: fakie ollie, half cab, fakie shuv. next fakie one',
      both(
        among('fakie .*|.*half cab.*|caballerial'),
        but('fakie ollie|half cab|fakie shuvit|fakie pop shuvit'),
      ),
    ),
    wish(
      'i can do a kickflip down a 4 stair what should i do down it next',
      both(
        among(
          'heelflip|varial kickflip|flip|180|pop shuvit|frontside pop shuvit|frontside shuvit|shuvit|360 shuvit|360 flip|hardflip|varial heelflip|half cab|bigspin|indy grab|melon grab',
        ),
        but('kickflip'),
      ),
    ),
    wish(
      'got: pop shuv, fs shuv, heel. no kickflip never clicked. next',
      both(
        among(PAST_KICKFLIP, 'varial heelflip|frontside heelflip|fakie heelflip'),
        but('pop shuvit|frontside pop shuvit|frontside shuvit|heelflip'),
      ),
    ),
    wish(
      'smith feeble crook 5-0 50-50 all done on the ledge, whats left',
      both(among(MORE_EDGES), but('smith grind|feeble grind|crooked grind|5-0|50-50')),
    ),
    wish(
      'my 10 year old has ollie, shuvit and 180 whats next for him',
      both(among(FIRST_STEPS), but('ollie|shuvit')),
    ),
    wish(
      'ollie, shuv, bs180, kickflip',
      both(among(PAST_KICKFLIP), but('ollie|shuvit|pop shuvit|backside 180|kickflip')),
    ),
    wish(
      'can smith and feeble the mini, bs disaster, rock n roll slides. next',
      both(among(MORE_STALLS), but('smith grind|feeble grind|backside disaster|disaster|rock to fakie')),
    ),
    wish(
      'what trick should i do after a boardslide in a line on flat?',
      both(among(PAST_KICKFLIP, FIRST_STEPS, 'fakie .*'), but('boardslide')),
    ),
    wish(
      "better than my mates at everything flip related. give me a non flip that's hard",
      among(
        '.*bigspin.*|.*360( shuvit)?|impossible|.*caballerial.*|biggerspin|540 shuvit|.*slide.*|.*grind.*|.*manual.*|switch .*|nollie 360.*|.*impossible|gazelle spin|no comply 360|hurricane|.*540.*',
      ),
    ),
    wish(
      'got the bs lip on the round bar, fs board, fs 50. any suggestions',
      both(among(MORE_EDGES), but('backside lipslide|lipslide|frontside boardslide|frontside 50-50')),
    ),
    wish(
      'Hey coach. Got 50-50s, noseslides & 5-0s on the school ledge. Next one please?',
      both(among(MORE_EDGES), but('50-50|noseslide|5-0')),
    ),
    wish(
      'manual 5 sec, ollie, fakie ollie. wat now',
      both(among(FIRST_STEPS, '.*manual.*|fakie .*|half cab'), but('manual|ollie|fakie ollie')),
    ),
    wish(
      'do i learn bs or fs boardslide after 50-50',
      among('boardslide|frontside boardslide|backside boardslide'),
    ),
    wish(
      'bowl rat. 5-0s fs and bs, smiths fs, rock n rolls, carve. want next',
      both(
        among(MORE_STALLS),
        but('5-0|frontside 5-0|backside 5-0|frontside smith grind|rock and roll|carve|smith grind'),
      ),
    ),
    wish(
      'varial heel is my hardest trick. next??',
      both(among(HARD_FLIPS, NEXT_FLIPS), but('varial heelflip|heelflip|kickflip')),
    ),
    wish(
      'done: bs board, fs board, 50 50 fs, noseslide fs. rail. whats next',
      both(
        among(MORE_EDGES),
        but('boardslide|backside boardslide|frontside boardslide|frontside 50-50|frontside noseslide'),
      ),
    ),
    wish(
      'indys and melons on the mini, and airs to fakie. next grab or something',
      both(
        among('(mute|stalefish|method|lien|tail|nose|slob|crail|japan|judo|roast).*'),
        but('indy grab|melon grab'),
      ),
    ),
    wish(
      'i got the ollie the shuv the fs180 and the bs180. kickflip is sketch (2/10). what do u think',
      both(among(FIRST_STEPS, '360 shuvit'), but('ollie|shuvit|pop shuvit|frontside 180|backside 180')),
    ),
    wish(
      'i land kickflips on flat every time but scared of them on ledges. what else for flat?',
      both(among(PAST_KICKFLIP), but('kickflip')),
    ),
    wish(
      'had a 3 year break. could kickflip, now just ollie and shuv it again',
      both(among(FIRST_STEPS), but('ollie|shuvit')),
    ),
    wish('progression after ollie to manual?', both(among('.*manual.*'), but('ollie to manual|manual'))),
    wish(
      'boardslides on the flatbar easy. 50s too. 5-0 nope. so what now',
      both(among(FIRST_EDGES), but('boardslide|50-50')),
    ),
    wish(
      'been skating since jan. list: ollie / shuv / fs 180 / manual / kickturn',
      both(among(FIRST_STEPS), but('ollie|shuvit|frontside 180|manual')),
    ),
    wish(
      'everything on a ledge but flip in. got 5-0 nosegrind crooks smith feeble all the slides',
      both(
        among(MORE_EDGES),
        but('5-0|nosegrind|crooked grind|smith grind|feeble grind|boardslide|noseslide|tailslide'),
      ),
    ),
    wish(
      'can do melon and indy airs out of the qp, whats the next one up',
      both(
        among('(mute|stalefish|method|lien|tail|nose|slob|crail|japan|judo|roast).*'),
        but('indy grab|melon grab'),
      ),
    ),
  ],
  'a step to something': [
    wish(
      'i can ollie frontside 180 backside 180 and pop shove it. should i try kickflips now or is there something before',
      both(among(FIRST_STEPS), but('ollie|frontside 180|backside 180|pop shuvit')),
    ),
    wish(
      'rocks and axles already. next on the mini',
      both(among(MORE_STALLS), but('rock to fakie|axle stall')),
    ),
    wish('next step from tailslide', both(among(MORE_EDGES), but('tailslide|backside tailslide'))),
    wish('Am I ready for kickflips? I can ollie while rolling about 30cm high', among('kickflip')),
    wish('ready for tre flips? got varials & 360 shuvs', among('360 flip')),
    wish('i have fs pop shuv and kickflip. can i try hardflip yet', among('hardflip|flip|varial kickflip')),
    wish(
      'can ollie and manual. want to learn smith grinds. is that too soon',
      among('50-50|5-0|slappy|boardslide|noseslide|180'),
    ),
    wish(
      'whats the step before a boardslide',
      both(
        among('ollie|50-50|180|slappy|noseslide|rock to fakie'),
        but('boardslide|frontside boardslide|backside boardslide'),
      ),
    ),
    wish(
      'i wanna get blunt to fakie, whats the stepping stone',
      both(
        among(
          'rock to fakie|tail stall|rock and roll|fakie ollie|axle stall|fakie tail stall|disaster|fakie rock|backside tail stall',
        ),
        but('blunt to fakie|blunt'),
      ),
    ),
    wish(
      'what trick helps with learning kickflips',
      both(among('ollie|pop shuvit|180|fakie ollie|nollie|shuvit|half cab|heelflip'), but('kickflip')),
    ),
    wish(
      'what should i have down before trying a 360 flip',
      both(among('360 shuvit|varial kickflip|kickflip|pop shuvit'), but('360 flip')),
    ),
    wish(
      'prerequisites for crooked grind',
      both(among('noseslide|nosegrind|50-50|5-0|slappy'), but('crooked grind')),
    ),
    wish(
      'I already have heelflip and varial heel, what is the logical progression?',
      both(among(HARD_FLIPS, NEXT_FLIPS, 'kickflip'), but('heelflip|varial heelflip')),
    ),
    wish(
      'how do i get to bigspins from where i am, i have pop shuv and bs 180',
      among('360 shuvit|bigspin|fakie bigspin|backside body varial|body varial'),
    ),
  ],
  'held against a trick': [
    wish(
      'been stuck on the same 5 tricks for a year: ollie, shuv, 180, kickflip, boardslide',
      both(
        among(PAST_KICKFLIP, FIRST_EDGES),
        but('ollie|pop shuvit|shuvit|kickflip|boardslide|backside 180|frontside 180'),
      ),
    ),
    wish(
      'easier than a kickflip but looks cool',
      both(
        among(
          'no comply.*|pop shuvit|boneless|180|half cab|frontside pop shuvit|360 shuvit|body varial|hippie jump|shuvit|powerslide|slappy|caveman|.*boneless|fakie 180|nose manual|manual',
        ),
        but('kickflip'),
      ),
    ),
    wish(
      'something between heelflip and laser flip',
      both(
        among(
          'varial heelflip|inward heelflip|heelflip|big heelflip|frontside 360 shuvit|hardflip|360 flip|frontside bigspin|nollie heelflip|fakie heelflip|double heelflip|fakie varial heelflip|nollie varial heelflip',
        ),
        but('heelflip|laser flip'),
      ),
    ),
    wish('opposite of a 5-0', both(among('nosegrind'), but('5-0'))),
    wish(
      'opposite of a pop shuvit',
      both(among('frontside pop shuvit|frontside shuvit|nollie pop shuvit|nollie shuvit'), but('pop shuvit')),
    ),
    wish('same as noseslide but for the tail', among('tailslide')),
    wish(
      'kickflip manual is my best trick, what would be one harder',
      both(among('.*manual.*'), but('kickflip manual|manual')),
    ),
    wish(
      'I am comfortable with frontside and backside 50-50 grinds and would like to progress to the next grind',
      both(
        among('5-0|nosegrind|smith grind|feeble grind|crooked grind|slappy 5-0'),
        but('50-50|frontside 50-50|backside 50-50'),
      ),
    ),
    wish(
      'too easy: kickflip. too hard: tre. whats in the middle',
      both(
        among(
          'varial kickflip|heelflip|flip|half cab flip|fakie .*|360 shuvit|nollie kickflip|bigspin|varial heelflip',
        ),
        but('kickflip|360 flip'),
      ),
    ),
    wish(
      'instead of a tre what could i do to end my line? i can kickflip and 180s',
      both(
        among(
          'heelflip|varial kickflip|flip|half cab.*|fakie .*|360 shuvit|varial heelflip|hardflip|bigspin|nollie kickflip',
        ),
        but('360 flip|kickflip'),
      ),
    ),
    wish(
      'easier version of hardflip',
      both(
        among(
          'varial kickflip|frontside flip|frontside pop shuvit|kickflip|frontside shuvit|varial heelflip|heelflip|backside flip|half cab flip',
        ),
        but('hardflip'),
      ),
    ),
    wish('opposite of a fs 180?', among('backside 180')),
  ],
  'told in other tongues': [
    wish(
      'je sais faire ollie, shove-it et 180, ensuite ?',
      both(among(FIRST_STEPS), but('ollie|shuvit|pop shuvit')),
    ),
    wish(
      'já mando ollie, kickflip e 50-50. qual o próximo?',
      both(among(PAST_KICKFLIP, FIRST_EDGES), but('ollie|kickflip|50-50')),
    ),
    wish(
      'i have a solid kickflip and want to do it in another stance, which first',
      both(among('(fakie|nollie|switch) kickflip|half cab flip'), but('kickflip')),
    ),
    wish(
      'je rentre ollie, pop shove it et kickflip, après ?',
      both(among(PAST_KICKFLIP), but('ollie|pop shuvit|kickflip')),
    ),
    wish(
      'sei fare ollie e kickflip? anyway i know ollie n kickflip, whats next bro',
      both(among(PAST_KICKFLIP), but('ollie|kickflip')),
    ),
    wish('qué aprendo después del kickflip?', both(among(PAST_KICKFLIP), but('kickflip'))),
    wish(
      'je plaque kickflip et heelflip, prochaine figure',
      both(among(NEXT_FLIPS), but('kickflip|heelflip')),
    ),
    wish('Que truco viene después del ollie y el 180?', both(among(FIRST_STEPS), but('ollie'))),
  ],
  'counted up with marks, in fragments, or on a ground of its own': [
    wish(
      'ollie ✅ shuv ✅ kickflip ✅ heelflip ❌ fs180 ✅ next??',
      both(among(PAST_KICKFLIP), but('ollie|shuvit|kickflip|frontside 180')),
    ),
    wish(
      '[x] ollie [x] kickflip [ ] heelflip [x] pop shuv. whats next',
      both(among(PAST_KICKFLIP), but('ollie|pop shuvit|kickflip')),
    ),
    wish(
      'ollie: yes, kickflip: yes, heelflip: no. next?',
      both(among(PAST_KICKFLIP), but('ollie|kickflip|varial heelflip')),
    ),
    wish(
      'can do axle stalls, rock n rolls, and fakie ollies on the 4ft mini. and feebles. bored',
      both(among(MORE_STALLS), but('axle stall|rock and roll|feeble grind|feeble stall')),
    ),
    wish(
      'pivot to fakie, 50-50 both sides and feebles on the quarter pipe. more pls',
      both(
        among(MORE_STALLS),
        but('pivot to fakie|50-50|feeble grind|feeble stall|axle stall|crooked grind'),
      ),
    ),
    wish('I have all the 180s and half cabs', among('caballerial|(nollie|switch) .*180|360')),
    wish('manny, nose manny and manny 180 out, what next', both(among('.*manual.*'), but('nose manual'))),
    wish(
      'manuals yes, nose manuals yes, kickflips no. next manual trick',
      both(among('.*manual.*'), but('manual|nose manual')),
    ),
    wish('line on mini ramp: rock fakie, then ??? then axle', both(among(MORE_STALLS), but('axle stall'))),
    wish('just got fs airs on the vert ramp and some indys. next air?', among('air', '.*grab', 'stalefish')),
    wish('got my ollies to knee height. now?', both(among(FIRST_STEPS), but('ollie'))),
    wish('whats a good one after 360 shuvs if i cant flip', among('.*bigspin', '360 shuvit', '360')),
    wish('I can drop in on everything up to 8 feet but no lip tricks at all', called(/stall|rock/i)),
  ],
  'said of what is missing, or too well known': [
    wish(
      'im decent at flip tricks (kick, heel, varial, fs flip) but have zero ledge tricks. what now',
      among(FIRST_EDGES),
    ),
    wish('starting to get bored with kickflips on flat', both(among(PAST_KICKFLIP), but('kickflip'))),
    wish(
      'cannot get heelflips. already have varial flips and tres. alternatives',
      both(among(HARD_FLIPS), but('heelflip|varial heelflip')),
    ),
    wish('hi i do slappy 50s and slappy crooks on curbs. more like that', among('slappy (?!crook).*')),
    wish('my ollie, manual, and kickturn are down, not shuvits tho', among('pop shuvit|shuvit|180')),
    wish(
      "i'm at ollies, shuvs and rolling off curbs. 180s scare me. next?",
      called(/shuvit|manual|kickflip/i),
    ),
    wish(
      '5-0 stalls, feebles, smiths on the mini all good. whats left before airs',
      called(/disaster|blunt|nose/i),
    ),
    wish('what do i learn first 5-0 or nosegrind', among('5-0')),
    wish('if i can hardflip can i do a 360 hardflip next?', called(/360 hardflip|laser/i)),
  ],
  'held against another trick, or before it': [
    wish('something like a rock to fakie but harder', among(MORE_STALLS)),
    wish('harder than hardflip', both(among(HARD_FLIPS), but('inward heelflip|hardflip'))),
    wish('what trick should i learn to get better at tre flips', among('360 shuvit|varial kickflip')),
  ],
}
