import type { Stance } from '../motion.ts'
import { type Fault, fault } from './lesson.ts'

/** What goes wrong with any trick of a stance. */
export const STANCE_FAULTS: Record<Stance, readonly [Fault, Fault, Fault]> = {
  regular: [
    fault(
      'The board comes up only as high as your ankles.',
      'You jump after the pop instead of with it. Let foot and hips go at once, and pull the knees up.',
    ),
    fault(
      'You land with your weight behind the board.',
      'Your head stayed over the tail. Take off with your chest above the middle of the deck.',
    ),
    fault(
      'The board drifts off to one side in the air.',
      'You jumped off one edge. Push off the whole sole and keep your shoulders level.',
    ),
  ],
  nollie: [
    fault(
      'The nose scrapes and the board stays low.',
      'All your weight stood on the nose. Keep the hips between the bolts and strike it with the ankle.',
    ),
    fault(
      'The board runs on and you come down behind it.',
      'You jumped straight up from a board that rolls. Spring a little forward, to where you will be at the landing.',
    ),
    fault(
      'You hop off before the pop is finished.',
      'The front leg has to push until it is straight. Wait for the sound of the nose.',
    ),
  ],
  fakie: [
    fault(
      'The tail drags and throws you off over it.',
      'You leaned on the leading end before the pop. Centre the hips and use only the ankle.',
    ),
    fault(
      'You land with the board ahead of you.',
      'The ollie habit pulled your weight toward the nose. Leave the ground with your head above the tail bolts.',
    ),
    fault(
      'You land on a curve.',
      'Your hips opened toward travel. Turn the neck and leave the front shoulder where it is.',
    ),
  ],
  switch: [
    fault(
      'Your shoulders fall open before the pop.',
      'Hold the leading hand above the bolts under it until your feet have done their work.',
    ),
    fault(
      'There is no height in the pop.',
      'The trailing foot presses instead of snapping. Do ten switch ollies over a stick before each round of tries.',
    ),
    fault(
      'You step off with the wrong foot before you even fall.',
      'That is fear, not technique. Roll around in switch for five minutes until it stops being news.',
    ),
  ],
}
