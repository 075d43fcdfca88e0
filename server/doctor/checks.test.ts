import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webPush from 'web-push'
import { afterAll, expect, test } from 'vitest'
import { configOf, undone } from '../../test/support/findings.ts'
import { startProvider } from '../../test/support/oidc-provider.ts'
import { startStandInS3 } from '../../test/support/stand-in-s3.ts'
import { compareClocks } from './clock.ts'
import { checkDisk } from './disk-check.ts'
import { findingsOf } from './finding.ts'
import { checkMail } from './mail-check.ts'
import { checkRedis } from './redis-check.ts'
import { checkAddress, checkProviders, checkPushKeys } from './settings-check.ts'
import { checkSignIn } from './sign-in-check.ts'
import { checkStore } from './store-check.ts'

const folder = mkdtempSync(join(tmpdir(), 'slipway-doctor-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  [100_000, [100_000, 100_050], true],
  [96_000, [100_000, 100_050], true],
  [60_000, [100_000, 100_050], 'The clock of this machine is 40 s ahead of that of the database'],
  [130_050, [100_000, 100_050], 'The clock of this machine is 30 s behind that of the database'],
] as const)('compares a clock of %i with %j', (theirs, asked, expected) => {
  const { ok, text } = compareClocks('the database', theirs, asked)
  expect(ok || text.split(':')[0]).toBe(expected)
})

test('asks for room where less than a gigabyte is free', async () => {
  const size = 10 * 1024 ** 3
  const withFree = (free: number) => checkDisk(folder, async () => ({ free, size }))
  expect(undone(await withFree(2 * 1024 ** 3))).toEqual([])
  expect(undone(await withFree(1024 ** 2))).toEqual([
    expect.stringMatching(/^TO DO disk: Only 0\.0 GB of 10\.0 GB are free/),
  ])
  const [real] = await checkDisk(join(folder, 'not', 'there'))
  expect(real?.text).toMatch(/^\d+\.\d GB of [1-9]\d*\.\d GB are free/)
})

test('writes, reads and deletes in a bucket, and names one that refuses', async () => {
  const s3 = await startStandInS3()
  const config = configOf({
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'hush',
  })
  const subjects = (await checkStore(config)).map(({ subject, ok }) => [subject, ok])
  expect(subjects).toEqual([
    ['files', true],
    ['clock', true],
  ])
  expect(s3.objects.size).toBe(0)
  s3.trouble = { status: 403, body: '<Code>AccessDenied</Code>' }
  const lines = undone(await checkStore(config))
  await s3.close()
  expect(lines).toEqual([
    expect.stringMatching(/^TO DO files: A file cannot be kept in the bucket files \(.*403.*\)/),
  ])
})

test('says that the folder of files is still to be made, and makes none', async () => {
  expect(await checkStore(configOf({}))).toEqual([
    expect.objectContaining({ ok: true, text: expect.stringContaining('the first start makes') }),
  ])
})

type Greeting = { server: Server; url: string; received: () => string }
/** A mail server without encryption that takes no sign-in. */
function plainMailServer(): Promise<Greeting> {
  const state = { words: '' }
  const server = createServer((socket) => {
    socket.write('220 test\r\n')
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      state.words += String(chunk)
      const isQuit = /^QUIT/m.test(String(chunk))
      const isSignIn = /^AUTH/m.test(String(chunk))
      socket.write(
        isQuit ? '221 bye\r\n' : isSignIn ? '535 no\r\n' : '250-test\r\n250 AUTH PLAIN\r\n',
      )
    })
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      resolve({ server, url: `127.0.0.1:${port}`, received: () => state.words })
    })
  })
}

