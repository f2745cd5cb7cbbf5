import { describe, expect, it } from 'vitest'
import { readTrickFacts, readTrickTexts, type TrickFacts } from '../../../prisma/seed/content.ts'
import { CONTACT_NAMES, CONTACTS, contactNamed } from '../contacts.ts'
import { rollOut } from '../lines/trick.ts'
import type { Motion } from '../motion.ts'
import { motion, STANCES } from '../motion.ts'
import { nameTrick } from '../name/name.ts'
import { parseTrick } from '../read/parse.ts'
import { complaints } from '../testdata/complaints.ts'
import { asUsuallyDone } from '../usual.ts'
import { shortName } from './analysis.ts'
import { lessonFor } from './lesson.ts'
import type { Lesson } from './phrases.ts'

// Skaters name and describe these differently: their lesson says what all plants share, and no more.
const openPlants = ['Yoho Plant', 'Yoyo Plant']

const parsed = (name: string): Motion => {
  const answer = parseTrick(name)
  if (!answer.ok) throw new Error(`${name}: ${answer.message}`)
  return answer.motion
}

const lessonOf = (name: string): Lesson => {
  return lessonFor(parsed(name), { name })
}

const library = readTrickFacts().map((facts) => ({ facts, motion: parsed(facts.name) }))
const taught = library.map(({ facts, motion }) => ({ facts, motion, lesson: lessonFor(motion, facts) }))

const sentencesOf = ({
  description,
  steps,
  mistakes,
}: Pick<Lesson, 'description' | 'steps' | 'mistakes'>) => [
  ...new Set(
    [description, ...steps, ...mistakes.flatMap(({ mistake, fix }) => [mistake, fix])].flatMap((text) =>
      text.split(/(?<=[.!?])\s+/),
    ),
  ),
]

/** Every trick and piece of a trick by its names in the middle of a sentence, the longest first. */
function namesOfTricks(): string[] {
  const names = library.flatMap(({ facts, motion: made }) =>
    [facts.name, ...[made, ...made.parts].map((each) => nameTrick(each)?.name)].flatMap((name = '') => [
      name,
      name.replace(/^(Nollie|Fakie|Switch) /, ''),
      shortName(name),
    ]),
  )
  return [...new Set([...names, ...CONTACT_NAMES, 'trick'].map((name) => name.toLowerCase()))]
    .filter((name) => name.length > 2)
    .toSorted((a, b) => b.length - a.length)
}

const anyName = new RegExp(
  `\\b(?:${namesOfTricks()
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')})\\b`,
  'gi',
)

/** A sentence with "X" for each name of a trick, so that another name makes no other sentence. */
function withoutNames(text: string): string {
  return text
    .replace(anyName, 'X')
    .replace(/\bX(?: X)+/g, 'X')
    .replace(/\ban? X/gi, 'an X')
    .toLowerCase()
}

/** The sentences that stand on more than that share of the pages, whatever names they say, and on how many. */
function frequent(
  pages: readonly Pick<Lesson, 'description' | 'steps' | 'mistakes'>[],
  share: number,
): string[] {
  const counts = new Map<string, number>()
  for (const page of pages) {
    for (const sentence of new Set(sentencesOf(page).map(withoutNames)))
      counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  }
  return [...counts].flatMap(([sentence, count]) =>
    count > pages.length * share ? `${count}: ${sentence}` : [],
  )
}

describe('lessons for the library', () => {
  it('leaves no page without steps and mistakes', () => {
    const empty = taught.filter(({ lesson }) => lesson.steps.length < 4 || lesson.mistakes.length !== 3)
    expect(empty.map(({ facts }) => facts.name)).toEqual([])
  })

  it('says no sentence on more than 2 % of the pages, whatever names stand in it, composed for every trick or as they ship', () => {
    expect(
      frequent(
        taught.map(({ lesson }) => lesson),
        0.02,
      ),
    ).toEqual([])
    const texts = readTrickTexts()
    const shipped = taught.map(({ facts, lesson }) => texts.get(facts.slug) ?? lesson)
    expect(frequent(shipped, 0.02)).toEqual([])
  })

  it('says nothing of a nollie that holds only off the tail', () => {
    const wrong = taught.filter(({ facts, lesson }) => {
      const text = sentencesOf(lesson).join(' ')
      return (
        facts.stance === 'nollie' &&
        /far back on the nose|(?:leading end|nose) rises first|tail rises last/.test(text)
      )
    })
    expect(wrong.map(({ facts }) => facts.name)).toEqual([])
  })

  it('teaches each size of spin over the coping in words of its own', () => {
    const spins = ['360 air', '540', '720', '900', '1080'].map((name) =>
      sentencesOf(lessonFor(parsed(name), { name, obstacles: ['Vert'] })),
    )
    const own = spins.map((sentences, at) =>
      sentences.filter((sentence) => !spins.some((other, place) => place !== at && other.includes(sentence))),
    )
    expect(own.filter(({ length }) => length < 9)).toEqual([])
  })

  it.each(['slide', 'grind', 'stall', 'grab', 'plant'] as const)(
    'has words of its own for each %s',
    (kind) => {
      const names = CONTACT_NAMES.filter((name) => CONTACTS[name].kind === kind && !openPlants.includes(name))
      const texts = names.map((name) =>
        sentencesOf(lessonFor(motion({ contact: contactNamed(name) }), { name })),
      )
      const poor = names.filter((_, at) => {
        const mine = texts[at] ?? []
        return (
          mine.filter((sentence) => !texts.some((other, place) => place !== at && other.includes(sentence)))
            .length < 5
        )
      })
      expect(poor).toEqual([])
    },
  )

  it('says each thing as a coach would write it', () => {
    expect(
      taught.flatMap(({ facts, lesson }) =>
        complaints(lesson).map((complaint) => `${facts.name}: ${complaint}`),
      ),
    ).toEqual([])
  })

  it('describes no two tricks alike', () => {
    const names = new Map<string, string[]>()
    for (const { facts, lesson } of taught) {
      names.set(lesson.description, [...(names.get(lesson.description) ?? []), facts.name])
    }
    expect([...names.values()].filter((same) => same.length > 1)).toEqual([])
  })

  it('lets a combination end as its sequence says', () => {
    const wrong = taught.filter(({ facts, lesson }) => {
      const last = facts.sequence?.split(' ').at(-1)
      return facts.sequence && !endsIn(lesson, facts.stance, last)
    })
    expect(wrong.map(({ facts }) => facts.name)).toEqual([])
  })

  it('ends in fakie exactly when the motion does', () => {
    const wrong = taught.filter(({ facts, motion, lesson }) => {
      const isForward = facts.stance === 'regular' || facts.stance === 'nollie'
      const exit = rollOut(motion, { obstacles: facts.obstacles })
      if (!isForward || exit === null || facts.sequence || !/roll|stay/.test(lesson.steps.at(-1) ?? ''))
        return false
      return /\bfakie\b/.test(lesson.steps.at(-1) ?? '') !== (exit === 'B')
    })
    expect(wrong.map(({ facts }) => facts.name)).toEqual([])
  })

  it('names the edge by which the foot leaves', () => {
    const plain = taught.filter(({ motion }) => motion.parts.length === 0 && motion.contact === null)
    const edges = (lesson: Lesson) => lesson.steps.join(' ')
    const wrong = plain.filter(({ motion, lesson }) => {
      const isFlicked = motion.style === null && motion.wrap === null && (motion.flip.count ?? 0) > 0
      if (!isFlicked) return false
      const own = motion.flip.kind === 'heel' ? 'toe-side edge' : 'heel-side edge'
      const other = motion.flip.kind === 'heel' ? 'heel-side edge' : 'toe-side edge'
      return !edges(lesson).includes(own) || edges(lesson).includes(other)
    })
    expect(wrong.map(({ facts }) => facts.name)).toEqual([])
  })
})

