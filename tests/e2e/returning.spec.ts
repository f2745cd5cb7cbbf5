import type { Page } from '@playwright/test'
import { join, keepHere, save, toastOf } from './account'
import { expect, test } from './fixtures'
import { generateOf, orderOf, planLine } from './line'

type State = {
  name: string
  path: string
  /** Brings the page into the state. */
  make: (page: Page) => Promise<unknown>
  /** Expects the state. */
  holds: (page: Page) => Promise<unknown>
}

const row = (page: Page, name: string) => page.getByRole('table').getByRole('link', { name, exact: true })
const track = (page: Page) => page.getByRole('list', { name: 'Foundational tricks' })
const rows = (page: Page) => page.getByRole('table').locator('[data-row]').filter({ visible: true })

const states: State[] = [
  {
    name: 'an opened row',
    path: '/tricks?category=Flips',
    make: (page) => row(page, '360 Flip').click(),
    holds: (page) => expect(page.getByRole('link', { name: '360 Flip: the whole page' })).toBeVisible(),
  },
  {
    name: 'an opened card',
    path: '/tricks',
    make: (page) => track(page).getByRole('link').first().click(),
    holds: (page) => expect(track(page).getByRole('link', { name: /: the whole page$/ })).toBeVisible(),
  },
  {
    name: 'the place in the carousel',
    path: '/tricks',
    make: async (page) => {
      await page.getByRole('button', { name: 'Next foundational tricks' }).click()
      await expect(page).toHaveURL(/card=\d+/)
    },
    holds: (page) =>
      expect.poll(() => track(page).evaluate((element) => element.scrollLeft)).toBeGreaterThan(100),
  },
  {
    name: 'the length of the list',
    path: '/tricks',
    make: (page) => page.getByRole('link', { name: /^Show \d+ more/ }).click(),
    holds: (page) => expect(rows(page)).toHaveCount(50),
  },
  {
    name: 'the tab of the classification',
    path: '/tricks/classification',
    make: (page) => page.getByRole('tab', { name: 'Variations' }).click(),
    holds: (page) =>
      expect(page.getByRole('tab', { name: 'Variations' })).toHaveAttribute('aria-selected', 'true'),
  },
  {
    name: 'a closed section of the classification',
    path: '/tricks/classification',
    make: (page) => page.getByRole('tabpanel').getByRole('button', { name: 'Flatground' }).click(),
    holds: (page) =>
      expect(page.getByRole('tabpanel').getByRole('button', { name: 'Flatground' })).toHaveAttribute(
        'aria-expanded',
        'false',
      ),
  },
  {
    name: 'an order and its name',
    path: '/trickbot/builder',
    make: async (page) => {
      await page.getByText('Flat Ground', { exact: true }).click()
      for (const trick of ['Ollie', 'Kickflip'])
        await page.getByRole('button', { name: `${trick} in the line`, exact: true }).click()
      await generateOf(page).click()
      await expect(orderOf(page)).toHaveCount(2)
      await page.getByRole('textbox', { name: 'Line name' }).fill('Lunch')
    },
    holds: async (page) => {
      await expect(orderOf(page)).toHaveCount(2)
      await expect(page.getByRole('textbox', { name: 'Line name' })).toHaveValue('Lunch')
    },
  },
  {
    name: 'a park and the flow through it',
    path: '/trickbot/parkflow',
    make: async (page) => {
      await page.getByRole('checkbox', { name: 'Flatground', exact: true }).check()
      await page.getByRole('button', { name: 'Create Flow' }).click()
    },
    holds: async (page) => {
      await expect(page.getByRole('heading', { name: 'Suggested Tricks' })).toBeVisible()
      const flat = page.getByRole('checkbox', { name: 'Flatground', exact: true, includeHidden: true })
      await expect(flat).toBeChecked()
    },
  },
  {
    name: 'a search of the library',
    path: '/tricks',
    make: (page) => page.getByRole('searchbox', { name: 'Search tricks' }).fill('tre flip'),
    holds: (page) => expect(row(page, '360 Flip')).toBeVisible(),
  },
  {
    name: 'the tab of the builder',
    path: '/trickbot/builder',
    make: (page) => page.getByRole('tab', { name: 'My Lines' }).click(),
    holds: (page) => expect(page.getByRole('heading', { name: 'Your lines live here' })).toBeVisible(),
  },
]

