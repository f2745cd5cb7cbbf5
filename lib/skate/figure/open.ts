import { type Contact, recordOf } from '../contacts.ts'
import { isOnCoping, type Motion } from '../motion.ts'
import { meetingOf } from '../stance.ts'
import { asNamed, asUsuallyDone } from '../usual.ts'
import { the } from '../wording.ts'
import { OPEN_STANDS } from './cut.ts'
import { isDrawnAs } from './drawn-as.ts'
import { isDrawn } from './manners.ts'

const SIDED: readonly Contact['kind'][] = ['grind', 'slide', 'stall']

/** What the words do not say, and what is drawn for it. */
export function openIn(motion: Motion): string[] {
  const parts = (motion.parts.length > 0 ? motion.parts : [motion]).map(asNamed)
  const said = parts.flatMap((part, at) => {
    const before = parts[at - 1]
    // From one grind or slide to the next it is the same ledge.
    const rode = parts
      .slice(0, at)
      .find(({ approach, contact: on }) => approach && on && SIDED.includes(on.kind))
    const side = rode?.approach ?? (before ? meetingOf(before, part).comes : part.approach)
    const { contact, style, boardDeg, bodyDeg, bodyTurn, flip } = part
    const open: string[] = []
    if (isDrawnAs(part)) return []
    if (style && OPEN_STANDS.has(style)) open.push('This one is not drawn yet: you only see the roll.')
    else if (asUsuallyDone(part))
      open.push(`There is more than one way to do ${the(style ?? 'trick')}. You see the most common one.`)
    else if (flip.kind === null && (!style || !isDrawn(style)))
      open.push('Skaters disagree on how the board turns here, so the drawing leaves that turn out.')
    else if (style === 'Varial') open.push('The board can turn either way here. You see it backside.')
    else if (boardDeg === null && !bodyTurn && !contact && part.wrap === null && style && !isDrawn(style))
      open.push('How far the board turns is up to you, so the drawing leaves that turn out.')
    // Off a slide it goes on as it came, and an air comes down on the coping the way it was turned.
    const isGivenBefore = before?.contact?.kind === 'slide' || (contact?.kind === 'stall' && before?.bodyDeg)
    if (bodyDeg === null && bodyTurn && !part.approach && !isGivenBefore)
      open.push('You can turn either way here. You see it backside.')
    if (
      contact &&
      SIDED.includes(contact.kind) &&
      !side &&
      recordOf(contact).kind !== 'manual' &&
      contact.kind !== 'stall'
    )
      open.push(
        isOnCoping(part)
          ? 'You can turn either way here. You see it backside.'
          : 'You can come at it from either side. You see it backside.',
      )
    if (contact?.kind === 'plant')
      open.push('There is more than one way to hold the board here. You see one of them.')
    return open
  })
  return [...new Set(said)]
}
