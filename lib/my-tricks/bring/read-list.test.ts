import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTrickFacts } from '../../../prisma/seed/content'
import { localDay } from './dates'
import { readList } from './read-list'

const library = readTrickFacts()
  .filter(({ hiddenBecause }) => !hiddenBecause)
  .map((trick, at) => ({ ...trick, id: at + 1 }))
const now = new Date('2026-06-15T12:00:00Z')

const marks = { LEARNING: '', CONSISTENT: ' +', MASTERED: ' ++' }

/** What was read, in short: "?" is a guess, "!" own, "+" consistent, "++" mastered, then the day and the tries. */
function read(text: string): string[] {
  const { entries, refused } = readList(text, library, now)
  if (!entries) throw new Error(refused)
  return entries.map(({ kind, choices, written, brought, openDay, undated }) => {
    const { masteryLevel, lastPracticed, practice, notes } = brought
    const [first] = choices
    const name = first
      ? `${first.id === null ? '!' : ''}${choices.map((each) => each.name).join(' / ')}`
      : `"${written}"`
    return [
      (kind === 'guessed' ? '?' : '') + name + marks[masteryLevel],
      lastPracticed && localDay(lastPracticed),
      ...practice.map(({ lands, tries }) => `${lands}/${tries}`),
      ...undated.map(({ lands, tries }) => `${lands}/${tries} undated`),
      openDay && `which day: ${openDay}`,
      ...notes.map((note) => `note: ${note.text}`),
    ]
      .filter(Boolean)
      .join(', ')
  })
}

describe('a line', () => {
  it.each<[string, string[]]>([
    ['Kickflip', ['Kickflip']],
    ['- tre flip', ['360 Flip']],
    ['  3. OLLIE ', ['Ollie']],
    ['**Kickflip**', ['Kickflip']],
    ['Tre flip noseblunt\\', ['!360 Flip Noseblunt Slide']],
    ['Tail Manual:', ['Manual']],
    ['[x] Kickflip', ['Kickflip +']],
    ['(x) Kickflip', ['Kickflip +']],
    ['[ ] Kickflip', ['Kickflip']],
    ['✔️ 50-50', ['50-50 +']],
    ['Ollie ☑️', ['Ollie +']],
    ['Heelflip x', ['Heelflip +']],
    ['Ollie - mastered', ['Ollie ++']],
    ['no comply landed', ['No Comply +']],
    ['not landed: kickflip', ['Kickflip']],
    ['Kickflip (not consistent)', ['Kickflip']],
    ['Kickflip (switch)', ['Switch Kickflip']],
    ['kickflip, switch', ['Switch Kickflip']],
    ['Shovit (FS)', ['Frontside Shuvit']],
    ['50-50 (BS)', ['Backside 50-50']],
    ['Frontside flip (FS 180 kickflip)', ['Frontside Flip']],
    ['50/50', ['50-50']],
    ['Rock and Roll', ['Rock and Roll']],
    ['=Kickflip', ['Kickflip']],
    ['Kickflip 7/10', ['Kickflip, 7/10 undated']],
    ['BS boardslide → shove-out', ['Backside Boardslide Shuvit Out']],
    ['K-grind -> nollie flip out', ['!Crooked Grind Nollie Kickflip Out']],
    ['Kickflip; Flatground; nice day', ['Kickflip']],
    ['Kickflip, 3 tries, 1 landed', ['Kickflip, 1/3 undated']],
    ['🛹 Kickflip 🔥', ['Kickflip']],
    ['1️⃣ Kickflip', ['Kickflip']],
    ['● Kickflip', ['Kickflip']],
    ['Kickflip - gelandet', ['Kickflip +']],
    ['バックサイド50-50', ['Backside 50-50']],
  ])('%j', (text, expected) => expect(read(text)).toEqual(expected))

  it.each<[string, string[]]>([
    ['kickflip, ollie, tre flip', ['Kickflip', 'Ollie', '360 Flip']],
    ['Ollie/Kickflip', ['Ollie', 'Kickflip']],
    ['Ollie → Kickflip → Heelflip', ['Ollie', 'Kickflip', 'Heelflip']],
    ['ollie, kickflip & heelflip (all landed)', ['Ollie +', 'Kickflip +', 'Heelflip +']],
    ['FS/BS 180', ['Frontside 180', 'Backside 180']],
    ['Ollie✅ Kickflip✔️ Heelflip❌', ['Ollie +', 'Kickflip +', 'Heelflip']],
    ['✅ Ollie ✅ Kickflip ❌ Heelflip', ['Ollie +', 'Kickflip +', 'Heelflip']],
    ['できる：オーリー、キックフリップ', ['Ollie +', 'Kickflip +']],
    ['kickflip (fs & bs)', ['Frontside Flip', 'Backside Flip']],
    ['1. Ollie 2. Kickflip 3. Heelflip', ['Ollie', 'Kickflip', 'Heelflip']],
    ['kickflip mastered, ollie, tre flip landed', ['Kickflip ++', 'Ollie', '360 Flip +']],
    ['kickflip - landed, ollie - learning, shuvit - no', ['Kickflip +', 'Ollie', 'Shuvit']],
    ['Landed: ollie, kickflip; learning: tre flip', ['Ollie +', 'Kickflip +', '360 Flip']],
    ['kickflip, ollie, no idea', ['Kickflip', 'Ollie', '"no idea"']],
    ['I can do: ollie, kickflip. Working on: heelflip', ['Ollie +', 'Kickflip +', 'Heelflip']],
    ['Ollie: 20.03.2024; Kickflip: 01.06.2024', ['Ollie, 2024-03-20', 'Kickflip, 2024-06-01']],
    ['3/14/2025 - Ollie 3/15/2025 - Kickflip', ['Ollie, 2025-03-14', 'Kickflip, 2025-03-15']],
    ['Ollie\t2024-03-20\t2024-06-01', ['Ollie, 2024-03-20']],
    ['<li>Kickflip</li>', ['Kickflip']],
    ['2025-03-14: kickflip 3/10, ollie', ['Kickflip, 2025-03-14, 3/10', 'Ollie, 2025-03-14']],
  ])('of several: %j', (text, expected) => expect(read(text)).toEqual(expected))

  it.each<[string, string[]]>([
    ['noli heelflip', ['?Nollie Heelflip']],
    ['kickflip (3x)', ['?Kickflip']],
    ['kickflip x3', ['?Kickflip / Triple Kickflip']],
    ['180', ['?Frontside 180 / Backside 180']],
    ['Kickflip 360 (varial flip)', ['?!Kickflip 360 / Varial Kickflip']],
  ])('that may mean something else is asked about: %j', (text, expected) =>
    expect(read(text)).toEqual(expected),
  )

  it.each([
    'These build commitment and board control.',
    'Clean slide + roll away',
    'I did a kickflip yesterday and it was great',
    'the one from the video',
    'nollie something',
  ])('in prose is no trick: %j', (text) => expect(read(text)).toEqual([`"${text}"`]))
})