const articles = (page: Page) => page.getByRole('article')
const plan = (page: Page) => page.getByRole('list', { name: 'Plan' }).getByRole('listitem')

/** What only the owner of a list has. */
const ownStates: State[] = [
  {
    name: 'a search of My Tricks',
    path: '/my-tricks',
    make: (page) => page.getByRole('searchbox', { name: 'Search my tricks' }).fill('boardslide'),
    holds: (page) => expect(articles(page)).toHaveText([/Boardslide/]),
  },
  {
    name: 'opened notes',
    path: '/my-tricks',
    make: (page) =>
      articles(page)
        .filter({ hasText: 'Kickflip' })
        .getByRole('button', { name: 'Notes and history' })
        .click(),
    holds: (page) => expect(page.getByLabel('New note')).toBeVisible(),
  },
  {
    name: 'how a line is to be built',
    path: '/trickbot/builder',
    make: async (page) => {
      await page.getByText('Build one from my tricks').click()
      await page.getByText('Send it', { exact: true }).click()
      await page.getByText('Ledge or rail', { exact: true }).click()
    },
    holds: async (page) => {
      await expect(page.getByRole('radio', { name: 'Send it', includeHidden: true })).toBeChecked()
      const edge = page.getByRole('checkbox', { name: 'Ledge or rail', includeHidden: true })
      await expect(edge).toBeChecked()
    },
  },
  {
    name: 'a list that is being brought',
    path: '/my-tricks/bring',
    make: async (page) => {
      await page.getByLabel('Your list').fill('Ollie\nthe one from the video')
      await page.getByLabel('Trick meant by the one from the video').fill('Kickflip')
    },
    holds: (page) => expect(page.getByLabel('Trick meant by the one from the video')).toHaveValue('Kickflip'),
  },
]

const earlierWeeks: State = {
  name: 'the earlier weeks',
  path: '/my-tricks',
  make: (page) => page.getByRole('button', { name: 'Rest days' }).click(),
  holds: (page) => expect(page.getByRole('list', { name: 'Weeks', exact: true })).toBeVisible(),
}

const startSession = (page: Page) => page.getByRole('button', { name: 'Start Session' }).click()

const sessionOver: State = {
  name: 'a session that is over, with its words',
  path: '/my-tricks/session',
  make: async (page) => {
    await page.getByRole('button', { name: 'End Session' }).click()
    await page.getByLabel('Place').fill('Plaza')
  },
  holds: async (page) => {
    await expect(page.getByText('1 of 1 try landed.')).toBeVisible()
    await expect(page.getByLabel('Place')).toHaveValue('Plaza')
  },
}

/** One session, each state of which goes on from the one before. */
const sessionStates: State[] = [
  {
    name: 'a changed plan',
    path: '/my-tricks/session',
    make: async (page) => {
      await expect(plan(page)).toHaveCount(4)
      await page
        .getByRole('button', { name: /^Take .* out of the plan$/ })
        .first()
        .click()
    },
    holds: (page) => expect(plan(page)).toHaveCount(3),
  },
  {
    name: 'a session that is under way',
    path: '/my-tricks/session',
    make: async (page) => {
      await startSession(page)
      await page.getByRole('button', { name: /^Landed/ }).click()
    },
    holds: (page) => expect(page.getByText('1 of 1 landed today.')).toBeVisible(),
  },
  {
    name: 'a session at its second trick',
    path: '/my-tricks/session',
    make: (page) => page.getByRole('button', { name: /^Missed/ }).press('ArrowRight'),
    holds: (page) => expect(page.getByText(/^2 of \d/)).toBeVisible(),
  },
  {
    name: 'a plan that is being changed during a session',
    path: '/my-tricks/session',
    make: (page) => page.getByRole('button', { name: 'Change Plan' }).click(),
    holds: (page) => expect(page.getByRole('button', { name: 'Close Plan' })).toBeVisible(),
  },
  sessionOver,
]

const newcomer: State = {
  name: 'what a newcomer can do already',
  path: '/my-tricks',
  make: async (page) => {
    const first = page.getByRole('region', { name: 'What can you already land?' })
    await first.getByRole('button', { name: 'Ollie', exact: true }).click()
  },
  holds: (page) => expect(page.getByRole('button', { name: 'Add 1 trick' })).toBeVisible(),
}

