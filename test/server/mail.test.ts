import { readFileSync, readdirSync, utimesSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { join } from 'node:path'
import type { JobHelpers } from 'graphile-worker'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgotPassword, resendActivation } from '#contract/people/account.ts'
import { mailTasks, type MailSettings } from '../../server/mail/jobs.ts'
import { queueMail } from '../../server/mail/queue.ts'
import { startTestApp, testSecrets, type TestApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ mailsPerHour: 2 })
})
afterAll(() => app.close())

const link = 'http://localhost/activate-account/s3cret'
async function queued(address: string): Promise<number> {
  await queueMail(app.db, {
    address,
    language: 'fr',
    template: 'activation',
    values: { name: 'Zoé', link },
  })
  const [row] = await app.rows<{ id: number }>('select id from mails where address = $1', [address])
  return row?.id ?? 0
}
const settings = (part: Partial<MailSettings> = {}): MailSettings => ({
  smtpUrl: undefined,
  from: 'Slipway <slipway@localhost>',
  folder: join(app.folder, 'outbox'),
  showLinks: false,
  publicUrl: 'http://localhost',
  ...part,
})
const PARTS = () => ({ pool: app.database.worker, secrets: testSecrets })
const send = async (mail_id: number, part: Partial<MailSettings> = {}) =>
  mailTasks({ ...PARTS(), mail: settings(part) })['send-mail']?.({ mail_id }, {} as JobHelpers)
const stored = async (id: number) =>
  (
    await app.rows<{ sent_at: string | null; error: string | null; values: object }>(
      'select sent_at, error, "values" from mails where id = $1',
      [id],
    )
  )[0]

/** A mail server that takes everything and remembers it. */
function mailServer(): Promise<{ server: Server; url: string; received: () => string }> {
  let received = ''
  const server = createServer((socket) => {
    let inData = false
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      received += String(chunk)
      const lines = String(chunk).trimEnd().split('\r\n')
      if (inData) {
        if (!String(chunk).endsWith('\r\n.\r\n')) return
        inData = false
        socket.write('250 kept\r\n')
        return
      }
      inData = lines.at(-1) === 'DATA'
      socket.write(
        inData ? '354 go on\r\n' : lines.at(-1) === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n',
      )
    })
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        server,
        url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
        received: () => received,
      }),
    )
  })
}

test('a mail is kept as a file with its link masked, and the table forgets the link', async () => {
  const id = await queued('kept@slipway.test')
  await send(id)
  const folder = settings().folder
  const file = readFileSync(join(folder, `${String(id).padStart(6, '0')}.eml`), 'utf8')
  expect(file).toContain('Subject: Confirmez votre adresse')
  expect(file).toContain('http://localhost/activate-account/…')
  expect(file).not.toContain('s3cret')
  expect(await stored(id)).toMatchObject({ error: null, values: { name: 'Zoé' } })
  expect(JSON.stringify(await stored(id))).not.toContain('s3cret')

  await mailTasks({ ...PARTS(), mail: settings() })['forget-old-mails']?.({}, {} as JobHelpers)
  expect(readdirSync(folder)).toHaveLength(1)
  const old = new Date(Date.now() - 73 * 3_600_000)
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), old, old)
  await mailTasks({ ...PARTS(), mail: settings() })['forget-old-mails']?.({}, {} as JobHelpers)
  expect(readdirSync(folder)).toEqual([])
})

test('a mail that cannot be sent says why and goes out at a later try, once', async () => {
  const id = await queued('smtp@slipway.test')
  await expect(send(id, { smtpUrl: 'smtp://127.0.0.1:1' })).rejects.toThrow()
  expect(await stored(id)).toMatchObject({
    sent_at: null,
    error: expect.stringContaining('ECONNREFUSED') as string,
    values: { link },
  })

  const { server, url, received } = await mailServer()
  await send(id, { smtpUrl: url })
  await send(id, { smtpUrl: url })
  server.close()
  expect(received().match(/^RCPT TO:<smtp@slipway\.test>/gm)).toHaveLength(1)
  expect(received()).toContain('s3cret')
  expect(await stored(id)).toMatchObject({ error: null, values: { name: 'Zoé' } })
})

test('mails that strangers cause are counted by address, known or not', async () => {
  const ask = (email: string) => app.send(forgotPassword, { body: { email } }, {})
  const statuses = []
  for (const email of [
    'one@slipway.test',
    'ONE@slipway.test',
    'one@slipway.test',
    'two@slipway.test',
  ])
    statuses.push((await ask(email)).status)
  expect(statuses).toEqual([200, 200, 429, 200])
  const refused = await app.send(resendActivation, { body: { email: 'one@slipway.test' } }, {})
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
})