describe('a day', () => {
  it.each([
    ['2025-03-14', '2025-03-14'],
    ['2025/03/14', '2025-03-14'],
    ['3/14/24', '2024-03-14'],
    ['14/3/2024', '2024-03-14'],
    ['31.12.24', '2024-12-31'],
    ['14.3.2025', '2025-03-14'],
    ['(Mar 14, 2025)', '2025-03-14'],
    ['14 Mar 2025', '2025-03-14'],
    ['1. April 2025', '2025-04-01'],
    ['14. März 2025', '2025-03-14'],
    ['le 3 août 2024', '2024-08-03'],
    ['2025年3月14日', '2025-03-14'],
    ['20250314', '2025-03-14'],
    ['14-Mar-25', '2025-03-14'],
    ['14th of March, 2025', '2025-03-14'],
    ['2025-03-14T10:00:00', '2025-03-14'],
  ])('%j', (written, day) => expect(read(`Kickflip ${written}`)).toEqual([`Kickflip, ${day}`]))

  it.each([
    ['45730', '2025-03-14'],
    ['1741953600', '2025-03-14'],
    ['1741953600000', '2025-03-14'],
  ])('counted as %j in a column of dates', (cell, day) =>
    expect(read(`trick,date\nKickflip,${cell}`)).toEqual([`Kickflip, ${day}`]),
  )

  it('that may be either is asked about, once for the list', () => {
    expect(read('Kickflip 3/4/2025')).toEqual(['?Kickflip, 2025-03-04, which day: 3/4/2025'])
    const list = 'Kickflip 3/4/2025\nOllie 5/6/2025'
    expect(readList(list, library, now).eitherDay).toEqual({
      written: '3/4/2025',
      monthFirst: '2025-03-04',
      dayFirst: '2025-04-03',
    })
    const days = readList(list, library, now, 'day first').entries?.map(({ kind, brought }) => [
      kind,
      brought.lastPracticed && localDay(brought.lastPracticed),
    ])
    expect(days).toEqual([
      ['understood', '2025-04-03'],
      ['understood', '2025-06-05'],
    ])
  })

  it('is read as another row of the list shows', () => {
    expect(read('date,trick\n05/04/2025,Ollie\n14/03/2025,Kickflip')).toEqual([
      'Ollie, 2025-04-05',
      'Kickflip, 2025-03-14',
    ])
    expect(read('date,trick\n05/04/2025,Ollie\n03/14/2025,Kickflip')).toEqual([
      'Ollie, 2025-05-04',
      'Kickflip, 2025-03-14',
    ])
  })

  it('that has not come, or has no year, is asked about', () => {
    expect(read('Kickflip 2099-01-01')).toEqual(['?Kickflip, which day: 2099-01-01'])
    expect(read('Kickflip 14 Mar')).toEqual(['?Kickflip, 2026-03-14, which day: 14 Mar'])
    expect(read('Kickflip March 2025')).toEqual(['?Kickflip, 2025-03-01, which day: March 2025'])
    expect(read('Kickflip 03/2025')).toEqual(['?Kickflip, 2025-03-01, which day: 03/2025'])
    expect(read('trick,date\nKickflip,last summer')).toEqual(['?Kickflip, which day: last summer'])
  })
})

