import { createConnection } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { me } from '#contract/people/account.ts'
import * as contract from '#contract/recordings/imports.ts'
import * as uploads from '#contract/recordings/uploads.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeMember, rowingFile } from '../support/factories.ts'
import { problemOf, type Answer, type As } from '../support/http.ts'

let app: TestApp
let as: As

beforeAll(async () => {
  app = await startTestApp({ work: true })
  const club = await makeClub(app.db)
  const athlete = await makeMember(app.db, club, undefined, { max_hr: 190 })
  as = { token: athlete.token, club }
})
afterAll(() => app.close())

const ENDED = ['done', 'failed', 'needs-assignment', 'needs-answer']

const EDGE = 'edge'
const multipart = { 'content-type': `multipart/form-data; boundary=${EDGE}` }
const fit = Buffer.from(rowingFile(new Date('2026-03-02T06:05:00Z'), { seconds: 20 }))
const part = (head: string, content: Buffer | string = fit) =>
  Buffer.concat([
    Buffer.from(`--${EDGE}\r\n${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
const file = (filename = 'row.fit', content: Buffer | string = fit) =>
  part(
    `Content-Disposition: form-data; name="file"; filename="${filename}"\r\n` +
      'Content-Type: application/octet-stream',
    content,
  )
const field = (name: string, value: string) =>
  part(`Content-Disposition: form-data; name="${name}"`, value)
const form = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from(`--${EDGE}--\r\n`)])
const whole = form(file())

type Row = [what: string, body: Buffer, status: number, headers?: Record<string, string>]

describe('a form that is not as it should be', () => {
  const send = (
    path: string,
    body: Buffer,
    headers: Record<string, string> = multipart,
  ): Promise<Answer> => app.call('POST', path, { as, raw: Uint8Array.from(body), headers })

  const BROKEN: Row[] = [
    ['nothing at all', Buffer.alloc(0), 400],
    ['cut short in the file', whole.subarray(0, whole.length - 200), 400],
    ['cut short in its head', whole.subarray(0, 60), 400],
    ['without its last boundary', file(), 400],
    [
      'with another boundary',
      whole,
      400,
      { 'content-type': 'multipart/form-data; boundary=other' },
    ],
    ['without a boundary', whole, 400, { 'content-type': 'multipart/form-data' }],
    ['with an empty boundary', whole, 400, { 'content-type': 'multipart/form-data; boundary=' }],
    [
      'of a boundary without end',
      whole,
      400,
      { 'content-type': `multipart/form-data; boundary=${'b'.repeat(5000)}` },
    ],
    [
      'of another kind of multipart',
      whole,
      415,
      { 'content-type': `multipart/mixed; boundary=${EDGE}` },
    ],
    ['without a file', form(field('session_id', '1')), 400],
    ['with nothing in it', form(), 400],
    ['with two files', form(file(), file('other.fit')), 400],
    [
      'with the file under another name',
      form(part('Content-Disposition: form-data; name="upload"; filename="a.fit"')),
      400,
    ],
    ['with the file as a text', form(field('file', 'text')), 400],
    ['with a part without a head', form(part('', 'x')), 400],
    ['with a head without end', form(part(`X-Long: ${'x'.repeat(100_000)}`, 'x')), 400],
    [
      'with eleven fields',
      form(file(), ...Array.from({ length: 11 }, (_, i) => field(`f${i}`, '1'))),
      400,
    ],
    ['with a value without end', form(field('session_id', '1'.repeat(5000)), file()), 400],
    ['with a field nobody knows', form(file(), field('owner', '1')), 400],
    ['with a prototype for a field', form(file(), field('__proto__', '1')), 400],
    ['with a text for a session', form(file(), field('session_id', 'first')), 400],
    ['with a NUL for a session', form(file(), field('session_id', '1\0')), 400],
    ['with a negative session', form(file(), field('session_id', '-1')), 400],
    ['with a session beyond counting', form(file(), field('session_id', '1e99')), 400],
    ['with a session there is not', form(file(), field('session_id', '2147483000')), 404],
    ['with a crew there is not', form(file(), field('crew_id', '9007199254740991')), 404],
    ['for somebody else', form(file(), field('user_id', '2147483000')), 403],
    ['with an empty file', form(file('empty.fit', '')), 202],
    ['with a name without end', form(file('n'.repeat(20_000))), 202],
    ['with a NUL in the name', form(file('a\0b.fit')), 202],
    ['with a path for a name', form(file('../../../etc/passwd')), 202],
    ['with a name of no characters', form(file('\u202e\u0007')), 202],
    [
      'with half a character in the name',
      form(part('Content-Disposition: form-data; name="file"; filename*=UTF-8\'\'%E2%82%ED%A0%80')),
      202,
    ],
  ]

  test.each(BROKEN)('%s', async (_, body, status, headers) => {
    const answer = await send('imports', body, headers)
    expect([answer.status, answer.text.slice(0, 300)]).toEqual([status, expect.any(String)])
    if (status !== 202) problemOf(answer)
    else
      await expect
        .poll(async () => ENDED.includes(await stateOf(answer)), { timeout: 10_000 })
        .toBe(true)
    await app.ask(me, {}, as)
  })

  const stateOf = async (answer: Answer) =>
    (
      await app.ask(
        contract.getImport,
        { params: { id: (answer.json as { data: { id: number } }).data.id } },
        as,
      )
    ).data.state

  test.each(BROKEN.filter(([, , status]) => status !== 202))(
    '%s, as a part of an upload',
    async (_, body, __, headers) => {
      const { data } = await app.ask(
        uploads.startUpload,
        { body: { name: 'row.fit', size: fit.length } },
        as,
      )
      const answer = await send(`uploads/${data.id}/parts`, body, headers)
      expect(problemOf(answer).status).toBeLessThan(500)
      expect((await app.ask(uploads.getUpload, { params: { id: data.id } }, as)).data.offset).toBe(
        0,
      )
    },
  )

  test.each(['0', '-1', 'x', '1e99', '99999999999999999999', '%00', '2147483648'])(
    'asked for as import %s',
    async (id) => {
      const answer = await app.call('GET', `imports/${id}`, { as })
      expect(problemOf(answer).status).toBeLessThan(500)
    },
  )

  test('whose sender disconnects half-way leaves no import, and nothing waits for the rest', async () => {
    const before = await app.rows('select count(*)::int as count from imports')
    const { port } = new URL(app.url)
    const head = [
      'POST /api/v2/imports HTTP/1.1',
      'Host: localhost',
      `Authorization: Bearer ${as.token}`,
      `Selected-Club-Id: ${as.club}`,
      `Content-Type: ${multipart['content-type']}`,
      `Content-Length: ${whole.length}`,
    ]
    await new Promise<void>((resolve, reject) => {
      const socket = createConnection(Number(port), '127.0.0.1', () => {
        socket.write(`${head.join('\r\n')}\r\n\r\n`)
        socket.write(whole.subarray(0, 300), () => socket.destroy())
      })
      socket.on('error', reject)
      socket.on('close', () => resolve())
    })
    await app.ask(me, {}, as)
    expect(await app.rows('select count(*)::int as count from imports')).toEqual(before)
  })
})
