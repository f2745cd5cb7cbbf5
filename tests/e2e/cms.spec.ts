import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { slugOf } from '../../lib/posts/slug'
import { endSession, signInAgain, toastOf, write } from './account'
import { editor, publish, takeAway, uniqueTitle } from './editor'
import { expect, expectAccessible, test } from './fixtures'

const excerpt = 'The flick, the catch and what to change when the board flies away from you.'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const content = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const title = (page: Page) => page.getByLabel('Title', { exact: true })

/** A command of the toolbar, behind More where the row has no room for it. */
async function tool(page: Page, name: string) {
  if (!(await button(page, name).isVisible())) await button(page, 'More').click()
  return button(page, name)
}

/** Opens the CMS as an editor who has just signed in. */
async function openDesk(page: Page) {
  await write(page.request, 'POST', '/api/auth/login', editor)
  await page.goto('/admin/blog')
  await expect(tab(page, 'Posts List')).toBeVisible()
}

async function writeByHand(page: Page) {
  await button(page, 'New Post').click()
  await button(page, 'Write it yourself').click()
  await expect(content(page)).toBeVisible()
  await expect(title(page)).toBeFocused()
}

async function edit(page: Page, name: string) {
  await button(page, `Edit ${name}`).click()
  await expect(title(page)).toHaveValue(name)
  await expect(tab(page, 'Post Editor')).toBeFocused()
}

/** A picture that was never uploaded: of every other the words that once described it are known. */
const newPicture = (): Promise<Buffer> =>
  sharp(randomBytes(8 * 8 * 3), { raw: { width: 8, height: 8, channels: 3 } })
    .png()
    .toBuffer()

/** Pastes into the text, as the browser would: a text, HTML, files. */
const paste = (
  page: Page,
  { pictures = [], ...texts }: { text?: string; html?: string; pictures?: Buffer[] },
) =>
  content(page).evaluate(
    (element, { text, html, files }) => {
      const clipboardData = new DataTransfer()
      if (text) clipboardData.setData('text/plain', text)
      if (html) clipboardData.setData('text/html', html)
      for (const file of files) {
        const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))
        clipboardData.items.add(new File([bytes], 'deck.png', { type: 'image/png' }))
      }
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    { ...texts, files: pictures.map((picture) => picture.toString('base64')) },
  )

