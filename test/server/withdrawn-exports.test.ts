import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clubExports, planClubExports, type ClubExport } from '#contract/people/club-data.ts'
import { leaveClub } from '#contract/people/clubs.ts'
import { answerHealthConsent } from '#contract/people/consent.ts'
import { changeMemberStatus } from '#contract/people/members.ts'
import { deleteAccount, exportedFile } from '#contract/people/own-data.ts'
import { savePrivacySettings } from '#contract/people/privacy.ts'
import { CONSENT_TEXT } from '#domain/constants/consent.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import {
  answerConsent,
  makeClub,
  makeMember,
  PASSWORD,
  type TestUser,
} from '../support/factories.ts'
import { codeOf, madeExport } from './club-export.ts'

let app: TestApp
let club: ClubId
let manager: TestUser
let athlete: TestUser
beforeAll(async () => {
  app = await startTestApp({ work: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  club = await makeClub(app.db)
  manager = await makeMember(app.db, club, [ROLE.manager])
  athlete = await makeMember(app.db, club, [ROLE.athlete], { date_of_birth: '1990-01-01' })
})

const as = ({ token }: TestUser) => ({ token, club })
const withdraw = (whose: TestUser) =>
  app.ask(
    answerHealthConsent,
    { body: { answer: 'withdrawn', text_version: CONSENT_TEXT } },
    { token: whose.token },
  )
const showTo = (mode: 'specific-coaches' | 'only-me', coach_ids: number[] = []) =>
  app.ask(savePrivacySettings, { body: { mode, coach_ids } }, as(athlete))
const exports = async () => (await app.ask(clubExports, {}, as(manager))).data.exports
const beingMade = (state: ClubExport['state']) =>
  app.rows('insert into data_exports (user_id, about_club, state) values ($1, $2, $3)', [
    manager.id,
    club,
    state,
  ])

const WITHDRAWALS: [string, () => Promise<unknown>][] = [
  ['withdraws consent', () => withdraw(athlete)],
  ['no longer shows it to who made the export', () => showTo('specific-coaches')],
  ['shows it to nobody', () => showTo('only-me')],
  ['leaves the club', () => app.ask(leaveClub, { params: { id: club } }, as(athlete))],
  [
    'is taken out of the club',
    () =>
      app.ask(
        changeMemberStatus,
        { params: { id: athlete.id }, body: { status: MEMBER_STATUS.left } },
        as(manager),
      ),
  ],
  [
    'deletes the account',
    () => app.ask(deleteAccount, { body: { password: PASSWORD } }, { token: athlete.token }),
  ],
]

describe.each(WITHDRAWALS)('when somebody whose health data a club exported %s', (_, change) => {
  test('the file and its address end, before its days are over', async () => {
    const { id } = await madeExport(app, as(manager))
    const code = await codeOf(app, as(manager), id)
    await change()
    expect((await app.send(exportedFile, { params: { code } }, {})).status).toBe(404)
    expect(await exports()).toMatchObject([{ id, state: 'ended', expires_at: null }])
    const [row] = await app.rows('select sha256 from data_exports where id = $1', [id])
    expect(row).toEqual({ sha256: null })
  })

  test.each(['queued', 'running'] as const)('one that is %s is not offered', async (state) => {
    await beingMade(state)
    await change()
    expect(await exports()).toMatchObject([{ state: 'ended', expires_at: null }])
  })
})

describe('an export stays', () => {
  const stateAfter = async (change: () => Promise<unknown>) => {
    await madeExport(app, as(manager))
    await change()
    return (await exports()).map(({ state }) => state)
  }

  test('when somebody narrows who sees them, but not to leave out who made it', async () => {
    expect(await stateAfter(() => showTo('specific-coaches', [manager.id]))).toEqual(['done'])
  })

  test('when somebody whom it never showed changes who sees them', async () => {
    await showTo('only-me')
    expect(await stateAfter(() => showTo('specific-coaches'))).toEqual(['done'])
  })

  test('when somebody declines who had never consented', async () => {
    const shy = await makeMember(app.db, club, [ROLE.athlete], { consent: null })
    expect(await stateAfter(() => answerConsent(app.db, shy.id, 'declined'))).toEqual(['done'])
  })

  test('when its maker withdraws consent, whose own data it holds', async () => {
    expect(await stateAfter(() => answerConsent(app.db, manager.id, 'withdrawn'))).toEqual(['done'])
  })

  test('when somebody of another club withdraws consent', async () => {
    const other = await makeMember(app.db, await makeClub(app.db))
    expect(await stateAfter(() => answerConsent(app.db, other.id, 'withdrawn'))).toEqual(['done'])
  })
})

test('the export of this month is made again once it has ended for a withdrawal', async () => {
  await app.ask(planClubExports, { body: { kept_days: 365 } }, as(manager))
  const started = async () =>
    (await app.rows<{ made: number }>('select app.start_monthly_exports() as made'))[0]?.made
  expect(await started()).toBe(1)
  expect(await started()).toBe(0)
  await withdraw(athlete)
  expect(await started()).toBe(1)
})