test('greets the mail server and sends nothing', async () => {
  const { server, url, received } = await plainMailServer()
  expect(undone(await checkMail(configOf({ SMTP_URL: `smtp://${url}` })))).toEqual([])
  expect(received()).toMatch(/^EHLO/)
  expect(received()).not.toMatch(/MAIL FROM|RCPT TO/)
  const refused = undone(await checkMail(configOf({ SMTP_URL: `smtp://me:hush@${url}` })))
  server.close()
  expect(refused).toEqual([expect.stringMatching(/^TO DO mail: The server 127\.0\.0\.1 of SMTP/)])
  expect(refused.join()).not.toContain('hush')
  expect(undone(await checkMail(configOf({ SMTP_URL: 'smtp://127.0.0.1:1' })))).toHaveLength(1)
})

test('names a Redis that is away', async () => {
  expect(undone(await checkRedis(configOf({ REDIS_URL: 'redis://127.0.0.1:1' })))).toEqual([
    expect.stringMatching(/^TO DO redis: The Redis of REDIS_URL cannot be used/),
  ])
  expect(undone(await checkRedis(configOf({})))).toEqual([])
})

test('knows push keys of one pair from those of two', () => {
  const [one, other] = [webPush.generateVAPIDKeys(), webPush.generateVAPIDKeys()]
  const withKeys = (publicKey: string) =>
    configOf({
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: one.privateKey,
      VAPID_SUBJECT: 'mailto:a@b.example',
    })
  expect(undone(checkPushKeys(withKeys(one.publicKey)))).toEqual([])
  expect(undone(checkPushKeys(withKeys(other.publicKey)))).toHaveLength(1)
})

const STRAVA = { STRAVA_CLIENT_ID: '7', STRAVA_CLIENT_SECRET: 'hush' }
const PUBLIC = { PUBLIC_URL: 'https://club.example' }
test.each([
  [{}, []],
  [STRAVA, ['cannot send people back']],
  [{ ...STRAVA, ...PUBLIC }, ['set STRAVA_WEBHOOK_SECRET']],
  [{ ...STRAVA, ...PUBLIC, STRAVA_WEBHOOK_SECRET: 'a-long-enough-word' }, []],
])('of providers in %j finds %j', (env, expected) => {
  const lines = undone(checkProviders(configOf(env)))
  expect(lines).toEqual(expected.map((words) => expect.stringContaining(words)))
})

test.each([
  [{}, []],
  [{ HOST: '0.0.0.0' }, ['set it to the address that people open']],
  [{ PUBLIC_URL: 'http://club.example' }, ['serve it by https']],
  [PUBLIC, []],
])('of the address in %j finds %j', (env, expected) => {
  const lines = undone(checkAddress(configOf(env)))
  expect(lines).toEqual(expected.map((words) => expect.stringContaining(words)))
})

test('says itself when a check fails or stays silent', async () => {
  const failing = await findingsOf('mail', () => Promise.reject(new Error('broken')))
  expect(undone(failing)).toEqual(['TO DO mail: The check failed (broken).'])
  const silent = await findingsOf('mail', () => new Promise(() => {}), 5)
  expect(undone(silent)).toEqual(['TO DO mail: Nothing came of the check within 0.005 s.'])
})

test('asks the providers of the sign-in what they say of themselves', async () => {
  const provider = await startProvider('club')
  const { issuer } = provider.registration
  const settings = (of: string) => {
    const registration = { key: 'club', name: 'Club', client_id: 'slipway', client_secret: 'hush' }
    return configOf({ OIDC_PROVIDERS: JSON.stringify([{ ...registration, issuer: of }]) })
  }
  expect(undone(await checkSignIn(settings(issuer)))).toEqual([])
  const other = undone(await checkSignIn(settings(issuer.replace('127.0.0.1', 'localhost'))))
  expect(other).toEqual([expect.stringMatching(/^TO DO sign-in: Club cannot sign anybody in \(/)])
  await provider.close()
  const down = undone(await checkSignIn(settings(issuer)))
  expect(down).toEqual([expect.stringContaining('/.well-known/openid-configuration can be opened')])
  expect([...other, ...down].join()).not.toContain('hush')
})