function endsIn(lesson: Lesson, stance: TrickFacts['stance'], rolling: string | undefined): boolean {
  const last = lesson.steps.at(-1) ?? ''
  if (rolling === 'regular') return stance === 'fakie' ? /regular/.test(last) : /forward|regular/.test(last)
  return new RegExp(`\\b${rolling}\\b`).test(last)
}

describe('lessons by the physics of a trick', () => {
  const words = (name: string) => lessonOf(name).steps.join(' ')

  it.each([
    ['pop shuvit', 'behind your heels'],
    ['frontside pop shuvit', 'past your toes'],
    ['nollie shuvit', 'past your toes'],
    ['nollie frontside pop shuvit', 'behind your heels'],
    ['fakie pop shuvit', 'behind your heels'],
    ['switch frontside pop shuvit', 'past your toes'],
  ])('sweeps the popped end the way it goes: %s', (name, side) => {
    expect(words(name)).toContain(side)
  })

  it.each([
    ['frontside 180', 'in over your toes|leading hand over your toes'],
    ['backside 180', 'toward travel|leading arm back'],
    ['half cab', 'in over your toes|leading hand over your toes'],
    ['frontside half cab', 'toward travel|leading arm back'],
    ['switch frontside 180', 'in over your toes|leading hand over your toes'],
  ])('winds up against the turn: %s', (name, wound) => {
    expect(words(name)).toMatch(new RegExp(wound))
  })

  it.each([
    ['frontside boardslide', 'your back goes first'],
    ['backside boardslide', 'your chest faces travel'],
    ['frontside lipslide', 'your chest faces travel'],
    ['backside tailslide', 'your back goes first'],
    ['frontside noseslide', 'your back goes first'],
    ['backside noseblunt slide', 'your chest faces travel'],
    ['fakie frontside boardslide', 'your back goes first'],
  ])('faces as the slide does: %s', (name, facing) => {
    expect(words(name)).toContain(facing)
  })

  it('balances a fakie manual over the leading tail', () => {
    expect(lessonOf('fakie manual').description).toMatch(/tail truck, which leads/)
    expect(lessonOf('switch manual').description).toMatch(/tail truck, which trails/)
  })

  it('swaps nothing but the feet between nollie and switch flips', () => {
    expect(words('nollie kickflip')).toMatch(/back foot .*heel-side edge just inside the tail/)
    expect(words('switch heelflip')).toMatch(/leading foot .*toe-side edge just inside the nose/)
  })
})

describe('where a board is when it stops too soon', () => {
  /** Seen from a rider with the nose to the left and the heels up: a frontside turn takes the nose to the heels. */
  function whereIs(end: string, stoppedAt: number): string {
    const angle = (end === 'nose' ? 0 : 180) + stoppedAt
    return Math.sin((angle * Math.PI) / 180) > 0 ? 'behind your heels' : 'in front of your toes'
  }

  const sized = [-900, -540, -360, -180, 180, 360, 540, 900]
  const made = STANCES.flatMap((stance) =>
    (['none', 'kick', 'heel'] as const).flatMap((kind) =>
      sized.flatMap((boardDeg) =>
        [0, 180, 360].flatMap((body) => {
          const flip = { kind, count: kind === 'none' ? 0 : 1, late: false }
          const bodyDeg = Math.sign(boardDeg) * body
          // Three mistakes of each are chosen by what it is, so one more word of it shows others.
          return ([null, 'frontside', 'backside'] as const).flatMap((revert) =>
            [true, false].map((pop) => motion({ stance, bodyDeg, boardDeg, flip, pop, revert })),
          )
        }),
      ),
    ),
  )
  const mistakes = [...made, ...library.map(({ motion: each }) => each)].flatMap((each) =>
    each.parts.length === 0 && each.contact === null
      ? lessonFor(each).mistakes.map(({ mistake }) => ({ each, mistake }))
      : [],
  )

  it('has the end there that the turn has brought there', () => {
    const seen = mistakes.flatMap(({ each, mistake }) => {
      const [, end = '', side = ''] =
        /the (nose|tail) (?:hanging out )?(behind your heels|in front of your toes)/.exec(mistake) ?? []
      // Where the shoulders turn along, the rider lacks as much of the turn as the board.
      return end ? [{ each, mistake, end, side }] : []
    })
    expect(new Set(seen.map(({ end, side }) => `${end} ${side}`)).size).toBe(4)
    expect(new Set(seen.map(({ mistake }) => mistake.slice(0, 12))).size).toBeGreaterThan(2)
    const wrong = seen.filter(({ each, end, side }) => {
      const { boardDeg, bodyDeg } = asUsuallyDone(each) ?? each
      const turned = (boardDeg ?? 0) - (bodyDeg ?? 0)
      return whereIs(end, turned - Math.sign(turned) * 90) !== side
    })
    expect(wrong.map(({ each, mistake }) => `${nameTrick(each)?.name}: ${mistake}`)).toEqual([])
  })

  it('clips the foot with the end that comes to it', () => {
    const seen = mistakes.flatMap(({ each, mistake }) => {
      const [, end, foot = ''] = /The (nose|tail) clips your (\w+) foot/.exec(mistake) ?? []
      return end ? [{ each, mistake, end, foot }] : []
    })
    expect(seen.length).toBeGreaterThan(4)
    const wrong = seen.filter(({ each: { boardDeg, bodyDeg }, end, foot }) => {
      const isSwapped = Math.abs((boardDeg ?? 0) - (bodyDeg ?? 0)) % 360 === 180
      return (/front|leading/.test(foot) === (end === 'nose')) === isSwapped
    })
    expect(wrong.map(({ each, mistake }) => `${nameTrick(each)?.name}: ${mistake}`)).toEqual([])
  })
})

