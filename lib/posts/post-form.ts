import { z } from 'zod'
import { brand } from '../brand'
import { coverAddress } from './presentation'
import { defaultAttribution, defaultTags, type EditedPost, postInput, tagNames } from './schema'
import { slugOf } from './slug'

const text = z.string()
// Any text may reach the schema behind it, which reports what is wrong.
const unchecked = text.transform((value): unknown => value)

const tagsOf = (list: string) => list.split(',').flatMap((name) => name.trim() || [])

/** What stands for a date without its time, or the other way round: it is not to be taken for none. */
export const unfinishedDate = 'unfinished'

/** The fields of the editor, all of them text. The output is what the API takes. */
export const postForm = z.object({
  title: postInput.shape.title,
  excerpt: postInput.shape.excerpt,
  // Whatever is written becomes an address, as a title does.
  slug: text.transform((value): unknown => slugOf(value)).pipe(postInput.shape.slug),
  content: text,
  // What is wrong with one name is wrong with the field, which holds all of them.
  tags: text.transform((list, context) => {
    const { success, data, error } = tagNames.safeParse(tagsOf(list))
    if (success) return data
    context.addIssue({ code: 'custom', message: error.issues[0]?.message })
    return z.NEVER
  }),
  coverImage: unchecked.pipe(postInput.shape.coverImage),
  imageAttribution: unchecked.pipe(postInput.shape.imageAttribution),
  publishedAt: text.transform((moment, context) => {
    if (!moment) return null
    // The field takes years of six digits.
    if (/^\d{4}-\d\d-\d\dT/.test(moment)) return new Date(moment).toISOString()
    context.addIssue({ code: 'custom', message: 'Choose a date with a year of four digits, and a time' })
    return z.NEVER
  }),
  textSource: unchecked.pipe(postInput.shape.textSource),
})

export type PostForm = z.input<typeof postForm>
export type PostFormOutput = z.output<typeof postForm>

/** A new post: what is written by hand has what its editor gives it, and nothing else. */
export const emptyForm: PostForm = {
  title: '',
  excerpt: '',
  slug: '',
  content: '',
  tags: '',
  coverImage: '',
  imageAttribution: '',
  publishedAt: '',
  textSource: '',
}

/** What a post with a generated text has where its editor gave it nothing: the default tags, cover and attribution. */
export function withGeneratedDefaults<
  Form extends Pick<PostForm, 'tags' | 'coverImage' | 'imageAttribution'>,
>(form: Form): Form {
  const ownCover = form.coverImage.trim() !== ''
  return {
    ...form,
    tags: form.tags.trim() || defaultTags.join(', '),
    coverImage: ownCover ? form.coverImage : coverAddress('default'),
    // It names who drew our cover, not someone else's.
    imageAttribution: form.imageAttribution.trim() || (ownCover ? '' : defaultAttribution),
  }
}

/** Who wrote the text, in a sentence; null where a person did, or no one said so. */
export function textSourceNote(source: string | null): string | null {
  switch (source) {
    case 'MODEL':
      return 'Drafted by an AI model. Check what it claims.'
    case 'COACH':
      return `Drafted by ${brand}'s own writer from the Trick Library, without an AI model.`
    default:
      return null
  }
}

// The value of a datetime-local field, which is in the editor's time zone.
function toLocalInput(moment: Date): string {
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}

/** A post as the fields of the editor. Only a future publication is shown; a past one stays as it is. */
export function formOf(post: EditedPost): PostForm {
  const { title, excerpt, slug, content } = post
  const moment = post.publishedAt ? new Date(post.publishedAt) : null
  return {
    title,
    excerpt,
    slug,
    content,
    tags: post.tags.map(({ name }) => name).join(', '),
    coverImage: post.coverImage ?? '',
    imageAttribution: post.imageAttribution ?? '',
    publishedAt: moment && moment > new Date() ? toLocalInput(moment) : '',
    textSource: post.textSource ?? '',
  }
}

/** The address that the fields ask for: the one that is written, or else the title's; '' where neither has letters. */
export const addressIn = ({ slug, title }: Pick<PostForm, 'slug' | 'title'>): string =>
  slugOf(slug) || slugOf(title)

const searchResultLength = { min: 150, max: 200 }

/** How long a meta description is, and whether search results show all of it. */
export function lengthHint(excerpt: string): string {
  const { min, max } = searchResultLength
  const length = [...excerpt.trim()].length
  const advice =
    length < min ? `${min - length} to go` : length <= max ? 'just right' : `${length - max} too many`
  return `${length} characters, ${advice}. ${min}-${max} characters work best.`
}

/** The names of the fields. */
export const formFields = Object.keys(emptyForm) as (keyof PostForm)[]

/** Whether two forms hold the same values. */
export const isSameForm = (one: PostForm, other: PostForm) =>
  formFields.every((name) => (one[name] ?? '') === (other[name] ?? ''))
