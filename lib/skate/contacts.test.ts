import { describe, expect, it } from 'vitest'
import { CONTACT_SPELLINGS } from './contact-spellings.ts'
import { CONTACT_NAMES, CONTACTS, type ContactName, contactNamed, recordOf } from './contacts.ts'
import { filmOf } from './figure/film.ts'
import { lessonFor } from './lessons/lesson.ts'
import { nameTrick } from './name/name.ts'
import { parseTrick } from './read/parse.ts'
import { complaints } from './testdata/complaints.ts'
import { VOCABULARY } from './vocabulary.ts'

const motionNamed = (name: string) => {
  const parsed = parseTrick(name)
  if (!parsed.ok) throw new Error(`"${name}" is not understood: ${parsed.message}`)
  return parsed.motion
}

/** A spelling of a contact may mean something else alone: "blunt" becomes a slide after a side. */
const said: Partial<Record<ContactName, string>> = { Blunt: 'Blunt Stall' }
const plain = (name: ContactName) => motionNamed(said[name] ?? name)

/** The composed lesson; null as well where composing fails for want of an entry. */
function taught(name: ContactName) {
  try {
    return lessonFor(plain(name), { name })
  } catch {
    return null
  }
}

describe.each(CONTACT_NAMES)('the record of %s', (name) => {
  const contact = contactNamed(name)

  it('has spellings that are read as it', () => {
    for (const spelling of [name, ...(CONTACT_SPELLINGS[name] ?? [])]) {
      const terms = VOCABULARY.get(
        spelling
          .toLowerCase()
          .replace(/5[-.]0(?!\d)/, 'fiveo')
          .replace(/[^a-z0-9&]/g, ''),
      )
      const isKnown = terms?.some(
        (term) => term.is === 'blunt' || (term.is === 'contact' && term.contact.name === name),
      )
      expect(isKnown, `"${spelling}" is not read as ${name}: another entry of vocabulary.ts takes it`).toBe(
        true,
      )
    }
  })

  it('is what its name is read as, and is called by it again', () => {
    const motion = plain(name)
    expect(motion.contact).toEqual(contact)
    expect(
      nameTrick(motion)?.name,
      `${name} is read but not named: see contactNames in name/name.ts`,
    ).toBeTruthy()
  })

  it('has a lesson that reads well', () => {
    const lesson = taught(name)
    expect(lesson, `${name} has no lesson: write a row in lessons/rows/contacts.json`).not.toBeNull()
    expect(lesson && complaints(lesson)).toEqual([])
  })

  it('has a film that shows it', () => {
    const { moments } = filmOf(plain(name), 'regular')
    const shown = { air: 'Peak', grab: 'Grab', plant: 'Plant' } as const
    const wanted = contact.kind in shown ? shown[contact.kind as keyof typeof shown] : 'Hold'
    expect(
      moments.map((moment) => moment.name),
      `${name} is not drawn: see figure/film.ts`,
    ).toContain(wanted)
  })
})

describe('how contacts lie', () => {
  const lies = CONTACT_NAMES.flatMap((name) => {
    const record = recordOf(contactNamed(name))
    return 'lie' in record && record.lie ? [{ name, lie: record.lie }] : []
  })

  it('never rests on the end that is held up', () => {
    const wrong = lies.filter(({ lie }) => lie.high && lie.rest.startsWith(lie.high))
    expect(wrong).toEqual([])
  })

  it('tells every grind and slide apart', () => {
    const edges = lies.filter(({ name }) => ['grind', 'slide'].includes(CONTACTS[name].kind))
    const same = Map.groupBy(edges, ({ lie }) => JSON.stringify(lie))
    // What tells these apart is a hand on the board or behind the rider.
    const byHand = [
      ['50-50', 'Layback Grind'],
      ['5-0', 'Crail Grind', 'Pogo Grind', 'Tailblock Grind'],
      ['Tailslide', 'Crail Slide'],
    ]
    const alike = [...same.values()]
      .map((group) => group.map(({ name }) => name))
      .filter(({ length }) => length > 1)
    expect(alike).toEqual(byHand)
  })

  it.each(CONTACT_NAMES.filter((name) => CONTACTS[name].kind === 'grab'))(
    'says in the lesson of %s which hand holds it, as its record does',
    (name) => {
      const record = recordOf(contactNamed(name))
      const hand = 'grip' in record && record.grip ? record.grip.hand : 'none'
      expect(lessonFor(plain(name))?.steps.join(' ')).toMatch(new RegExp(`\\b${hand} hand\\b`))
    },
  )
})
