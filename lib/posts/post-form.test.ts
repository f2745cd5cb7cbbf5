import { expect, it } from 'vitest'
import {
  addressIn,
  emptyForm,
  formOf,
  isSameForm,
  lengthHint,
  postForm,
  unfinishedDate,
  withGeneratedDefaults,
} from './post-form'
import { type EditedPost, postInput } from './schema'

const post: EditedPost = {
  id: 1,
  slug: 'ollie',
  title: 'How to Ollie',
  excerpt: 'The first trick, step by step.',
  content: '<p>Pop.</p>',
  coverImage: null,
  imageAttribution: 'me',
  published: true,
  publishedAt: '2026-03-01T10:00:00.000Z',
  publishedOn: '2026-03-01',
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T10:00:00.000Z',
  readingMinutes: 1,
  author: 'DarkSlide Crew',
  tags: [
    { id: 1, name: 'Tricks', slug: 'tricks' },
    { id: 2, name: 'First steps', slug: 'first-steps' },
  ],
  version: 3,
  textSource: null,
}

it('formOf and postForm convert a post to fields and back', () => {
  const form = formOf(post)
  expect(form).toMatchObject({ tags: 'Tricks, First steps', coverImage: '', publishedAt: '' })
  const output = postForm.parse(form)
  expect(postInput.parse({ ...output, published: true })).toEqual({
    title: post.title,
    excerpt: post.excerpt,
    slug: 'ollie',
    content: post.content,
    tags: ['Tricks', 'First steps'],
    coverImage: null,
    imageAttribution: 'me',
    publishedAt: null,
    textSource: null,
    published: true,
  })
})

it.each([
  ['One Curb, One Winter!', 'one-curb-one-winter'],
  ['already-an-address', 'already-an-address'],
  ['?!', undefined],
])('the address %j is %j', (written, slug) => {
  expect(postForm.parse({ ...formOf(post), slug: written }).slug).toBe(slug)
})

it('the form keeps a scheduled time to the minute, in any time zone', () => {
  const form = formOf({ ...post, publishedAt: '2031-07-04T18:30:00.000Z' })
  expect(form.publishedAt).toMatch(/^2031-07-0\dT\d\d:30$/)
  expect(postForm.parse(form).publishedAt).toBe('2031-07-04T18:30:00.000Z')
})

it.each(['20266-01-05T09:30', unfinishedDate])('%j is no date to publish at', (publishedAt) => {
  const { error } = postForm.safeParse({ ...formOf(post), publishedAt })
  expect(error?.issues).toMatchObject([
    { path: ['publishedAt'], message: expect.stringMatching(/^Choose a date/) },
  ])
})

it.each([
  ['Two Tabs', 'My Own', 'my-own'],
  ['Two Tabs', '', 'two-tabs'],
  ['!!!', '', ''],
])('the post %j with %j written as its address asks for %j', (title, slug, address) => {
  expect(addressIn({ title, slug })).toBe(address)
})

const started = { ...emptyForm, title: 'Ollie', excerpt: 'What it is about.' }

it('what is wrong with one tag is said at the field, which holds all of them', () => {
  const { error } = postForm.safeParse({ ...formOf(post), tags: `ollie, ${'o'.repeat(41)}` })
  expect(error?.issues).toMatchObject([{ path: ['tags'], message: 'A tag can have at most 40 characters' }])
})

it('a new post has no tags, no cover and no attribution that no one gave it', () => {
  expect(postForm.parse(started)).toMatchObject({ tags: [], coverImage: null, imageAttribution: null })
})

it('a generated post keeps the tags and the cover that it was given', () => {
  const given = { ...started, tags: 'ollie', coverImage: '/uploads/a.webp' }
  expect(withGeneratedDefaults(given)).toEqual(given)
})

it('a generated post has the default tags, cover and attribution', () => {
  const output = postForm.parse(withGeneratedDefaults(started))
  expect(output).toMatchObject({
    slug: undefined,
    tags: ['skateboarding', 'tricks', 'learning'],
    coverImage: '/art/covers/default-1600.webp',
    imageAttribution: 'DarkSlide AI',
    publishedAt: null,
  })
})

it('isSameForm compares the values of two forms', () => {
  const { title, ...rest } = emptyForm
  expect(isSameForm(emptyForm, { ...rest, title })).toBe(true)
  expect(isSameForm(emptyForm, { ...emptyForm, content: '<p>x</p>' })).toBe(false)
})

it.each([
  ['', '0 characters, 150 to go.'],
  ['x'.repeat(149), '149 characters, 1 to go.'],
  ['x'.repeat(150), '150 characters, just right.'],
  ['x'.repeat(200), '200 characters, just right.'],
  ['x'.repeat(201), '201 characters, 1 too many.'],
  ['🛹'.repeat(150), '150 characters, just right.'],
])('lengthHint(%j) contains %j', (excerpt, said) => expect(lengthHint(excerpt)).toContain(said))
