import { describe, expect, it } from 'vitest'
import { trickSummary } from '@/tests/setup/tricks'
import { whatNext } from '../skate/coach/next'
import { suggest } from '../skate/coach/suggest'
import { coachLibrary as library } from '../skate/coach/testdata/coach-library'
import { LEVELS } from '../skate/difficulty/difficulty'
import { seedTricks } from '../skate/testdata/library'
import { practiceFrom } from '../tricks/rider'
import { trickCategories } from '../tricks/taxonomy'
import { landingRate, recordOf, skaterOf } from './practice'
import { begun } from './progress'
import type { MyTrick, Next } from './schema'
import { planSession } from './session'
import type { MasteryLevel } from './taxonomy'

/** Of a trick on a list: its level, and what was logged of it. */
type Kept = MasteryLevel | [tries: number, lands: number, level?: MasteryLevel]

/** Ten skaters, and what anyone who skates would tell them to do next. */
const SKATERS: Record<string, { list: Record<string, Kept>; next: string[] }> = {
  'on the first day, who can only push': {
    list: { Pushing: 'CONSISTENT' },
    next: ['Kickturn', 'Tic Tac', 'Manual'],
  },
  'who is learning to ollie': {
    list: { Pushing: 'MASTERED', Kickturn: 'CONSISTENT', 'Tic Tac': 'CONSISTENT', Ollie: [90, 31] },
    next: ['Ollie'],
  },
  'after half a year': {
    list: {
      Ollie: [80, 60, 'CONSISTENT'],
      'Frontside 180': 'CONSISTENT',
      'Pop Shuvit': 'CONSISTENT',
      Kickflip: [60, 2],
    },
    next: ['Backside 180', 'Kickflip', 'Frontside Pop Shuvit'],
  },
  'after a year': {
    list: {
      Ollie: 'MASTERED',
      'Frontside 180': 'MASTERED',
      'Backside 180': 'CONSISTENT',
      'Pop Shuvit': 'CONSISTENT',
      Manual: 'CONSISTENT',
      Boardslide: 'CONSISTENT',
      Kickflip: [70, 47, 'CONSISTENT'],
      Heelflip: [80, 20],
      '360 Flip': 'LEARNING',
    },
    next: ['Heelflip'],
  },
  'who skates street': {
    list: {
      Kickflip: 'MASTERED',
      Heelflip: 'CONSISTENT',
      'Frontside 180': 'MASTERED',
      'Backside 180': 'MASTERED',
      'Varial Kickflip': 'CONSISTENT',
      'Backside 50-50': 'CONSISTENT',
      'Frontside 5-0': 'CONSISTENT',
      'Backside Noseslide': 'CONSISTENT',
      Boardslide: 'MASTERED',
    },
    next: [
      'Backside Flip',
      'Frontside Flip',
      '360 Flip',
      'Hardflip',
      'Feeble Grind',
      'Tailslide',
      'Crooked Grind',
    ],
  },
  'who skates ramps': {
    list: {
      'Drop In': 'MASTERED',
      'Rock to Fakie': 'MASTERED',
      'Axle Stall': 'CONSISTENT',
      'Rock and Roll': 'CONSISTENT',
      'Tail Stall': 'CONSISTENT',
      Kickturn: 'MASTERED',
      Pump: 'MASTERED',
      Disaster: [30, 7],
    },
    next: ['Disaster'],
  },
  'who skates fakie': {
    list: {
      Ollie: 'MASTERED',
      'Fakie Ollie': 'MASTERED',
      'Half Cab': 'MASTERED',
      'Frontside Half Cab': 'CONSISTENT',
      'Fakie Pop Shuvit': 'MASTERED',
      'Fakie Kickflip': 'CONSISTENT',
      'Half Cab Flip': 'CONSISTENT',
    },
    next: [
      'Frontside Half Cab Flip',
      'Caballerial',
      'Fakie Bigspin',
      'Fakie Heelflip',
      'Fakie Varial Kickflip',
    ],
  },
  'who is advanced': {
    list: {
      Kickflip: 'MASTERED',
      Heelflip: 'MASTERED',
      '360 Flip': 'CONSISTENT',
      Hardflip: 'CONSISTENT',
      'Frontside Flip': 'MASTERED',
      'Backside Flip': 'MASTERED',
      'Nollie Kickflip': 'CONSISTENT',
      'Backside Tailslide': 'CONSISTENT',
      'Crooked Grind': 'CONSISTENT',
      'Frontside 50-50': 'MASTERED',
      'Backside Smith Grind': 'CONSISTENT',
      Bluntslide: [40, 0],
    },
    next: ['Inward Heelflip', 'Varial Heelflip', 'Laser Flip', 'Nollie Heelflip', 'Backside Bluntslide'],
  },
  'who is sponsored': {
    list: Object.fromEntries(
      [
        '360 Flip',
        'Laser Flip',
        'Hardflip',
        'Inward Heelflip',
        'Nollie 360 Flip',
        'Nollie Inward Heelflip',
        'Switch Kickflip',
        'Switch Heelflip',
        'Switch 360 Flip',
        'Kickflip Backside Tailslide',
        'Backside Noseblunt Slide',
        'Frontside Bluntslide',
        'Backside Smith Grind',
        'Crooked Grind',
      ].map((name) => [name, 'MASTERED']),
    ),
    next: [
      '360 Hardflip',
      'Switch Hardflip',
      'Switch Inward Heelflip',
      '360 Inward Heelflip',
      'Nollie Laser Flip',
    ],
  },
  'who is back after 15 years': {
    list: {
      Ollie: [40, 29, 'MASTERED'],
      'Pop Shuvit': [25, 14, 'CONSISTENT'],
      'Frontside 180': 'CONSISTENT',
      'No Comply': 'CONSISTENT',
      Boardslide: 'CONSISTENT',
      '50-50': 'CONSISTENT',
      Kickflip: [40, 6, 'MASTERED'],
    },
    next: ['Kickflip'],
  },
}