describe('lessons for tricks on an obstacle with something before or behind', () => {
  const steps = (name: string) => lessonOf(name).steps.join(' ')

  it.each([
    ['half cab noseslide', /for a quarter and no more, so that your chest faces travel/],
    ['backside 270 lipslide', /until the board has made three quarters/],
    ['bigspin boardslide', /a quarter while the board makes three/],
    ['backside 180 nosegrind', /half turn finished above the ledge.*meet the ledge fakie/],
    ['half cab 5-0', /half turn finished above the ledge.*meet the ledge going forward/],
    ['kickflip backside tailslide', /turn a quarter so that your back goes first/],
  ])('turns as far as the obstacle wants: %s', (name, said) => {
    expect(steps(name)).toMatch(said)
    expect(steps(name)).not.toMatch(/the board a quarter\./)
  })

  it.each([
    ['backside tailslide kickflip out', /pop the tail off it|kick the tail down off it/],
    ['frontside noseslide nollie flip out', /pop the nose off it|kick the nose down off it/],
    ['manual kickflip out', /snap the tail down from where it hovers|stamp the tail/],
  ])('pops off what the board stands on: %s', (name, said) => {
    expect(steps(name)).toMatch(said)
    expect(steps(name)).not.toMatch(/the ground hard/)
  })

  it.each([
    ['backside bluntslide', 'tail'],
    ['noseblunt slide', 'nose'],
    ['fakie bluntslide', 'tail'],
    ['kickflip frontside bluntslide', 'tail'],
  ])('is popped out of, with its wheels on top: %s', (name, end) => {
    expect(lessonOf(name).steps.at(-1)).toMatch(new RegExp(`pop (?:of )?the ${end}`))
  })

  it('goes on around out of a blunt to fakie, and only slides around out of a blunt revert', () => {
    expect(lessonOf('frontside bluntslide to fakie').steps.at(-1)).toMatch(/pop the tail.*further quarter/)
    expect(lessonOf('frontside bluntslide revert').steps.at(-1)).toMatch(/back in line.*slide the last half/)
  })

  it('comes up to no edge and takes no start for a mistake between two that are held', () => {
    const wrong = (name: string) => JSON.stringify(lessonOf(name).mistakes)
    expect(wrong('backside 50-50 to smith grind')).not.toMatch(/turns into a 50-50|before you land/)
    expect(wrong('backside noseslide to crooked grind')).not.toMatch(/no truck on the edge/)
    expect(wrong('backside feeble grind to backside lipslide')).not.toMatch(/Jump across/)
  })

  it.each([
    ['bigspin to manual', /for half a turn while the board makes a full turn/],
    ['gazelle to manual', /for a full turn while the board makes one and a half turns/],
  ])('turns the rider as far as the name says: %s', (name, said) => {
    expect(steps(name)).toMatch(said)
  })

  it.each([
    ['50-50 impossible out', /scooping it toward the other foot.*nothing stops the loop/],
    ['nose manual nollie impossible out', /Pull the back foot straight up as the tail rises/],
    ['manual front foot impossible out', /hook the front foot around it/],
  ])('wraps the board on the way off: %s', (name, said) => {
    expect(steps(name)).toMatch(said)
  })

  it.each([
    ['no comply backside 50-50', /plant it on the ground.*Step the front foot back over the bolts/],
    ['one foot tailslide', /kick it out over the toe side.*bring the other foot back to its bolts/],
    ['impossible nosegrind', /nothing stops the loop.*stand the front foot on the bolts.*Level out/],
    ['ollie north kickflip', /past the tip of the nose.*pull the front foot back.*Push the ball/],
    ['boneless nose manual', /plant it on the ground.*Set the front foot back over the bolts/],
  ])('puts the feet back on the board before what comes next: %s', (name, said) => {
    expect(steps(name)).toMatch(said)
  })

  it('keeps the hand on the board until a boneless has been flipped', () => {
    expect(steps('boneless fingerflip')).not.toMatch(/let go on the way down/)
  })

  it.each([
    ['nosegrind 180 out', /nose .*with the front foot|nose .*off the front foot/],
    ['crooked grind shuvit out', /the front foot, scooping it out past your toes/],
    ['noseslide kickflip out', /nose .*with the front foot.*back foot up/],
    ['nose manual 180 out', /nose down|the nose with the front foot/],
    ['switch nosegrind 180 out', /nose .*with the leading foot|nose .*off the leading foot/],
    ['5-0 180 out', /tail .*with the back foot|tail .*off the back foot/],
  ])('pops the end that it stands on: %s', (name, said) => {
    const out = lessonOf(name).steps.slice(4).join(' ')
    expect(out).toMatch(said)
    if (name !== '5-0 180 out') expect(out).not.toMatch(/(pop|snap|stamp|sweep) the tail|the tail off/)
  })

  it('pops a shuvit that has to get up onto something', () => {
    expect(steps('shuvit 50-50')).not.toMatch(/off the ground by more than an inch|just enough to free/)
    expect(steps('shuvit 50-50')).toMatch(/pop|snap|click/i)
  })

  it('pops the switch nose with the foot that leads', () => {
    const lesson = lessonOf('switch frontside crooked grind nollie flip out')
    expect(sentencesOf(lesson).join(' ')).not.toMatch(/front foot|back foot|forward or fakie|whichever way/)
    expect(steps('switch frontside crooked grind nollie flip out')).toMatch(
      /off the leading foot|with the leading foot/,
    )
  })

  it('comes out of a body varial the other way, whatever was ground before', () => {
    const { description, steps } = lessonOf('feeble grind body varial out')
    expect([description, steps.at(-1)].join(' ')).not.toMatch(/forward or fakie|whichever way/)
    expect(steps.at(-1)).toMatch(/fakie/)
    expect(lessonOf('body varial manual').description).not.toMatch(/less than the board/)
  })

  it.each(['manual to fakie', 'nose manual to fakie', 'fakie manual to regular', 'kickflip manual to fakie'])(
    'turns halfway around on two wheels in a %s',
    (name) => {
      expect(lessonOf(name).steps.at(-1)).toMatch(/halfway around on the (tail|nose) wheels/)
    },
  )

  it.each([
    ['boneless on a ramp', /plant it on top.*without a turn.*roll away fakie/],
    ['frontside boneless on a ramp', /plant it on top.*look down the wall/],
    ['no comply backside 180 on a ramp', /the wall has nearly stopped you.*look down the wall/],
  ])('plants the foot of a %s up there', (name, words) => {
    expect(steps(name)).toMatch(words)
    expect(steps(name)).not.toMatch(/on the ground|walking speed/)
  })

  it.each([
    ['frontside air', /toe-side edge between your feet with the trailing hand.*Let go/],
    ['backside air', /heel-side edge beside the leading foot with the leading hand.*Let go/],
    ['caballerial on a ramp', /press the trailing foot back against the grip/],
    ['frontside one foot air', /stretch that leg past the nose/],
  ])('holds a %s as its name has it', (name, words) => {
    expect(steps(name)).toMatch(words)
  })

  it('lets no hand take what nobody holds', () => {
    for (const name of ['caballerial on a ramp', 'frontside ollie', '540 kickflip on a ramp'])
      expect(steps(name), name).not.toMatch(/\b(?:hand|edge that comes|grab)\b/i)
  })

  it('goes up the next wall after what comes down fakie', () => {
    const { description, steps: told } = lessonOf('rock to fakie to tail stall')
    expect(description).toMatch(/^A rock to fakie.* a fakie tail stall/)
    expect(told.join(' ')).toMatch(/go up the next wall in fakie/)
    expect(told.join(' ')).not.toMatch(/Without dropping in/)
  })

  it.each(['boneless', 'no comply', 'fakie boneless'])('calls a %s no ollie', (name) => {
    expect(lessonOf(name).description).toMatch(/^A hop /)
  })

  it('points no nose down where a wallride rolls back', () => {
    expect(JSON.stringify(lessonOf('wallride to fakie'))).not.toMatch(/point the (nose|leading end) down/i)
  })

  it('reverts out of a manual, too', () => {
    for (const name of ['manual revert', 'nose manual frontside revert'])
      expect(steps(name)).toMatch(/slide the wheels halfway around/)
    expect(steps('manual')).not.toMatch(/halfway around/)
  })

  it('leaves a nose stall off the nose, which nobody pops the tail of', () => {
    const { description, steps, mistakes } = lessonOf('nose stall backside 180')
    expect(description).toMatch(/with a backside 180\b/)
    expect(steps.join(' ')).toMatch(/pop the nose off the coping/)
    expect([...steps, ...mistakes.map(({ mistake }) => mistake)].join(' ')).not.toMatch(/pop the tail/)
    expect(lessonOf('tail stall backside 180').steps.join(' ')).toMatch(/pop the tail/)
  })

  it.each(['varial', 'frontside varial', '540 varial'])('turns the board by hand in a %s', (name) => {
    const { description, isOpen } = lessonOf(name)
    expect(isOpen).toBeUndefined()
    expect(description).toMatch(/by hand/)
    expect(description).not.toMatch(/no hand|not turning/)
  })

  it('waits for no second truck in a slappy that grinds one', () => {
    const missing = (name: string) =>
      lessonOf(name)
        .mistakes.map(({ mistake }) => mistake)
        .join(' ')
    expect(missing('slappy crooked grind')).not.toMatch(/truck will not follow/)
    expect(missing('slappy 50-50')).toMatch(/back wheels will not follow/)
  })

  it('climbs a curb without a pop in a slappy', () => {
    expect(steps('slappy crooked grind')).toMatch(/nothing is popped|no heavier than the other/)
    expect(steps('slappy crooked grind')).not.toMatch(/\b(?:pop|snap) /i)
  })

  it('jumps over no curb in a slappy', () => {
    expect(steps('slappy feeble')).not.toMatch(/\bjump/i)
  })

  it('blames no pop for what goes wrong in a slappy', () => {
    for (const name of ['slappy noseblunt', 'slappy crooks', 'slappy front smith', 'slappy']) {
      const { mistakes } = lessonOf(name)
      expect(mistakes.length, name).toBe(3)
      expect(JSON.stringify(mistakes), name).not.toMatch(/\bollie\b|\bpop\b/i)
    }
  })

  it('stays on the curb that a slappy has climbed', () => {
    const { steps, mistakes } = lessonOf('slappy to 5-0')
    expect(JSON.stringify([steps, mistakes])).not.toMatch(/\bledge\b/)
  })

  it('teaches what a pole throws the rider into', () => {
    for (const name of ['pole jam to manual', 'pole jam 50-50', 'pole jam boardslide']) {
      const { steps, isOpen } = lessonOf(name)
      expect(isOpen, name).toBeUndefined()
      expect(steps.join(' '), name).toMatch(/over the foot of the pole.*At the tip/)
    }
  })

  it('flips a caveman between the hand and the feet', () => {
    const { steps, isOpen } = lessonOf('caveman kickflip')
    expect(isOpen).toBeUndefined()
    expect(steps.join(' ')).toMatch(/open the fingers.*heel-side edge/)
  })

  it('swings the board around by hand in a caveman shuvit, with nothing to flick', () => {
    const said = lessonOf('caveman shuvit').steps.join(' ')
    expect(said).toMatch(/open the fingers.*hand swing the board around.*half a turn.*both feet/)
    expect(said).not.toMatch(/flick/i)
  })

  it('hooks the foot that stands at the edge which comes up', () => {
    const hooked = (name: string) =>
      /toes of the (\w+ foot) under the (\w+)-side/.exec(lessonOf(name).steps[1] ?? '')
    expect(hooked('old school kickflip')?.slice(1)).toEqual(['back foot', 'toe'])
    expect(hooked('old school heelflip')?.slice(1)).toEqual(['front foot', 'heel'])
    expect(hooked('fakie old school kickflip')?.slice(1)).toEqual(['front foot', 'toe'])
    expect(hooked('switch old school kickflip')?.slice(1)).toEqual(['trailing foot', 'toe'])
  })

  it('lets a transfer along the coping look for no far wall, and half a turn come down on the other wheels', () => {
    expect(lessonOf('frontside air transfer').steps.join(' ')).not.toMatch(/far (?:wall|coping)/)
    expect(lessonOf('ollie transfer').steps.join(' ')).toMatch(/far coping.*front wheels/)
    expect(lessonOf('backside 180 transfer').steps.join(' ')).toMatch(/far coping.*leading wheels/)
  })

  it('knows one lip from two walls', () => {
    expect(lessonOf('blunt to tail stall').description).not.toMatch(/across/)
    expect(lessonOf('rock to fakie, tail stall').description).toMatch(/across/)
    expect(steps('lien to tail')).toMatch(/put the tail down on the coping/)
  })

  it.each([
    ['Lien to Tail', 'Lien Air > Tail Stall > Roll away regular'],
    ['360 Flip Indy', '360 Flip > Indy Grab > Roll away regular'],
    ['Blunt Kickflip Out', 'Blunt > Kickflip out > Roll away fakie'],
    ['Frontside Smith Grind to Rock and Roll', 'Frontside Smith Grind > Rock and Roll > Roll away regular'],
    ['Fingerflip Air', 'Fingerflip > Air > Roll away regular'],
  ])('keeps %s at one lip with its pieces written out', (name, sequence) => {
    const lesson = lessonFor(parsed(name), { name, obstacles: ['Mini Ramp'], sequence })
    expect(sentencesOf(lesson).join(' ')).not.toMatch(/one wall|across the flat|next wall/)
  })

  it('takes no step twice and leaves none out between two tricks at one lip', () => {
    expect(steps('madonna to tail').match(/the tail (?:down )?(?:onto|on) the coping/g)).toHaveLength(1)
    expect(steps('kickflip disaster')).toMatch(/halfway around with the caught board/)
    expect(steps('rock to fakie 180 out')).not.toMatch(/pop the tail/)
  })

  it('brings the tail up to the coping by a turn, but in fakie', () => {
    expect(steps('tail stall to fakie')).toMatch(/turn halfway around.*trailing wheels.*nose is back over/)
    expect(steps('frontside tail stall')).toMatch(/turn halfway around frontside/)
    expect(steps('fakie tail stall')).not.toMatch(/turn halfway/)
  })

  it('asks for pads and a coping only where there is a lip', () => {
    for (const name of ['street plant', 'wallplant', 'gymnast plant'])
      expect(sentencesOf(lessonOf(name)).join(' '), name).not.toMatch(/pads|coping/)
    expect(lessonOf('sad plant').description).toMatch(/pads/)
  })

  it.each([
    ['half cab noseslide', /in front of your chest/, /for a quarter and no more/],
    ['half cab tailslide', /behind your back/, /for a quarter and no more/],
    ['half cab backside tailslide', /in front of your chest/, /made three quarters/],
    ['half cab backside smith grind', /in front of your chest/, /half turn finished/],
    ['caballerial backside tailslide', /in front of your chest/, /a quarter short of a full turn/],
  ])('comes to a %s with the edge where the cab wants it', (name, side, turn) => {
    const { steps } = lessonOf(name)
    expect(steps[0]).toMatch(side)
    expect(steps.join(' ')).toMatch(turn)
  })

  it.each([
    ['50-50 on coping', /up the wall/, /ledge|\bpop\b/i],
    ['backside smith grind on coping', /up the wall/, /ledge|rail|\bpop\b/i],
    ['layback smith', /trailing hand/, /\b(?:ledge|rail)\b/],
    ['indy transfer', /far coping/, /half a turn|down the way it went up/],
    ['frontside boardslide pretzel', /against the way you came on/, /part of the turn is done/],
    ['natas spin', /between the trucks/, /rail\b/],
    [
      'fakie drop in',
      /Lay the nose on the coping.*Stamp the leading wheels/,
      /lay the tail|front foot over/i,
    ],
    ['fakie tic tac', /let the tail follow/, /let the nose/],
    ['fakie wallie', /the leading wheels climb/, /the tail quiet/],
    ['fakie primo', /Roll backward/, /roll away forward/],
    ['primo stand', /stand on the upper edge/, /freestyle trick, done/],
    ['casper stall', /upside down on its tail/, /freestyle trick, done/],
    ['casper disaster', /tail first.*pivot half a turn on its edge/, /freestyle trick, done/],
    ['m 80', /pivot half a turn on the back wheels.*tail first/, /freestyle trick, done/],
    ['unit', /push the turn on/, /describe in different ways/],
    ['saran wrap', /around the tip of the nose/, /freestyle trick, done/],
    [
      'nose stall kickflip out',
      /pop the nose off the coping.*back foot.*just inside the tail/,
      /nothing to pop/,
    ],
    ['switch nose stall kickflip out', /Sink over the leading foot.*trailing foot/, /(?:front|back) foot/],
    ['nose stall shuvit out', /scooping it out past your toes/, /pop the tail/],
    ['tail stall varial kickflip out', /scooping it behind your heels/, /past your toes/],
    ['varial fingerflip', /in one twist of the wrist/, /scoop/],
    ['backside 180 pressure flip', /scrape it down and behind you/, /straight down: the/],
    ['360 underflip', /^A 360 shuvit.*front foot under/, /movement|of its own kind/],
    ['360 back foot underflip', /back foot under its toe-side edge, just inside the tail/, /of its own kind/],
    ['nollie heelflip underflip', /bring the back foot under/, /bring the front foot under/],
    ['frontside shuvit underflip', /out past your toes/, /Without a pop|free the wheels/],
    ['one foot powerslide 180', /Lift the front foot as the wheels break loose/, /ollie/i],
    ['double hand street plant', /both hands on the ground/, /board in one hand/],
  ])('teaches %s as what it is', (name, says, never) => {
    const text = [lessonOf(name).description, ...lessonOf(name).steps].join(' ')
    expect(lessonOf(name).isOpen).toBeUndefined()
    expect(text).toMatch(says)
    expect(text).not.toMatch(never)
  })

  it('finishes on the way out the half turn that a cab began on the way in', () => {
    const [cab, sequence] = ['half cab noseslide', 'Half Cab > Noseslide > Roll out regular']
    const parsed = parseTrick(cab)
    const out = parsed.ok ? lessonFor(parsed.motion, { name: cab, sequence }).steps.at(-1) : ''
    expect(out).toMatch(/finish the half turn|a further quarter/)
    expect(out).not.toMatch(/unwind|back in line/)
  })

  it.each([
    ['fakie nose stall', /Turn halfway around below the coping/, /tail onto it/],
    ['fakie blunt', /Turn halfway around below the coping.*Stamp the tail/, /leading wheels have passed/],
    [
      'half cab axle stall',
      /truck under your front foot clack.*swing the tail off the coping/,
      /point it down the ramp, the front foot/,
    ],
    [
      'fakie axle stall',
      /truck under your front foot clack.*swing the nose off the coping/,
      /point it down the ramp, the back foot|fakie\.$/,
    ],
    ['fakie smith stall', /Turn back on that truck until the nose points down the ramp/, /lean in backward/],
    ['half cab pivot', /until the tail points down the ramp/, /lean in over your front foot/],
    ['switch mctwist', /stay closed, and open only when it comes the second time/, /let the tail drop/],
    ['kickflip mctwist', /dive with the leading shoulder in over the ramp/, /level with the coping/],
  ])('turns a %s the way it comes up and goes down', (name, says, never) => {
    const text = lessonOf(name).steps.join(' ')
    expect(text).toMatch(says)
    expect(text).not.toMatch(never)
  })

  it('brings a 360 home by the way it began', () => {
    expect(lessonOf('caballerial melon').description).toMatch(/come down forward/)
    expect(lessonOf('backside 360 melon').description).toMatch(/back to the wall backward/)
  })

  it('turns an alley-oop against the way it travels', () => {
    for (const name of ['alley-oop indy', 'alley-oop frontside air', 'alley-oop backside 50-50'])
      expect(lessonOf(name).description).toMatch(/against (?:the way you|your own line)/)
  })
})

