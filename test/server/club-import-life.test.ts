import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as contract from '#contract/people/club-data-imports.ts'
import { beginSecondStep, confirmSecondStep } from '#contract/people/settings.ts'
import { notifications } from '#contract/platform/inbox.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { provenClub } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeUser, PASSWORD, type TestUser } from '../support/factories.ts'
import { makeRandomClub } from '../support/random-club.ts'
import { exportOf, type OpenedExport } from './club-export.ts'
import { broughtIn, importIn, newcomerIn, sentArchive } from './club-import.ts'

let app: TestApp
let opened: OpenedExport
let athlete: { id: number; email: string }
let founder: TestUser
beforeAll(async () => {
  app = await startTestApp({ work: true })
  const made = await makeRandomClub(app, 3)
  opened = await exportOf(app, { token: made.manager.token, club: made.club })
  const email = String(opened.rows('users').find(({ id }) => id === made.athlete)?.['email'])
  athlete = { id: made.athlete, email }
})
afterAll(() => app.close())
beforeEach(async () => {
  founder = await makeUser(app.db)
})

const stateOf = async (user: TestUser, id: number) =>
  (await app.ask(contract.clubImports, {}, user)).data.find((one) => one.id === id)?.state
describe('an import', () => {
  test('makes a club that its importer runs, notifies them, and stands in its log', async () => {
    const { club, undo_until, left_out } = await broughtIn(app, founder, opened.bytes)
    expect(club.name).toBe(opened.manifest.club.name)
    expect(undo_until).not.toBeNull()
    expect(left_out).toEqual([{ table: 'challenge_invitations', count: 1 }])
    const { data } = await app.ask(notifications, {}, founder)
    expect(data).toMatchObject([{ kind: 'club-brought-in', link: '/calendar' }])
    const as = { token: founder.token, club: provenClub(club.id) }
    const log = await app.ask(contract.clubDataLog, {}, as)
    expect(log.data).toMatchObject([{ step: 'brought-in', by: { user_id: founder.id } }])
  })

  test('has what is worked out from its rows a little later', async () => {
    const { club } = await broughtIn(app, founder, opened.bytes)
    await vi.waitFor(
      async () => {
        const [counts] = await app.rows(
          `select (select count(*)::int from kept_loads where club_id = $1) > 0 as loads,
             (select count(*)::int from activities where club_id = $1 and not bests_kept) as waiting,
             (select count(*)::int from recording_bests where club_id = $1) > 0 as bests,
             (select count(*) from session_states where club_id = $1)
               = (select count(*) from sessions where club_id = $1) as states`,
          [club.id],
        )
        expect(counts).toEqual({ loads: true, waiting: 0, bests: true, states: true })
      },
      { timeout: 20_000, interval: 100 },
    )
  })

  test('gives nobody an account, and tells the importer nothing of accounts', async () => {
    const { club } = await broughtIn(app, founder, opened.bytes)
    const people = await app.rows<{ status: number; own: boolean }>(
      `select m.status, u.id = $2 as own from memberships m join users u on u.id = m.user_id
       where m.club_id = $1 and (u.password_hash is not null or u.email is not null
         or u.health_consent or m.status = 1)`,
      [club.id, founder.id],
    )
    expect(people).toEqual([{ status: MEMBER_STATUS.approved, own: true }])
    expect(await newcomerIn(app, club.id, athlete.email)).not.toBe(athlete.id)
  })

  test('is one at a time, and can be stopped', async () => {
    const { id } = await sentArchive(app, founder, opened.bytes)
    await app.rows(`update club_imports set state = 'taking' where id = $1`, [id])
    const again = { file: { name: 'club.zip', bytes: opened.bytes } }
    expect((await app.send(contract.startClubImport, again, founder)).status).toBe(409)
    await app.ask(contract.stopClubImport, { params: { id } }, founder)
    expect(await stateOf(founder, id)).toBe('stopped')
    const take = { params: { id }, body: {} }
    expect((await app.refused(contract.takeClubImport, take, founder)).status).toBe(404)
    const files = await app.rows('select sha256 from club_imports where id = $1', [id])
    expect(files).toEqual([{ sha256: null }])
  })

  test('is nobody else’s', async () => {
    const { id } = await sentArchive(app, founder, opened.bytes)
    const other = await makeUser(app.db)
    for (const call of [contract.takeClubImport, contract.undoClubImport, contract.stopClubImport])
      expect((await app.refused(call, { params: { id }, body: {} }, other)).status).toBe(404)
    expect(await stateOf(founder, id)).toBe('checked')
  })

  test('asks who has a second step for its code', async () => {
    const begun = await app.ask(beginSecondStep, { body: { password: PASSWORD } }, founder)
    const at = (seconds: number) =>
      new TOTP({ secret: begun.data.secret }).generate({ timestamp: Date.now() + seconds * 1000 })
    await app.ask(confirmSecondStep, { body: { code: at(0) } }, founder)
    const { id } = await sentArchive(app, founder, opened.bytes)
    const refused = await app.refused(
      contract.takeClubImport,
      { params: { id }, body: { otp: at(900) } },
      founder,
    )
    expect(refused.code).toBe('wrong_code')
    await app.ask(contract.takeClubImport, { params: { id }, body: { otp: at(30) } }, founder)
    expect((await importIn(app, founder, id, ['done', 'refused'])).state).toBe('done')
  })

  test('is refused to who has founded too many clubs in a day', async () => {
    await app.rows(
      `insert into clubs (name, default_sport_id, creator_id)
       select 'One of many', 1, $1 from generate_series(1, 10)`,
      [founder.id],
    )
    const { id } = await sentArchive(app, founder, opened.bytes)
    await app.ask(contract.takeClubImport, { params: { id }, body: {} }, founder)
    const end = await importIn(app, founder, id, ['refused', 'done'])
    expect(end.refusal).toMatchObject({ reason: 'too-many-clubs' })
  })

  test('is undone within a day with all of its people', async () => {
    const { id, club } = await broughtIn(app, founder, opened.bytes)
    const newcomer = await newcomerIn(app, club.id, athlete.email)
    await app.ask(contract.undoClubImport, { params: { id }, body: {} }, founder)
    expect(await app.rows('select from clubs where id = $1', [club.id])).toEqual([])
    expect(await app.rows('select from users where id = $1', [newcomer])).toEqual([])
    expect(await stateOf(founder, id)).toBe('undone')
    expect(await app.rows('select from users where id = $1', [athlete.id])).toHaveLength(1)
  })

  test.each([
    ['a day has passed', `update club_imports set done_at = now() - interval '25 hours'`],
    ['somebody else has joined', 'update memberships set status = 1'],
  ])('is not undone when %s', async (_, change) => {
    const { id, club } = await broughtIn(app, founder, opened.bytes)
    const column = change.includes('memberships') ? 'club_id' : 'made_club'
    await app.rows(`${change} where ${column} = $1`, [club.id])
    const call = { params: { id }, body: {} }
    expect((await app.refused(contract.undoClubImport, call, founder)).status).toBe(404)
    expect(await app.rows('select from clubs where id = $1', [club.id])).toHaveLength(1)
  })
})
