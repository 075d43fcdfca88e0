import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportMails, sendReportMails } from '#contract/analysis/report-mails.ts'
import { saveReportView } from '#contract/analysis/report-views.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeClub, makeMember, type TestUser } from '../../../test/support/factories.ts'
import { openTrainingClub, type TrainingClub } from '../../../test/support/training-club.ts'

let training: TrainingClub
beforeAll(async () => {
  training = await openTrainingClub()
})
afterAll(() => training.app.close())

test('who edits the club sees no names of private views of others', async () => {
  const { app, club } = training
  const as = ({ token }: TestUser) => ({ token, club })
  const athlete = await makeMember(app.db, club, [ROLE.athlete], { last_name: 'Adler' })
  const manager = await makeMember(app.db, club, [ROLE.manager])
  const view = { page: 'attendance', name: 'Am I good enough', question: {} } as const
  const { data: saved } = await app.ask(saveReportView, { body: view }, as(athlete))
  const body = { view_id: saved.id, rhythm: 'weekly', audience: 'self' } as const
  await app.ask(sendReportMails, { body }, as(athlete))
  const seenBy = async (person: TestUser) =>
    (await app.ask(reportMails, {}, as(person))).data.map(({ view: { name, owner } }) => [
      name,
      owner,
    ])
  expect(await seenBy(athlete)).toEqual([['Am I good enough', 'Person Adler']])
  expect(await seenBy(manager)).toEqual([[null, 'Person Adler']])
  await app.rows('update report_views set shared = true where id = $1', [saved.id])
  expect(await seenBy(manager)).toEqual([['Am I good enough', 'Person Adler']])
})

test('lists mails of others to nobody but who edits the club', async () => {
  const { app, club, asCoach } = training
  const athlete = await makeMember(app.db, club, [ROLE.athlete])
  const as = { token: athlete.token, club }
  const view = { page: 'attendance', name: 'Mine', question: {} } as const
  const { data: saved } = await app.ask(saveReportView, { body: view }, as)
  const body = { view_id: saved.id, rhythm: 'weekly', audience: 'self' } as const
  const { data: mail } = await app.ask(sendReportMails, { body }, as)
  expect((await app.ask(reportMails, {}, as)).data).toMatchObject([{ id: mail.id }])
  expect((await app.ask(reportMails, {}, asCoach)).data).toEqual([])
})

test('refuses to send a report that the plan of the club does not have', async () => {
  const { app } = training
  const club = await makeClub(app.db, { plan: 'silver' })
  const coach = await makeMember(app.db, club, [ROLE.coach])
  const as = { token: coach.token, club }
  const send = async (page: 'gmt' | 'attendance') => {
    const view = { page, name: page, question: {} } as const
    const { data } = await app.ask(saveReportView, { body: view }, as)
    const body = { view_id: data.id, rhythm: 'weekly', audience: 'self' } as const
    return (await app.send(sendReportMails, { body }, as)).status
  }
  expect([await send('attendance'), await send('gmt')]).toEqual([201, 403])
})

test('refuses to send the view of a list of tests', async () => {
  const { app, club } = training
  const coach = await makeMember(app.db, club, [ROLE.coach])
  const as = { token: coach.token, club }
  const body = { page: '6k-test', name: 'Six kilometres', question: { which: 'best' } } as const
  const { data: view } = await app.ask(saveReportView, { body }, as)
  const mail = { view_id: view.id, rhythm: 'weekly', audience: 'self' } as const
  expect((await app.send(sendReportMails, { body: mail }, as)).status).toBe(400)
})
