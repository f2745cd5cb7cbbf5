const rows: [table: string, columns: string, values: string][] = [
  ['User', 'id, email, username, "usernameKey", "updatedAt"', `-1, '', 'none', '', now()`],
  ['OAuthAccount', 'provider, "providerAccountId", "userId"', `'', '', -1`],
  [
    'Session',
    'id, "userId", "cookieTokenHash", "headerTokenHash", "authMethod", "expiresAt"',
    `-1, -1, '', '', '', now()`,
  ],
  ['PasswordReset', '"tokenHash", "userId", "expiresAt"', `'', -1, now()`],
  ['RateLimit', 'key', `''`],
  ['AppliedRequest', '"userId", key', `-1, gen_random_uuid()`],
  [
    'Trick',
    'id, slug, name, category, "trickType", level, description, steps, family, stance, obstacles, "ownerId", "updatedAt"',
    `-1, 'none', 'None', 'Flips', 'BASE', 'Expert', '', '{}', '', 'regular', '{}', -1, now()`,
  ],
  ['TrickProgress', '"userId", "trickId", "updatedAt"', '-1, -1, now()'],
  ['TrickNote', 'id, "userId", "trickId", text, "updatedAt"', `-1, -1, -1, 'none', now()`],
  ['PracticeEntry', 'id, "userId", "trickId", tries, lands', '-1, -1, -1, 1, 1'],
  ['Line', 'id, "userId", name, "startingPosition"', `-1, -1, 'None', 'ramp'`],
  ['LineTrick', '"lineId", "order", "trickId", reasoning', `-1, 1, -1, ''`],
  ['TrickVideo', '"trickId", "videoId", position, source', `-1, '', 0, 'SEED'`],
  ['Transcript', '"videoId", "formattedText"', `'', ''`],
  ['TranscriptSegment', '"videoId", index, "startMs", "durationMs", text', `'', 0, 0, 0, ''`],
  ['ModelAnswer', 'key, answer', `'', '{}'`],
  ['Post', 'id, slug, title, excerpt, content, "updatedAt"', `-1, 'none', '', '', '', now()`],
  ['PostTag', '"postId", "tagId"', '-1, -1'],
  ['PostRevision', '"postId", version, values', `-1, 1, '{}'`],
  ['Upload', 'id, key, "contentType", width, height, bytes', `-1, '', '', 1, 1, 1`],
]

/** Tables that grow with the people who use the app, and with what is written. The rest is read whole. */
export const growing = rows.map(([table]) => table)

// They refer to nothing that there is, which Postgres allows to what is copied from elsewhere.
/** SQL that puts a row into each of them, to be rolled back: of an empty table a planner believes nothing else. */
export const oneRowEach = `set local session_replication_role = replica;
  ${rows.map(([table, columns, values]) => `insert into "${table}" (${columns}) values (${values})`).join(';\n')};
  set local session_replication_role = origin`
