import type { Page } from '@playwright/test'
import { join, newSkater, save, signIn, toastOf, write } from './account'
import { expect, expectAccessible, test, wakeful } from './fixtures'
import { comeBack, disconnected, goOffline } from './installed'

/** The account's part of the header: in the bar, or in the phone's menu. */
async function openAccount(page: Page, isMobile: boolean, username?: string) {
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    return page.getByRole('navigation', { name: 'Menu' })
  }
  if (!username) return page.getByRole('banner')
  await page.getByRole('button', { name: `${username}, account menu` }).click()
  return page.getByRole('navigation', { name: 'Account' })
}

test('joining begins in the header, says at the fields what is wrong, and ends signed in @phone', async ({
  page,
  isMobile,
}) => {
  const skater = newSkater()
  await page.goto('/login')
  const register = page.getByRole('tab', { name: 'Register' })
  await (await openAccount(page, isMobile)).getByRole('link', { name: 'Join', exact: true }).click()
  await expect(register).toHaveAttribute('aria-selected', 'true')
  await page.reload()
  await expect(register).toHaveAttribute('aria-selected', 'true')
  await (await openAccount(page, isMobile)).getByRole('link', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true')
  await register.click()
  await page.getByRole('button', { name: 'Create Free Account' }).click()
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(
    'Username must be at least 3 characters long',
  )
  // One is read out, at the field that has the focus; the others when they are come to.
  await expect(page.getByLabel('Username')).toBeFocused()
  await expect(page.locator('form').getByRole('alert')).toHaveCount(1)
  await expectAccessible(page)
  await page.reload()
  await page.getByLabel('Username').fill(skater.username)
  await page.getByLabel('Email').fill(skater.email)
  await page.getByLabel('Password', { exact: true }).fill(skater.password)
  await page.getByLabel('Confirm password', { exact: true }).fill(skater.password)
  await page.getByRole('button', { name: 'Create Free Account' }).click()
  await expect(page).toHaveURL(/\/tricks$/)
  await expect(toastOf(page)).toContainText('Registration successful')
  await expect(toastOf(page)).toContainText('Your account has been created!')
  // Of less to look at for axe than the library.
  await page.goto('/forgot-password')
  const account = await openAccount(page, isMobile, skater.username)
  await expect(account.getByText(`Signed in as ${skater.email}`)).toBeVisible()
  await expect(account.getByText('Auth: password')).toBeVisible()
  await expectAccessible(page)
})

test('signing in needs a connection, the right password and no mouse, leads back, and outlives cookies @once', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/401/)
  complaints.allow(disconnected)
  const skater = await join(page)
  await save(page, 'kickflip')
  await page.context().clearCookies()
  await page.goto('/login?next=/tricks/kickflip')
  await page.evaluate(() => localStorage.clear())
  // What checks the form comes with the first focus.
  await goOffline(context)
  await page.getByLabel('Email').fill(skater.email)
  await page.getByLabel('Password', { exact: true }).focus()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'Network error. Please check your connection and try again.',
  )
  await comeBack(context)
  await page.getByLabel('Email').fill('')
  await page.getByRole('tab', { name: 'Login' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Register' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Tab')
  await page.keyboard.type(skater.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('wrong-one')
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toContainText('Login failed')
  await expect(toastOf(page)).toContainText('Invalid email or password')
  // Read out once.
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid email or password' })).toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(skater.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tricks\/kickflip$/)
  await expect(toastOf(page)).toContainText('Welcome back!')
  expect(await page.evaluate(() => localStorage.getItem('localSession'))).toMatch(/^[0-9a-z]{9}\./)
  await page.context().clearCookies()
  await page.goto('/my-tricks')
  await expect(page.getByRole('article', { name: 'Kickflip' })).toBeVisible()
})

