import { expect, expectAccessible, test } from './fixtures'

test('the home page shows below its picture what it does, and asks for the name of a trick @phone', async ({
  page,
}) => {
  await page.goto('/')
  const band = (name: string) => page.getByRole('region', { name })
  await expect(band('See every trick').getByRole('button', { name: 'Show it moving' })).toBeVisible()
  await expect(band('Skate it as a line').getByText('Half Cab').first()).toBeVisible()

  const quiz = band('Name that trick')
  await quiz.getByRole('button', { name: 'Kickflip', exact: true }).click()
  await expect(quiz.getByRole('status')).toContainText('Not a Kickflip.')
  await quiz.getByRole('button', { name: 'Heelflip', exact: true }).press('Enter')
  await expect(quiz.getByRole('status')).toHaveText('Heelflip it is.')
  await expect(quiz.getByRole('link', { name: 'How to land it' })).toHaveAttribute('href', '/tricks/heelflip')
  await quiz.getByRole('button', { name: 'Next trick' }).press('Enter')
  await expect(quiz.getByText('Trick 2 of 5')).toBeFocused()

  await expect(band('The way to a tre flip').getByRole('link', { name: '360 Flip' })).toBeVisible()
  await expect(band('From the blog').getByRole('article')).toHaveCount(3)
  await expectAccessible(page)
})