describe('lessons for ways of riding', () => {
  const page = (name: string) => sentencesOf(lessonOf(name)).join(' ')

  it.each([
    ...['switch drop in', 'fakie drop in', 'switch hippie jump', 'fakie hippie jump', 'fakie pump'],
    ...['switch caveman', 'switch tic tac', 'frontside powerslide', 'caveman boardslide'],
  ])('takes no trick without a flip for a flip: %s', (name) => {
    expect(page(name)).not.toMatch(/flip of its own kind|goes over and around|at the lip/)
  })

  it('faces travel in a powerslide as its side says, and in fakie the other way', () => {
    for (const name of ['frontside powerslide', 'switch frontside powerslide', 'fakie powerslide'])
      expect(page(name), name).toMatch(/your chest faces where you go.*heels pressing/)
    for (const name of ['powerslide', 'powerslide 180', 'fakie frontside powerslide'])
      expect(page(name), name).toMatch(/your back faces where you go.*over your toes/)
  })

  it('lifts the foot that does not push the end out in a one foot powerslide', () => {
    expect(page('one foot powerslide')).toMatch(/The front foot is in the air/)
    expect(page('fakie one foot powerslide')).toMatch(/The back foot is in the air/)
  })

  it('slides on around where a powerslide ends fakie', () => {
    for (const name of ['powerslide 180', 'frontside powerslide 180', 'powerslide to fakie'])
      expect(page(name), name).toMatch(/until the tail leads.*fakie/)
  })

  it('turns on the way and ends that way in a trick of its own with a spin', () => {
    expect(page('backside 180 pole jam')).toMatch(/half a turn backside.*fakie/)
    expect(page('backside 180 pole jam')).not.toMatch(/roll away forward/)
    expect(page('switch pole jam')).not.toMatch(/front foot|back foot|roll away forward/)
  })
})

