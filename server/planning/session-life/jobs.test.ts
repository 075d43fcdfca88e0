import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeClub, makeMember, makeSession } from '../../../test/support/factories.ts'
import { emptyBin } from './jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('a club whose bin cannot be emptied keeps no other back', async () => {
  const ids: number[] = []
  for (const name of ['Lake RC', 'River RC', 'Sea RC']) {
    const club = await makeClub(app.db, { name })
    const { id: user_id } = await makeMember(app.db, club)
    ids.push(await makeSession(app.db, club, { user_id }))
  }
  await app.rows(
    `update sessions set deleted_at = now() - interval '31 days' where id = any ($1)`,
    [ids],
  )
  const [first] = await app.rows<{ club_id: number }>('select club_id from app.due_in_bin()')
  await app.rows(`create function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'this stays'; end $$`)
  await app.rows(`create trigger refuses before delete on sessions for each row
    when (old.club_id = ${first?.club_id}) execute function refuse()`)
  await expect(emptyBin(app.database.worker)).rejects.toThrow(AggregateError)
  expect(await app.rows('select club_id from sessions where id = any ($1)', [ids])).toEqual([first])
})
