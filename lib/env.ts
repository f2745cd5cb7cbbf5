import { parseEnv } from './env-schema.ts'
import { localOrigin } from './listening.ts'

// No 'server-only' here: the scripts run by plain node read the same environment.
// The rules of imports keep this file out of components.

export const env = parseEnv(process.env)

/** Whether pages are being built: the framework sets this for its own processes. */
export const isBuilding = process.env.NEXT_PHASE === 'phase-production-build'

/** The public origin of the site, without a slash at its end. */
export const siteUrl = env.SITE_URL ?? localOrigin(env.HOST, env.PORT)

/** Whether the site is reached by https alone. */
export const isSecureSite = siteUrl.startsWith('https://')
