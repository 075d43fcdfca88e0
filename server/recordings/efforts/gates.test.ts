import { afterAll, beforeAll, expect, test } from 'vitest'
import * as efforts from '#contract/recordings/efforts.ts'
import { LANGUAGES } from '#domain/constants/languages.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeClub, makeMember } from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import type { ClubId } from '../../db/client.ts'
import { fieldText } from '../../text/text.ts'

let app: TestApp
let club: ClubId, foreign: ClubId
let asCoach: As, asAthlete: As, asMate: As

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  foreign = await makeClub(app.db)
  const coach = await makeMember(app.db, club, [ROLE.coach])
  const [athlete, mate] = [await makeMember(app.db, club), await makeMember(app.db, club)]
  asCoach = { token: coach.token, club }
  asAthlete = { token: athlete.token, club }
  asMate = { token: mate.token, club }
})
afterAll(() => app.close())

const LINE = { latitude: 52.2, longitude: 0.1, to_latitude: 52.2, to_longitude: 0.101 }
const FINISH = { ...LINE, latitude: 52.21, to_latitude: 52.21 }
const draw = async (name: string, as = asAthlete) =>
  (await app.ask(efforts.createGate, { body: { name, start: LINE, finish: FINISH } }, as)).data.id
const courses = async () =>
  (await app.ask(efforts.gates, {}, asAthlete)).data.map(({ id, name, venue_id }) => ({
    id,
    name,
    venue_id,
  }))
const change = (id: number, body: { name?: string; venue_id?: number | null }, as = asAthlete) =>
  app.send(efforts.changeGate, { params: { id }, body }, as)
async function venue(of: ClubId, name: string): Promise<number> {
  const [row] = await app.rows<{ id: number }>(
    'insert into venues (club_id, name) values ($1, $2) returning id',
    [of, name],
  )
  return row?.id ?? 0
}

test('a course is renamed and put at a venue by who drew it and by coaches, not by others', async () => {
  const id = await draw('Reach')
  const lake = await venue(club, 'Lake')
  expect((await change(id, { venue_id: lake })).status).toBe(200)
  expect(await courses()).toContainEqual({ id, name: 'Reach', venue_id: lake })
  expect((await change(id, { name: ' Long reach ', venue_id: null }, asCoach)).status).toBe(200)
  expect(await courses()).toContainEqual({ id, name: 'Long reach', venue_id: null })
  expect((await change(id, { name: 'Mine' }, asMate)).status).toBe(403)
  expect((await change(2_147_483_000, { name: 'None' })).status).toBe(404)
  expect((await change(id, {})).status).toBe(400)
})

test('two courses have two names, and none is at a venue of another club', async () => {
  const [one, other] = [await draw('Upstream'), await draw('Downstream')]
  const before = await courses()
  expect(await change(one, { name: 'DOWNSTREAM' })).toMatchObject({
    status: 409,
    json: { errors: { name: [expect.any(String)] } },
  })
  const far = await change(other, { name: 'Far', venue_id: await venue(foreign, 'Far') })
  expect(far.json).toMatchObject({
    code: 'unknown_reference',
    errors: { venue_id: [expect.any(String)] },
  })
  expect(await courses()).toEqual(before)
  expect((await change(one, { name: 'UPSTREAM' })).status).toBe(200)
})

test.each([
  [
    'a start without a length',
    { start: { ...LINE, to_longitude: 0.1 } },
    { start: ['line_too_short'] },
  ],
  ['a start of 4,800 km', { start: { ...LINE, latitude: 90 } }, { start: ['line_too_long'] }],
  ['the start once more', { finish: LINE }, { finish: ['lines_alike'] }],
  [
    'a finish half round the world',
    { finish: { ...LINE, latitude: -42, to_latitude: -42 } },
    { finish: ['lines_far_apart'] },
  ],
] as const)('no course has %s, in any language', async (name, lines, faults) => {
  const before = await courses()
  for (const language of LANGUAGES) {
    const body = { name, start: LINE, finish: FINISH, ...lines }
    const { status, errors } = await app.refused(
      efforts.createGate,
      { body },
      { ...asAthlete, language },
    )
    const messages = Object.entries(faults).map(([field, [fault]]) => [
      field,
      [fieldText(language, fault)],
    ])
    expect([status, errors]).toEqual([400, Object.fromEntries(messages)])
  }
  expect(await courses()).toEqual(before)
})
