import { wall } from './scenes/default.ts'
import { firstDay } from './scenes/first-day-on-a-skateboard.ts'
import { grinds } from './scenes/first-grinds-and-slides.ts'
import { sides } from './scenes/frontside-backside-explained.ts'
import { line } from './scenes/how-to-build-a-line.ts'
import { dropIn } from './scenes/how-to-drop-in.ts'
import { fall } from './scenes/how-to-fall-safely.ts'
import { kickflip } from './scenes/how-to-kickflip.ts'
import { ollie } from './scenes/how-to-ollie.ts'
import { practice } from './scenes/how-to-practice-skateboarding.ts'
import { push } from './scenes/how-to-push-and-turn.ts'
import { park } from './scenes/how-to-read-a-skatepark.ts'
import { shuvit } from './scenes/how-to-shuvit-and-pop-shuvit.ts'
import { names } from './scenes/how-tricks-get-their-names.ts'
import { manual } from './scenes/manuals-and-balance.ts'
import { stances } from './scenes/regular-nollie-fakie-switch.ts'
import { setup } from './scenes/skateboard-setup-guide.ts'
import { older } from './scenes/skateboarding-as-an-older-beginner.ts'
import { order } from './scenes/what-order-to-learn-tricks.ts'

interface Cover {
  readonly title: string
  readonly draw: () => string
}

/** The blog's covers by the names of their posts, each with what it shows. */
export const COVERS: Readonly<Record<string, Cover>> = {
  default: {
    title: 'A wall of skateboards seen from below, the one in the middle taken off its hook',
    draw: wall,
  },
  'first-day-on-a-skateboard': {
    title: 'Two legs on a skateboard on grass, feet across the bolts and knees bent',
    draw: firstDay,
  },
  'first-grinds-and-slides': {
    title: 'A skater in a 50-50 on a low waxed ledge, both trucks on the edge, knees bent',
    draw: grinds,
  },
  'frontside-backside-explained': {
    title:
      'A rolling skateboard from above between two ledges: the toes point at the frontside one, the heels at the backside one',
    draw: sides,
  },
  'how-to-build-a-line': {
    title: 'A skatepark from above with a dotted path that links a ramp, a flat pad and a ledge',
    draw: line,
  },
  'how-to-drop-in': {
    title:
      'A skater on the coping of a small quarter pipe, tail on the edge, front foot over the front bolts, about to drop in',
    draw: dropIn,
  },
  'how-to-fall-safely': {
    title: 'A skater in helmet and pads sliding out on both knees while the board rolls away',
    draw: fall,
  },
  'how-to-kickflip': {
    title: 'A skateboard that has rolled halfway over below two tucked legs, its graphic and wheels in view',
    draw: kickflip,
  },
  'how-to-ollie': {
    title:
      'Five moments of an ollie over a cone, in color at the peak: the board level and both knees tucked',
    draw: ollie,
  },
  'how-to-practice-skateboarding': {
    title:
      'A board leaning on a brick wall beside chalk marks that count landed and missed tries in sets of ten',
    draw: practice,
  },
  'how-to-push-and-turn': {
    title: 'A skater in mid push, standing on the front leg while the back foot sweeps the ground',
    draw: push,
  },
  'how-to-read-a-skatepark': {
    title:
      'A skatepark seen from above, with one route drawn from a bank over a low box to a quarter pipe and back',
    draw: park,
  },
  'how-to-shuvit-and-pop-shuvit': {
    title: 'A skateboard turning flat below two legs that hop above it and face the same way as before',
    draw: shuvit,
  },
  'how-tricks-get-their-names': {
    title: 'A flipping skateboard above four labels that read fakie, frontside, 180 and flip',
    draw: names,
  },
  'manuals-and-balance': {
    title:
      'A skater crossing a low manual pad on the back wheels, nose up, arms out, before a large balance dial',
    draw: manual,
  },
  'regular-nollie-fakie-switch': {
    title:
      'Four boards seen from above, for regular, nollie, fakie and switch, with arrows for the direction of travel and a star on the end that is popped',
    draw: stances,
  },
  'skateboard-setup-guide': {
    title:
      'A skateboard taken apart: deck, two trucks, four wheels, bearings, bushings, bolts and a skate tool',
    draw: setup,
  },
  'skateboarding-as-an-older-beginner': {
    title: 'A grown skater with helmet and knee pads rolling down a mellow bank on an empty morning',
    draw: older,
  },
  'what-order-to-learn-tricks': {
    title: 'Five numbered stairs of small skateboards, rising from a push over an ollie to a kickflip',
    draw: order,
  },
}