test('signing out clears what the browser keeps before the server is called, and says when it cannot @once', async ({
  page,
  isMobile,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/)
  const skater = await join(page)
  await save(page, 'kickflip')
  await page.goto('/blog')
  await page.route('**/_next/static/**', (route) => route.abort())
  await (await openAccount(page, isMobile, skater.username)).getByRole('button', { name: 'Logout' }).click()
  await expect(toastOf(page)).toContainText('Logout failed')
  await expect(toastOf(page)).toContainText('An error occurred during logout')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unroute('**/_next/static/**')

  await page.goto('/my-tricks')
  await expect(page.getByRole('article', { name: 'Kickflip' })).toBeVisible()
  const kept = () => page.evaluate(() => Object.keys(localStorage))
  await expect.poll(kept).toContainEqual(expect.stringMatching(/^user_.+_my-tricks-storage$/))
  let keptAtCall: string[] = ['not called yet']
  let sessionSent: string | undefined
  await page.route('**/api/auth/logout*', async (route) => {
    keptAtCall = (await kept()).filter((key) => /localSession|my-tricks-storage/.test(key))
    sessionSent = route.request().headers()['x-session-id']
    await route.continue()
  })
  await (await openAccount(page, isMobile, skater.username)).getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(toastOf(page)).toContainText('Logged out')
  expect(keptAtCall).toEqual([])
  expect(sessionSent).toMatch(/^[0-9a-z]{9}\./)
  const guest = await openAccount(page, isMobile)
  await expect(guest.getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/login?tab=register')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Create Free Account' })).toBeVisible()
})

test('a new name and signing out show at once, in every tab @once', async ({ page, context, isMobile }) => {
  const { username } = await join(page)
  await page.goto('/settings')
  const other = wakeful(await context.newPage())
  await other.goto('/settings')
  await page.getByRole('button', { name: 'Change username' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change username' })
  await dialog.getByLabel('Username').fill(`${username}-two`)
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toContainText(`Your username is now ${username}-two.`)
  // It stands over the next window, and to dismiss it closes nothing else.
  await page.getByRole('button', { name: 'Change password' }).click()
  await toastOf(page).getByLabel('Dismiss').click()
  await expect(toastOf(page)).toBeEmpty()
  await page.getByRole('dialog', { name: 'Change password' }).getByRole('button', { name: 'Cancel' }).click()
  for (const shown of [page, other]) await expect(shown.locator('dl')).toContainText(`${username}-two`)
  const account = await openAccount(page, isMobile, `${username}-two`)
  await expect(account.getByText(`${username}-two`, { exact: true })).toBeVisible()
  await save(page, 'kickflip')
  await page.goto('/my-tricks')
  await expect(page.getByRole('article', { name: 'Kickflip' })).toBeVisible()
  await other.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(other).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { name: 'Create Free Account' })).toBeVisible()
})

test('signing out elsewhere leads to the login page at the next write @once', async ({
  page,
  playwright,
  baseURL,
  complaints,
}) => {
  complaints.expect(/401/)
  const skater = await join(page)
  await page.goto('/tricks/kickflip')
  await expect(page.getByRole('button', { name: 'Add to My Tricks: Kickflip' })).toBeVisible()
  await page.waitForFunction(() => localStorage.getItem('localSession'))
  const elsewhere = await playwright.request.newContext({ baseURL })
  await write(elsewhere, 'POST', '/api/auth/login', skater)
  await write(elsewhere, 'POST', '/api/auth/logout?devices=all')
  await elsewhere.dispose()
  await page.getByRole('button', { name: 'Add to My Tricks: Kickflip' }).click()
  await expect(page).toHaveURL(/\/login\?session_expired=true&next=%2Ftricks%2Fkickflip$/)
  await expect(page.getByText('Session Expired')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('localSession'))).toBeNull()
  await signIn(page, skater)
  await expect(page).toHaveURL(/\/tricks\/kickflip$/)
  await expect(page.getByRole('button', { name: 'In My Tricks: Kickflip. Remove' })).toBeVisible()
  await page.goto('/my-tricks')
  await expect(page.getByRole('article', { name: 'Kickflip' })).toBeVisible()
})

