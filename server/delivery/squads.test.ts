import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveNoticeSettings } from '#contract/platform/inbox-settings.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../test/support/app.ts'
import {
  makeClub,
  makeMember,
  makeSession,
  makeSquad,
  type TestUser,
} from '../../test/support/factories.ts'
import type { ClubId } from '../db/client.ts'
import { notify } from './notify.ts'

let app: TestApp
let club: ClubId
beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
})
afterAll(() => app.close())

const member = () => makeMember(app.db, club, [ROLE.athlete])
const choose = (person: TestUser, squad_id: number | null, wanted: boolean | null) =>
  app.ask(
    saveNoticeSettings,
    { body: { choice: { group: 'training', way: 'mail', squad_id, wanted } } },
    person,
  )
const news = (person: TestUser, session: number) =>
  notify(app.db, person.id, {
    kind: 'place-freed',
    by: null,
    about_club: club,
    sessions: [session],
    link: `/session/${session}`,
  })
const deliveriesOf = async (person: TestUser) =>
  (
    await app.rows<{ link: string }>(
      `select n.link from notice_deliveries d join notifications n on n.id = d.notice_id
        where d.user_id = $1 and d.way = 'mail' order by n.id`,
      [person.id],
    )
  ).map(({ link }) => link)

test('a squad is an exception for sessions that half of it takes part in', async () => {
  const person = await member()
  const mates = [await member(), await member(), await member()]
  const squad = await makeSquad(app.db, club, [person.id, ...mates.map(({ id }) => id)])
  const own = { user_id: person.id, role_id: ROLE.athlete }
  const joint = await makeSession(app.db, club, own)
  const alone = await makeSession(app.db, club, own)
  await app.rows(
    'insert into participants (club_id, session_id, user_id, role_id) values ($1, $2, $3, $4)',
    [club, joint, mates[0]?.id, ROLE.athlete],
  )
  await choose(person, null, false)
  await choose(person, squad, true)
  await news(person, alone)
  expect(await deliveriesOf(person)).toEqual([])
  await news(person, joint)
  expect(await deliveriesOf(person)).toEqual([`/session/${joint}`])
})

test('only a squad of one’s own can be chosen, and a choice can be taken back', async () => {
  const person = await member()
  const foreign = await makeSquad(app.db, club, [])
  const problem = await app.refused(
    saveNoticeSettings,
    { body: { choice: { group: 'training', way: 'mail', squad_id: foreign, wanted: true } } },
    person,
  )
  expect(problem.code).toBe('unknown_reference')
  const own = await makeSquad(app.db, club, [person.id])
  const { data } = await choose(person, own, false)
  expect(data.exceptions).toEqual([
    { group: 'training', way: 'mail', squad_id: own, wanted: false },
  ])
  expect(data.squads.map(({ id }) => id)).toEqual([own])
  expect((await choose(person, own, null)).data.exceptions).toEqual([])
})
