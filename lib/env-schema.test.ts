import { describe, expect, it } from 'vitest'
import { EnvironmentError, parseEnv } from './env-schema'

const messageFor = (source: Record<string, string>) => {
  try {
    parseEnv(source)
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message
    throw error
  }
  return null
}

describe('parseEnv', () => {
  it('requires no variable', () => {
    expect(parseEnv({})).toMatchObject({ PORT: 3000, DATA_DIR: '.data', TRUST_PROXY: false })
  })

  it('signs posts by the crew unless the owner has another name', () => {
    expect(parseEnv({}).BLOG_AUTHOR).toBe('DarkSlide Crew')
    expect(parseEnv({ BLOG_AUTHOR: ' Ada Ollie ' }).BLOG_AUTHOR).toBe('Ada Ollie')
    expect(messageFor({ BLOG_AUTHOR: 'x'.repeat(81) })).toBe('BLOG_AUTHOR can have at most 80 characters.')
  })

  it('reads an empty value as unset', () => {
    expect(parseEnv({ SMTP_URL: '', NEXTAUTH_SECRET: '', TRUST_PROXY: '' })).toMatchObject({
      TRUST_PROXY: false,
    })
  })

  it.each([
    ['https://example.com', 'https://example.com'],
    ['http://localhost:3000/', 'http://localhost:3000'],
    ['https://skate.example.com//', 'https://skate.example.com'],
    ['HTTPS://Skate.Example.com', 'https://skate.example.com'],
    ['https://example.com:443', 'https://example.com'],
    ['http://example.com:443', 'http://example.com:443'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ])('takes %s for the address of the site, as browsers write it', (address, origin) => {
    expect(parseEnv({ SITE_URL: address }).SITE_URL).toBe(origin)
  })

  it.each(['SITE_URL', 'OPENAI_BASE_URL', 'GITHUB_URL'])(
    'refuses a user or a password in %s, unseen',
    (name) => {
      for (const credentials of ['ada:s3cret', 'ada', ':s3cret'])
        expect(messageFor({ [name]: `https://${credentials}@example.com` })).toBe(
          `${name} must name no user and no password.`,
        )
    },
  )

  it('listens on all interfaces and shows metrics to this machine unless told otherwise', () => {
    expect(parseEnv({ HOST: '', METRICS_HOST: '' })).toMatchObject({ METRICS_HOST: '127.0.0.1' })
    expect(parseEnv({}).HOST).toBeUndefined()
    const told = { HOST: '127.0.0.1', METRICS_HOST: '::' }
    expect(parseEnv(told)).toMatchObject(told)
  })

  it.each([
    [{ TRUST_PROXY: '1' }, true],
    [{ TRUST_PROXY: 'true' }, true],
    [{ TRUST_PROXY: '0' }, false],
  ])('reads the flag %o', (source, expected) => {
    expect(parseEnv(source).TRUST_PROXY).toBe(expected)
  })

  it.each([
    [{ PORT: 'http' }, 'PORT must be a number between 1 and 65535.'],
    [{ SITE_URL: 'skate.example' }, 'SITE_URL must be a full http(s) address such as https://example.com.'],
    [
      { SITE_URL: 'https://example.com/skate' },
      'SITE_URL must end after the host: the site cannot live below a path.',
    ],
    [{ BLOG_TIME_ZONE: 'Berlin' }, 'BLOG_TIME_ZONE must be a time zone such as Europe/Berlin.'],
    [{ HOST: 'http://localhost' }, 'HOST must be an address of this machine such as 127.0.0.1.'],
    [{ METRICS_HOST: 'all of them' }, 'METRICS_HOST must be an address of this machine such as 127.0.0.1.'],
    [{ METRICS_PORT: '3000' }, 'METRICS_PORT and PORT must be two ports.'],
    [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL must start with redis:// or rediss://.'],
    [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY must be 1 or 0.'],
    [{ NEXTAUTH_SECRET: 'short' }, 'NEXTAUTH_SECRET must have at least 32 characters.'],
    [
      { SMTP_URL: 'mail.example.com', MAIL_FROM: 'a@b.example' },
      'SMTP_URL must start with smtp:// or smtps://.',
    ],
    [{ ADMIN_EMAIL: 'me', ADMIN_PASSWORD: 'secret' }, 'ADMIN_EMAIL must be an email address.'],
    [
      { GOOGLE_CLIENT_ID: 'id' },
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together or not at all.',
    ],
  ])('refuses %o with one clear sentence', (source, sentence) => {
    expect(messageFor(source)).toBe(sentence)
  })

  const servers: [string, string, Record<string, string>?][] = [
    ['DATABASE_URL', 'postgres'],
    ['REDIS_URL', 'rediss'],
    ['SMTP_URL', 'smtp', { MAIL_FROM: 'a@b.example' }],
  ]

  it.each(servers)('says how to write the password in %s, without showing it', (name, scheme, beside) => {
    for (const password of ['Qz/Xy', 'Qz#Xy', 'Qz?Xy', '12/89', '12#89', '12?89', '12@89/7']) {
      const message = messageFor({ [name]: `${scheme}://skater:${password}@db.example:5432/deck`, ...beside })
      expect(message, password).toMatch(
        /^[A-Z_]+ must be like \w+:\/\/user:password@.* in its password .*%2F/,
      )
      expect(message?.split('\n')).toHaveLength(1)
      expect(message).not.toMatch(/Qz|Xy|12|89|skater|deck/)
    }
  })

  it.each(servers)('takes whatever else is an address for %s', (name, scheme, beside) => {
    for (const rest of [
      'db.example',
      'skater@db.example/deck',
      'skater:p%2Fa%23s%3Fs%40@[::1]:5432/deck?sslmode=require',
      'skater:p@ss@db.example',
      'localhost/deck?host=/var/run/postgresql&user=skater@deck',
    ]) {
      const source = { [name]: `${scheme}://${rest}`, ...beside }
      expect(parseEnv(source)).toMatchObject(source)
    }
  })

  it('names every wrong value on a line of its own', () => {
    expect(messageFor({ PORT: '0', TRUST_PROXY: 'x' })?.split('\n')).toHaveLength(2)
  })
})
