import type { Page } from '@playwright/test'
import { endSession, join, newSkater, save, signIn, signInAgain, toastOf, write } from './account'
import { expect, expectAccessible, test, wakeful } from './fixtures'

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

test.describe('joining', () => {
  test('says on each field what is wrong with it, then lets in @phone', async ({ page, isMobile }) => {
    const skater = newSkater()
    await page.goto('/login?tab=register')
    await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('button', { name: 'Create Free Account' }).click()
    const wrong = {
      Username: 'Username must be at least 3 characters long',
      Email: 'Please enter a valid email address',
      Password: 'Password must be at least 6 characters long',
      'Confirm password': 'Please confirm your password',
    }
    for (const [label, message] of Object.entries(wrong)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(message)
    }
    // One is read out, at the field that has the focus; the others when they are come to.
    await expect(page.getByLabel('Username')).toBeFocused()
    await expect(page.locator('form').getByRole('alert')).toHaveText([wrong.Username])
    await expectAccessible(page)
    await page.getByLabel('Username').fill(skater.username)
    await page.getByLabel('Email').fill(skater.email)
    await page.getByLabel('Password', { exact: true }).fill(skater.password)
    await page.getByLabel('Confirm password', { exact: true }).fill('something else')
    await page.getByRole('button', { name: 'Create Free Account' }).click()
    await expect(page.getByText("Passwords don't match")).toBeVisible()
    await page.getByLabel('Confirm password', { exact: true }).fill(skater.password)
    await page.getByRole('button', { name: 'Create Free Account' }).click()
    await expect(page).toHaveURL(/\/tricks$/)
    await expect(toastOf(page)).toContainText('Registration successful')
    await expect(toastOf(page)).toContainText('Your account has been created!')
    const account = await openAccount(page, isMobile, skater.username)
    await expect(account.getByText(`Signed in as ${skater.email}`)).toBeVisible()
    await expect(account.getByText('Auth: password')).toBeVisible()
    await expectAccessible(page)
  })

  test('is led to by the header from the login page too, and back @phone', async ({ page, isMobile }) => {
    await page.goto('/login')
    const tab = (name: string) => page.getByRole('tab', { name })
    for (const [link, name] of [
      ['Join', 'Register'],
      ['Login', 'Login'],
    ] as const) {
      await (await openAccount(page, isMobile)).getByRole('link', { name: link, exact: true }).click()
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    }
    await tab('Register').click()
    await page.reload()
    await expect(tab('Register')).toHaveAttribute('aria-selected', 'true')
  })
})

test.describe('signing in', () => {
  test('refuses a wrong password, takes the right one, and goes back to where one was @once', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/401/)
    const skater = await join(page)
    await page.context().clearCookies()
    await page.goto('/tricks/kickflip')
    await page.evaluate(() => localStorage.clear())
    await page.goto('/login?next=/tricks/kickflip')
    await page.getByLabel('Email').fill(skater.email)
    await page.getByLabel('Password', { exact: true }).fill('wrong-one')
    await page.keyboard.press('Enter')
    await expect(toastOf(page)).toContainText('Login failed')
    await expect(toastOf(page)).toContainText('Invalid email or password')
    // Read out once.
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid email or password' })).toHaveCount(1)
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
    await page.getByLabel('Password', { exact: true }).fill(skater.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/tricks\/kickflip$/)
    await expect(toastOf(page)).toContainText('Welcome back!')
    expect(await page.evaluate(() => localStorage.getItem('localSession'))).toMatch(/^[0-9a-z]{9}\./)
  })

  test('works by keyboard alone @once', async ({ page }) => {
    const skater = await join(page)
    await page.context().clearCookies()
    await page.goto('/login')
    await page.evaluate(() => localStorage.clear())
    await page.getByRole('tab', { name: 'Login' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Register' })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Tab')
    await page.keyboard.type(skater.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(skater.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/tricks$/)
  })

  test('offers a way to a new password where no mail is sent from @once', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible()
    await expect(page.getByText('Please ask the site admin for a reset link.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send me a link' })).toHaveCount(0)
    await expectAccessible(page)
  })

  test('refuses a spent link @once', async ({ page, complaints }) => {
    complaints.expect(/422/)
    await page.goto('/reset-password#not-a-token')
    await page.getByLabel('New password', { exact: true }).fill('heelflip7')
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByText('This link was already used or is too old.')).toBeFocused()
    await expect(page.getByRole('button', { name: 'Set password' })).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Ask for a link' }).click()
    await expect(page).toHaveURL(/\/forgot-password$/)
  })

  test('keeps the place of the keyboard where the form makes room for what was said @once', async ({
    page,
  }) => {
    const message = 'Your password is set.'
    await page.route('**/api/auth/password-reset/*', (route) => route.fulfill({ json: { message } }))
    await page.goto('/reset-password#any-token')
    await page.getByLabel('New password', { exact: true }).fill('heelflip7')
    await page.getByRole('button', { name: 'Set password' }).press('Enter')
    await expect(page.getByText(message)).toBeFocused()
  })
})