describe('lessons for what is not popped off the tail', () => {
  const page = (name: string) => sentencesOf(lessonOf(name)).join(' ')

  it.each(['no comply', 'boneless', 'no comply impossible', 'no comply shuvit', 'boneless kickflip'])(
    'asks nothing of the planted foot but the jump: %s',
    (name) => {
      expect(page(name)).toMatch(/plant it/)
      expect(page(name)).not.toMatch(
        /(?:drag|scrape|slide|roll the ankle of|draw|pull|run|flick)[^.]* (?:the )?front foot (?:up|out|forward|straight up)|proper pop|tail clicks|until the wood hits/i,
      )
    },
  )

  it('hangs over the edge that it flicks off when the popping foot flicks', () => {
    expect(page('back foot heelflip')).toMatch(/its toes hanging over the toe-side edge/)
    expect(page('back foot kickflip')).toMatch(/its heel hanging over the heel-side edge/)
  })

  it('lets the back foot do what the front foot cannot', () => {
    expect(page('no comply impossible')).toMatch(/wraps around that foot/)
    expect(page('no comply shuvit')).toMatch(/scrape the tail around behind your heels/)
    expect(page('no comply frontside shuvit')).toMatch(/scrape the tail out past your toes/)
    expect(page('no comply 360 flip')).toMatch(/scrape the tail around behind your heels/)
    expect(page('boneless kickflip')).toMatch(/twist the wrist/)
    expect(page('boneless fingerflip')).toMatch(/twist of the wrist/)
    expect(page('boneless fingerflip')).not.toMatch(/half a turn/)
  })

  it('does not ask a shuvit without a pop for a pop', () => {
    for (const name of ['shuvit', 'frontside shuvit', 'fakie shuvit'])
      expect(page(name)).not.toMatch(/proper pop|as long as the pop|wants height/)
  })

  it('lifts an old school flip, which comes off no tail', () => {
    for (const name of ['old school kickflip', 'old school heelflip'])
      expect(page(name)).not.toMatch(/off the tail/)
  })

  it('calls an impossible an impossible', () => {
    expect(
      lessonOf('impossible')
        .mistakes.map(({ mistake }) => mistake)
        .join(' '),
    ).not.toMatch(/ollie/)
  })

  it('draws the loop of an inside impossible along the leg', () => {
    const scooped = /along the inner side of your leg/
    expect(lessonOf('inside impossible').steps.join(' ')).toMatch(scooped)
    expect(lessonOf('impossible').steps.join(' ')).not.toMatch(scooped)
  })

  it('sends the nose by hand to the side where the shuvit takes it', () => {
    const sent = (name: string) => lessonOf(name).steps.join(' ')
    expect(sent('varial fingerflip')).toMatch(/send the nose around in front of your toes/)
    expect(sent('frontside varial fingerflip')).toMatch(/send the nose around behind your heels/)
  })
})

