import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTrickFacts, readTrickTexts } from '../../../prisma/seed/content.ts'
import { rollOut } from '../lines/trick.ts'
import type { Motion } from '../motion.ts'
import { labelOf, nameTrick } from '../name/name.ts'
import { parseTrick } from '../read/parse.ts'
import { combination, singleMotion } from '../testdata/arbitrary-motion.ts'
import { falseClaims } from '../testdata/claims.ts'
import { complaints } from '../testdata/complaints.ts'
import { sampled } from '../testdata/sample.ts'
import { lessonFor } from './lesson.ts'
import type { Lesson, Written } from './phrases.ts'
import ROWS from './rows/phrases.json' with { type: 'json' }

function motionOf(name: string): Motion {
  const parsed = parseTrick(name)
  if (!parsed.ok) throw new Error(`${name}: ${parsed.message}`)
  return parsed.motion
}

const facts = readTrickFacts()
const texts = readTrickTexts()
const byLabel = new Map(
  facts.flatMap(({ name, slug }) => {
    const text = texts.get(slug)
    return text ? [[labelOf(motionOf(name)), text] as const] : []
  }),
)
const written: Written = (motion) => byLabel.get(labelOf(motion)) ?? null

/** From its motion alone, and with what is written of its pieces. */
const bare = (name: string): Lesson => lessonFor(motionOf(name), { name })
const taught = (name: string): Lesson => lessonFor(motionOf(name), { name, written })

const textsOf = ({ description, steps, mistakes }: Lesson): string[] => [
  description,
  ...steps,
  ...mistakes.flatMap(({ mistake, fix }) => [mistake, fix]),
]
const text = (lesson: Lesson): string => textsOf(lesson).join(' ')
const stepOf = ({ steps }: Lesson, what: RegExp): number => steps.findIndex((step) => what.test(step))

/** One sentence said twice in a lesson, wherever it stands. */
function saidTwice(lesson: Lesson): string[] {
  const sentences = textsOf(lesson).flatMap((each) => each.split(/(?<=[.!?])\s+/))
  return sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)
}

describe('the lesson of whatever has a name', () => {
  it('is there, reads well, and says nothing twice', () => {
    fc.assert(
      fc.property(fc.oneof(singleMotion, combination), fc.boolean(), (made, isWritten) => {
        const name = nameTrick(made)?.name ?? ''
        const read = parseTrick(name)
        fc.pre(read.ok)
        const lesson = lessonFor(read.motion, { name, ...(isWritten && { written }) })
        const wrong = [...complaints(lesson), ...saidTwice(lesson)].map((each) => `${name}: ${each}`)
        expect(wrong).toEqual([])
        expect(lessonFor(read.motion, { name, ...(isWritten && { written }) })).toEqual(lesson)
      }),
      { numRuns: 400 },
    )
  })

  it('is what is written by hand where somebody has, and in switch the same by the other half of the body', () => {
    expect(taught('kickflip')).toBe(texts.get('kickflip'))
    const unwritten: Written = (motion) => (motion.stance === 'switch' ? null : written(motion))
    const mirrored = lessonFor(motionOf('switch kickflip'), { written: unwritten })
    expect(text(mirrored)).toMatch(/trailing foot/)
    expect(text(mirrored)).not.toMatch(/(front|back) foot/)
  })
})

describe('lessons for the library', () => {
  const names = new Set(
    facts.flatMap(({ name, aliases }) => [name, ...aliases]).map((each) => each.toLowerCase()),
  )

  it('say nothing of a motion that it denies, composed for every trick as if nobody had written of any', () => {
    const wrong = sampled(facts, 7).flatMap((trick) => {
      const motion = motionOf(trick.name)
      const { description, steps } = lessonFor(motion, trick)
      const subject = { name: trick.name, motion, out: rollOut(motion, trick) }
      return falseClaims([description, ...steps], subject, names).map((claim) => `${trick.slug}: ${claim}`)
    })
    expect(wrong).toEqual([])
  })

  it('take the steps of a combination from what is written of its pieces', () => {
    const [way, slide] = [texts.get('kickflip'), texts.get('backside-tailslide')]
    const { steps, mistakes } = taught('switch kickflip switch bs tailslide')
    expect(steps.length).toBeLessThanOrEqual(8)
    expect(mistakes).toHaveLength(3)
    const own = taught('kickflip bs tailslide bigspin out').steps.join(' ')
    expect(way?.steps.filter((step) => own.includes(step)).length).toBeGreaterThan(1)
    expect(slide?.steps.filter((step) => own.includes(step)).length).toBeGreaterThan(0)
  })
})

