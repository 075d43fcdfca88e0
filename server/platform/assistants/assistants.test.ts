import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveAttendance } from '#contract/planning/attendance.ts'
import { getSession } from '#contract/planning/sessions.ts'
import { updateClub } from '#contract/people/clubs.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { addDays } from '#domain/time/week.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  allowAssistants,
  apiToken,
  connectAssistant,
  type Assistant,
} from '../../../test/support/assistants.ts'
import {
  addMember,
  makeClub,
  makeMember,
  makeSession,
  makeSquad,
  today,
  type TestUser,
} from '../../../test/support/factories.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, athlete: TestUser, junior: TestUser
let token: string
let session: number
const opened: Assistant[] = []

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.head_coach, ROLE.manager])
  athlete = await makeMember(app.db, club, [ROLE.athlete], { last_name: 'Lerche' })
  junior = await makeMember(app.db, club, [ROLE.athlete], {
    last_name: 'Kanarie',
    date_of_birth: addDays(today(), -15 * 365),
  })
  session = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    { start_date: `${today()}T06:00:00Z` },
  )
  await app.rows(
    `insert into participants (club_id, session_id, user_id, role_id)
     select $1, $2, unnest($3::bigint[]), $4`,
    [club, session, [athlete.id, junior.id], ROLE.athlete],
  )
  token = await apiToken(app, coach, { club, scope: 'write' })
  await allowAssistants(app, club)
})
afterAll(async () => {
  for (const one of opened) await one.close()
  await app.close()
})

const connected = async (secret: string, headers = {}) => {
  const one = await connectAssistant(app, secret, headers)
  opened.push(one)
  return one
}

const post = (json: unknown, as: { token?: string; club?: number } = { token }) =>
  app.call('POST', '/mcp', {
    as,
    json,
    headers: { accept: 'application/json, text/event-stream' },
  })
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' }

describe('an assistant', () => {
  test('is refused until the club allows it, and again when it no longer does', async () => {
    const other = await makeClub(app.db)
    const manager = await makeMember(app.db, other, [ROLE.manager])
    const secret = await apiToken(app, manager, { club: other, scope: 'read' })
    const status = async () => (await post(LIST, { token: secret })).status
    const set = (assistants: boolean) =>
      app.ask(
        updateClub,
        { params: { id: other }, body: { assistants } },
        { token: manager.token, club: other },
      )
    expect((await post(LIST, { token: secret })).json).toMatchObject({
      status: 403,
      code: 'assistants_off',
    })
    await set(true)
    expect(await status()).toBe(200)
    await set(false)
    expect(await status()).toBe(403)
  })

  test('needs a personal API token of a member of the club who is of age', async () => {
    const nobody = await post(LIST, {})
    expect([nobody.status, nobody.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect((await post(LIST, { token: coach.token, club })).json).toMatchObject({
      status: 403,
      code: 'token_scope',
    })
    const ofJunior = await apiToken(app, junior, { club, scope: 'read' })
    expect((await post(LIST, { token: ofJunior })).json).toMatchObject({
      status: 403,
      code: 'forbidden',
    })
    const elsewhere = await makeClub(app.db)
    await allowAssistants(app, elsewhere)
    const outsider = await apiToken(app, coach, { club: null, scope: 'read' })
    expect((await post(LIST, { token: outsider, club: elsewhere })).json).toMatchObject({
      status: 403,
      code: 'not_a_member',
    })
  })

  test('asks in the selected club, and with a token for one club only there', async () => {
    const second = await makeClub(app.db)
    await addMember(app.db, second, coach.id, [ROLE.head_coach])
    await allowAssistants(app, second)
    const squad = await makeSquad(app.db, second, [])
    const everywhere = await apiToken(app, coach, { club: null, scope: 'read' })
    const there = await connected(everywhere, { 'selected-club-id': String(second) })
    expect((await there.ask('squads')).answer).toEqual({
      squads: [{ squad_id: squad, name: expect.any(String) as string, people: [] }],
    })
    const here = await connected(token, { 'selected-club-id': String(second) })
    const { answer } = await here.ask('squads')
    expect(JSON.stringify(answer)).not.toContain(`"squad_id":${squad},`)
  })

  test('is offered drafts only with a token that writes', async () => {
    const reader = await connected(await apiToken(app, coach, { club, scope: 'read' }))
    expect(await reader.tools()).not.toContain('draft_session')
    const input = {
      name: 'Endurance',
      sport: 'rowing',
      starts: `${today()}T16:00:00Z`,
      ends: `${today()}T17:30:00Z`,
    }
    expect((await reader.ask('draft_session', input)).refusal).toContain('no tool draft_session')
    const writer = await connected(token)
    expect(await writer.tools()).toContain('draft_session')
  })

  test('drafts for a whole squad, and does not publish', async () => {
    const squad = await makeSquad(app.db, club, [athlete.id, junior.id])
    const writer = await connected(token)
    const { answer } = await writer.ask('draft_session', {
      name: 'Endurance',
      sport: 'rowing',
      starts: `${today()}T16:00:00Z`,
      ends: `${today()}T17:30:00Z`,
      structure: '3 x 2000 m / 6:00',
      squad_ids: [squad],
    })
    const { session_id } = answer as { session_id: number }
    const { data } = await app.ask(
      getSession,
      { params: { id: session_id } },
      { token: coach.token, club },
    )
    expect(data).toMatchObject({
      published: false,
      structure: { repetitions: 3, pieces: [{ planned_distance: 2000, rest: 360 }] },
    })
    expect(data.athletes?.map(({ id }) => id).toSorted()).toEqual(
      [athlete.id, junior.id].toSorted(),
    )
  })

  test('is not shown anybody under 18, nor why somebody does not come', async () => {
    const mark = {
      attending: 2 as const,
      health_statuses: [3 as const],
      reason: 'travel' as const,
      note: 'sekret',
    }
    await app.ask(
      saveAttendance,
      { body: { event_id: session, users: { [athlete.id]: mark, [junior.id]: mark } } },
      { token: coach.token, club },
    )
    const { answer } = await (await connected(token)).ask('attendance', { session_id: session })
    expect(answer).toEqual({
      people: expect.arrayContaining([
        {
          user_id: athlete.id,
          name: expect.stringContaining('Lerche') as string,
          role: 'athlete',
          squads: expect.any(Array) as string[],
          answer: 'not coming',
          waits_for_a_place: false,
          presence: null,
        },
      ]) as object[],
    })
    expect(JSON.stringify(answer)).not.toMatch(/Kanarie|sekret|travel|ill/)
  })

  test('is refused what its person may not do, in a sentence', async () => {
    const ofAthlete = await connected(await apiToken(app, athlete, { club, scope: 'write' }))
    const { refusal } = await ofAthlete.ask('session_results', { session_id: 999_999_999 })
    expect(refusal).toMatch(/\w+ .*\.$/)
    expect(
      (await ofAthlete.ask('calendar', { from: 'March', to: '2026-03-01' })).refusal,
    ).toContain('The input does not fit: /from')
    expect((await ofAthlete.ask('draft_session', {})).refusal).toContain('The input does not fit')
    const structure = '3 x'
    const input = { name: 'E', sport: 'rowing', starts: `${today()}T16:00:00Z`, structure }
    expect(
      (await ofAthlete.ask('draft_session', { ...input, ends: `${today()}T17:30:00Z` })).refusal,
    ).toContain('The structure cannot be read')
  })
})