const now = Date.parse('2026-06-15T12:00:00Z')
const byName = new Map(library.tricks.map((trick) => [trick.name, trick]))
const byId = new Map(library.tricks.map((trick) => [trick.id, trick]))

function summaryOf(id: number) {
  const { name = '', value = 1, level = 'Beginner' } = byId.get(id) ?? {}
  const listed = seedTricks.find((seed) => seed.name === name)?.category
  const category = trickCategories.find((each) => each === listed) ?? 'Flatground'
  return trickSummary(id, { name, category, difficulty: value, difficultyRating: level })
}

function mine(name: string, kept: Kept): MyTrick {
  const trick =
    byName.get(name) ??
    library.tricks.find((each) => each.name.replace(/^(?:Frontside|Backside) /, '') === name)
  if (trick?.id == null) throw new RangeError(`The library has no ${name}.`)
  const [tries, lands, level = 'LEARNING'] = typeof kept === 'string' ? [0, 0, kept] : kept
  return {
    ...summaryOf(trick.id),
    steps: [],
    videoUrl: null,
    videoStart: null,
    landing: landingRate(tries, lands),
    progress: {
      ...begun,
      masteryLevel: level,
      lastPracticed: tries > 0 ? new Date(now - 864e5).toISOString() : null,
      notes: [],
    },
  }
}

/** What TrickBot, Next for you and the session tell a skater. */
function answersTo(list: Record<string, Kept>) {
  const tricks = Object.entries(list).map(([name, kept]) => mine(name, kept))
  const practice = practiceFrom(tricks.map((trick) => [trick.id, recordOf(trick)] as const))
  const { tricks: first, order } = whatNext(library, practice)
  const next: Next = {
    order: [...order],
    tricks: first.map(({ id, why }) => ({ trick: summaryOf(id), reason: why })),
  }
  const plan = planSession(tricks, skaterOf(tricks), next, now)
  const main = plan.find(
    ({ trickId, role }) => trickId === order[0] && /^(?:project|next|stretch)$/.test(role),
  )
  const others = plan.filter((each) => each !== main)
  const asked = (text: string) => suggest(library, { text, levels: LEVELS, ...practice })?.trick.name
  return {
    asked: [asked('what next'), asked("what's next for me")],
    next: next.tricks.map(({ trick }) => trick.name),
    main: main && summaryOf(main.trickId).name,
    others,
  }
}

describe('a skater', () => {
  it.each(Object.entries(SKATERS))('%s gets one answer from all who are asked', (_, { list, next }) => {
    const told = answersTo(list)
    const [first] = told.next
    expect(next).toContain(first)
    expect({ asked: told.asked, main: told.main }).toEqual({ asked: [first, first], main: first })
  })

  it.each(Object.entries(SKATERS))('%s warms up and finishes on what was landed', (_, { list }) => {
    const tricks = new Map(Object.entries(list).map(([name, kept]) => [mine(name, kept).id, kept]))
    for (const { trickId, role } of answersTo(list).others) {
      const kept = tricks.get(trickId)
      const isLanded = typeof kept === 'string' ? kept !== 'LEARNING' : (kept?.[1] ?? 0) > 0
      if (role === 'warmup' || role === 'finish') expect(isLanded).toBe(true)
    }
  })
})