test.describe('signing out', () => {
  test('says that it failed where what it takes cannot be loaded @once', async ({
    page,
    isMobile,
    complaints,
  }) => {
    complaints.expect(/ERR_FAILED/)
    const skater = await join(page)
    await page.goto('/blog')
    const account = await openAccount(page, isMobile, skater.username)
    await page.route('**/_next/static/**', (route) => route.abort())
    await account.getByRole('button', { name: 'Logout' }).click()
    await expect(toastOf(page)).toContainText('Logout failed')
    await expect(toastOf(page)).toContainText('An error occurred during logout')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('clears what the browser keeps before the server is called @once', async ({ page, isMobile }) => {
    const skater = await join(page)
    await save(page, 'kickflip')
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
    const account = await openAccount(page, isMobile, skater.username)
    await account.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(toastOf(page)).toContainText('Logged out')
    expect(keptAtCall).toEqual([])
    expect(sessionSent).toMatch(/^[0-9a-z]{9}\./)
    const guest = await openAccount(page, isMobile)
    await expect(guest.getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/login?tab=register')
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Create Free Account' })).toBeVisible()
  })

  test('in one tab shows in the other @once', async ({ page, context }) => {
    await join(page)
    await save(page, 'kickflip')
    await page.goto('/my-tricks')
    await expect(page.getByRole('article', { name: 'Kickflip' })).toBeVisible()
    const other = wakeful(await context.newPage())
    await other.goto('/settings')
    await other.getByRole('button', { name: 'Log out everywhere' }).click()
    await expect(other).toHaveURL(/\/$/)
    await expect(page.getByRole('heading', { name: 'Create Free Account' })).toBeVisible()
  })

  test('elsewhere leads to the login page at the next write @once', async ({
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
})

test.describe('the account', () => {
  test('is kept by the local session where cookies are lost @once', async ({ page }) => {
    await join(page)
    await save(page, 'kickflip')
    await page.context().clearCookies()
    await page.goto('/my-tricks')
    await expect(page.getByRole('article', { name: 'Kickflip' })).toBeVisible()
  })

  test('can be taken along and ended @once', async ({ page, complaints }) => {
    complaints.expect(/422/)
    const skater = await join(page)
    await save(page, 'kickflip')
    await page.goto('/settings')
    await expectAccessible(page)
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
    await page.getByRole('button', { name: 'Delete account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete account' })
    await dialog.getByLabel(/Type your username/).fill('somebody')
    await dialog.getByLabel('Password', { exact: true }).fill(skater.password)
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expect(dialog.getByText('Type your username exactly as it is written')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel(/Type your username/).fill(skater.username)
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page).toHaveURL(/\/$/)
    await page.goto('/my-tricks')
    await expect(page.getByRole('heading', { name: 'Create Free Account' })).toBeVisible()
  })

  test('knows the stance on the next device @once', async ({ page, browser, baseURL }) => {
    const skater = await join(page)
    await page.goto('/settings')
    const saved = page.waitForResponse((response) => response.url().endsWith('/api/account'))
    await page.getByRole('radio', { name: 'Goofy' }).check()
    expect((await saved).ok()).toBe(true)
    const device = await browser.newContext({ baseURL })
    const other = wakeful(await device.newPage())
    await write(other.request, 'POST', '/api/auth/login', skater)
    await other.goto('/settings')
    await expect(other.getByRole('radio', { name: 'Goofy' })).toBeChecked()
    await device.close()
  })
})

test.describe('changes', () => {
  test('of the name show at once, in every tab @once', async ({ page, context, isMobile, complaints }) => {
    complaints.expect(/409/)
    const other = newSkater()
    await write(page.request, 'POST', '/api/auth/register', other)
    const { username } = await join(page)
    await page.goto('/settings')
    const tab = wakeful(await context.newPage())
    await tab.goto('/settings')
    await page.getByRole('button', { name: 'Change username' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change username' })
    await expect(dialog.getByLabel('Username')).toHaveValue(username)
    await dialog.getByLabel('Username').fill(other.username)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByLabel('Username')).toHaveAccessibleDescription('This username is already taken')
    await dialog.getByLabel('Username').fill(`${username}-two`)
    await page.keyboard.press('Enter')
    await expect(toastOf(page)).toContainText(`Your username is now ${username}-two.`)
    // It stands over the next window, and to dismiss it closes nothing else.
    await page.getByRole('button', { name: 'Change password' }).click()
    await toastOf(page).getByLabel('Dismiss').click()
    await expect(toastOf(page)).toBeEmpty()
    await page
      .getByRole('dialog', { name: 'Change password' })
      .getByRole('button', { name: 'Cancel' })
      .click()
    for (const shown of [page, tab]) await expect(shown.locator('dl')).toContainText(`${username}-two`)
    const account = await openAccount(page, isMobile, `${username}-two`)
    await expect(account.getByText(`${username}-two`, { exact: true })).toBeVisible()
  })

  test('wait in their window for who signs in again over it @once', async ({ page, complaints }) => {
    complaints.expect(/401/)
    const skater = await join(page)
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Change password' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change password' })
    await dialog.getByLabel('Current password', { exact: true }).fill(skater.password)
    await dialog.getByLabel('New password', { exact: true }).fill('a long green ledge')
    await endSession(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await signInAgain(page, skater)
    await expect(dialog.getByLabel('New password', { exact: true })).toHaveValue('a long green ledge')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(toastOf(page)).toContainText('Your password is changed.')
  })

  test('of the password need the current one, and sign out other devices @once', async ({
    page,
    playwright,
    baseURL,
    complaints,
  }) => {
    complaints.expect(/403/)
    const skater = await join(page)
    const elsewhere = await playwright.request.newContext({ baseURL })
    await write(elsewhere, 'POST', '/api/auth/login', skater)
    await page.goto('/settings')
    await expect(page.getByText('To change your email, please ask the site admin.')).toBeVisible()
    await page.getByRole('button', { name: 'Change password' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change password' })
    await dialog.getByLabel('Current password', { exact: true }).fill('not the one')
    await dialog.getByLabel('New password', { exact: true }).fill(`${skater.username}1`)
    await expect(dialog.getByRole('status')).toContainText('one of the first passwords')
    await dialog.getByLabel('New password', { exact: true }).fill('a long green ledge')
    await expect(dialog.getByRole('status')).toBeHidden()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByLabel('Current password', { exact: true })).toHaveAccessibleDescription(
      'Wrong password',
    )
    await expectAccessible(page)
    await dialog.getByLabel('Current password', { exact: true }).fill(skater.password)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(toastOf(page)).toContainText('Your password is changed.')
    const isSignedIn = async (request: typeof elsewhere) =>
      (await (await request.get('/api/auth/user')).json()).authenticated
    expect([await isSignedIn(page.request), await isSignedIn(elsewhere)]).toEqual([true, false])
    await write(elsewhere, 'POST', '/api/auth/login', { ...skater, password: 'a long green ledge' })
    await elsewhere.dispose()
  })

  test('of the email by a link that was used say so @once', async ({ page, complaints }) => {
    complaints.expect(/422/)
    await page.goto('/confirm-email')
    await expect(page.getByText('This link is not complete.')).toBeVisible()
    await page.goto('/confirm-email#not-a-token')
    const confirm = page.getByRole('button', { name: 'Confirm this email' })
    await confirm.press('Enter')
    await expect(page.getByText('This link was already used or is too old.')).toBeFocused()
    await expect(confirm).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: 'Settings' })).toBeVisible()
    await expectAccessible(page)
  })
})

test('the developers\u2019 page signs in and out, and shows own sessions without tokens @once', async ({
  page,
}) => {
  await join(page)
  const skater = newSkater()
  await page.goto('/test-auth')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(toastOf(page)).toContainText('Logout successful')
  await expect(page.getByText('Currently in guest mode')).toBeVisible()
  await page.getByLabel('Email').fill(skater.email)
  await page.getByLabel('Password', { exact: true }).fill(skater.password)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(
    /Username is required for registration/,
  )
  await page.getByLabel('Username').fill(skater.username)
  await page.getByRole('button', { name: 'Register' }).click()
  const main = page.locator('main')
  await expect(main.getByText(`Signed in as ${skater.username}`)).toBeVisible()
  await page.getByRole('button', { name: 'Inspect Cookies' }).click()
  await expect(page.getByText('No cookie is readable by scripts.')).toBeVisible()
  await page.getByRole('button', { name: 'Get Debug Info' }).click()
  await expect(page.getByRole('heading', { name: 'Active sessions (1)' })).toBeVisible()
  await expect(main.getByText(`${skater.username}, ${skater.email}`)).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('localSession') ?? '')
  expect(token.length).toBeGreaterThan(30)
  expect(await main.innerText()).not.toContain(token)
  await expectAccessible(page)
})

test('the developers\u2019 page names what failed when the server says nothing @once', async ({
  page,
  complaints,
}) => {
  complaints.expect(/50[023]|ERR_FAILED/)
  const { email, password, username } = newSkater()
  await page.goto('/test-auth')
  await expect(page.getByText('Currently in guest mode')).toBeVisible()
  const ask = page.getByRole('button', { name: 'Check Auth Status' })
  await ask.click()
  await expect(toastOf(page)).toContainText('Not Authenticated')
  await page.route('**/api/auth/user', (route) => route.abort())
  await ask.click()
  await expect(toastOf(page)).toContainText('Failed to connect to the authentication service')
  await page.route('**/api/auth/user', (route) => route.fulfill({ status: 503, body: 'no' }))
  await ask.click()
  await expect(toastOf(page)).toContainText('Failed to check authentication status')

  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Username').fill(username)
  await page.route('**/api/auth/{login,register}', (route) => route.fulfill({ status: 502, body: 'no' }))
  await page.locator('main').getByRole('button', { name: 'Login' }).click()
  await expect(toastOf(page)).toContainText('Login failed')
  await expect(toastOf(page)).toContainText('Invalid credentials')
  await page.locator('main').getByRole('button', { name: 'Register' }).click()
  await expect(toastOf(page)).toContainText('Registration failed')
  await expect(toastOf(page)).toContainText('Could not create account')
})

test('the theme is chosen in the settings, and every page has it before its scripts @once', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/settings')
  const theme = page.getByRole('group', { name: 'Theme' })
  await expect(theme.getByRole('radio', { name: 'Same as system' })).toBeChecked()
  await theme.getByRole('radio', { name: 'Dark' }).press('Space')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(19, 18, 17)')
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

test('with reduced motion another theme is there at once @once', async ({ page }) => {
  await page.goto('/settings')
  const transitions = await page.evaluate(async () => {
    let begun = 0
    document.addEventListener('transitionrun', () => {
      begun += 1
    })
    const nextFrame = () => new Promise(requestAnimationFrame)
    await nextFrame()
    document.documentElement.dataset.theme = 'dark'
    await nextFrame()
    await nextFrame()
    return begun
  })
  expect(transitions).toBe(0)
})
