import { z } from 'zod'

// No 'server-only' here: the scripts run by plain node read the same environment.
// tests/architecture.test.ts keeps this file out of components.

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const httpUrl = (name: string) =>
  z.url({ protocol: /^https?$/, error: `${name} must be a full http(s) address such as https://example.com` })

const youtube = z.object({
  YOUTUBE_API_KEY: optional(
    z.string().regex(/^[\x21-\x7e]+$/, { error: 'YOUTUBE_API_KEY must be one word' }),
  ),
  YOUTUBE_DAILY_SEARCHES: optional(
    z.coerce
      .number({ error: 'YOUTUBE_DAILY_SEARCHES must be a whole number such as 100' })
      .int({ error: 'YOUTUBE_DAILY_SEARCHES must be a whole number such as 100' })
      .min(0, { error: 'YOUTUBE_DAILY_SEARCHES must not be negative' })
      .max(1_000_000, { error: 'YOUTUBE_DAILY_SEARCHES must be at most 1000000' }),
  ).transform((searches) => searches ?? 100),
  YOUTUBE_URL: optional(httpUrl('YOUTUBE_URL')).transform((url) => url ?? 'https://www.youtube.com'),
  YOUTUBE_API_URL: optional(httpUrl('YOUTUBE_API_URL')).transform(
    (url) => url ?? 'https://www.googleapis.com/youtube/v3',
  ),
})

// Any server that speaks OpenAI's protocol; without key and address there is only the built-in coach.
const model = z.object({
  OPENAI_API_KEY: optional(z.string().regex(/^[\x21-\x7e]+$/, { error: 'OPENAI_API_KEY must be one word' })),
  OPENAI_BASE_URL: optional(httpUrl('OPENAI_BASE_URL')),
  OPENAI_MODEL: optional(z.string()).transform((name) => name ?? 'gpt-4.1-mini'),
})

// Where uploads go instead of the data directory: any server that speaks S3's protocol.
const uploads = z.object({
  UPLOADS_S3_ENDPOINT: optional(httpUrl('UPLOADS_S3_ENDPOINT')),
  UPLOADS_S3_BUCKET: optional(
    z.string().regex(/^[\w.-]+$/, { error: 'UPLOADS_S3_BUCKET must be the name of a bucket' }),
  ),
  UPLOADS_S3_REGION: optional(z.string()).transform((region) => region ?? 'us-east-1'),
  UPLOADS_S3_KEY_ID: optional(z.string()),
  UPLOADS_S3_SECRET: optional(z.string()),
})

const flag = (name: string) =>
  optional(z.enum(['0', '1', 'true', 'false'], { error: `${name} must be 1 or 0` })).transform(
    (value) => value === '1' || value === 'true',
  )

const port = (name: string) => {
  const error = `${name} must be a number between 1 and 65535`
  return z.coerce.number({ error }).int({ error }).min(1, { error }).max(65_535, { error })
}

const emailIn = (name: string) => z.email({ error: `${name} must be an e-mail address` })

const environment = z.object({
  ...youtube.shape,
  ...model.shape,
  ...uploads.shape,
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: optional(port('PORT')).transform((number) => number ?? 3000),
  SITE_URL: optional(httpUrl('SITE_URL')),
  DATABASE_URL: optional(
    z.string().regex(/^postgres(ql)?:\/\/\S+$/, {
      error: 'DATABASE_URL must start with postgres:// or postgresql://',
    }),
  ),
  REDIS_URL: optional(
    z.string().regex(/^rediss?:\/\/\S+$/, { error: 'REDIS_URL must start with redis:// or rediss://' }),
  ),
  DATA_DIR: optional(z.string()).transform((directory) => directory ?? '.data'),
  BUILD_DIR: optional(
    z.string().regex(/^\.next[\w-]*$/, { error: 'BUILD_DIR must be a folder name that starts with .next' }),
  ).transform((directory) => directory ?? '.next'),
  LOG_LEVEL: optional(
    z.enum(['debug', 'info', 'warn', 'error', 'silent'], {
      error: 'LOG_LEVEL must be debug, info, warn, error or silent',
    }),
  ).transform((level) => level ?? 'warn'),
  METRICS_PORT: optional(port('METRICS_PORT')),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(httpUrl('OTEL_EXPORTER_OTLP_ENDPOINT')),
  WEB_VITALS: flag('WEB_VITALS'),
  TRUST_PROXY: flag('TRUST_PROXY'),
  ENABLE_TEST_AUTH: flag('ENABLE_TEST_AUTH'),
  NEXTAUTH_SECRET: optional(
    z.string().min(32, { error: 'NEXTAUTH_SECRET must have at least 32 characters' }),
  ),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  GITHUB_CLIENT_ID: optional(z.string()),
  GITHUB_CLIENT_SECRET: optional(z.string()),
  GITHUB_URL: optional(httpUrl('GITHUB_URL')).transform((url) => url ?? 'https://github.com'),
  GITHUB_API_URL: optional(httpUrl('GITHUB_API_URL')).transform((url) => url ?? 'https://api.github.com'),
  SMTP_URL: optional(
    z.url({ protocol: /^smtps?$/, error: 'SMTP_URL must be like smtp://user:password@host:587' }),
  ),
  MAIL_FROM: optional(z.string().regex(/@/, { error: 'MAIL_FROM must hold an e-mail address' })),
  ADMIN_EMAIL: optional(emailIn('ADMIN_EMAIL')),
  ADMIN_PASSWORD: optional(z.string().min(6, { error: 'ADMIN_PASSWORD must have at least 6 characters' })),
})

const pairs = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['UPLOADS_S3_ENDPOINT', 'UPLOADS_S3_BUCKET'],
  ['UPLOADS_S3_BUCKET', 'UPLOADS_S3_KEY_ID'],
  ['UPLOADS_S3_KEY_ID', 'UPLOADS_S3_SECRET'],
] as const

const environmentOfPairs = environment.superRefine((values, context) => {
  for (const [one, other] of pairs) {
    if (Boolean(values[one]) === Boolean(values[other])) continue
    context.addIssue({ code: 'custom', message: `${one} and ${other} must be set together or not at all` })
  }
})

export type Env = z.infer<typeof environment>

/** The names of all variables, for the test that keeps .env.example complete. */
export const envNames = Object.keys(environment.shape)

export class EnvironmentError extends Error {}

/**
 * Parses an environment. Throws EnvironmentError whose message holds one sentence
 * for each wrong value, a line each.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const parsed = environmentOfPairs.safeParse(source)
  if (parsed.success) return parsed.data
  throw new EnvironmentError(parsed.error.issues.map((issue) => `${issue.message}.`).join('\n'))
}

export const env = parseEnv(process.env)

/** Whether pages are being built: the framework sets this for its own processes. */
export const isBuilding = process.env.NEXT_PHASE === 'phase-production-build'

/** The public origin of the site, without a slash at its end. */
export const siteUrl = (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
