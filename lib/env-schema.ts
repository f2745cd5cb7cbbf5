import { z } from 'zod'
import { brand } from './brand.ts'
import { isTimeZone } from './days.ts'

// What may be set. Parsing it reads nothing: what is set is in env.ts.

// An empty value counts as unset.
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const withDefault = <T extends z.ZodType>(schema: T, fallback: z.infer<T>) =>
  optional(schema).transform((value) => value ?? fallback)

const text = z.string()

const matching = (pattern: RegExp, error: string) => text.regex(pattern, { error })

const oneWord = (name: string) => matching(/^[\x21-\x7e]+$/, `${name} must be one word`)

/** Whether an address names a user or a password: browsers would show it, and calls are not made to it. */
function hasCredentials(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && url.username + url.password !== ''
}

const httpUrl = (name: string) =>
  z
    .url({
      protocol: /^https?$/,
      error: `${name} must be a full http(s) address such as https://example.com`,
    })
    .refine((value) => !hasCredentials(value), `${name} must name no user and no password`)

/** Whether an address can be taken apart, and no character that ends a part stands before the @ that ends the password. */
function isServerAddress(address: string): boolean {
  const [, authority = '', path = '', query = ''] = /^\w+:\/\/([^/?#]*)([^?#]*)([\s\S]*)$/.exec(address) ?? []
  const isCut = path.includes('@') || (!authority.includes('@') && path === '' && query.includes('@'))
  return URL.canParse(address) && !address.includes('#') && !isCut
}

/** The address of a server that wants a password; the message must not show it. */
const serverAddress = (name: string, schemes: [string, string], example: string) =>
  matching(
    new RegExp(`^(?:${schemes.map(RegExp.escape).join('|')})://\\S+$`),
    `${name} must start with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  ).refine((value) => !/^\w+:\/\/\S+$/.test(value) || isServerAddress(value), {
    error: `${name} must be like ${example}, and in its password / is written %2F, # %23, ? %3F and @ %40`,
  })

// Links and cookies begin at the root of the host. However it is written, browsers send it back as they write origins.
const siteAddress = httpUrl('SITE_URL')
  .refine(
    (value) => !URL.canParse(value) || /^\w+:\/\/[^/?#]*\/*$/.test(value),
    'SITE_URL must end after the host: the site cannot live below a path',
  )
  .transform((value) => new URL(value).origin)

const emailAddress = (name: string) => z.email({ error: `${name} must be an email address` })

const flag = (name: string, fallback: '0' | '1' = '0') =>
  withDefault(z.enum(['0', '1', 'true', 'false'], { error: `${name} must be 1 or 0` }), fallback).transform(
    (value) => value === '1' || value === 'true',
  )

const port = (name: string) => {
  const error = `${name} must be a number between 1 and 65535`
  return z.coerce.number({ error }).int({ error }).min(1, { error }).max(65_535, { error })
}

const networkInterface = (name: string) =>
  matching(/^[a-z\d.:-]+$/i, `${name} must be an address of this machine such as 127.0.0.1`)

const searchesPerDay = z.coerce
  .number({ error: 'YOUTUBE_DAILY_SEARCHES must be a whole number such as 100' })
  .int({ error: 'YOUTUBE_DAILY_SEARCHES must be a whole number such as 100' })
  .min(0, { error: 'YOUTUBE_DAILY_SEARCHES must not be negative' })
  .max(1_000_000, { error: 'YOUTUBE_DAILY_SEARCHES must be at most 1000000' })

const logLevel = z.enum(['debug', 'info', 'warn', 'error', 'silent'], {
  error: 'LOG_LEVEL must be debug, info, warn, error or silent',
})

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: withDefault(port('PORT'), 3000),
  HOST: optional(networkInterface('HOST')),
  SITE_URL: optional(siteAddress),
  OWNER_NAME: withDefault(text.trim().max(80, { error: 'OWNER_NAME can have at most 80 characters' }), brand),
  OWNER_EMAIL: withDefault(emailAddress('OWNER_EMAIL'), 'privacy@darkslide.app'),
  TRUST_PROXY: flag('TRUST_PROXY'),
  BLOG_AUTHOR: withDefault(
    text.trim().max(80, { error: 'BLOG_AUTHOR can have at most 80 characters' }),
    `${brand} Crew`,
  ),
  BLOG_TIME_ZONE: withDefault(
    text.refine(isTimeZone, { error: 'BLOG_TIME_ZONE must be a time zone such as Europe/Berlin' }),
    'UTC',
  ),
  DATA_DIR: withDefault(text, '.data'),
  BUILD_DIR: withDefault(
    matching(/^\.next[\w-]*$/, 'BUILD_DIR must be a folder name that starts with .next'),
    '.next',
  ),

  DATABASE_URL: optional(
    serverAddress(
      'DATABASE_URL',
      ['postgres', 'postgresql'],
      'postgres://user:password@localhost:5432/darkslide',
    ),
  ),
  REDIS_URL: optional(
    serverAddress('REDIS_URL', ['redis', 'rediss'], 'redis://user:password@localhost:6379'),
  ),

  LOG_LEVEL: withDefault(logLevel, 'warn'),
  METRICS_PORT: optional(port('METRICS_PORT')),
  METRICS_HOST: withDefault(networkInterface('METRICS_HOST'), '127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(httpUrl('OTEL_EXPORTER_OTLP_ENDPOINT')),
  WEB_VITALS: flag('WEB_VITALS'),

  NEXTAUTH_SECRET: optional(text.min(32, { error: 'NEXTAUTH_SECRET must have at least 32 characters' })),
  GOOGLE_CLIENT_ID: optional(text),
  GOOGLE_CLIENT_SECRET: optional(text),
  GITHUB_CLIENT_ID: optional(text),
  GITHUB_CLIENT_SECRET: optional(text),
  GITHUB_URL: withDefault(httpUrl('GITHUB_URL'), 'https://github.com'),
  GITHUB_API_URL: withDefault(httpUrl('GITHUB_API_URL'), 'https://api.github.com'),
  SMTP_URL: optional(serverAddress('SMTP_URL', ['smtp', 'smtps'], 'smtp://user:password@localhost:587')),
  MAIL_FROM: optional(matching(/@/, 'MAIL_FROM must hold an email address')),
  ADMIN_EMAIL: optional(emailAddress('ADMIN_EMAIL')),
  ADMIN_PASSWORD: optional(text.min(6, { error: 'ADMIN_PASSWORD must have at least 6 characters' })),
  VAPID_PUBLIC_KEY: optional(
    matching(
      /^B[\w-]{86}$/,
      'VAPID_PUBLIC_KEY must be a public key that `npx web-push generate-vapid-keys` made',
    ),
  ),
  VAPID_PRIVATE_KEY: optional(
    matching(
      /^[\w-]{43}$/,
      'VAPID_PRIVATE_KEY must be a private key that `npx web-push generate-vapid-keys` made',
    ),
  ),
  PUSH_SERVICE_URL: optional(httpUrl('PUSH_SERVICE_URL')),
  GUEST_LISTS: flag('GUEST_LISTS'),
  ENABLE_TEST_AUTH: flag('ENABLE_TEST_AUTH', '1'),

  // Any server that speaks OpenAI's protocol; without key and address there is only the built-in coach.
  OPENAI_API_KEY: optional(oneWord('OPENAI_API_KEY')),
  OPENAI_BASE_URL: optional(httpUrl('OPENAI_BASE_URL')),
  OPENAI_MODEL: withDefault(text, 'gpt-4.1-mini'),

  YOUTUBE_API_KEY: optional(oneWord('YOUTUBE_API_KEY')),
  YOUTUBE_DAILY_SEARCHES: withDefault(searchesPerDay, 100),
  YOUTUBE_URL: withDefault(httpUrl('YOUTUBE_URL'), 'https://www.youtube.com'),
  YOUTUBE_API_URL: withDefault(httpUrl('YOUTUBE_API_URL'), 'https://www.googleapis.com/youtube/v3'),

  // Where uploads go instead of the data directory: any server that speaks S3's protocol.
  UPLOADS_S3_ENDPOINT: optional(httpUrl('UPLOADS_S3_ENDPOINT')),
  UPLOADS_S3_BUCKET: optional(matching(/^[\w.-]+$/, 'UPLOADS_S3_BUCKET must be the name of a bucket')),
  UPLOADS_S3_REGION: withDefault(text, 'us-east-1'),
  UPLOADS_S3_KEY_ID: optional(text),
  UPLOADS_S3_SECRET: optional(text),
})

// Variables that only make sense together.
const pairs = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['UPLOADS_S3_ENDPOINT', 'UPLOADS_S3_BUCKET'],
  ['UPLOADS_S3_BUCKET', 'UPLOADS_S3_KEY_ID'],
  ['UPLOADS_S3_KEY_ID', 'UPLOADS_S3_SECRET'],
] as const

const environmentOfPairs = environment.superRefine((values, context) => {
  for (const [one, other] of pairs) {
    if (Boolean(values[one]) === Boolean(values[other])) continue
    context.addIssue({ code: 'custom', message: `${one} and ${other} must be set together or not at all` })
  }
  if (values.METRICS_PORT === values.PORT)
    context.addIssue({ code: 'custom', message: 'METRICS_PORT and PORT must be two ports' })
})

type Env = z.infer<typeof environment>

/** The names of all variables. */
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
