import { type CacheTag, invalidationChannel } from './cache/tags.ts'

type Ask = <Rows>(query: TemplateStringsArray, ...values: unknown[]) => PromiseLike<Rows>

/** What servers call themselves at the database begins so. */
export const serverPrefix = 'darkslide:'

/**
 * Keeps that the content under a tag is at a new version and tells every server. Answers the names of those that
 * listen; one that begins to listen later reads the version.
 */
export async function announce(ask: Ask, tag: CacheTag, version: string): Promise<string[]> {
  const rows = await ask<{ listeners: string[] }[]>`
    WITH kept AS (
      INSERT INTO "ContentVersion" (tag, version) VALUES (${tag}, ${version})
      ON CONFLICT (tag) DO UPDATE SET version = EXCLUDED.version RETURNING 1
    )
    SELECT pg_notify(${invalidationChannel}, ${`changed ${tag} ${version}`})::text,
      ARRAY(SELECT application_name FROM pg_stat_activity
        WHERE datname = current_database() AND starts_with(application_name, ${serverPrefix})) AS listeners
    FROM kept`
  return rows.flatMap(({ listeners }) => listeners)
}
