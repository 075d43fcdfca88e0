import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/people/account.ts'
import { listSignIns } from '#contract/people/settings.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeUser, signInOf } from '../../../test/support/factories.ts'
import { openSocket } from '../../../test/support/sockets.ts'
import { hashOf } from '../../http/gate.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const fingerprintOf = (token: string) => hashOf(token).toString('hex')
const end = (...tokens: string[]) =>
  app.ask(contract.endSignedOut, { body: { fingerprints: tokens.map(fingerprintOf) } }, {})

test('a sign-in is ended by the fingerprint of its token, with its connections', async () => {
  const person = await makeUser(app.db)
  const left = await signInOf(app.db, person.id)
  const socket = await openSocket(app, { token: left })
  const signIns = async () => (await app.ask(listSignIns, {}, { token: person.token })).data.length
  expect(await app.send(contract.me, {}, { token: left })).toMatchObject({ status: 200 })
  expect(await signIns()).toBe(2)
  await end(left)
  await socket.ended()
  expect(await app.refused(contract.me, {}, { token: left })).toMatchObject({ status: 401 })
  expect(await signIns()).toBe(1)
})

test('who has ended it before, or never had one, hears the same', async () => {
  const person = await makeUser(app.db)
  const first = await end(person.token)
  expect(await end(person.token)).toEqual(first)
  expect(await end('nobody’s token')).toEqual(first)
})

test('refuses a token itself where its fingerprint belongs, and leaves those of programs', async () => {
  const person = await makeUser(app.db)
  const body = { fingerprints: [person.token] }
  expect((await app.refused(contract.endSignedOut, { body }, {})).status).toBe(400)
  await app.rows(`update tokens set name = 'Watch', scope = 'read' where user_id = $1`, [person.id])
  await end(person.token)
  expect(await app.rows('select from tokens where user_id = $1', [person.id])).toHaveLength(1)
})
