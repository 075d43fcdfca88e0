import { createServer, type AddressInfo } from 'node:net'
import type { JobHelpers } from 'graphile-worker'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/platform/inbox-settings.ts'
import { messageIdOf } from '../../server/mail/bounce.ts'
import { createLog } from '../../server/log.ts'
import { bounceTasks } from '../../server/mail/bounce-box.ts'
import { mailTasks } from '../../server/mail/jobs.ts'
import { queueMail } from '../../server/mail/queue.ts'
import { startTestApp, testSecrets, type TestApp } from '../support/app.ts'
import { makeUser, type TestUser } from '../support/factories.ts'
import { openMailbox } from '../support/stand-in-mailbox.ts'

const SITE = 'http://localhost'
let app: TestApp
let server: Awaited<ReturnType<typeof pickyServer>>
beforeAll(async () => {
  app = await startTestApp()
  server = await pickyServer()
})
afterAll(async () => {
  server.close()
  await app.close()
})

/** A mail server that takes mail for everybody but those in `refused`, with what it says of them. */
async function pickyServer() {
  const refused = new Map<string, string>()
  const taken: string[] = []
  const froms: string[] = []
  const tcp = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.write('220 test\r\n')
    let inData = false
    socket.on('data', (chunk) => {
      const text = String(chunk)
      if (inData) {
        if (text.endsWith('\r\n.\r\n')) socket.write('250 kept\r\n')
        inData = !text.endsWith('\r\n.\r\n')
        return
      }
      for (const line of text.trimEnd().split('\r\n')) {
        const to = /^RCPT TO:<(.+)>/.exec(line)?.[1]
        const from = /^MAIL FROM:<(.+?)>/.exec(line)?.[1]
        if (from) froms.push(from)
        inData = line === 'DATA'
        if (to && !refused.has(to)) taken.push(to)
        socket.write(inData ? '354 go on\r\n' : `${(to && refused.get(to)) ?? '250 ok'}\r\n`)
      }
    })
  })
  await new Promise<void>((resolve) => {
    tcp.listen(0, '127.0.0.1', resolve)
  })
  const url = `smtp://127.0.0.1:${(tcp.address() as AddressInfo).port}`
  return { url, refused, taken, froms, close: () => tcp.close() }
}

async function mailTo(email: string, template: 'activation' | 'notices'): Promise<number> {
  const about = { name: 'Ida', link: `${SITE}/notifications` }
  await queueMail(app.db, {
    address: email,
    language: 'en',
    template,
    values: template === 'activation' ? about : { ...about, club: '', count: 1, more: 0 },
  })
  const [row] = await app.rows<{ id: number }>('select max(id) as id from mails')
  return row?.id ?? 0
}
const send = async (mail_id: number) => {
  const mail = {
    smtpUrl: server.url,
    from: 'Slipway <slipway@localhost>',
    bounceAddress: 'bounces@club.test',
    folder: app.folder,
    showLinks: false,
    publicUrl: SITE,
  }
  const tasks = mailTasks({ pool: app.database.worker, secrets: testSecrets, mail })
  await tasks['send-mail']?.({ mail_id }, {} as JobHelpers)
}
const deliver = async (email: string, template: 'activation' | 'notices' = 'activation') =>
  send(await mailTo(email, template))
const refusedFor = async ({ token }: TestUser) =>
  (await app.ask(contract.noticeSettings, {}, { token })).data.mail_refused
const emailOf = async ({ id }: TestUser) =>
  (await app.rows<{ email: string }>('select email from users where id = $1', [id]))[0]?.email ?? ''

describe('an address that a server refuses', () => {
  test('is shown to its owner, gets no notices, and takes mail again once it does', async () => {
    const ida = await makeUser(app.db)
    const email = await emailOf(ida)
    server.refused.set(email, '550 5.1.1 unknown user')
    await deliver(email)
    expect(await refusedFor(ida)).toMatchObject({ address: email })
    expect((await refusedFor(ida))?.reason).toContain('550 5.1.1 unknown user')
    server.refused.delete(email)
    await deliver(email, 'notices')
    expect(server.taken).not.toContain(email)
    await deliver(email)
    expect(server.taken.filter((to) => to === email)).toHaveLength(1)
    expect(await refusedFor(ida)).toBe(null)
    await deliver(email, 'notices')
    expect(server.taken.filter((to) => to === email)).toHaveLength(2)
    expect(new Set(server.froms)).toEqual(new Set(['bounces@club.test']))
  })

  test('is tried again where the server only says not now', async () => {
    const eva = await makeUser(app.db)
    const email = await emailOf(eva)
    server.refused.set(email, '451 4.7.1 come back later')
    await expect(deliver(email)).rejects.toThrow('451')
    expect(await refusedFor(eva)).toBe(null)
  })

  test('is forgotten when its owner says that it works, or has another', async () => {
    const [one, other] = [await makeUser(app.db), await makeUser(app.db)]
    for (const person of [one, other]) {
      const email = await emailOf(person)
      server.refused.set(email, '550 no')
      await deliver(email)
      expect(await refusedFor(person)).not.toBe(null)
    }
    const as = { token: one.token }
    await app.ask(contract.saveNoticeSettings, { body: { mail_works: true } }, as)
    expect(await refusedFor(one)).toBe(null)
    await app.rows(`update users set email = 'new-' || email where id = $1`, [other.id])
    expect(await refusedFor(other)).toBe(null)
  })
})

describe('mails that come back to the mailbox', () => {
  const bounced = (address: string, of: string) =>
    [
      'Subject: Undelivered',
      '',
      `Final-Recipient: rfc822; ${address}`,
      'Action: failed',
      'Status: 5.2.1',
      'Diagnostic-Code: smtp; 550 mailbox disabled',
      '',
      `Message-ID: ${messageIdOf(testSecrets, { mailId: 7, address: of, site: SITE })}`,
      '',
    ].join('\r\n')

  test('are read once, and are held against the addresses that our mails went to only', async () => {
    const [ida, eva] = [await makeUser(app.db), await makeUser(app.db)]
    const [toIda, toEva] = [await emailOf(ida), await emailOf(eva)]
    const box = await openMailbox([
      'Subject: Re: Hello\r\n\r\nThanks!',
      bounced(toIda, toIda),
      bounced(toEva, toIda),
    ])
    const parts = { pool: app.database.worker, log: createLog('silent'), secrets: testSecrets }
    const read = async () =>
      bounceTasks({ ...parts, bounceUrl: box.url })['read-bounces']?.({}, {} as JobHelpers)
    await read()
    expect(box.seen).toEqual([true, true, true])
    expect(await refusedFor(ida)).toMatchObject({ reason: 'smtp; 550 mailbox disabled' })
    expect(await refusedFor(eva)).toBe(null)
    // The server of the sender takes a mail, and another one gives it back: that still holds.
    await deliver(toIda)
    expect(await refusedFor(ida)).not.toBe(null)
    await app.ask(contract.saveNoticeSettings, { body: { mail_works: true } }, { token: ida.token })
    await read()
    expect(await refusedFor(ida)).toBe(null)
    box.close()
  })
})