describe('lessons for the lip', () => {
  const page = (name: string) => sentencesOf(lessonOf(name)).join(' ')

  it('turns a half cab before the nose goes over the coping, and a fakie rock not at all', () => {
    for (const name of ['half cab rock', 'half cab blunt to fakie'])
      expect(page(name)).toMatch(/turn halfway around below the coping/i)
    expect(page('half cab rock')).not.toMatch(/tail (?:goes over|clear)/)
    expect(page('fakie rock')).toMatch(/the tail goes over the coping first/)
    expect(page('fakie rock')).not.toMatch(/halfway/)
  })

  it('slides a powerslide revert on around', () => {
    expect(page('powerslide revert')).toMatch(/goes on around until the tail leads/)
    expect(page('powerslide revert')).not.toMatch(/straight again|back in line/)
  })

  it('turns no air that comes down the way it went up', () => {
    expect(page('air to fakie')).not.toMatch(/half a turn|hips and nose come around/)
  })

  it('closes no grip in an air without a hand on the board', () => {
    expect(page('kickflip to fakie')).not.toMatch(/send the hand down|into your hand|hand second/)
    expect(page('frontside one foot')).toMatch(/back foot pressed to the board/)
    expect(page('frontside one foot')).not.toMatch(/grip closed/)
    expect(page('one foot indy')).toMatch(/grip closed/)
  })

  it('looks for no wall where the coping is the place to come down on', () => {
    expect(page('lien to tail')).not.toMatch(/spot on the wall/)
  })

  it('keeps the hand in a boneless or an airwalk on a wall', () => {
    expect(page('frontside boneless on a ramp')).toMatch(/toe-side edge between your feet/)
    expect(page('frontside boneless on a ramp')).not.toMatch(/no hand/)
    expect(page('airwalk to fakie')).toMatch(/both feet|legs/)
    expect(page('airwalk to fakie')).not.toMatch(/no hand/)
  })

  it.each(['no comply 360', 'body varial', 'backside 270 boardslide', 'wallie 180'])(
    'says what the two ways are: %s',
    (name) => {
      expect(page(name)).not.toMatch(/either way/)
    },
  )

  it('says how it rolls away with what it is, not with what is remarked', () => {
    expect(lessonOf('switch push').description).toMatch(/along, and you stay in switch\. Everything/)
    expect(page('switch drop in')).not.toMatch(/front knee/)
  })

  it('writes of no coping for tricks that are done on flat ground alone', () => {
    const texts = readTrickTexts()
    const flat = library.flatMap(({ facts: { slug, obstacles } }) =>
      obstacles.join() === 'Flat Ground' ? (texts.get(slug) ?? []) : [],
    )
    expect(flat.flatMap(sentencesOf).filter((said) => /\bcoping\b|\bat the lip\b/.test(said))).toEqual([])
  })

  it('comes up to a tail stall as its name rolls', () => {
    const texts = readTrickTexts()
    expect(texts.get('tail-stall')?.description).toMatch(/^[^.]*\bforward\b/)
    expect(texts.get('fakie-tail-stall')?.description).toMatch(/^[^.]*\bbackward\b/)
  })

  it('tells alike which end of a board on its edge lies ahead, and what comes down on a shoe', () => {
    const texts = readTrickTexts()
    const written = (slug: string) => {
      const text = texts.get(slug)
      if (!text) throw new Error(`No text for ${slug}.`)
      return sentencesOf(text).join(' ')
    }
    for (const told of [written('railstand'), written('primo-slide'), page('switch primo slide')]) {
      expect(told).toMatch(/wheels ahead of/)
      expect(told).toMatch(/with (the|your) toes/)
      expect(told).not.toMatch(/wheels facing behind|with your heels|with a heel/)
    }
    for (const slug of ['casper', 'anti-casper']) expect(written(slug)).not.toMatch(/Catch the underside/)
  })

  it('warns of the nose on the wall in a nollie disaster', () => {
    expect(page('nollie disaster')).toMatch(/nose digs into the top of the wall/)
    expect(page('disaster')).not.toMatch(/nose digs/)
  })

  it('rolls what stands on the coping off it onto the platform', () => {
    const { steps } = lessonFor(parsed('axle stall to manual'), { obstacles: ['Mini Ramp'] })
    expect(steps.join(' ')).toMatch(/let both trucks roll off the coping/)
  })

  it('brings a half cab disaster in backward', () => {
    expect(page('half cab disaster')).toMatch(/lean in backward/)
    expect(page('half cab disaster')).not.toMatch(/down the ramp over the leading knee/)
  })

  it.each([
    ['backside invert', /forward/],
    ['andrecht', /forward/],
    ['miller flip', /fakie/],
    ['invert to fakie', /fakie/],
  ])('comes down as a hand plant does: %s', (name, way) => {
    expect(lessonOf(name).description).toMatch(way)
    expect(page(name)).not.toMatch(/forward or fakie|whichever way/)
  })

  it.each([
    ['kickflip tail stall', /Turn halfway around with the caught board.*press the tail onto the coping/],
    ['kickflip axle stall', /Turn the caught board a quarter.*Set the other truck down/],
  ])('turns what was flipped on the way up as the lip wants it: %s', (name, said) => {
    expect(page(name)).toMatch(said)
    expect(page(name)).not.toMatch(/sink until/)
  })

  it.each([
    ['backside air to disaster', /Aim for the lip.*Land the middle of the deck on the coping/],
    ['indy to axle stall', /clack onto the coping first.*Set the other truck down/],
    ['lien to tail', /hand off the board/],
  ])('comes out of an air onto the coping once: %s', (name, said) => {
    expect(page(name)).toMatch(said)
    expect(page(name)).not.toMatch(/(?:deck|both trucks) down on the coping, soft-kneed/)
  })

  it('leaves a blunt the way that was said', () => {
    expect(page('blunt heelflip to fakie')).toMatch(/pop the tail off the coping/)
    expect(lessonOf('blunt heelflip to fakie').steps.at(-1)).toMatch(/fakie/)
  })

  it('puts the foot back before a rocket air comes down', () => {
    for (const name of ['rocket air', 'rocket air to tail']) expect(page(name)).toMatch(/back over its bolts/)
  })

  it('leaves the ramp out of what is planted on the street', () => {
    expect(page('street plant fingerflip')).not.toMatch(/\b(?:ramp|lip|coping|platform)s?\b/)
  })

  it('does not hold a plant of the foot', () => {
    for (const name of ['fastplant', 'bean plant', 'texas plant', 'wallplant'])
      expect(page(name)).not.toMatch(/hold it/i)
  })
})

