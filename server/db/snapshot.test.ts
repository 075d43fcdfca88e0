import type { ClientBase } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteSession, getSession } from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../test/support/app.ts'
import { makeClub, makeMember, makeSession } from '../../test/support/factories.ts'
import { inTransaction, type Db } from './client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  await app.close()
})

const has = async (db: Db, id: number) =>
  (await db.selectFrom('sessions').select('id').where('id', '=', id).execute()).length === 1

test.each([true, false])(
  'a session deleted between two statements is still there in the second: %s with a snapshot',
  async (snapshot) => {
    const club = await makeClub(app.db)
    const { id: user_id } = await makeMember(app.db, club, [ROLE.coach])
    const id = await makeSession(app.db, club, { user_id })
    await inTransaction(app.database.app, { club_id: club, snapshot }, async (db) => {
      expect(await has(db, id)).toBe(true)
      await app.db
        .updateTable('sessions')
        .set({ deleted_at: new Date().toISOString() })
        .where('id', '=', id)
        .execute()
      expect(await has(db, id)).toBe(snapshot)
    })
  },
)

test('a reply that only reads is of one snapshot, one that writes is not', async () => {
  const club = await makeClub(app.db)
  const { id: user_id, token } = await makeMember(app.db, club, [ROLE.coach])
  const id = await makeSession(app.db, club, { user_id })
  const as = { token, club }
  const begun = new Set<string>()
  app.database.app.on('acquire', (client: ClientBase) => {
    const { query } = client
    client.query = ((...given: Parameters<typeof query>) => {
      const [text] = given as unknown[]
      if (typeof text === 'string' && text.startsWith('begin')) begun.add(text.split(';')[0] ?? '')
      return query.apply(client, given)
    }) as typeof query
  })
  await app.ask(getSession, { params: { id } }, as)
  expect([...begun]).toEqual(['begin isolation level repeatable read'])
  begun.clear()
  await app.ask(deleteSession, { params: { id } }, as)
  expect([...begun]).toEqual(['begin'])
})
