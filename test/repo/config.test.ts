import { DEMO_PAYEE } from '../../server/billing-config.ts'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { isLoopback } from '../../server/setting-readers.ts'
import { SETTINGS } from '../../server/settings.ts'
import { settingsTable } from '../../scripts/settings-table.ts'

const store = {
  S3_ENDPOINT: 'https://s3.example.org/',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
}
const keyOf = (bytes: number) => Buffer.alloc(bytes, 7).toString('base64url')

describe('readConfig', () => {
  test('an empty environment gives the defaults', () => {
    expect(readConfig({}, [])).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      publicUrl: 'http://localhost:3000',
      database: undefined,
      secretKey: undefined,
      redisUrl: undefined,
      s3: undefined,
      backup: {
        to: undefined,
        everyHours: 24,
        keep: 7,
        withFiles: true,
        passphrase: undefined,
      },
      mail: {
        smtpUrl: undefined,
        from: 'Slipway <slipway@localhost>',
        bounceAddress: undefined,
        bounceUrl: undefined,
      },
      billing: { payee: DEMO_PAYEE, taxRate: 810, stripe: undefined },
      vapid: undefined,
      map: { tileUrl: undefined, attribution: '© OpenStreetMap contributors' },
      trustProxy: [],
      metricsToken: undefined,
      pools: { app: 10, worker: 10, waitMs: 800 },
      drainSeconds: 0,
      chatWidgetUrl: undefined,
      tagScriptUrl: undefined,
      providers: {},
      signInProviders: [],
      logLevel: 'info',
      roles: new Set(['web', 'worker', 'live']),
      demo: true,
      demoResetsAt: null,
      demoTimeZone: 'Europe/Zurich',
    })
  })

  test.each([
    [{ PORT: '8080' }, { port: 8080, publicUrl: 'http://localhost:8080' }],
    [{ PORT: ' ' }, { port: 3000 }],
    [{ METRICS_TOKEN: 'a-token-of-length' }, { metricsToken: 'a-token-of-length' }],
    [{ DRAIN_SECONDS: '15' }, { drainSeconds: 15 }],
    [
      { BACKUP_TO: 'kept', BACKUP_EVERY: '6', BACKUP_KEEP: '30', BACKUP_FILES: 'list' },
      {
        backup: {
          to: resolve('kept'),
          everyHours: 6,
          keep: 30,
          withFiles: false,
          passphrase: undefined,
        },
      },
    ],
    [
      { DATABASE_CONNECTIONS: '40', DATABASE_WAIT_MS: '1500' },
      { pools: { app: 40, worker: 10, waitMs: 1500 } },
    ],
    [{ HOST: '::1' }, { host: '::1', demo: true }],
    [{ DATA_DIR: 'elsewhere' }, { dataDir: join(resolve('.'), 'elsewhere') }],
    [{ PUBLIC_URL: 'https://Row.example.org/' }, { publicUrl: 'https://row.example.org' }],
    [
      store,
      {
        s3: {
          endpoint: 'https://s3.example.org',
          region: 'us-east-1',
          bucket: 'files',
          accessKeyId: 'id',
          secretAccessKey: 'secret',
        },
      },
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      {
        billing: {
          payee: DEMO_PAYEE,
          taxRate: 810,
          stripe: { secretKey: 'sk_1', webhookSecret: 'whsec_1', url: undefined },
        },
      },
    ],
    [
      {
        VAPID_PUBLIC_KEY: keyOf(65),
        VAPID_PRIVATE_KEY: keyOf(32),
        VAPID_SUBJECT: 'mailto:a@b.org',
      },
      { vapid: { publicKey: keyOf(65), privateKey: keyOf(32), subject: 'mailto:a@b.org' } },
    ],
    [
      {
        STRAVA_CLIENT_ID: '7',
        STRAVA_CLIENT_SECRET: 'hush',
        STRAVA_WEBHOOK_SECRET: 'a-long-enough-word',
      },
      {
        providers: {
          strava: {
            clientId: '7',
            clientSecret: 'hush',
            webhookSecret: 'a-long-enough-word',
            url: undefined,
            subscriptionKey: undefined,
          },
        },
      },
    ],
    [
      {
        SUUNTO_CLIENT_ID: '7',
        SUUNTO_CLIENT_SECRET: 'hush',
        SUUNTO_SUBSCRIPTION_KEY: 'key',
        SUUNTO_URL: 'http://localhost:4000/',
      },
      { providers: { suunto: { url: 'http://localhost:4000', subscriptionKey: 'key' } } },
    ],
    [{ SECRET_KEY: keyOf(32) }, { secretKey: keyOf(32) }],
    [
      { TRUST_PROXY: 'loopback, 10.0.0.0/8,::1' },
      { trustProxy: ['loopback', '10.0.0.0/8', '::1'] },
    ],
    [{ ROLES: 'worker' }, { roles: new Set(['worker']) }],
    [
      { DATABASE_URL: 'postgres://u:p@db/x', DATABASE_APP_URL: 'postgres://a:p@db/x' },
      {
        database: {
          url: 'postgres://u:p@db/x',
          urls: { app: 'postgres://a:p@db/x', worker: undefined, pooler: undefined },
        },
      },
    ],
  ])('%j is read', (env, expected) => {
    expect(readConfig(env, [])).toMatchObject(expected)
  })

  test.each([
    [{ PORT: '80a' }, 'PORT is "80a", but must be a number from 0 to 65535 (0 takes a free one).'],
    [{ PORT: '65536' }, /^PORT is "65536"/],
    [{ PORT: '-1' }, /^PORT/],
    [
      { DATABASE_CONNECTIONS: '1' },
      /^DATABASE_CONNECTIONS .* must be a number of connections from 2 to 999/,
    ],
    [{ DRAIN_SECONDS: '1m' }, /^DRAIN_SECONDS is "1m", but must be a number of seconds/],
    [{ HOST: 'http://x' }, /^HOST is "http:\/\/x", but must be an IP address/],
    [{ PUBLIC_URL: 'example.org' }, /^PUBLIC_URL/],
    [{ PUBLIC_URL: 'https://example.org/slipway' }, /^PUBLIC_URL .* without a path/],
    [
      { DATABASE_URL: 'mysql://u:hush@h/x' },
      'DATABASE_URL is set to something else, but must be a URL such as ' +
        'postgres://user:password@host:5432/name.',
    ],
    [
      { DATABASE_APP_URL: 'postgres://a:p@db/x' },
      'DATABASE_APP_URL needs DATABASE_URL: set it as well.',
    ],
    [{ REDIS_URL: 'localhost:6379' }, /^REDIS_URL/],
    [
      { REDIS_URL: 'redis://:hush@host/live' },
      'REDIS_URL is set to something else, but must be a URL such as ' +
        'redis://:password@host:6379.',
    ],
    [
      { S3_ENDPOINT: 'https://s3.example.org' },
      'S3_ENDPOINT is set, but S3_BUCKET, S3_ACCESS_KEY_ID, ' +
        'S3_SECRET_ACCESS_KEY must be set as well.',
    ],
    [{ ...store, S3_ENDPOINT: 'ftp://s3' }, /^S3_ENDPOINT/],
    [{ SMTP_URL: 'mail.example.org' }, /^SMTP_URL/],
    [{ MAIL_FROM: 'nobody' }, /^MAIL_FROM/],
    [{ MAIL_BOUNCE_ADDRESS: 'Bounces <b@example.org>' }, /^MAIL_BOUNCE_ADDRESS/],
    [{ MAIL_BOUNCE_URL: 'pop://mail.example.org' }, /^MAIL_BOUNCE_URL/],
    [{ STRIPE_SECRET_KEY: 'sk_1' }, /STRIPE_WEBHOOK_SECRET must be set as well/],
    [{ STRIPE_SECRET_KEY: 'pk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, /^STRIPE_SECRET_KEY .* sk_/],
    [
      {
        VAPID_PUBLIC_KEY: keyOf(64),
        VAPID_PRIVATE_KEY: keyOf(32),
        VAPID_SUBJECT: 'mailto:a@b.org',
      },
      /^VAPID_PUBLIC_KEY .* 65 bytes/,
    ],
    [
      { POLAR_CLIENT_ID: '7' },
      'POLAR_CLIENT_ID is set, but POLAR_CLIENT_SECRET must be set as well.',
    ],
    [
      { GARMIN_CLIENT_ID: '7', GARMIN_CLIENT_SECRET: 'hush', GARMIN_WEBHOOK_SECRET: 'short' },
      /^GARMIN_WEBHOOK_SECRET is set to something else/,
    ],
    [
      { SECRET_KEY: keyOf(31) },
      /^SECRET_KEY is set to something else, but must be a key of 32 bytes/,
    ],
    [{ MAP_TILE_URL: 'https://tiles.example.org/{z}/{x}.png' }, /^MAP_TILE_URL .*\{y\}/],
    [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY is "true"/],
    [{ TRUST_PROXY: '1' }, /^TRUST_PROXY/],
    [{ TRUST_PROXY: '10.0.0.0/40' }, /^TRUST_PROXY/],
    [{ TRUST_PROXY: '0.0.0.0/0' }, /^TRUST_PROXY/],
    [{ CHAT_WIDGET_URL: 'javascript:alert(1)' }, /^CHAT_WIDGET_URL/],
    [{ DEMO_TIME_ZONE: 'Europe/Rotsee' }, /^DEMO_TIME_ZONE/],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL is "loud", but must be one of fatal, error, warn, info, debug, trace, silent.',
    ],
    [
      { ROLES: 'web,cook' },
      'ROLES is "web,cook", but must be one or more of web, worker, live, with commas.',
    ],
  ])('%j is refused', (env, message) => {
    expect(() => readConfig(env, [])).toThrow(message)
  })

  test.each([
    [['--roles', 'web,live'], { roles: new Set(['web', 'live']) }],
    [['--roles=worker', '--no-demo'], { roles: new Set(['worker']), demo: false }],
  ])('arguments %j are read', (argv, expected) => {
    expect(readConfig({ ROLES: 'live' }, argv)).toMatchObject(expected)
  })

  test.each([
    [['--roles'], /^--roles needs a list/],
    [['--roles='], /^--roles needs a list/],
    [['--roles', 'cook'], /^ROLES is "cook"/],
    [['--show'], /^The argument --show is not known/],
  ])('arguments %j are refused', (argv, message) => {
    expect(() => readConfig({}, argv)).toThrow(message)
  })
})

test.each([
  ['localhost', true],
  ['slipway.localhost', true],
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['[::1]', true],
  ['0.0.0.0', false],
  ['192.168.0.1', false],
  ['127.0.0.1.example.org', false],
])('isLoopback(%s) is %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected)
})

test('every default passes its own check', () => {
  const wrong = Object.entries(SETTINGS).filter(
    ([, { default: standard, read }]) => standard !== undefined && !('value' in read(standard)),
  )
  expect(wrong).toEqual([])
})

const page = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')

test('the page on settings shows their table as it is', () => {
  // when it does not: node scripts/run.mjs scripts/settings-table.ts prints it
  expect(page('docs/operate/settings.md')).toContain(settingsTable())
})

test('README is a first page: what lies beside it is linked, and is there', () => {
  const readme = page('README.md')
  expect(readme.split('\n').length).toBeLessThanOrEqual(120)
  const links = [...readme.matchAll(/\]\(([\w./-]+)\)/g)].map(([, path = '']) => path)
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter((path) => !existsSync(join(import.meta.dirname, '../..', path)))).toEqual([])
})