const savedLine = (page: Page) => page.getByRole('table', { name: 'The tricks of Kept open' })

const openedLine: State = {
  name: 'an opened line and its tutorial',
  path: '/trickbot/builder?tab=saved',
  make: async (page) => {
    await page.getByRole('button', { name: /^Kept open/ }).click()
    await savedLine(page).getByRole('button', { name: 'View Tutorial: Ollie' }).click()
  },
  holds: (page) => expect(savedLine(page).getByRole('listitem').first()).toBeVisible(),
}

const slugs = ['ollie', 'kickflip', 'heelflip', 'manual', 'boardslide', '50-50']

async function returnTo(page: Page, { path, make, holds }: State): Promise<void> {
  await page.goto(path)
  const entries = await page.evaluate(() => history.length)
  await make(page)
  await holds(page)
  expect(await page.evaluate(() => history.length), 'it is no step of its own').toBe(Math.min(50, entries))
  await page.reload()
  await holds(page)
  await page.getByRole('banner').getByRole('link', { name: 'DarkSlide home' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await holds(page)
}

const returnToEach = async (page: Page, each: State[]) => {
  for (const state of each) await test.step(state.name, () => returnTo(page, state))
}

test('reload and Back return a visitor to where one was @once', async ({ page }) => {
  await returnToEach(page, states)

  await test.step('a reload that begins while the address is written keeps what was typed', async () => {
    await page.goto('/tricks')
    const field = page.getByRole('searchbox', { name: 'Search tricks' })
    await field.fill('tre flip')
    // Busy until the reload has begun; a click then writes the address, which the reload does not hear of.
    await page.evaluate(
      () =>
        void setTimeout(() => {
          const until = performance.now() + 500
          while (performance.now() < until);
          document.body.click()
        }),
    )
    await page.reload()
    await expect(field).toHaveValue('tre flip')
    await expect(page).toHaveURL(/[?&]q=tre/)
  })

  await test.step('a list that is kept here', async () => {
    await keepHere(page)
    await page.goto('/tricks/ollie')
    await page.getByRole('button', { name: 'Add to My Tricks: Ollie' }).click()
    await expect(toastOf(page)).toContainText('Added to My Tricks')
    // One that is in the address, and one that is on the device, where a guest's list is elsewhere.
    await returnToEach(page, [
      earlierWeeks,
      {
        ...sessionOver,
        make: async (shown) => {
          await startSession(shown)
          await shown.getByRole('button', { name: /^Landed/ }).click()
          await sessionOver.make(shown)
        },
      },
    ])
  })
})

test('reload and Back return a skater to where one was @once', async ({ page }) => {
  await join(page)
  await returnToEach(page, [newcomer])
  await save(page, ...slugs)
  await returnToEach(page, [...ownStates, earlierWeeks])

  await planLine(page, ['Ollie'])
  await page.getByRole('textbox', { name: 'Line name' }).fill('Kept open')
  await page.getByRole('button', { name: 'Save Line' }).click()
  await expect(toastOf(page)).toContainText('Line Saved Successfully')
  await returnToEach(page, [openedLine])
  await savedLine(page).getByRole('button', { name: 'View Tutorial: Ollie' }).click()
  await page.reload()
  await expect(savedLine(page)).toBeVisible()
  await expect(savedLine(page).getByRole('listitem')).toHaveCount(0)
})

test('reload and Back return to each moment of a session @once', async ({ page }) => {
  await join(page)
  await save(page, ...slugs)
  await returnToEach(page, sessionStates)
})

test('Back from a trick returns to where one was in the list @phone', async ({ page }) => {
  await page.goto('/tricks')
  await page.getByRole('link', { name: /^Show \d+ more/ }).press('Enter')
  const name = rows(page).nth(40).getByRole('link').first()
  await name.click()
  const whole = page.getByRole('table').getByRole('link', { name: /: the whole page$/ })
  await whole.click()
  await expect(page.getByRole('heading', { name: 'How to do it' })).toBeVisible()
  await page.goBack()
  await expect(whole).toBeInViewport()
})
