// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { gameTricks, usualSets } from '@/lib/skate/game/machine'
import { readMotion } from '@/lib/tricks/read-motion'
import { show, withScreens } from '@/tests/setup/screen'
import { SkateGame } from './game'

withScreens()

const names = ['Ollie', 'Frontside 180', 'Pop Shuvit', 'Kickflip', 'Heelflip', '360 Flip', 'Hardflip']
const motions = names.map((name) => {
  const motion = readMotion(name)
  if (!motion) throw new Error(`${name} is no trick`)
  return { motion, pros: null }
})
const tricks = gameTricks(motions).map((trick, at) => ({
  ...trick,
  entry: { id: at + 1, slug: trick.name.toLowerCase().replaceAll(' ', '-'), after: null },
}))

const open = (at = '/skate') =>
  show(<SkateGame tricks={tricks} sets={usualSets(tricks, 4)} />, {
    at,
    replies: { 'GET /api/auth/user': { authenticated: false } },
  })

const trick = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Trick' })
const press = (name: string) => screen.getByRole('button', { name })
/** Whose turn it is, and what for; or who won. */
const stands = (text: string) => screen.findByRole('heading', { level: 2, name: text })
const refusedFor = async (text: string | RegExp) => {
  const field = await trick()
  await waitFor(() =>
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(text),
  )
}

const friends = '/skate?p=Ada&m=&p=Bo&m=&o=2fr&s=1&e='

describe('a game of SKATE', () => {
  it('wants a trick that is understood and was not done yet', async () => {
    const { user } = open(`${friends}360+Flip_1.0`)
    await stands('Ada: set a trick')
    await user.click(press('Landed'))
    await refusedFor(/^Name the trick first\.$/)
    await user.type(await trick(), 'quadruple sushi flip')
    await user.click(press('Landed'))
    await refusedFor(/Not understood/)
    await user.clear(await trick())
    await user.type(await trick(), '3flip')
    await user.click(press('Landed'))
    await refusedFor(/“3flip”.*done already/)
  })

  it('says what became of a try, and takes it back', async () => {
    const { user } = open(friends)
    await user.type(await trick(), 'tre flip')
    screen.getByText('360 Flip', { selector: 'p' })
    await user.click(press('Landed'))
    await stands('Bo: 360 Flip')
    await user.click(press('Missed'))
    expect((await screen.findAllByText("Bo missed the 360 flip. That's S.")).length).toBeGreaterThan(0)
    expect(document.querySelector('.given')?.textContent).toBe('S')
    await user.click(press('Undo'))
    await stands('Bo: 360 Flip')
    await user.click(press('Landed'))
    expect((await screen.findAllByText('Bo landed the 360 flip, too.')).length).toBeGreaterThan(0)
  })

  it('asks before the last letter, gives two tries for it, and cannot be undone after it', async () => {
    const { user } = open(`${friends}Ollie_1.0.Kickflip_1.0.Heelflip_1.0.Backside+180_1.0`)
    await user.type(await trick(), 'hardflip')
    await user.click(press('Landed'))
    await screen.findByText(/two tries/)
    await user.click(press('Missed'))
    await user.click(press('Missed'))
    const asked = () => screen.findByRole('dialog', { name: 'Last letter' })
    await user.click(within(await asked()).getByRole('button', { name: 'Cancel' }))
    await stands('Bo: Hardflip')
    await user.click(press('Missed'))
    await user.click(within(await asked()).getByRole('button', { name: 'Missed' }))
    await stands('Ada wins')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    await user.click(press('Rematch'))
    await stands('Bo: set a trick')
  })

  it('against the machine: it answers at once, with its odds', async () => {
    const { user } = open()
    await user.selectOptions(screen.getByRole('combobox', { name: 'How good' }), 'beginner')
    await user.click(screen.getByRole('radio', { name: 'Technical' }))
    await user.click(press('Start the game'))
    const ideas = await screen.findByRole('list', { name: 'Ideas' })
    await user.click(within(ideas).getAllByRole('button')[0] ?? ideas)
    await user.click(press('Landed'))
    const said = await screen.findAllByText(/^The machine (landed|missed) /)
    expect(said[0]?.textContent).toMatch(/ Its odds: about \d+ in 10\.$/)
    screen.getByText(/The machine rolls the dice on every try\./)
  })

  it('that was cut from an address says so, and a new one can be begun', async () => {
    const { user } = open('/skate?p=Ada&p=Bo&s=1&e=Sushi_1')
    await screen.findByText('There is no game at this link. Maybe part of it got cut off.')
    await user.click(press('Start a new one'))
    await screen.findByRole('button', { name: 'Start the game' })
  })
})