describe('a combination', () => {
  const all = facts
    .map((trick) => ({ trick, motion: motionOf(trick.name) }))
    .filter(({ trick, motion }) => motion.parts.length > 1 && !trick.name.includes(','))
  const told = all.map(({ trick, motion }) => ({
    name: trick.name,
    parts: motion.parts,
    steps: lessonFor(motion, { ...trick, written }).steps,
  }))
  const intoEdge = told.filter(({ parts: [way, met] }) => {
    const isPlainWay = way && !way.contact && way.style === null
    return isPlainWay && /grind|slide|manual/.test(met?.contact?.kind ?? '')
  })
  const sentencesOf = (steps: readonly string[]) => steps.flatMap((step) => step.split(/(?<=[.!?])\s+/))
  const thatSay = (steps: readonly string[], what: RegExp) =>
    sentencesOf(steps).filter((sentence) => what.test(sentence))

  it('is come to once, with the feet set once and both of them named', () => {
    const wrong = intoEdge.filter(({ steps }) => {
      const comes = thatSay(
        steps,
        /^(?:Roll (?!the)|Come (?:at|in|straight)|Approach|Ride (?:at|up|fast|slowly))/,
      )
      const places = thatSay(
        steps.slice(0, 4),
        /\b(?:set|put|place|have|hang|rest|angle|lay)\b.*\b(?:foot|toes|heel)\b.*\b(?:tail|nose|bolts|board|edge)\b/i,
      ).join(' ')
      const areBothNamed = /front|leading/.test(places) && /back|trailing/.test(places)
      return comes.length !== 1 || !areBothNamed
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('leaves the ground once for each jump', () => {
    const wrong = intoEdge.filter(({ parts, steps }) => {
      const pops = thatSay(steps, /\b(?:pop|snap|stamp|scoop|sling|kick|push|jump)\b/i)
      const plainly = thatSay(steps, /\b(?:pop|snap)(?: \w+){0,4} the (?:tail|nose)\b/i)
      return pops.length === 0 || plainly.length > (parts.length > 2 ? 2 : 1)
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('brings back what hangs over an edge before anything else follows', () => {
    const hanging = told.filter(
      ({ parts: [held, way] }) =>
        /Feeble|Smith|Crooked|Salad|Suski|Overcrook|Willy|Losi/.test(held?.contact?.name ?? '') &&
        !way?.contact,
    )
    const wrong = hanging.filter(
      ({ steps }) =>
        thatSay(steps, /before the \w+ ends .*(?:back over|board level|in behind|in line)/).length === 0,
    )
    expect(hanging.length).toBeGreaterThan(5)
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('says which way one turns out of it', () => {
    const turned = told.filter(({ name }) => /(?:180|270) Out$|(?<!Rock) to Fakie$/.test(name))
    const wrong = turned.filter(
      ({ steps }) =>
        thatSay(
          steps.slice(-3),
          /frontside|backside|the leading shoulder|the side you came|the way (?:you|they)|your flatground/i,
        ).length === 0,
    )
    expect(turned.length).toBeGreaterThan(20)
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
})

describe('the rows', () => {
  it('have one way to say a thing, or a few', () => {
    const ways = Object.values(ROWS).flatMap((rows) => Object.values<string | string[]>(rows))
    expect(ways.filter((each) => Array.isArray(each) && each.length > 3)).toEqual([])
  })
})

describe('feet and ends on the way into switch', () => {
  it.each([
    ['fakie ollie switch 5-0', 'truck under the nose', 'front foot'],
    ['fakie heelflip switch nosegrind', 'truck under the tail', 'back foot'],
    ['bs 180 switch 5-0', 'truck under the nose', 'front foot'],
    ['nollie fs 180 switch 5-0', 'truck under the nose', 'front foot'],
    ['fs 180 switch nosegrind', 'truck under the tail', 'back foot'],
  ])('are called by one name throughout a %s, which stands on the %s', (name, truck, foot) => {
    for (const lesson of [bare(name), taught(name)]) {
      const steps = lesson.steps.join(' ')
      expect(steps).not.toMatch(/(leading|trailing) foot|(front|back) truck/)
      expect(steps).toContain(truck)
    }
    expect(bare(name).steps.join(' ')).toContain(foot)
  })
})

describe('fakie at the coping', () => {
  it('brings the nose over the platform, and leans in only when the wheels are free', () => {
    expect(text(bare('fakie disaster'))).toMatch(/over the platform back across the coping/)
    expect(text(bare('disaster'))).not.toMatch(/over the platform back across the coping/)
  })

  it('puts down the same truck first wherever it is spoken of', () => {
    const trucks = [...text(bare('fakie axle stall')).matchAll(/truck under (?:your|the) (front|back) foot/g)]
    expect(new Set(trucks.map(([, foot]) => foot))).toEqual(new Set(['front']))
  })

  it('turns back the quarter on the way to fakie, and along the coping on the way up', () => {
    expect(text(bare('axle stall to fakie'))).toMatch(/Turn back the quarter/)
    for (const name of ['axle stall', 'bs axle stall', 'fakie axle stall'])
      expect(stepOf(bare(name), /carve a quarter .* along it/)).toBeGreaterThan(0)
  })
})

describe('from one thing to the next', () => {
  it.each(['boardslide to switch boardslide', 'noseslide to tailslide', 'boardslide to lipslide'])(
    'turns halfway around in a %s',
    (name) => expect(text(bare(name))).toMatch(/hop, turn halfway around/),
  )

  it.each(['5-0 to boardslide', '50-50 to lipslide', 'feeble to lipslide'])(
    'turns a quarter in a %s',
    (name) => expect(stepOf(bare(name), /Halfway along .*quarter/)).toBeGreaterThan(2),
  )

  it.each(['50-50 to 5-0', '5-0 to feeble'])('turns no further in a %s', (name) =>
    expect(bare(name).steps.slice(4).join(' ')).not.toMatch(/halfway around|quarter/),
  )

  it('crosses the flat between two walls, and stays at the lip where there is one', () => {
    expect(text(taught('rock to fakie, tail stall'))).toMatch(/across the flat/)
    expect(text(taught('blunt to tail stall'))).not.toMatch(/across the flat/)
  })

  it('sends nobody who is on a ledge off a pad', () =>
    expect(text(bare('50-50 to manual'))).not.toMatch(/\bpad\b/))
})

describe('off a slide', () => {
  it.each([
    ['front tail bigspin out', 'Open', 'out past your toes'],
    ['back tail bigspin out', 'Close', 'behind your heels'],
    ['back board bigspin out', 'Open', 'out past your toes'],
    ['front board bigspin out', 'Close', 'behind your heels'],
  ])('a bigspin goes on the way it was turned onto in a %s', (name, turn, scoop) => {
    const steps = bare(name).steps.join(' ')
    expect(steps).toContain(`${turn} the shoulders a further quarter`)
    expect(steps).toContain(scoop)
  })

  it.each(['back blunt kickflip out', 'front blunt shuv out'])(
    'the end that a blunt stands on is popped in a %s',
    (name) => expect(text(bare(name))).toMatch(/pop the tail off the ledge/),
  )
})

describe('turns and catches', () => {
  it.each(['fakie kickflip', 'fakie heelflip'])('end in fakie in a %s', (name) =>
    expect(bare(name).steps.at(-1)).toMatch(/fakie/),
  )

  it('catch nothing that was never let go', () => {
    for (const name of ['ollie to tail', 'fakie ollie to axle stall', 'ollie to blunt'])
      expect(bare(name).steps.join(' ')).not.toMatch(/catch|caught/i)
    expect(text(bare('kickflip to tail'))).toMatch(/catch/i)
  })

  it('take two things in one jump one after the other', () => {
    const lesson = bare('hardflip late 180')
    expect(stepOf(lesson, /Catch the first flat/)).toBeGreaterThan(stepOf(lesson, /^Flick/))
  })

  it.each([
    ['fs 540 melon', /open only when it comes the second time/],
    ['720', /two passes/],
    ['900', /go by twice/],
  ])('count the coping in a %s', (name, words) => expect(text(bare(name))).toMatch(words))

  it.each([
    ['indy grab', 'trailing'],
    ['fs melon', 'leading'],
    ['fs stalefish', 'trailing'],
  ])('hold the board in a %s with the %s hand', (name, hand) =>
    expect(bare(name).steps.join(' ')).toMatch(new RegExp(`${hand} hand`)),
  )

  it.each([
    ['fakie boneless', /leading hand/],
    ['boneless', /trailing hand/],
    ['fs invert', /trailing hand and reach the leading one/],
    ['invert', /leading hand and reach the trailing one/],
  ])('know which hand it is in a %s', (name, words) => expect(text(bare(name))).toMatch(words))
})

describe('what nobody can know', () => {
  it('is not claimed: how to get into it is told instead', () => {
    const lesson = bare('grape flip')
    expect(lesson.isOpen).toBe(true)
    expect(lesson.description).toMatch(/do not agree/)
    expect(complaints(lesson)).toEqual([])
  })
})
