type KnownArrow = { from: string; to: string; reason: string }

const all = (reason: string, from: string, ...targets: string[]): KnownArrow[] =>
  targets.map((to) => ({ from, to, reason }))

const verbsOfAuth = 'the verbs of signing in stand beside sessions.ts, each in a file of its own'
const whoIsThere = 'whose tricks these are is asked in the one place where the whole page asks'
const listAnswer = 'the list is answered from memory, prepared once per version'

const joining = 'whoever has something to keep is offered an account'
const drawn = 'the board is drawn wherever a trick is shown'
const follows = 'every drawing follows the stance of the rider'

/** Deviations from the table, each with its reason. One that is gone must leave this list. */
export const knownArrows: KnownArrow[] = [
  ...all(verbsOfAuth, 'app/api/auth/[...nextauth]/route.ts', 'lib/auth/next-auth.ts'),
  ...all(verbsOfAuth, 'app/api/auth/login/route.ts', 'lib/auth/credentials.ts'),
  ...all(verbsOfAuth, 'app/api/account/route.ts', 'lib/auth/credentials.ts'),
  ...all(verbsOfAuth, 'app/api/auth/register/route.ts', 'lib/auth/credentials.ts'),
  ...all(verbsOfAuth, 'app/api/auth/password-reset/route.ts', 'lib/auth/password-reset.ts'),
  ...all(verbsOfAuth, 'app/api/auth/password-reset/confirm/route.ts', 'lib/auth/password-reset.ts'),
  ...all(listAnswer, 'app/api/tricks/route.ts', 'lib/tricks/list-answer.ts'),
  ...all(listAnswer, 'app/api/tricks/foundational/route.ts', 'lib/tricks/list-answer.ts'),
  ...all(listAnswer, 'app/api/tricks/book/route.ts', 'lib/tricks/list-answer.ts'),
  ...all(
    listAnswer,
    'lib/tricks/list-answer.ts',
    'lib/cache/cache.ts',
    'lib/http/stored-answer.ts',
    'lib/tricks/data.ts',
  ),
  ...all(
    'the brand is a primitive in all but name',
    'components/site/header.tsx',
    'components/brand/mark.tsx',
  ),
  ...all(
    'editors and skaters sign in alike',
    'components/posts-admin/admin-login.tsx',
    'components/accounts/credentials-form.tsx',
  ),
  ...all(drawn, 'components/tricks/opened-trick.tsx', 'components/tricks/opened-trick.tsx'),
  ...all(drawn, 'components/name-it/name-it.tsx', 'components/figure/trick-figure.tsx'),
  ...all(follows, 'components/figure/animated-figure.tsx', 'components/figure/stance-switch.tsx'),
  ...all(follows, 'components/figure/trick-figure.tsx', 'components/figure/stance-switch.tsx'),
  ...all(
    'an opened trick holds its video',
    'components/tricks/opened-trick.tsx',
    'components/videos/lazy-tutorial.tsx',
  ),
  ...all(
    'pure: reads the id of a video out of a link',
    'components/posts-admin/content-editor.tsx',
    'lib/youtube/link.ts',
  ),
  ...all('turns a failed door into our error', 'lib/videos/quota.ts', 'lib/youtube/client.ts'),
  ...all('a type only: what a door found', 'lib/videos/candidates.ts', 'lib/youtube/client.ts'),
  ...all('a type only: where a video came from', 'lib/videos/candidates.ts', 'prisma/generated/enums.ts'),
  ...all('whether visits are measured at all', 'lib/vitals/data.ts', 'lib/env.ts'),
  ...all('how many searches a day may cost', 'lib/videos/data.ts', 'lib/env.ts'),
  ...all(whoIsThere, 'components/my-tricks/collection.ts', 'components/accounts/auth-status.ts'),
  ...all(whoIsThere, 'components/my-tricks/my-tricks.tsx', 'components/accounts/auth-status.ts'),
  ...all(whoIsThere, 'components/my-tricks/save-button.tsx', 'components/accounts/auth-status.ts'),
  ...all(whoIsThere, 'components/my-tricks/save-trick.ts', 'components/accounts/auth-status.ts'),
  ...all(whoIsThere, 'components/my-tricks/use-my-tricks.ts', 'components/accounts/auth-status.ts'),
  ...all(whoIsThere, 'components/offline/start.ts', 'components/accounts/auth-status.ts'),
  ...all(
    'what was sent from any page changes the list that is kept',
    'components/offline/start.ts',
    'components/my-tricks/kept-list.ts',
  ),
  ...all(
    'without a server the device says who is there',
    'app/offline/offline-screen.tsx',
    'lib/offline/known-user.ts',
  ),
  ...all('a developer wants no page kept', 'app/layout.tsx', 'lib/env.ts'),
  ...all(joining, 'components/my-tricks/sign-up-prompt.tsx', 'components/accounts/join-links.tsx'),
  ...all(joining, 'components/lines/my-lines.tsx', 'components/accounts/join-links.tsx'),
  ...all(joining, 'components/lines/join-dialog.tsx', 'components/accounts/join-links.tsx'),
  ...all('only the server knows which providers have keys', 'app/login/page.tsx', 'lib/auth/next-auth.ts'),
  ...all('the page is there only where the environment asks for it', 'app/test-auth/page.tsx', 'lib/env.ts'),
]

/** Things outside their one home. */
export const knownAstray: { what: string; reason: string }[] = [
  { what: 'lib/auth/next-auth.ts: process.env', reason: 'next-auth reads its own address only from there' },
]

/** Files above the size limit. */
export const knownLong: { file: string; reason: string }[] = [
  {
    file: 'lib/offline/outbox.test.ts',
    reason: 'every way in which a write can get lost, on one set of doubles',
  },
  { file: 'tests/e2e/accounts.spec.ts', reason: 'the journeys of one account, told in order' },
  { file: 'tests/e2e/my-tricks.spec.ts', reason: 'the journeys of one list, told in order' },
]
