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
import type { As } from '../../../test/support/http.ts'
import { storeFile } from '../../../test/support/stored-activity.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, athlete: TestUser
let asAthlete: As
let session: number

beforeAll(async () => {
  app = await startTestApp({ work: true })
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
})
beforeEach(async () => {
  athlete = await makeMember(app.db, club, [ROLE.athlete], { max_hr: 190 })
  asAthlete = { token: athlete.token, club }
  session = await makeSession(app.db, club, { user_id: coach.id }, { athlete_ids: [athlete.id] })
})
afterAll(() => app.close())

const file = () => rowingFile(new Date('2026-03-02T06:05:00Z'))
const stored = () => storeFile(app.db, club, { user_id: athlete.id, session_id: null }, file())

describe('a file without a session', () => {
  test('is ignored, or makes one, which goes with it', async () => {
    const { import_id } = await stored()
    const wait = () =>
      app.rows(`update imports set state = 'needs-assignment' where club_id = $1 and id = $2`, [
        club,
        import_id,
      ])
    await wait()
    expect(
      (await app.ask(contract.ignoreImport, { params: { id: import_id } }, asAthlete)).data.state,
    ).toBe('done')
    await wait()
    const made = (
      await app.ask(contract.sessionOfImport, { params: { id: import_id }, body: {} }, asAthlete)
    ).data
    expect(
      await app.rows('select auto_created, creator_id from sessions where id = $1', [
        made.session_id,
      ]),
    ).toEqual([{ auto_created: true, creator_id: athlete.id }])
    await app.ask(
      contract.assignImport,
      { params: { id: import_id }, body: { session_id: session } },
      asAthlete,
    )
    expect(
      await app.rows('select deleted_at is not null as gone from sessions where id = $1', [
        made.session_id,
      ]),
    ).toEqual([{ gone: true }])
  })

  test('that does not give its day asks for the start', async () => {
    const { import_id, activity_id } = await stored()
    await app.rows('update activities set start_time = null where id = $1', [activity_id])
    await app.rows(`update imports set state = 'needs-assignment' where club_id = $1 and id = $2`, [
      club,
      import_id,
    ])
    const { errors } = await app.refused(
      contract.sessionOfImport,
      { params: { id: import_id }, body: {} },
      asAthlete,
    )
    expect(errors).toEqual({ start_date: ['Required'] })
    const body = { start_date: '2026-01-05T07:00:00Z' }
    const { session_id } = (
      await app.ask(contract.sessionOfImport, { params: { id: import_id }, body }, asAthlete)
    ).data
    expect(
      await app.rows(
        `select s.starts_at = $2 as begins, a.start_time = $2 as began from sessions s
          join activities a on a.session_id = s.id where s.id = $1`,
        [session_id, body.start_date],
      ),
    ).toEqual([{ begins: true, began: true }])
  })

  test('of another sport than planned is an alternative', async () => {
    const run = await storeFile(
      app.db,
      club,
      { user_id: athlete.id, session_id: null, sport_id: 4 },
      file(),
    )
    await app.rows('update activities set sport_id = 4 where id = $1', [run.activity_id])
    await app.ask(
      contract.assignImport,
      { params: { id: run.import_id }, body: { session_id: session } },
      asAthlete,
    )
    const [answer] = await app.rows(
      'select did_alternative from attendance where club_id = $1 and session_id = $2 and user_id = $3',
      [club, session, athlete.id],
    )
    expect(answer).toEqual({ did_alternative: true })
    expect(
      await app.rows('select alternative_results from sessions where id = $1', [session]),
    ).toEqual([{ alternative_results: true }])
  })
})
