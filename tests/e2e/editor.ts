import type { APIRequestContext } from '@playwright/test'
import { readArticles } from '../../prisma/seed/content'
import { write } from './account'

const { ADMIN_EMAIL: email = '', ADMIN_PASSWORD: password = '' } = process.env

/** The admin that the server of the browser tests starts with. */
export const editor = { email, password }

let made = 0

/** A name that no other post has. */
export function uniqueTitle(about: string): string {
  made += 1
  return `${about} ${Date.now().toString(36)}${process.pid.toString(36)}${made}`
}

type Published = { id: number; slug: string; title: string }

/** Publishes a post behind the scenes, as the editor, with whatever the fields say. */
export async function publish(
  request: APIRequestContext,
  fields: Record<string, unknown>,
): Promise<Published> {
  await write(request, 'POST', '/api/auth/login', editor)
  const post = { excerpt: 'Written by a test, and gone after it.', tags: [], published: true, ...fields }
  return (await write(request, 'POST', '/api/cms/blog/posts', post)).json()
}

/** Takes a post away again. */
export async function takeAway(request: APIRequestContext, { id }: { id: number }): Promise<void> {
  await write(request, 'DELETE', `/api/cms/blog/posts/${id}`)
}

/** The articles that ship, the newest first: what other tests publish meanwhile comes and goes beside them. */
export const shipped = readArticles().sort((one, other) => (one.publishedAt < other.publishedAt ? 1 : -1))
