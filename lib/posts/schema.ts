import { z } from 'zod'
import { endOfBudget, mostMarkup } from '../markup.ts'
import { plainText, requiredText } from '../plain-text.ts'
import { rowId } from '../tricks/schema.ts'

const maxTags = 10
export const defaultTags = ['skateboarding', 'tricks', 'learning']
export const defaultAttribution = 'DarkSlide AI'

export type Tag = { id: number; name: string; slug: string }

/** A post as the list shows it. */
export type PostSummary = {
  id: number
  slug: string
  title: string
  excerpt: string
  coverImage: string | null
  imageAttribution: string | null
  published: boolean
  publishedAt: string | null
  /** The day of it where the owner is, written YYYY-MM-DD. */
  publishedOn: string | null
  createdAt: string
  updatedAt: string
  readingMinutes: number
  /** The name in the byline. */
  author: string
  tags: Tag[]
}

/** A post as its page shows it; `content` is sanitized HTML. */
export type Post = PostSummary & { content: string }

/** Who wrote a text first: a person, our own writer, or the language model. */
const textSources = ['HAND', 'COACH', 'MODEL'] as const
export type TextSource = (typeof textSources)[number]

/** A post as its editors see it; `textSource` is null where no one said so, `version` detects concurrent changes. */
export type EditedPost = Post & { textSource: TextSource | null; version: number }

const slug = plainText
  .trim()
  .max(80, { error: 'An address can have at most 80 characters' })
  .regex(/^[\p{Ll}\p{Lm}\p{Lo}\p{M}\p{N}]+(-[\p{Ll}\p{Lm}\p{Lo}\p{M}\p{N}]+)*$/u, {
    error: 'An address has lowercase letters, digits and single hyphens',
  })

// Our own images are paths, any others absolute URLs.
const isImageAddress = (value: string) =>
  /^\/(?![/\\])[\w./-]+$/.test(value) || z.url({ protocol: /^https?$/ }).safeParse(value).success

const emptyIsNone = (value: unknown) => (value === '' ? undefined : value)
const emptyIsNull = (value: unknown) => (value === '' ? null : value)

const content = plainText
  .max(200_000, { error: 'This post is too long' })
  .refine((html) => endOfBudget(html) === null, {
    error: `This post has more than ${mostMarkup} tags, which is more than can be shown`,
  })

export const tagNames = z
  .array(plainText.trim().min(1).max(40, { error: 'A tag can have at most 40 characters' }))
  .max(maxTags, { error: `A post can have at most ${maxTags} tags` })

const shortTitle = 'Title must be at least 3 characters'
const shortExcerpt = 'Meta description must be at least 10 characters'

export const postInput = z.object({
  title: requiredText(shortTitle)
    .trim()
    .min(3, { error: shortTitle })
    .max(150, { error: 'A title can have at most 150 characters' }),
  slug: z.preprocess(emptyIsNone, slug.optional()),
  excerpt: requiredText(shortExcerpt)
    .trim()
    .min(10, { error: shortExcerpt })
    .max(500, { error: 'A meta description can have at most 500 characters' }),
  content: content.default(''),
  tags: tagNames.default([]),
  published: z.boolean().default(false),
  /** When the post is published; a future time schedules it. Without one it is published at once. */
  publishedAt: z.iso.datetime({ offset: true }).nullish(),
  coverImage: z.preprocess(
    emptyIsNull,
    plainText.max(500).refine(isImageAddress, { error: 'Cover image must be a valid URL' }).nullish(),
  ),
  imageAttribution: z.preprocess(emptyIsNull, plainText.trim().max(500).nullish()),
  textSource: z.preprocess(emptyIsNull, z.enum(textSources).nullish()),
})
export type PostInput = z.infer<typeof postInput>

/**
 * An update names the version it is based on; if that is not the latest one, it is a conflict. Fields that it leaves
 * out keep their values.
 */
export const postUpdate = postInput.extend({
  content: content.optional(),
  tags: tagNames.optional(),
  published: z.boolean().optional(),
  version: z.int().positive().optional(),
})
export type PostUpdate = z.infer<typeof postUpdate>

/** Where a list continues: the value it is ordered by and the id of the last post shown. */
export type PostCursor = { at: Date; id: number }

const postCursor = z.string().transform((text, context): PostCursor => {
  const [moment, id] = text.split(',', 2)
  const parsed = z
    .object({ at: z.iso.datetime().pipe(z.coerce.date()), id: rowId })
    .safeParse({ at: moment, id })
  if (parsed.success) return parsed.data
  context.addIssue({ code: 'custom', message: 'A list cannot go on from here' })
  return z.NEVER
})

/** Which posts to list: those with a tag, or else those matching a text; `before` continues a list. */
const postListQuery = z.object({
  before: postCursor.optional(),
  tag: plainText.max(80).optional(),
  q: plainText.trim().max(100, { error: 'Search for at most 100 characters' }).optional(),
})
export type PostListQuery = z.infer<typeof postListQuery>

/** What a call may ask for: which posts, and by `summary` to leave out their texts. */
export const postsQuery = postListQuery.extend({ summary: z.literal('1').optional() })

export const allPostsQuery = postListQuery.pick({ before: true })

export const postSlugParams = z.object({ slug: plainText.min(1).max(200) })

export const postParams = z.object({ id: rowId })
export const revisionParams = z.object({ id: rowId, version: rowId })

/** A version of a post, as its history lists it. `editor` is null for the seeded version. */
export type PostRevision = {
  version: number
  title: string
  words: number
  editor: string | null
  createdAt: string
}

/** A tag as its editors see it, with the number of posts that have it, drafts included. */
export type UsedTag = Tag & { posts: number }

export const tagParams = z.object({ id: rowId })
export const tagInput = z.object({ name: tagNames.element })
export const tagMerge = z.object({ into: rowId })

/** What a draft is written from. */
export const draftRequest = postInput.pick({ title: true, excerpt: true })
export type DraftRequest = z.infer<typeof draftRequest>

/** A draft, sanitized, and whether the model or our own writer wrote it. */
export type Draft = { content: string; source: 'model' | 'writer' }

/** The largest request body for a post. */
export const postBytes = 2 * 1024 * 1024

export const cmsWriteLimit = { name: 'cms-write', times: 600, seconds: 600 }
