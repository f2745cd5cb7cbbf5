import { join, save, toastOf } from './account'
import { expect, expectAccessible, test } from './fixtures'

const group = (page: import('@playwright/test').Page, title: string) =>
  page.locator('details').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

test('a list is pasted, corrected, survives a reload, is saved, and twice is once @phone', async ({
  page,
}) => {
  await join(page)
  const [ollie] = await save(page, 'ollie')
  const text = '[x] Ollie 2025-03-14\nTre flip - working on it\nnoli heelflip\nthe one from the video\n'
  await page.goto('/my-tricks/bring')
  for (let times = 0; times < 2; times += 1) {
    await page.getByLabel('Your list').fill(text)
    await expect(group(page, 'Understood').getByRole('group')).toHaveCount(2)
    await expect(group(page, 'Guessed').getByRole('group')).toHaveCount(1)
    await expect(group(page, 'Not understood').getByRole('group')).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Save 3 Tricks' })).toBeVisible()
    const unknown = page.getByLabel('Trick meant by the one from the video')
    await unknown.fill('Kick')
    await expect(page.getByText('We don’t know a trick by this name, so it is left out.')).toBeVisible()
    await unknown.fill('Kickflip')
    await page.getByLabel('Level of the one from the video').selectOption('MASTERED')
    await page.reload()
    await expect(unknown).toHaveValue('Kickflip')
    await page.getByRole('button', { name: 'Save 4 Tricks' }).click()
    await expect(toastOf(page)).toContainText('4 tricks are in My Tricks.')
    await expect(page).toHaveURL(/\/my-tricks$/)
    const mastered = page.getByRole('region', { name: 'Mastered' })
    await expect(mastered.getByRole('article', { name: 'Kickflip' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'In Progress' }).getByRole('article')).toHaveCount(3)
    await page.goto('/my-tricks/bring')
  }
  const progress = await (await page.request.get(`/api/tricks/${ollie}/progress`)).json()
  expect([progress.masteryLevel, progress.lastPracticed.slice(0, 10)]).toEqual(['CONSISTENT', '2025-03-14'])
})

test('an export comes back with the diary in it @once', async ({ page }) => {
  await join(page)
  const header = 'kind,trick,date,mastery level,saved,tries,lands,text,rest,place'
  const rows = ['trick,Ollie,,LEARNING,true,,,,,', 'day,,2026-06-15,,,,,Puddles,RAIN,Plaza']
  await page.goto('/my-tricks/bring')
  await page.getByLabel('Your list').fill([header, ...rows].join('\n'))
  await expect(page.getByText('1 day of your diary comes along')).toBeVisible()
  await page.getByRole('button', { name: 'Save 1 Trick and 1 Day' }).click()
  await expect(page).toHaveURL(/\/my-tricks$/)
  const taken = await (await page.request.get('/api/account/export?format=csv')).text()
  expect(taken).toContain(rows[1])
})

test('a file may be chosen, and what is too much gets a sentence @once', async ({ page }) => {
  await join(page)
  await page.goto('/my-tricks/bring')
  const choose = (name: string, content: string) =>
    page.getByLabel('Choose a file').setInputFiles({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(content),
    })
  await choose('list.txt', 'Ollie\n'.repeat(50_000))
  await expect(page.getByText('This has 50,001 lines. Bring at most 5,000 at once.')).toBeVisible()
  await choose('huge.csv', 'x'.repeat(10_000_001))
  await expect(page.getByText('This is larger than 10 MB.')).toBeVisible()
  await choose('list.csv', 'trick,done\n"=HYPERLINK(""http://x"",""Ollie"")",yes\n=Kickflip,\n')
  await expect(page.getByRole('button', { name: 'Save 2 Tricks' })).toBeVisible()
  await expect(group(page, 'Not understood').getByRole('group')).toHaveCount(1)
  await expectAccessible(page)
})

test('without a connection the list waits here and is not lost @once', async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED/)
  await join(page)
  await page.goto('/my-tricks/bring')
  await page.getByLabel('Your list').fill('Ollie')
  await page.route('**/bring', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: 'Save 1 Trick' }).click()
  await expect(toastOf(page).getByRole('alert')).toBeVisible()
  await page.unroute('**/bring')
  await page.reload()
  await expect(page.getByLabel('Your list')).toHaveValue('Ollie')
  await page.getByRole('button', { name: 'Save 1 Trick' }).click()
  await expect(page.getByRole('article', { name: 'Ollie' })).toBeVisible()
})
