import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  noticeSettings,
  refuseNoticeMails,
  refuseNoticeMailsOneClick,
  stoppedNoticeMails,
} from '#contract/platform/inbox-settings.ts'
import { publish } from '#contract/planning/publishing.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { inTransaction, type ClubId } from '../../server/db/client.ts'
import { mailDue } from '../../server/delivery/delivery.ts'
import { notify, type Notice } from '../../server/delivery/notify.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeMember, makeSession, type TestUser } from '../support/factories.ts'

let app: TestApp
let club: ClubId
beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
})
afterAll(() => app.close())

const member = () => makeMember(app.db, club, [ROLE.athlete])
const GUEST = {}

/** The code in the mail of these notices to a person. */
async function mailed(person: TestUser, ...kinds: Notice['kind'][]): Promise<string> {
  for (const kind of kinds) await notify(app.db, person.id, { kind, by: null, about_club: club })
  await inTransaction(app.database.worker, { user_id: person.id }, (db) =>
    mailDue(db, person.id, 'http://localhost'),
  )
  const rows = await app.rows<{ unwanted: string }>(
    `select "values" ->> 'unwanted' as unwanted from mails
      where address = $1 and template = 'notices' order by id desc limit 1`,
    [person.email],
  )
  return rows[0]?.unwanted.split('/').at(-1) ?? ''
}
const waysOf = async (person: TestUser, group: string) =>
  (await app.ask(noticeSettings, {}, person)).data.groups.find((one) => one.group === group)?.ways

describe('the link in a mail', () => {
  test('stops mails of its group without a sign-in, as often as one likes, and takes it back', async () => {
    const person = await member()
    const code = await mailed(person, 'place-freed')
    const asked = { params: { code } }
    const look = async () => (await app.ask(stoppedNoticeMails, asked, GUEST)).data
    expect(await look()).toEqual({ group: 'training', stopped: false })
    expect(await waysOf(person, 'training')).toMatchObject({ mail: true })
    for (const _ of [1, 2]) {
      await app.ask(refuseNoticeMailsOneClick, asked, GUEST)
      expect(await look()).toEqual({ group: 'training', stopped: true })
    }
    expect(await waysOf(person, 'training')).toEqual({ app: true, mail: false, push: true })
    expect(await waysOf(person, 'account')).toMatchObject({ mail: true })
    const back = { ...asked, body: { stopped: false } }
    expect((await app.ask(refuseNoticeMails, back, GUEST)).data.stopped).toBe(false)
    expect(await waysOf(person, 'training')).toMatchObject({ mail: true })
  })

  test('stops all that can be stopped where the mail was of several groups', async () => {
    const person = await member()
    await app.rows(
      `insert into notice_choices (user_id, kind_group, way, wanted)
        values ($1, 'crews', 'mail', true)`,
      [person.id],
    )
    const code = await mailed(person, 'place-freed', 'crew-published')
    const body = { stopped: true }
    expect((await app.ask(refuseNoticeMails, { params: { code }, body }, GUEST)).data).toEqual({
      group: null,
      stopped: true,
    })
    expect((await app.ask(noticeSettings, {}, person)).data.mails_stopped).toBe(true)
    expect(await mailed(person, 'place-freed')).toBe(code)
  })

  test('is nothing to others: a wrong code says so and changes nothing', async () => {
    const person = await member()
    const code = await mailed(person, 'place-freed')
    const wrong = { params: { code: `${code.slice(1)}x` } }
    expect((await app.refused(stoppedNoticeMails, wrong, GUEST)).code).toBe('not_found')
    expect((await app.refused(refuseNoticeMailsOneClick, wrong, GUEST)).code).toBe('not_found')
    expect(await waysOf(person, 'training')).toMatchObject({ mail: true })
  })
})

test('publishing takes as many statements for fifty athletes as for five', async () => {
  const coach = await makeMember(app.db, club, [ROLE.head_coach])
  const statementsFor = async (count: number) => {
    const athletes = await Promise.all(Array.from({ length: count }, member))
    const start = new Date(Date.now() + 86_400_000).toISOString()
    const session = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { start_date: start, athlete_ids: athletes.map(({ id }) => id), published: false },
    )
    const body = { session_ids: [session] }
    const statements = await app.statements(() =>
      app.ask(publish, { body }, { token: coach.token, club }),
    )
    const sent = await app.rows(
      `select from notice_deliveries d join notifications n on n.id = d.notice_id
        where n.kind = 'plan' and d.user_id = any ($1)`,
      [athletes.map(({ id }) => id)],
    )
    expect(sent).toHaveLength(count)
    return statements.length
  }
  await statementsFor(1)
  expect(await statementsFor(50)).toBe(await statementsFor(5))
})