test('a post is generated and published with two fields, and another one is written over its draft @once', async ({
  page,
}) => {
  await openDesk(page)

  await test.step('two fields are enough', async () => {
    const name = uniqueTitle('How to Kickflip')
    await button(page, 'New Post').click()
    await title(page).fill(name)
    await page.getByLabel('Meta Description').fill(excerpt)
    await button(page, 'Publish Post').click()
    await expect(toastOf(page)).toContainText('Blog post created')
    const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    await item.getByRole('link', { name: /^\/blog\// }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText('DarkSlide AI')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Kickflip, step by step' })).toBeVisible()
    await page.goBack()
    await takeAway(page.request, await findPost(page, name))
  })

  const name = uniqueTitle('How to Heelflip')
  await test.step('a generated text is written on, and previewed', async () => {
    await writeByHand(page)
    await title(page).fill(name)
    await page.getByLabel('Meta Description').fill(excerpt)
    await expect(page.getByLabel('Tags')).toHaveValue('')
    await button(page, 'Generate Content').click()
    await expect(content(page).getByRole('heading', { name: 'Heelflip, step by step' })).toBeVisible()
    await expect(page.getByText(/^Drafted by DarkSlide's own writer/)).toBeVisible()
    await expect(page.getByLabel('Tags')).toHaveValue('skateboarding, tricks, learning')
    await content(page).getByText('Heelflip, step by step').click()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('Written by hand. ')
    await page.getByLabel('Tags').fill('Flip tricks, by hand')
    await tab(page, 'Preview').click()
    await expect(page.getByRole('heading', { name, level: 3 })).toBeVisible()
    await expect(page.getByText(/^Written by hand\. /).filter({ visible: true })).toHaveCount(1)
    await expect(page.getByRole('list', { name: 'Tags' })).toHaveText(/Flip tricks.*by hand/s)
    await tab(page, 'Post Editor').click()
  })

  await test.step('half a date is none', async () => {
    const publishAt = page.getByLabel('Publish at')
    await publishAt.focus()
    await page.keyboard.type('01052031')
    await button(page, 'Publish Post').click()
    await expect(publishAt).toHaveAccessibleDescription(/^Choose a date .* and a time/)
    await publishAt.fill('')
  })

  await test.step('what is written while a draft is saved is kept', async () => {
    const saved = Promise.withResolvers<void>()
    await page.route('**/api/cms/blog/posts', async (route) => {
      if (route.request().method() === 'POST') await saved.promise
      await route.continue()
    })
    await button(page, 'Save Draft').click()
    await expect(button(page, 'Saving...')).toBeVisible()
    await content(page).press('Control+End')
    await page.keyboard.type(' And more.')
    saved.resolve()
    await expect(toastOf(page)).toContainText('Blog post created')
    await expect(content(page)).toContainText(' And more.')
    // The key saves once nothing else is being saved.
    await expect(button(page, 'Publish Post')).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(toastOf(page)).toContainText('Blog post updated')
  })

  await test.step('a draft is for editors alone until it is published', async () => {
    await tab(page, 'Posts List').click()
    const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    await expect(item.getByText('Draft')).toBeVisible()
    const post = await findPost(page, name)
    expect((await page.request.get(`/blog/${post.slug}`)).status()).toBe(404)
    await edit(page, name)
    await button(page, 'Publish Post').click()
    await expect(tab(page, 'Posts List')).toHaveAttribute('aria-selected', 'true')
    const published = await (await page.request.get(`/blog/${post.slug}`)).text()
    expect(published).toContain('Written by hand.')
    expect(published).toContain('And more.')
    await takeAway(page.request, post)
  })
})

test('the line that is written is in sight, and any words become an address @once', async ({ page }) => {
  const name = uniqueTitle('A long story')
  await openDesk(page)
  await writeByHand(page)
  await title(page).fill(name)
  await page.getByLabel('Meta Description').fill(excerpt)
  const isCovered = () =>
    page.evaluate(() => {
      const caret = getSelection()?.getRangeAt(0).getBoundingClientRect()
      if (!caret) return true
      const [x, y] = [caret.x + 2, caret.y + caret.height / 2]
      return !document.elementFromPoint(x, y)?.closest('[role=textbox]')
    })
  await content(page).fill(Array.from({ length: 40 }, (_, line) => `Line ${line}`).join('\n'))
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('The last words')
  await expect.poll(isCovered).toBe(false)
  for (let line = 0; line < 25; line += 1) await page.keyboard.press('ArrowUp')
  await expect.poll(isCovered).toBe(false)
  const place = await page.evaluate(() => scrollY)
  await page.keyboard.press('Alt+F10')
  for (const reached of ['Subheading', 'Bold', 'Italic']) {
    await page.keyboard.press('ArrowRight')
    await expect(button(page, reached)).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await button(page, 'Save Draft').focus()
  expect(await page.evaluate(() => scrollY)).toBe(place)

  await page.getByLabel('Address').fill(`${name}, Again!`)
  await button(page, 'Save Draft').click()
  await expect(toastOf(page)).toContainText('Blog post created')
  await expect(page.getByLabel('Address')).toHaveValue(slugOf(`${name} again`))
  await takeAway(page.request, await findPost(page, name))
})

test('the keyboard gets to every column of a wide table @phone', async ({ page }) => {
  const name = uniqueTitle('Wide')
  const cells = ['Kickflip', 'Heelflip', 'Hardflip', 'Varial', 'Laser'].map(
    (text) => `<td><p>${text}</p></td>`,
  )
  const table = `<table><tbody><tr>${cells.join('')}</tr></tbody></table>`
  const post = await publish(page.request, { title: name, content: `<p>Before.</p>${table}` })
  await openDesk(page)
  await edit(page, name)
  const last = content(page).getByText('Laser')
  await expect(last).not.toBeInViewport()
  await expectAccessible(page)
  await content(page).getByText('Kickflip').click()
  // The editor has heard of it.
  await expect(page.getByRole('toolbar', { name: 'Table' })).toBeVisible()
  for (let column = 1; column < cells.length; column++) await page.keyboard.press('Tab')
  await expect(last).toBeInViewport()
  await page.keyboard.type('Nightmare')
  await expect(content(page).getByText('Nightmare')).toBeInViewport()
  await takeAway(page.request, post)
})

test('what was left when the tab closed is found @once', async ({ page }) => {
  const name = uniqueTitle('Half a post')
  await openDesk(page)
  await button(page, 'New Post').click()
  await title(page).fill(name)
  await page.goto('/tricks')
  await page.goto('/admin/blog')
  await tab(page, 'Post Editor').click()
  await expect(title(page)).toHaveValue('')
  await expect(page.getByText(/^You left something unsaved here on/)).toBeVisible()
  // What is written next does not take its place.
  await title(page).fill('Something else')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Unsaved in this browser' })).toBeVisible()
  await expect(button(page, 'Continue Something else')).toBeVisible()
  await button(page, `Continue ${name}`).click()
  await expect(title(page)).toHaveValue(name)
  await expectAccessible(page)
})
test('a cover is uploaded, and of several pictures pasted at once each has its own dialog @once', async ({
  page,
  complaints,
}) => {
  complaints.expect(/422/)
  await openDesk(page)
  await writeByHand(page)
  const cover = { name: 'cover.png', mimeType: 'image/png', buffer: await newPicture() }
  await page.getByLabel('Upload a cover').setInputFiles(cover)
  await expect(page.getByLabel('Cover Image')).toHaveValue(/^\/uploads\/[\w-]{22}\.webp$/)
  const shown = await page.request.get(await page.getByLabel('Cover Image').inputValue())
  expect(shown.headers()['content-type']).toBe('image/webp')

  const text = content(page)
  await text.fill('Before.\nAfter.')
  await text.getByText('Before.').click()
  await page.keyboard.press('End')
  await paste(page, { pictures: [await newPicture(), Buffer.from('no picture'), await newPicture()] })
  const dialog = page.getByRole('dialog', { name: 'Picture' })
  const described = dialog.getByLabel('Alternative text')
  const preview = dialog.getByRole('img', { name: 'Preview' })
  await expect(preview).toBeVisible()
  await described.fill('A ledge')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('This file cannot be used as a picture.')
  await page.keyboard.press('Escape')
  await expect(preview).toBeVisible()
  await expect(described).toBeFocused()
  await page.keyboard.type('A rail')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await page.keyboard.type('Typed on. ')
  await expect(text.getByRole('paragraph')).toHaveText(['Before.', '', '', 'Typed on. After.'])
  await expect(text.locator('img[src]').first()).toHaveAttribute('alt', 'A ledge')
  await expect(text.locator('img[src]').last()).toHaveAttribute('alt', 'A rail')
  await paste(page, { html: '<p>From Word <img src="file:///C:/Temp/image002.jpg"></p>' })
  await expect(toastOf(page)).toContainText('1 picture did not come along')
  await expectAccessible(page)
})

test('an article is written with the keyboard alone, and moves without being lost @desktop', async ({
  page,
}) => {
  const name = uniqueTitle('A morning at the ledge')
  const picture = await newPicture()
  const slug = slugOf(name)
  await openDesk(page)
  await writeByHand(page)
  await page.getByLabel('Meta Description').fill(excerpt)
  const text = content(page)
  await title(page).focus()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(text).toBeFocused()
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' })
  // How many fit is a matter of the font, which a busy machine may have too late for this page.
  const tools = (await toolbar.getByRole('button').allTextContents()).filter((tool) => tool !== 'More')
  await page.keyboard.type('/head')
  await expect(page.getByRole('listbox', { name: 'Blocks' }).getByRole('option')).toHaveText([
    'Heading',
    'Small heading',
  ])
  await page.keyboard.press('Enter')
  await page.keyboard.type('Wax')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/tab')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Ledge')

  await test.step('a video asked for in a table stands after it, and typing goes on behind it', async () => {
    await page.keyboard.press('Alt+F10')
    await expect(
      page.getByRole('toolbar', { name: 'Table' }).getByRole('button', { name: 'Add row' }),
    ).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(text.getByRole('row')).toHaveCount(4)
    await (await tool(page, 'Video')).focus()
    await page.keyboard.press('Enter')
    await page.getByLabel('YouTube link').fill('https://youtu.be/dQw4w9WgXcQ')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(text).toBeFocused()
    await page.keyboard.type('Behind the film.')
    for (const name of tools) await expect(toolbar.getByRole('button', { name, exact: true })).toBeVisible()
  })

  await test.step('closed dialogs leave the cursor in the text', async () => {
    for (const name of ['Link', 'Picture']) {
      await (await tool(page, name)).click()
      await page.getByRole('dialog', { name }).press('Escape')
      await expect(text).toBeFocused()
    }
    await page.keyboard.type(' Still here, see ')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('example.com/wax')
    await page.keyboard.press('Enter')
    await expect(text.getByRole('link')).toHaveAttribute('href', 'https://example.com/wax')
    await expect(text.getByText('Behind the film. Still here, see')).toBeVisible()
  })

  await test.step('a pasted picture asks for its description', async () => {
    await paste(page, { pictures: [picture] })
    const dialog = page.getByRole('dialog', { name: 'Picture' })
    await dialog.getByRole('button', { name: 'Insert' }).click()
    await expect(dialog.getByLabel('Alternative text')).toHaveAccessibleDescription(
      /Say what the picture shows/,
    )
    await dialog.getByLabel('Alternative text').fill('A waxed ledge')
    await dialog.getByLabel('Caption').fill('Before the wax')
    await page.keyboard.press('Enter')
    await expect(text.getByRole('img', { name: 'A waxed ledge' })).toBeVisible()
  })

  await test.step('a caption is written in its place, and Enter leaves it', async () => {
    await text.getByText('Before the wax').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' dries')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Below it.')
    await expect(text.getByRole('figure').getByText('Before the wax dries', { exact: true })).toBeVisible()
    await expect(text.locator('p').getByText('Below it.', { exact: true })).toBeVisible()
  })

  await test.step('a picture with a caption is selected by a click, and changed', async () => {
    await text.getByRole('img', { name: 'A waxed ledge' }).dblclick()
    const dialog = page.getByRole('dialog', { name: 'Picture' })
    await expect(dialog.getByLabel('Caption')).toHaveValue('Before the wax dries')
    await dialog.press('Escape')
    await text.locator('p').getByText('Below it.', { exact: true }).click()
  })

  await test.step('a picture that is decoration lacks nothing', async () => {
    await (await tool(page, 'Picture')).click()
    const dialog = page.getByRole('dialog', { name: 'Picture' })
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Upload a picture' }).press('Enter')
    await (await chooser).setFiles({ name: 'wax.png', mimeType: 'image/png', buffer: picture })
    await expect(dialog.getByRole('img', { name: 'Preview' })).toBeVisible()
    await dialog.getByLabel('Only decoration').check()
    await dialog.getByRole('button', { name: 'Insert' }).click()
    await expect(text.locator('img[src]')).toHaveCount(2)
    await expect(page.getByRole('status', { name: 'Notes on the content' })).toBeEmpty()
  })

  await test.step('what comes from Word and from Markdown has its shape', async () => {
    await paste(page, {
      html: "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>From Word</p>",
    })
    await expect(text.getByRole('listitem').filter({ hasText: 'From Word' })).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await paste(page, { text: '## From Markdown\n\nSome **bold** words.' })
    await expect(text.getByRole('heading', { name: 'From Markdown' })).toBeVisible()
    await expect(text.locator('strong')).toHaveText('bold')
  })

  await test.step('a trick has a line of its own, and one goes on writing behind it', async () => {
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('/bul')
    await page.keyboard.press('Enter')
    await page.keyboard.type('In a list')
    await (await tool(page, 'Trick')).click()
    const dialog = page.getByRole('dialog', { name: 'Trick' })
    const asked = dialog.getByLabel('Trick')
    await asked.fill('banana')
    await asked.press('Enter')
    await expect(asked).toHaveAccessibleDescription(/No trick in the library goes by that/)
    await asked.fill('kick flip')
    await dialog.getByRole('button', { name: 'Insert' }).click()
    await expect(dialog).toHaveCount(0)
    await page.keyboard.type('Behind it.')
    const last = text.getByRole('paragraph').filter({ hasText: /^(In a list|Kickflip|Behind it\.)$/ })
    await expect(last).toHaveText(['In a list', 'Kickflip', 'Behind it.'])
    await expect(text.getByRole('listitem').filter({ hasText: 'In a list' })).toHaveText('In a list')
  })

  await button(page, 'Publish Post').click()
  await expect(toastOf(page)).toContainText('Blog post created')
  await page.goto(`/blog/${slug}`)
  const trick = page.getByRole('article').getByRole('figure').filter({ hasText: 'Kickflip' })
  await expect(trick.getByRole('link', { name: 'Kickflip' })).toHaveAttribute('href', '/tricks/kickflip')
  await trick.getByRole('button', { name: 'Show it moving' }).click()
  await expect(trick.getByRole('slider')).toBeVisible()
  const figure = page.getByRole('figure').filter({ has: page.getByRole('img', { name: 'A waxed ledge' }) })
  await expect(figure).toHaveText('Before the wax dries')
  await expect(page.getByRole('listitem').filter({ hasText: 'From Word' })).toBeVisible()
  await expect(page.getByText('DarkSlide AI')).toHaveCount(0)
  const order = await page.locator('.prose-post').evaluate((body) => {
    const table = body.querySelector('table')
    const video = body.querySelector('[id^="video-"]')
    return table && video ? table.compareDocumentPosition(video) : null
  })
  expect(order).toBe(4)

  await test.step('a changed address leads on for good', async () => {
    await page.goto('/admin/blog')
    await edit(page, name)
    await page.getByLabel('Address').fill(`${slug.slice(0, 70)}-moved`)
    await button(page, 'Update Post').click()
    await expect(toastOf(page)).toContainText('Blog post updated')
    const old = await page.request.get(`/blog/${slug}`, { maxRedirects: 0 })
    expect([old.status(), old.headers().location]).toEqual([308, `/blog/${slug.slice(0, 70)}-moved`])
  })

  await test.step('its picture is listed with it', async () => {
    await button(page, 'Pictures').click()
    const item = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem').filter({ hasText: name })
    await expect(item.getByRole('textbox', { name: 'Alternative text' })).toHaveValue('A waxed ledge')
    await expect(item.getByRole('button', { name: 'Remove A waxed ledge' })).toBeDisabled()
    await expectAccessible(page)
  })
  await takeAway(page.request, await findPost(page, name))
})

test('a new post has every key from the first on, also while the desk is still loading @once', async ({
  page,
}) => {
  await openDesk(page)
  const desk = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await desk.promise
    await route.continue()
  })
  // What has the focus when the press is over gets the next key, however fast it comes.
  const focusAfter = (name: string) =>
    button(page, name).evaluate((pressed: HTMLButtonElement) => {
      pressed.focus()
      pressed.click()
      return document.activeElement?.getAttribute('name')
    })
  expect(await focusAfter('New Post')).toBe('title')
  await page.keyboard.type('Board')
  expect(await focusAfter('Write it yourself')).toBe('title')
  await page.keyboard.type('sli')
  await expect(page.getByText('Loading the editor...')).toBeVisible()
  desk.resolve()
  await expect(content(page)).toBeVisible()
  await page.keyboard.type('de')
  await expect(title(page)).toHaveValue('Boardslide')
  await button(page, 'Cancel').press('Enter')
  // It is there now.
  expect(await focusAfter('New Post')).toBe('title')
  expect(await focusAfter('Write it yourself')).toBe('title')
  await expect(content(page)).toBeVisible()
})

test('a session that ends leads to sign in over what was begun, and nothing of it is lost @once', async ({
  page,
  complaints,
}) => {
  complaints.expect(/401/)
  const [name, tag] = [uniqueTitle('How to Boneless'), uniqueTitle('street')]
  const tagged = await publish(page.request, {
    title: uniqueTitle('Tagged'),
    content: '<p>Short.</p>',
    tags: [tag],
  })
  await openDesk(page)
  await writeByHand(page)
  await title(page).fill(name)
  await page.getByLabel('Meta Description').fill(excerpt)

  await test.step('while a text is generated', async () => {
    await endSession(page)
    await button(page, 'Generate Content').click()
    await signInAgain(page, editor)
    await expect(title(page)).toHaveValue(name)
    await button(page, 'Generate Content').click()
    await expect(content(page)).not.toBeEmpty()
  })

  await test.step('while a picture is uploaded in its dialog', async () => {
    await (await tool(page, 'Picture')).click()
    const dialog = page.getByRole('dialog', { name: 'Picture' })
    await dialog.getByLabel('Alternative text').fill('A foot on the ground')
    await endSession(page)
    const file = { name: 'boneless.png', mimeType: 'image/png', buffer: await newPicture() }
    await dialog.getByLabel('Upload a picture').setInputFiles(file)
    await signInAgain(page, editor)
    await expect(dialog.getByLabel('Alternative text')).toHaveValue('A foot on the ground')
    await dialog.getByLabel('Upload a picture').setInputFiles(file)
    await expect(dialog.getByLabel('Address')).toHaveValue(/^\/uploads\//)
    await dialog.getByRole('button', { name: 'Insert' }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('while a post is saved', async () => {
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.removeItem('localSession'))
    await button(page, 'Save Draft').click()
    await signInAgain(page, editor)
    await expect(title(page)).toHaveValue(name)
    await expect(content(page).getByRole('img', { name: 'A foot on the ground' })).toBeVisible()
    await button(page, 'Save Draft').click()
    await expect(toastOf(page)).toContainText('Blog post created')
    await takeAway(page.request, await findPost(page, name))
  })

  await test.step('while a list is read, and a tag renamed', async () => {
    await tab(page, 'Posts List').click()
    await endSession(page)
    await button(page, 'Tags').click()
    await signInAgain(page, editor)
    await button(page, `Rename ${tag}`).click()
    const dialog = page.getByRole('dialog', { name: `Rename ${tag}` })
    await dialog.getByLabel('Name').fill(`${tag} spots`)
    await endSession(page)
    await page.keyboard.press('Enter')
    await signInAgain(page, editor)
    await expect(dialog.getByLabel('Name')).toHaveValue(`${tag} spots`)
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await expect(toastOf(page)).toContainText('Tag renamed')
    await takeAway(page.request, tagged)
  })
})

type Listed = { id: number; slug: string; title: string }

/** What the server holds of the post with this title. */
async function findPost(page: Page, name: string): Promise<Listed> {
  const posts: Listed[] = await (await page.request.get('/api/cms/blog/posts')).json()
  const post = posts.find((one) => one.title === name)
  if (!post) throw new Error(`The server has no post ${name}`)
  return post
}
