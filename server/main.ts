// Where the production server starts: settings that it cannot serve with end it with a sentence, before anything else is
// loaded.
import { onParentGone } from './parent.ts'

// From the first moment on: until it serves, nothing else would end it, and it would hold the port for ever.
const serves = onParentGone(() => process.exit(1))
try {
  const { env } = await import('../lib/env.ts')
  const { EnvironmentError } = await import('../lib/env-schema.ts')
  if (!env.DATABASE_URL)
    throw new EnvironmentError(
      'DATABASE_URL must be set to a Postgres server, such as postgres://user:password@localhost:5432/darkslide. Without one, npm start brings a database along.',
    )
  await import('./serve.ts')
  serves()
} catch (error) {
  // By name: the class may be what could not be loaded.
  if (!(error instanceof Error && error.constructor.name === 'EnvironmentError')) throw error
  console.error(error.message)
  process.exitCode = 1
}