describe('headings', () => {
  it('say the level and the stance of what stands below', () => {
    const list = [
      '# My tricks',
      '## Switch - on lock',
      '- Ollie',
      '- FS 180',
      '## Nollie - in progress',
      '- Heelflip',
      '- **Tre flip**',
      'LANDED:',
      'kickflip',
      'NOT YET:',
      'hardflip',
    ]
    expect(read(list.join('\n'))).toEqual([
      'Switch Ollie ++',
      'Switch Frontside 180 ++',
      'Nollie Heelflip',
      'Nollie 360 Flip',
      'Kickflip +',
      'Hardflip',
    ])
  })

  it.each<[string, string[]]>([
    ['Switch\nOllie\n\nFakie\nBigspin', ['Switch Ollie', 'Fakie Bigspin']],
    ['Nollie:\nKickflip', ['Nollie Kickflip']],
    ['Nollie\nKickflip', ['Nollie', 'Kickflip']],
    ['Flatground tricks\nKickflip', ['Kickflip']],
    ['Kickflip\n- landed\nHeelflip\n- learning', ['Kickflip +', 'Heelflip']],
    ['- Switch\n  - Ollie', ['Switch Ollie']],
    ['Tricks\n---\nKickflip', ['Kickflip']],
    ["Tricks I've landed:\nKickflip", ['Kickflip +']],
    ['## Switch\nLanded:\nOllie\nLearning:\nKickflip', ['Switch Ollie +', 'Switch Kickflip']],
    ['14 March 2025\nkickflip 3/10', ['Kickflip, 2025-03-14, 3/10']],
    ['Nollie\n\nDrop in', ['Nollie', 'Drop In']],
  ])('%j', (text, expected) => expect(read(text)).toEqual(expected))
})

describe('a table', () => {
  it.each<[string, string[]]>([
    [
      'trick,stance,status\nkickflip,switch,landed\nollie,fakie,learning',
      ['Switch Kickflip +', 'Fakie Ollie'],
    ],
    ['Trick;Level;Datum\nKickflip;Mastered;14.03.2025', ['Kickflip ++, 2025-03-14']],
    [
      'date,trick,attempts,landed\n14/03/2025,kickflip,20,7\n15/03/2025,kickflip,10,5',
      ['Kickflip, 2025-03-15, 7/20, 5/10'],
    ],
    ['trick,tries,lands\nKickflip,10,3', ['Kickflip, 3/10 undated']],
    ['Date;Trick;Made;Missed\n2025-01-02;Kickflip;3;7', ['Kickflip, 2025-01-02, 3/10']],
    [
      'Trick,Regular,Switch,Nollie,Fakie\nOllie,x,x,,x\nKickflip,✔️,,,☑️',
      ['Ollie +', 'Switch Ollie +', 'Fakie Ollie +', 'Kickflip +', 'Fakie Kickflip +'],
    ],
    [
      '| Trick | Regular | Switch |\n|---|---|---|\n| Kickflip | landed | learning |',
      ['Kickflip +', 'Switch Kickflip'],
    ],
    [
      'Trick;Status;Notizen\n"Kickflip";"gelandet";"Schultern; gerade"',
      ['Kickflip +, note: Schultern; gerade'],
    ],
    ['Trick,Reg,Sw,Nol,Fak\nKickflip,1,0,1,', ['Kickflip +', 'Nollie Kickflip +']],
    [
      'name,landed,consistent,mastered\nOllie,TRUE,TRUE,TRUE\nKickflip,TRUE,FALSE,',
      ['Ollie ++', 'Kickflip +'],
    ],
    ['My tricks;;\nTricks;;\nTrick;Learned\nKickflip;2025-03-01', ['Kickflip +, 2025-03-01']],
    ['Nom,Position,Acquis\nKickflip,switch,oui', ['Switch Kickflip +']],
    [
      'Trick Name,Stance,FS/BS,Landed?\nShuvit,Regular,FS,Y\n50-50,Switch,BS,N',
      ['Frontside Shuvit +', 'Switch Backside 50-50'],
    ],
    [
      'Trick,Landed\nKickflip,yes\nHeelflip,no\nTre flip,2025-03-01',
      ['Kickflip +', 'Heelflip', '360 Flip +, 2025-03-01'],
    ],
    ['trick,done\n"=HYPERLINK(""http://x"",""Ollie"")",yes\n=Kickflip,', ['Ollie +', 'Kickflip']],
    ['Kickflip\tLanded\t2025-03-14\nBoardslide\tLearning', ['Kickflip +, 2025-03-14', 'Boardslide']],
  ])('%j', (text, expected) => expect(read(text)).toEqual(expected))
})

