import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/analysis/report-views.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeClub, makeMember, type TestUser } from '../../../test/support/factories.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, other: TestUser, athlete: TestUser, manager: TestUser
beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
  other = await makeMember(app.db, club, [ROLE.coach])
  athlete = await makeMember(app.db, club, [ROLE.athlete])
  manager = await makeMember(app.db, club, [ROLE.manager])
})
afterAll(() => app.close())

const as = ({ token }: TestUser) => ({ token, club })
const MONDAY = { span: 'last-week', by: 'day', squads: '3,4' } as const
const NEW = { page: 'rpe', name: 'Mondays', question: MONDAY } as const

const save = async (person: TestUser, body: object = {}) =>
  (await app.ask(contract.saveReportView, { body: { ...NEW, ...body } }, as(person))).data.id
const seenBy = async (person: TestUser) =>
  (await app.ask(contract.reportViews, {}, as(person))).data
const changed = async (person: TestUser, id: number, body: object) =>
  (await app.send(contract.changeReportView, { params: { id }, body }, as(person))).status

describe('a saved view', () => {
  test('is kept with what it asks, for the person alone', async () => {
    const id = await save(coach)
    expect(await seenBy(coach)).toContainEqual({
      id,
      ...NEW,
      shared: false,
      can_change: true,
      is_default: false,
    })
    expect((await seenBy(other)).map((view) => view.id)).not.toContain(id)
    expect(await changed(other, id, { name: 'Mine' })).toBe(404)
  })

  test('keeps the columns and their order', async () => {
    const question = { span: 'last-week', columns: 'felt_rpe,sessions' } as const
    const id = await save(coach, { question })
    expect((await seenBy(coach)).find((view) => view.id === id)?.question).toEqual(question)
  })

  test('refuses columns that are no names', async () => {
    const body = { ...NEW, question: { columns: 'felt_rpe;drop' } }
    expect((await app.send(contract.saveReportView, { body }, as(coach))).status).toBe(400)
  })

  test.each([
    ['2k-test', { group: 'weight_class', which: 'best', rank: 'time', site: 'Sarnen' }],
    ['analysis', { x: 'attendance', y: 'ergo_2000', by: 'all', mark: 'squad', tags: '1' }],
    [
      'racing',
      { name: 'Trial', boat_types: '2', distances: '2000', times: '600', start: 'rolling' },
    ],
  ] as const)('keeps what only %s is asked', async (page, question) => {
    const id = await save(coach, { page, question })
    const seen = (await seenBy(coach)).find((view) => view.id === id)
    expect(seen).toMatchObject({ page, question })
  })

  test('of the club is seen by everybody and changed by its author and managers', async () => {
    const id = await save(coach, { shared: true })
    const seen = (await seenBy(athlete)).find((view) => view.id === id)
    expect(seen).toMatchObject({ shared: true, can_change: false })
    expect(await changed(athlete, id, { name: 'Mine' })).toBe(403)
    expect(await changed(manager, id, { name: 'All of us' })).toBe(200)
    expect((await seenBy(coach)).find((view) => view.id === id)?.name).toBe('All of us')
  })

  test('of a report in a profile is the person’s own, or the club’s', async () => {
    const view = { page: 'profile-ergo', question: { span: 'this-year', over: 'distance-2000' } }
    const own = await save(athlete, { ...view, is_default: true })
    const shared = await save(coach, { ...view, shared: true })
    const seen = (await seenBy(athlete)).filter(({ page }) => page === 'profile-ergo')
    expect(seen).toMatchObject([
      { id: own, ...view, shared: false, can_change: true, is_default: true },
      { id: shared, ...view, shared: true, can_change: false, is_default: false },
    ])
    expect((await seenBy(other)).map(({ id }) => id)).not.toContain(own)
    expect(await changed(other, own, { name: 'Mine' })).toBe(404)
    expect(await changed(athlete, shared, { name: 'Mine' })).toBe(403)
  })

  test.each(['squads', 'athletes', 'curves'])('refuses %s of a profile', async (named) => {
    const view = { ...NEW, page: 'profile-training-summary', question: { span: 'last-week' } }
    const id = await save(coach, view)
    const question = { span: 'last-week', [named]: '3' }
    const { status, json } = await app.send(
      contract.saveReportView,
      { body: { ...view, question } },
      as(coach),
    )
    expect([status, json]).toMatchObject([400, { code: 'unknown_reference' }])
    expect(await changed(coach, id, { question })).toBe(400)
  })

  test('is refused of a page that keeps no views, and for the club by an athlete', async () => {
    const status = async (person: TestUser, body: object) =>
      (await app.send(contract.saveReportView, { body: { ...NEW, ...body } }, as(person))).status
    expect(await status(coach, { page: 'profile-notes' })).toBe(400)
    expect(await status(athlete, { page: 'profile-bike', shared: true })).toBe(403)
  })

  test('is not shown to the club by an athlete', async () => {
    const id = await save(athlete)
    expect(await changed(athlete, id, { shared: true })).toBe(403)
  })

  test('opens its page in place of the one before', async () => {
    const first = await save(coach, { name: 'First', is_default: true })
    const second = await save(coach, { name: 'Second', is_default: true })
    const chosen = async () =>
      (await seenBy(coach)).filter(({ is_default }) => is_default).map(({ id }) => id)
    expect(await chosen()).toEqual([second])
    const choose = (id: number, is_default: boolean) =>
      app.ask(
        contract.chooseReportView,
        { params: { id }, body: { is_default } },
        { token: coach.token, club },
      )
    await choose(first, true)
    expect(await chosen()).toEqual([first])
    await choose(first, false)
    expect(await chosen()).toEqual([])
  })

  test('no longer opens the pages of others once it is not the club’s', async () => {
    const id = await save(coach, { shared: true })
    await app.ask(
      contract.chooseReportView,
      { params: { id }, body: { is_default: true } },
      as(athlete),
    )
    expect(await changed(coach, id, { shared: false })).toBe(200)
    expect((await seenBy(athlete)).map((view) => view.id)).not.toContain(id)
    expect(await changed(coach, id, { shared: true })).toBe(200)
    expect((await seenBy(athlete)).find((view) => view.id === id)?.is_default).toBe(false)
  })

  test('is refused beyond a hundred of one person', async () => {
    const busy = await makeMember(app.db, club, [ROLE.athlete])
    for (let count = 0; count < 100; count += 1) await save(busy)
    const { status, json } = await app.send(
      contract.saveReportView,
      { body: NEW },
      { token: busy.token, club },
    )
    expect([status, json]).toMatchObject([409, { code: 'view_limit' }])
  })
})
