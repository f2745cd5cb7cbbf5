import { describe, expect, it } from 'vitest'
import { GET } from '@/app/api/tricks/[id]/route'
import { createTrick, createUser } from '../../setup/factories'
import { read, send } from '../../setup/request'

const get = async (id: string | number) => read(await send(GET, { params: { id } }))

describe('GET /api/tricks/{id}', () => {
  it('gives everything about one trick', async () => {
    const ollie = await createTrick({ name: 'Ollie', slug: 'ollie' })
    const mistakes = [{ mistake: 'The board stays down.', fix: 'Slide the front foot.' }]
    const kickflip = await createTrick({
      name: 'Kickflip',
      steps: ['Pop.', 'Flick.'],
      mistakes,
      difficulty: 5,
      difficultySources: 32,
      prosLanded: 1182,
      prosMissed: 52,
      prosSet: 700,
      prosSetLanded: 690,
      learnFirst: [ollie.id],
    })
    const { status, body } = await get(kickflip.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: kickflip.id,
      name: 'Kickflip',
      steps: ['Pop.', 'Flick.'],
      mistakes,
      difficulty: 5,
      difficultySources: 32,
      pros: { set: 700, setLanded: 690, reply: 534, replyLanded: 492 },
      learnFirst: [{ slug: 'ollie', name: 'Ollie', difficultyRating: 'Beginner' }],
      leadsTo: [],
    })
    expect((await get(ollie.id)).body).toMatchObject({
      difficulty: null,
      pros: null,
      leadsTo: [{ name: 'Kickflip' }],
    })
  })

  it('reveals neither columns nor owners', async () => {
    const { id } = await createTrick()
    const { body } = await get(id)
    for (const field of ['ownerId', 'baseId', 'createdAt', 'stepsSource', 'level', 'sequence'])
      expect(body).not.toHaveProperty(field)
  })

  it.each([
    '1',
    '0',
    '-1',
    '1.5',
    '99999999999',
    '2147483648',
    '2147483647',
    'abc',
    '',
    ' ',
    '1e400',
    'NaN',
    '1 or 1=1',
    '\0',
    '%00',
  ])('returns 404 to %j', async (id) => {
    const { status, body } = await get(id)
    expect(status).toBe(404)
    expect(body).toMatchObject({ code: 'not_found', message: expect.any(String) })
  })

  it("returns 404 to a skater's own trick", async () => {
    const { id: ownerId } = await createUser()
    const { id } = await createTrick({ ownerId })
    expect((await get(id)).status).toBe(404)
  })
})