test('an account is the same on the next device, can be taken along, and ended @once', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.expect(/422/)
  const skater = await join(page)
  await save(page, 'kickflip')
  const device = await browser.newContext({ baseURL })
  const other = wakeful(await device.newPage())
  await write(other.request, 'POST', '/api/auth/login', skater)
  await page.goto('/settings')
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/account'))
  await page.getByRole('radio', { name: 'Goofy' }).check()
  expect((await saved).ok()).toBe(true)
  for (const [name, content] of [
    ['Download as JSON', '"slug":"kickflip"'],
    ['Download as CSV', 'trick,Kickflip'],
  ] as const) {
    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name }).click()
    const file = await (await coming).createReadStream()
    const text = (await file.toArray()).join('')
    expect(text).toContain(content)
  }

  await test.step('a new password signs out the other device', async () => {
    await page.getByRole('button', { name: 'Change password' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change password' })
    await dialog.getByLabel('Current password', { exact: true }).fill(skater.password)
    await dialog.getByLabel('New password', { exact: true }).fill('a long green ledge')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(toastOf(page)).toContainText('Your password is changed.')
    const isSignedIn = async ({ request }: Page) =>
      (await (await request.get('/api/auth/user')).json()).authenticated
    expect([await isSignedIn(page), await isSignedIn(other)]).toEqual([true, false])
    await write(other.request, 'POST', '/api/auth/login', { ...skater, password: 'a long green ledge' })
    await other.goto('/settings')
    await expect(other.getByRole('radio', { name: 'Goofy' })).toBeChecked()
    await expectAccessible(other)
    await device.close()
  })

  await test.step('developers see sessions, and no tokens', async () => {
    await page.goto('/test-auth')
    await page.getByRole('button', { name: 'Inspect Cookies' }).click()
    await expect(page.getByText('No cookie is readable by scripts.')).toBeVisible()
    await page.getByRole('button', { name: 'Get Debug Info' }).click()
    await expect(page.getByRole('heading', { name: /^Active sessions \([12]\)$/ })).toBeVisible()
    const token = await page.evaluate(() => localStorage.getItem('localSession') ?? '')
    expect(token.length).toBeGreaterThan(30)
    expect(await page.getByRole('main').innerText()).not.toContain(token)
    await expectAccessible(page)
  })

  await test.step('it goes for good', async () => {
    await page.goto('/settings')
    const dialog = page.getByRole('dialog', { name: 'Delete account' })
    const open = async (username: string) => {
      await page.getByRole('button', { name: 'Delete account' }).click()
      await dialog.getByLabel(/Type your username/).fill(username)
      await dialog.getByLabel('Password', { exact: true }).fill('a long green ledge')
      await dialog.getByRole('button', { name: 'Delete for good' }).click()
    }
    await open('somebody')
    await expect(dialog.getByText('Type your username exactly as it is written')).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await open(skater.username)
    await expect(page).toHaveURL(/\/$/)
    await page.goto('/my-tricks')
    await expect(page.getByRole('heading', { name: 'Create Free Account' })).toBeVisible()
  })
})

test('links from mails that are worth nothing any more lead on @once', async ({ page, complaints }) => {
  complaints.expect(/422/)
  await page.goto('/confirm-email#not-a-token')
  await page.getByRole('button', { name: 'Confirm this email' }).press('Enter')
  await expect(page.getByText('This link was already used or is too old.')).toBeFocused()
  await expectAccessible(page)
  await page.goto('/reset-password#not-a-token')
  await page.getByLabel('New password', { exact: true }).fill('heelflip7')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('This link was already used or is too old.')).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ask for a link' }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
  await expect(page.getByText('Please ask the site admin for a reset link.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send me a link' })).toHaveCount(0)
  await expectAccessible(page)
})

test('the theme is chosen in the settings, and every page has it before its scripts @once', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/settings')
  const theme = page.getByRole('group', { name: 'Theme' })
  await expect(theme.getByRole('radio', { name: 'Same as system' })).toBeChecked()
  // With reduced motion another theme is there at once.
  await page.evaluate(() =>
    document.addEventListener('transitionrun', () => {
      document.documentElement.dataset.moved = 'yes'
    }),
  )
  await theme.getByRole('radio', { name: 'Dark' }).press('Space')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(19, 18, 17)')
  expect(await page.evaluate(() => document.documentElement.dataset.moved)).toBeUndefined()
  const unscripted = await context.newPage()
  await unscripted.route('**/_next/static/**/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await unscripted.goto('/tricks/kickflip')
  const body = unscripted.locator('body')
  await expect(body).toHaveCSS('background-color', 'rgb(19, 18, 17)')
  await expect(unscripted.locator('meta[name=theme-color]').first()).toHaveAttribute('content', '#131211')
  await unscripted.close()

  await page.goto('/settings')
  await expect(theme.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await theme.getByRole('radio', { name: 'Same as system' }).press('Space')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(244, 240, 230)')
  const bar = page.locator('meta[name=theme-color][media*=light]')
  await expect(bar.first()).toHaveAttribute('content', '#f4f0e6')
  await expectAccessible(page)
})
