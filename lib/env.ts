import { z } from 'zod'

// No 'server-only' here: the scripts run by plain node read the same environment.
// tests/architecture.test.ts keeps this file out of components.

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const httpUrl = (name: string) =>
  z.url({ protocol: /^https?$/, error: `${name} must be a full http(s) address such as https://example.com` })

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: optional(
    z.coerce
      .number({ error: 'PORT must be a number between 1 and 65535' })
      .int()
      .min(1, { error: 'PORT must be a number between 1 and 65535' })
      .max(65_535, { error: 'PORT must be a number between 1 and 65535' }),
  ).transform((port) => port ?? 3000),
  SITE_URL: optional(httpUrl('SITE_URL')),
  DATABASE_URL: optional(
    z.string().regex(/^postgres(ql)?:\/\/\S+$/, {
      error: 'DATABASE_URL must start with postgres:// or postgresql://',
    }),
  ),
  DATA_DIR: optional(z.string()).transform((directory) => directory ?? '.data'),
  BUILD_DIR: optional(
    z.string().regex(/^\.next[\w-]*$/, { error: 'BUILD_DIR must be a folder name that starts with .next' }),
  ).transform((directory) => directory ?? '.next'),
})

export type Env = z.infer<typeof environment>

export class EnvironmentError extends Error {}

/**
 * Parses an environment. Throws EnvironmentError whose message holds one sentence
 * for each wrong value, a line each.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const parsed = environment.safeParse(source)
  if (parsed.success) return parsed.data
  throw new EnvironmentError(parsed.error.issues.map((issue) => `${issue.message}.`).join('\n'))
}

export const env = parseEnv(process.env)

/** The public origin of the site, without a slash at its end. */
export const siteUrl = (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
