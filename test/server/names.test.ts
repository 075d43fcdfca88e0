import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as account from '#contract/people/account.ts'
import * as clubs from '#contract/people/clubs.ts'
import * as equipment from '#contract/boats/equipment.ts'
import * as equipmentSheets from '#contract/boats/equipment-sheets.ts'
import * as members from '#contract/people/members.ts'
import * as invitations from '#contract/people/invitations.ts'
import * as sessions from '#contract/planning/sessions.ts'
import * as settings from '#contract/people/settings.ts'
import * as squads from '#contract/people/squads.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeMember, type TestUser } from '../support/factories.ts'
import type { As } from '../support/http.ts'

let app: TestApp
let club: ClubId
let manager: TestUser
let as: As

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  manager = await makeMember(app.db, club, [ROLE.manager, ROLE.head_coach])
  as = { token: manager.token, club, language: 'en' }
})
afterAll(() => app.close())

const names = (first_name: string) => ({ first_name, last_name: 'Rower', preferred_language: 'en' })
const row = (first_name: string) => ({
  line: 1,
  email: 'new@example.org',
  first_name,
  last_name: 'Rower',
})
const times = { start_date: '2026-03-02T06:00:00Z', end_date: '2026-03-02T07:00:00Z' }

describe.each([
  ['turned writing', 'Anna\u202Egnp'],
  ['an isolate', '\u2066Anna\u2069'],
  ['a line feed', 'Anna\nRower'],
  ['a null-like control', 'Anna\u0007'],
  ['a line separator', 'Anna\u2028Rower'],
])('a name with %s is refused', (_, name) => {
  test.each([
    [
      'of a new account',
      account.register,
      () => ({
        ...names(name),
        email: 'x@example.org',
        password: 'a calm lake at dawn',
        account_type: 'club',
      }),
    ],
    ['of oneself', settings.updateNames, () => names(name)],
    [
      'of a club',
      clubs.foundClub,
      () => ({ name, country: null, time_zone: 'UTC', default_sport_id: 1, coaches: true }),
    ],
    ['of a squad', squads.createSquad, () => ({ name, user_ids: [] })],
    ['of a boat', equipment.createEquipment, () => ({ category_id: 1, name })],
    ['of a session', sessions.createSession, () => ({ name, ...times, sport_id: 1 })],
  ])('%s', async (_what, endpoint, body) => {
    const { code, errors = {} } = await app.refused(endpoint, { body: body() }, as)
    expect(code).toBe('invalid')
    expect(Object.keys(errors).filter((field) => /name/.test(field))).not.toEqual([])
  })

  test('of a person in a list', async () => {
    const body = { people: [row(name)], role_ids: [ROLE.athlete], invite: false }
    const { json } = await app.send(invitations.inviteMembers, { body }, as)
    expect(json).toMatchObject({
      data: {
        refused: 1,
        rows: [{ outcome: 'refused', errors: { first_name: [expect.stringContaining('Remove')] } }],
      },
    })
  })

  test('of a person in a file', async () => {
    const upload = { role_id: ROLE.athlete, invite: false }
    const file = {
      bytes: Buffer.from(`email,first name,last name\nnew@example.org,"${name}",Rower\n`),
      name: 'people.csv',
    }
    const { json } = await app.send(invitations.uploadMembers, { upload, file }, as)
    expect(json).toMatchObject({ data: { taken: 0, refused: 1 } })
  })

  test('of a boat in a file', async () => {
    const body = { rows: [{ line: 1, category: 'Boats', name }], dry_run: true }
    const { json } = await app.send(equipmentSheets.importEquipment, { body }, as)
    expect(json).toMatchObject({ data: { added: 0, faults: [{ line: 1, field: 'name' }] } })
  })
})

test.each([
  ['of a person', settings.updateNames, names('Win at https://evil.example')],
  [
    'of a club',
    clubs.foundClub,
    {
      name: 'www.evil.example',
      country: null,
      time_zone: 'UTC',
      default_sport_id: 1,
      coaches: true,
    },
  ],
])('a name %s refuses a link', async (_, endpoint, body) => {
  const { errors } = await app.refused(endpoint, { body }, as)
  expect(Object.values(errors ?? {})).toContainEqual(['A name cannot contain a link.'])
})

test('are listed as people look for them: letters before accents and capitals, numbers by size', async () => {
  const here = await makeClub(app.db)
  const coach = await makeMember(app.db, here, [ROLE.manager], { last_name: 'Ammann' })
  for (const last_name of [
    '王',
    'Zimmermann',
    'von Arx',
    'Öztürk',
    'Émery',
    'Rower 10',
    'Rower 9',
    '李',
  ])
    await makeMember(app.db, here, [ROLE.athlete], { last_name })
  const { data } = await app.ask(members.clubUsers, {}, { token: coach.token, club: here })
  expect(data.map(({ last_name }) => last_name)).toEqual([
    'Ammann',
    'Émery',
    'Öztürk',
    'Rower 9',
    'Rower 10',
    'von Arx',
    'Zimmermann',
    '李',
    '王',
  ])
})