describe('a lesson for a known thing done in another way', () => {
  it.each([
    ['nollie wallride', /pop a nollie a board length before the wall/],
    ['fakie wallride', /the tail wheels a little higher/],
    ['kickflip wallride', /The kickflip has to be caught while you still rise/],
    ['heelflip wallride', /pop the heelflip two board lengths before the wall/],
    ['wallride kickflip out', /Pop the tail against the wall/],
    ['wallride nollie out', /Pop the nose against the wall/],
    ['anti casper', /only the nose touches/],
    ['nollie casper flip', /Push the nose around with the front foot and lift the back foot/],
    ['underflip', /Lift those toes sharply/],
    ['cancel heelflip', /sent back the way it came/],
    ['caveman boardslide', /three quick steps along the rail/],
    ['caveman 50-50', /three quick steps along the ledge/],
    ['kickflip invert', /Do the kickflip just below the coping/],
    ['fingerflip invert', /twist of the wrist/],
    ['elguerial', /the turn goes on over the planted arm/],
    ['wallie kickflip', /Guide the board level over the top.*Push the ball of the front foot down/s],
    ['pole jam kickflip', /draw the knees up.*Push the ball of the front foot down/s],
    ['wallie boardslide', /let the back wheels hit and bounce.*turn a quarter.*Come down on the rail/s],
    [
      'kickflip to wallride to fakie',
      /Catch it with both feet at the top.*Let the board roll back tail first/s,
    ],
    ['fakie kickturn', /Press the tail until the front wheels hover.*nose swing halfway around/s],
    ['frontside pressure flip', /heel-side corner of the tail.*down and out in front of you/s],
    ['fakie pump', /turn your head to the wall you roll toward/],
    ['wallie late shuvit', /Past the obstacle push the tail behind your heels/],
    ['half cab underflip', /half cab.*Lift those toes sharply/s],
    ['wallride backside 180 out', /Pop the tail against the wall/],
    ['monster walk revert', /set all four wheels down in line.*Slide the wheels halfway around/s],
    ['backside invert revert', /push off.*Slide the wheels halfway around on the way down/s],
  ])('teaches %s', (name, said) => {
    const lesson = lessonOf(name)
    expect(lesson.isOpen).toBeUndefined()
    expect(complaints(lesson)).toEqual([])
    expect(sentencesOf(lesson).join(' ')).toMatch(said)
  })

  it('knows a pivot on a pad from one at a coping', () => {
    const ofPivot = (obstacle: string) =>
      sentencesOf(
        lessonFor(parsed('pivot to manual'), { name: 'Pivot to Manual', obstacles: [obstacle] }),
      ).join(' ')
    expect(ofPivot('Manual Pad')).not.toMatch(/coping|platform|ramp|wall/)
    expect(ofPivot('Mini Ramp')).toMatch(/coping/)
  })
})

