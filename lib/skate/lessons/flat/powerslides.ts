import { FEET } from '../../feet.ts'
import type { Motion, Stance } from '../../motion.ts'
import type { Lead } from '../../stance.ts'
import { fault, type Lesson, leavesYou, rollAway, seedOf, sentence } from '../phrases.ts'

const ROLL: Record<Stance, string> = {
  regular: 'roll at a fast jog',
  nollie: 'roll at a fast jog',
  fakie: 'roll fakie at a jog',
  switch: 'roll switch at a jog',
}

/**
 * Teaches a powerslide: the board across the way it travels and back in line, or on until its other end leads.
 * Fakie keeps the natural sense of frontside, so there the chest faces travel in a backside one.
 */
export function powerslideLesson(motion: Motion, exit: Lead | null): Lesson {
  const { stance } = motion
  const feet = FEET[stance]
  const seed = seedOf(JSON.stringify(motion))
  const isChestFirst = (motion.bodyDeg ?? -90) > 0 !== (stance === 'fakie')
  const isThrough = (motion.bodyTurn ?? 90) >= 180 || motion.to !== null || motion.revert !== null
  const end = stance === 'fakie' ? 'nose' : 'tail'
  const foot = feet[end]
  const way = isChestFirst
    ? 'your chest faces where you go and the heels hold you back'
    : 'your back faces where you go and you skid on your toes'
  const then = isThrough
    ? `It goes on around until the ${end} leads`
    : 'It swings straight again before you stop'
  return {
    description: `${sentence(`you throw the board across its own travel and let the wheels skid; ${way}`)} ${then}, ${leavesYou(stance, exit, seed)}. It is a brake first, and every slide on wheels begins with it.`,
    steps: [
      `Pick smooth, dry ground and hard wheels, and ${ROLL[stance]} with your feet over the bolts.`,
      'Crouch, then rise a little, so that the wheels go light.',
      `In that moment ${isChestFirst ? 'open' : 'close'} the shoulders and push the ${end} out ${isChestFirst ? 'in front of' : 'behind'} you with the ${foot}.`,
      isChestFirst
        ? 'Lean back against the skid, heels pressing, with some weight kept on both feet.'
        : 'Lean over your toes, away from where you are going, and look back over the leading shoulder.',
      isThrough
        ? `Keep head and ${foot} going past the quarter until the ${end} has come around to lead.`
        : `Before the speed is gone bring the shoulders back in line and let the ${end} swing in behind you.`,
      `Stay low as the wheels grip again and ${rollAway(stance, exit, seed)}.`,
    ],
    mistakes: [
      fault(
        `The wheels grip and throw you off over your ${isChestFirst ? 'toes' : 'heels'}.`,
        'You stood upright as the board went across. Lean away from travel before it gets there.',
      ),
      fault(
        'It turns a little and becomes a carve.',
        'Your weight was on the wheels. Push while you rise out of the crouch, and come in faster.',
      ),
      isThrough
        ? fault(
            'It stops halfway and you stand across your own line.',
            `Look past your shoulder to where you will roll, and let the ${foot} follow the look.`,
          )
        : fault(
            'You slide all the way around.',
            'Stop the shoulders at the quarter; the board goes no further than they do.',
          ),
    ],
  }
}

/** The same with one foot in the air: the foot that pushes the end out stays, and the other one leaves. */
export function oneFootPowerslideLesson(motion: Motion, exit: Lead | null): Lesson {
  const { description, steps, mistakes } = powerslideLesson(motion, exit)
  const { nose, tail } = FEET[motion.stance]
  const [stays, leaves] = motion.stance === 'fakie' ? [nose, tail] : [tail, nose]
  const [what = ''] = description.split(/(?<=\.) /)
  const [, crouch = '', push = '', lean = '', go = '', away = ''] = steps
  return {
    description: `${what} The ${leaves} is in the air all the while, so the ${stays} steers, skids and stands for both.`,
    steps: [
      'Have this slide on two feet, on ground so slick that it never sticks.',
      `${crouch.replace(/\.$/, '')}, with the ${stays} moved in over its bolts and nearly all your weight on it.`,
      push,
      `Lift the ${leaves} as the wheels break loose, knee up, arms wide.`,
      lean.replace(', with some weight kept on both feet', ''),
      go,
      `Put the ${leaves} back over its bolts before the wheels grip. ${away}`,
    ],
    mistakes: [
      fault(
        `The ${leaves} will not come off.`,
        `You still lean on it. Stand over the ${stays} before you push, until the other one is only a touch.`,
      ),
      ...mistakes.slice(0, 2),
    ],
  }
}
