import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { parseEnv } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { envNames } from '@/lib/env-schema'
import { environmentWarnings } from './environment'
import { projectRoot } from './fingerprint'

/** What is said of a file, where these are set already. */
const warningsOf = (file: string, set: Record<string, string> = {}) =>
  environmentWarnings([file], { ...parseEnv(file), ...set })

describe('a # in a value', () => {
  const cut = (name: string) => [`${name} ends before its #: write the value in quotes.`]

  it.each([
    ['ADMIN_PASSWORD=kick#flip7', cut('ADMIN_PASSWORD')],
    ['export ADMIN_PASSWORD = kick#flip7 # mine', cut('ADMIN_PASSWORD')],
    ['ADMIN_PASSWORD=#flip7', cut('ADMIN_PASSWORD')],
    ['PORT=3000\r\nADMIN_PASSWORD=kick#flip#7\r\n', cut('ADMIN_PASSWORD')],
    ['ADMIN_PASSWORD=kick # flip7', []],
    ['ADMIN_PASSWORD=kick\t#flip7', []],
    ['ADMIN_PASSWORD= # none', []],
    ['ADMIN_PASSWORD=# none', []],
    ['# ADMIN_PASSWORD=kick#flip7', []],
    ['ADMIN_PASSWORD="kick#flip7"', []],
    ["ADMIN_PASSWORD='kick#flip7' # mine", []],
    ['OWNER_NAME="Ada\nADMIN_PASSWORD=kick#flip7\n"', []],
  ])('of %j', (file, said) => {
    expect(warningsOf(file)).toEqual(said)
  })

  it('is of no account where the value comes from elsewhere', () => {
    expect(warningsOf('ADMIN_PASSWORD=kick#flip7', { ADMIN_PASSWORD: 'kickflip7' })).toEqual([])
  })
})

describe('a name', () => {
  it.each([
    ['SITEURL', 'SITE_URL'],
    ['site_url', 'SITE_URL'],
    ['SITE-URL', 'SITE_URL'],
    ['TRUST_PROXIES', 'TRUST_PROXY'],
    ['SMPT_URL', 'SMTP_URL'],
    ['ADMIN_MAIL', 'ADMIN_EMAIL'],
    ['PROT', 'PORT'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['OPENAI_API_URL', 'OPENAI_API_KEY or OPENAI_BASE_URL'],
  ])('like %s is told from %s', (name, meant) => {
    const said = [`${name} is not a setting: did you mean ${meant}?`]
    expect([warningsOf(`${name}=1`), warningsOf('', { [name]: '1' })]).toEqual([said, said])
  })

  it('is not taken for another, however many programs set theirs', () => {
    const others = [
      ...[
        'HOST',
        'PATH',
        'PWD',
        'HOME',
        'USER',
        'SHELL',
        'TERM',
        'LANG',
        'TZ',
        'CI',
        'DEBUG',
        'HOSTNAME',
        'MAIL',
      ],
      ...[
        'BUILD_ID',
        'BUILD_URL',
        'BUILD_TAG',
        'JOB_URL',
        'GIT_URL',
        'NODE_PATH',
        'NODE_OPTIONS',
        'NODE_VERSION',
      ],
      ...[
        'PGHOST',
        'PGDATA',
        'PGPASSWORD',
        'POSTGRES_PASSWORD',
        'POSTGRES_URL',
        'REDIS_HOST',
        'REDIS_PORT',
        'DB_URL',
      ],
      ...[
        'GITHUB_ENV',
        'GITHUB_SHA',
        'GITHUB_REF',
        'GITHUB_JOB',
        'GITHUB_TOKEN',
        'GITHUB_PATH',
        'GITHUB_ACTOR',
      ],
      ...['GITHUB_SERVER_URL', 'GITHUB_GRAPHQL_URL', 'GITHUB_REF_NAME', 'GITHUB_RUN_ID', 'GITHUB_ACTION'],
      ...['OTEL_EXPORTER_OTLP_TIMEOUT', 'OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_PROTOCOL'],
      ...[
        'OPENAI_ORG_ID',
        'OPENAI_LOG',
        'NEXTAUTH_URL',
        'AWS_REGION',
        'APP_PORT',
        'HTTP_PORT',
        'HTTPS_PROXY',
      ],
    ]
    expect(warningsOf('', Object.fromEntries(others.map((name) => [name, '1'])))).toEqual([])
  })

  it('from elsewhere is of no account beside the one that it is like', () => {
    expect(warningsOf('DATABASE_URL=x', { DATABASE_URI: 'y' })).toEqual([])
    expect(warningsOf('TRUST_PROXY=0\nTRUST_PROXIES=1')).toHaveLength(1)
  })

  it('of ours is never told from another', () => {
    expect(warningsOf(envNames.map((name) => `${name}=1`).join('\n'))).toEqual([])
  })
})

describe('a start', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'darkslide-env-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('reads past a byte-order mark, warns in a sentence each, and shows no value', async () => {
    const lines = ['PORT=x', 'SMPT_URL=smtp://mail.example', 'OWNER_NAME=Ada#Ollie']
    await writeFile(path.join(folder, '.env'), `\uFEFF${lines.join('\n')}\n`)
    const child = spawn(process.execPath, [path.join(projectRoot, 'scripts/prepare-to-serve.ts'), 'start'], {
      cwd: folder,
      env: { PATH: process.env.PATH, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    expect((await text(child.stderr)).trim().split('\n')).toEqual([
      'OWNER_NAME ends before its #: write the value in quotes.',
      'SMPT_URL is not a setting: did you mean SMTP_URL?',
      'PORT must be a number between 1 and 65535.',
    ])
  })
})
