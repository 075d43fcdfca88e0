import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import {
  previewPeople,
  takePeopleIn,
  undoBringIn,
  type PreviewRow,
} from '#contract/platform/bring-in.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from './app.ts'
import { makeClub, makeMember, type TestUser } from './factories.ts'

/** A club that brings in lists, new for each test. */
export let app: TestApp
export let club: ClubId
export let manager: TestUser

export function prepareListClub(): void {
  beforeAll(async () => void (app = await startTestApp()))
  afterAll(() => app.close())
  beforeEach(async () => {
    club = await makeClub(app.db)
    manager = await makeMember(app.db, club, [ROLE.manager])
  })
}

type Cells = Record<string, string>
type Extra = { squads?: { written: string; name: string | null }[]; date_order?: 'day-month' }
export const listOf = (rows: readonly Cells[], extra: Extra = {}) => ({
  rows: rows.map((cells, at) => ({ line: at + 2, cells })),
  role_id: ROLE.athlete,
  ...extra,
})
export const as = (user: TestUser) => ({ token: user.token, club })
export const addressOf = (name: string) => `${name}@${club}.lists.slipway.test`

export async function preview(rows: readonly Cells[], extra: Extra = {}, user = manager) {
  const { json } = await app.send(previewPeople, { body: listOf(rows, extra) }, as(user))
  return (json as { data: { rows: PreviewRow[]; open_day: string | null; squads: object[] } }).data
}
export async function take(rows: readonly Cells[], extra: Extra = {}, user = manager) {
  const body = { ...listOf(rows, extra), file_name: 'people.xlsx' }
  const { status, json } = await app.send(takePeopleIn, { body }, as(user))
  expect(status).toBe(201)
  return (json as { data: { id: number; added: number; filled: number; left_out: number } }).data
}
export async function undo(id: number, user = manager) {
  const { status, json } = await app.send(undoBringIn, { params: { id } }, as(user))
  return { status, stays: (json as { data?: { stays: object[] } }).data?.stays }
}
export const people = () =>
  app.rows<{ name: string; status: number; email: string | null; squads: string | null }>(
    `select u.full_name as name, m.status, u.email, (
       select string_agg(s.name, ', ' order by s.name)
       from squad_users su join squads s on s.club_id = su.club_id and s.id = su.squad_id
       where su.club_id = m.club_id and su.user_id = m.user_id) as squads
     from memberships m join users u on u.id = m.user_id
     where m.club_id = $1 and u.id <> $2 order by u.full_name`,
    [club, manager.id],
  )

export const ammann = () => ({
  first_name: 'Lea',
  last_name: 'Ammann',
  email: addressOf('lea'),
  date_of_birth: '14.03.2010',
  squad: 'Juniors B',
  phone: '079 555 01 18',
})

export const squadNames = async () =>
  (await app.rows<{ name: string }>('select name from squads where club_id = $1', [club])).map(
    ({ name }) => name,
  )