describe('a lesson for what the words leave open', () => {
  it.each([
    ['walk the dog to nose manual', /ledges and rails|wax/],
    ['tic tac to ollie', /flip of its own kind/],
    ['coleman slide to fakie', /coping|wall/],
  ])('does not take %s for something else', (name, other) => {
    expect(sentencesOf(lessonOf(name)).join(' ')).not.toMatch(other)
  })

  it('turns an air frontside where its name says so', () => {
    expect(lessonOf('Lien Air').description).toMatch(/^Going up frontside/)
    expect(lessonOf('Backside Lien Air').description).not.toMatch(/frontside/i)
  })

  it('puts the leading tail on a ledge that lies where the name says, behind or in front', () => {
    const slides = ['tailslide', 'bluntslide', 'noseslide', 'noseblunt slide']
    for (const slide of slides) {
      // The ledge of a fakie frontside one lies in front of the chest, of a backside one behind it.
      const [front, back] = ['frontside', 'backside'].map((side) =>
        lessonOf(`fakie ${side} ${slide}`).steps.slice(1).join(' '),
      )
      expect(front).not.toMatch(/(ledge|rail) behind you|up and back|tail back onto/)
      expect(back).not.toMatch(/(ledge|rail) (in front|ahead) of you|nose up in front of you/)
    }
  })

  it.each(['grape flip', 'gingersnap', 'carousel'])(
    'says how to learn %s and claims nothing about it',
    (name) => {
      const lesson = lessonOf(name)
      expect(lesson.isOpen).toBe(true)
      expect(complaints(lesson)).toEqual([])
      expect(sentencesOf(lesson).join(' ')).not.toMatch(/heel-side|toe-side|scoop|half a turn/)
    },
  )

  it.each(['invert', 'no comply boardslide', 'impossible 50-50', 'kickflip madonna', 'late flip to manual'])(
    'is there for %s',
    (name) => {
      const answer = parseTrick(name)
      if (!answer.ok) return expect(answer.message).not.toBe('')
      expect(complaints(lessonFor(answer.motion, { name }))).toEqual([])
    },
  )
})
