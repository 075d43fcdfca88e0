import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/recordings/imports.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  makeClub,
  makeMember,
  makeSession,
  rowingFile,
  type TestUser,
} from '../../../test/support/factories.ts'
import { type As } from '../../../test/support/http.ts'
import { uploadsAs } from '../../../test/support/uploads.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, athlete: TestUser
let asCoach: As, asAthlete: As

beforeAll(async () => {
  app = await startTestApp({ work: true })
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
  asCoach = { token: coach.token, club }
})

beforeEach(async () => {
  athlete = await makeMember(app.db, club, [ROLE.athlete], { max_hr: 190 })
  asAthlete = { token: athlete.token, club }
})

afterAll(() => app.close())
const START = new Date('2026-03-02T06:05:00Z')
const { upload, ended } = uploadsAs(() => ({ app, as: asAthlete }))

describe('who uploads for whom', () => {
  test('athletes for themselves, coaches for members', async () => {
    const other = await makeMember(app.db, club)
    const bytes = rowingFile(START)
    expect(
      await app.refused(
        contract.startImport,
        { upload: { user_id: other.id }, file: { bytes } },
        asAthlete,
      ),
    ).toMatchObject({
      status: 403,
    })
    const { id } = await upload(bytes, { user_id: other.id }, asCoach)
    expect((await ended(id, asCoach)).user_id).toBe(other.id)
    expect(await app.refused(contract.getImport, { params: { id } }, asAthlete)).toMatchObject({
      status: 404,
    })
    const stranger = await makeMember(app.db, await makeClub(app.db))
    const problem = await app.refused(
      contract.startImport,
      { upload: { user_id: stranger.id }, file: { bytes } },
      asCoach,
    )
    expect(problem).toMatchObject({ status: 400, code: 'unknown_reference' })
  })

  test('a list shows one’s own, of a session everybody’s to coaches', async () => {
    const session = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [athlete.id] },
    )
    const { id } = await upload(rowingFile(START), { session_id: session })
    await ended(id)
    const listed = async (query: { session_id?: number; state?: string }, as: As) =>
      (await app.ask(contract.listImports, { query }, as)).data.map((one) => one.id)
    expect(await listed({}, asAthlete)).toEqual([id])
    expect(await listed({ state: 'failed' }, asAthlete)).toEqual([])
    expect(await listed({ session_id: session }, asCoach)).toEqual([id])
    expect(
      await listed(
        { session_id: session },
        { token: (await makeMember(app.db, club)).token, club },
      ),
    ).toEqual([])
  })
})

test('files that wait for an answer come first in the list, however many are newer', async () => {
  const keen = await makeMember(app.db, club)
  const as = { token: keen.token, club }
  const first = await upload(rowingFile(START), {}, as)
  await ended(first.id, as)
  const rows = await app.rows<{ id: number }>(
    `insert into imports (club_id, user_id, uploaded_by, file_id, sha256, state)
     select i.club_id, $1, $1, i.file_id, repeat(s.at::text, 64), s.state
       from (select * from imports where id = $2) i
     cross join (values (1, 'needs-assignment'), (2, 'done'), (3, 'needs-answer'), (4, 'failed'),
       (5, 'done')) s (at, state)
     order by s.at returning id`,
    [keen.id, first.id],
  )
  const listed = (await app.ask(contract.listImports, { query: { limit: 3 } }, as)).data
  expect(listed.map(({ state }) => state)).toEqual(['needs-answer', 'needs-assignment', 'done'])
  expect(listed[2]?.id).toBe(Math.max(...rows.map(({ id }) => id)))
})