describe('JSON', () => {
  it.each<[unknown, string[]]>([
    [['Kickflip'], ['Kickflip']],
    [{ tricks: ['Kickflip', 'Switch FS 180'] }, ['Kickflip', 'Switch Frontside 180']],
    [
      [
        { id: 1, name: 'Ollie', landed: true },
        { id: 2, name: 'Heelflip', landed: false },
      ],
      ['Ollie +', 'Heelflip'],
    ],
    [
      { tricks: [{ name: 'Tre flip', stance: 'nollie', attempts: 10, landed: 3, date: '2025-03-01' }] },
      ['Nollie 360 Flip, 2025-03-01, 3/10'],
    ],
    [
      [{ trick: { name: 'Ollie', stance: 'switch' }, done: true, date: '14/03/2025' }],
      ['Switch Ollie +, 2025-03-14'],
    ],
    [{ Kickflip: { landed: true }, Heelflip: { landed: false } }, ['Kickflip +', 'Heelflip']],
    [[{ name: 'Ollie', status: { level: 'landed' } }], ['Ollie +']],
    [[{ name: 'Ollie', stances: ['fakie', 'switch'], tags: ['basic'] }], ['Fakie Ollie', 'Switch Ollie']],
    [[{ name: 'Ollie', stances: { regular: true, switch: false, nollie: true } }], ['Ollie +', 'Nollie +']],
    [
      [{ name: 'Ollie', level: 'mastered', log: [{ date: '2025-03-01', attempts: 10, landed: 3 }] }],
      ['Ollie ++, 2025-03-01, 3/10'],
    ],
    [
      [
        ['Kickflip', 'landed'],
        ['Heelflip', 'learning'],
      ],
      ['Kickflip +', 'Heelflip'],
    ],
    [[{ trick: 'Ollie', learned: true, mastered: true }], ['Ollie ++']],
    [{ kickflip: true, heelflip: false, 'tre flip': 'mastered' }, ['Kickflip +', 'Heelflip', '360 Flip ++']],
    [
      { switch: { landed: ['ollie'], learning: ['heelflip'] }, nollie: ['shuvit'] },
      ['Switch Ollie +', 'Switch Heelflip', 'Nollie Shuvit'],
    ],
    [
      [
        {
          name: 'Flip tricks',
          tricks: [{ title: 'Kickflip', status: 'mastered', lastPracticed: '2025-03-01' }],
        },
      ],
      ['Kickflip ++, 2025-03-01'],
    ],
  ])('%j', (value, expected) => expect(read(JSON.stringify(value, null, 2))).toEqual(expected))
})

it('counts a trick that stands twice once, at its higher level and later date', () => {
  expect(read('kickflip 2025-01-01\nOllie\nKICKFLIP mastered 2024-01-01')).toEqual([
    'Kickflip ++, 2025-01-01',
    'Ollie',
  ])
})

it('has a row for each name in another script', () => {
  expect(read('オーリー\nキックフリップ\n鬼プッシュ\n組コーン')).toEqual([
    'Ollie',
    'Kickflip',
    '"鬼プッシュ"',
    '"組コーン"',
  ])
})

describe('what is too much or nothing', () => {
  it.each([
    ['', 'There is nothing in it yet.'],
    [' \n\t\n', 'There is nothing in it yet.'],
    ['Ollie\n'.repeat(50_000), 'This has 50,001 lines. Bring at most 5,000 at once.'],
    ['x'.repeat(10_000_001), 'This is larger than 10 MB.'],
  ])('gets a sentence', (text, sentence) => {
    expect(readList(text, library, now).refused).toContain(sentence)
  })

  it('never throws, whatever is brought', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.string()), (text) => {
        const { entries } = readList(text, library, now)
        for (const { kind, choices } of entries ?? []) expect(choices.length > 0).toBe(kind !== 'unknown')
      }),
    )
  })
})
