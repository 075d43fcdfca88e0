import { afterAll, beforeAll, expect, test } from 'vitest'
import * as files from '#contract/club/messages-files.ts'
import { deleteMessage } from '#contract/club/messages.ts'
import type { TestUser } from '../../../test/support/factories.ts'
import { openMessageClub, type MessageClub } from '../../../test/support/message-club.ts'

const PDF = Buffer.from('%PDF-1.7 the plan of the week')
let club: MessageClub
let thread: number
beforeAll(async () => {
  club = await openMessageClub()
  thread = await club.beginGroup(club.coach, [club.second])
})
afterAll(() => club.app.close())

let serial = 0
const send = (by: TestUser, name: string, bytes: Buffer, text?: string) => {
  const upload = { client_id: `device-file-${(serial += 1)}`, ...(text && { text }) }
  const input = { params: { id: thread }, upload, file: { name, bytes } }
  return club.app.send(files.sendFile, input, club.as(by))
}
const fetched = (by: TestUser, number: number) =>
  club.app.send(files.messageFile, { params: { id: thread, number } }, club.as(by))

test('a file is read by all of the thread, under its name, and by nobody else', async () => {
  expect((await send(club.coach, 'Week 12.pdf', PDF)).status).toBe(201)
  const { data } = await club.read(club.second, thread)
  const file = { name: 'Week 12.pdf', size: PDF.length }
  const [message] = data.slice(-1)
  expect(message).toMatchObject({ text: 'Week 12.pdf', file })
  const number = message?.number ?? 0
  const reply = await fetched(club.second, number)
  expect(reply.bytes.equals(PDF)).toBe(true)
  expect(reply.headers.get('content-type')).toBe('application/pdf')
  expect(reply.headers.get('content-disposition')).toContain('attachment')
  expect((await fetched(club.carl, number)).status).toBe(404)
})

test('a file goes with its message', async () => {
  await send(club.coach, 'Plan.pdf', PDF, 'The plan')
  const { data } = await club.read(club.second, thread)
  const number = data.at(-1)?.number ?? 0
  expect(data.at(-1)?.text).toBe('The plan')
  await club.app.ask(deleteMessage, { params: { id: thread, number } }, club.as(club.coach))
  expect((await fetched(club.second, number)).status).toBe(404)
})

test.each([
  ['a page that says it is a PDF', 'plan.pdf', Buffer.from('<!doctype html><script>')],
  ['a PDF that says it is a page', 'plan.html', PDF],
  ['a drawing', 'plan.svg', Buffer.from('<svg onload="alert(1)"/>')],
  ['a program', 'plan.exe', Buffer.from('MZ')],
])('refuses %s', async (_, name, bytes) => {
  expect((await send(club.coach, name, bytes)).status).toBe(415)
})

test('refuses a file of more than 10 MB', async () => {
  const large = Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)])
  expect((await send(club.coach, 'large.pdf', large)).status).toBe(413)
})
