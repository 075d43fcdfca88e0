import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROLE } from '#domain/constants/roles.ts'
import * as contract from '#contract/lookups.ts'
import { startTestApp, type TestApp } from '../../test/support/app.ts'
import { makeClub, makeMember, type TestUser } from '../../test/support/factories.ts'
import { problemOf, type As } from '../../test/support/http.ts'
import type { ClubId } from '../db/client.ts'

let app: TestApp
let club: ClubId
let coach: TestUser
let as: As
beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
  as = { token: coach.token, club }
})
afterAll(() => app.close())

const add = (name: string, key: string, who = as) =>
  app.send(contract.addExercise, { body: { name } }, who, { 'idempotency-key': key })
const rowsOf = (name: string) => app.rows('select count(*) from exercises where name = $1', [name])

describe('a write with a key', () => {
  test('is done once and answered alike, with the same status', async () => {
    const first = await add('Plank', 'a')
    expect(first.status).toBe(201)
    const again = await add('Plank', 'a')
    expect([again.status, again.json]).toEqual([201, first.json])
    expect(await rowsOf('Plank')).toEqual([{ count: 1 }])
  })

  test('and another body is a conflict', async () => {
    await add('Row', 'b')
    expect(problemOf(await add('Row twice', 'b'))).toMatchObject({
      status: 409,
      code: 'idempotency_mismatch',
    })
    expect(await rowsOf('Row twice')).toEqual([{ count: 0 }])
  })

  test('twenty times at once is done once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add('Squat', 'c')))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect(await rowsOf('Squat')).toEqual([{ count: 1 }])
  })

  test('that was refused leaves the key free', async () => {
    expect((await add('Plank', 'd')).status).toBe(409)
    expect((await add('Side plank', 'd')).status).toBe(201)
  })

  test('belongs to a person, a club and a call', async () => {
    const other = await makeMember(app.db, club, [ROLE.coach])
    const second = await makeClub(app.db)
    await app.rows('insert into memberships (club_id, user_id, status) values ($1, $2, 1)', [
      second,
      coach.id,
    ])
    await app.rows('insert into membership_roles (club_id, user_id, role_id) values ($1, $2, 6)', [
      second,
      coach.id,
    ])
    expect((await add('Lunge', 'e')).status).toBe(201)
    expect((await add('Lunge there', 'e', { token: other.token, club })).status).toBe(201)
    expect((await add('Lunge', 'e', { token: coach.token, club: second })).status).toBe(201)
    const elsewhere = await app.call('PATCH', 'me', {
      as,
      json: { preferred_language: 'de' },
      headers: { 'idempotency-key': 'e' },
    })
    expect(elsewhere.status).toBe(200)
  })

  test('is kept for 24 hours', async () => {
    await add('Old', 'f')
    await app.rows(
      `update idempotency_keys set created_at = now() - interval '25 hours' where key = 'f'`,
    )
    await app.database.worker.query('select app.forget_what_ran_out()')
    expect(await app.rows(`select from idempotency_keys where key = 'f'`)).toEqual([])
    expect(await app.rows(`select from idempotency_keys where key = 'a'`)).toHaveLength(1)
  })

  test('is not done when its answer cannot be kept', async () => {
    await app.rows(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'no room'
        using errcode = '53100'; end $$`,
    )
    await app.rows(
      `create trigger refuse before update
        on idempotency_keys for each row execute function refuse()`,
    )
    expect((await add('Lost', 'h')).status).toBeGreaterThanOrEqual(500)
    await app.rows('drop trigger refuse on idempotency_keys')
    expect(await rowsOf('Lost')).toEqual([{ count: 0 }])
    expect((await add('Lost', 'h')).status).toBe(201)
    expect(await rowsOf('Lost')).toEqual([{ count: 1 }])
  })

  test('that is too long is refused', async () => {
    expect(problemOf(await add('Long', 'x'.repeat(201))).status).toBe(400)
  })

  test('for a file takes the file into account', async () => {
    const send = (content: string) => {
      const raw = new FormData()
      raw.append('file', new Blob([content]), 'row.fit')
      return app.call('POST', 'imports', { as, raw, headers: { 'idempotency-key': 'g' } })
    }
    const first = await send('one')
    expect(first.status).toBe(202)
    expect((await send('one')).json).toEqual(first.json)
    expect(problemOf(await send('two'))).toMatchObject({
      status: 409,
      code: 'idempotency_mismatch',
    })
  })
})
