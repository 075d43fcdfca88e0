import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/boats/crews.ts'
import { gmts, saveGmts } from '#contract/lookups.ts'
import { createSession } from '#contract/planning/sessions.ts'
import { exportCrews } from '#contract/boats/crews-sheets.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import {
  makeClub,
  makeCrew,
  makeMember,
  makeSession,
  rowingFile,
  type TestUser,
} from '../support/factories.ts'
import { problemOf, type As } from '../support/http.ts'
import { storeFile } from '../support/stored-activity.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, manager: TestUser, one: TestUser
let asCoach: As, asOne: As
let session: number

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
  manager = await makeMember(app.db, club, [ROLE.manager])
  one = await makeMember(app.db, club)
  asCoach = { token: coach.token, club }
  asOne = { token: one.token, club }
})
beforeEach(async () => {
  session = await makeSession(app.db, club, { user_id: coach.id }, { athlete_ids: [one.id] })
})
afterAll(() => app.close())

const seats = (...users: TestUser[]) =>
  users.map(({ id }, index) => ({ user_id: id, position: index + 1 }))
const make = async (body: Pick<contract.NewCrew, 'boat_type' | 'crew_users'>) =>
  (await app.ask(contract.createCrew, { body: { session_id: session, ...body } }, asCoach)).data

test('the sheet of a whole day is named by its day on the club’s clock', async () => {
  await app.rows(`update clubs set time_zone = 'Asia/Shanghai' where id = $1`, [club])
  const days = {
    start_date: '2026-03-08T16:00:00Z',
    end_date: '2026-03-09T16:00:00Z',
    all_day_event: true,
  }
  const { data } = await app.ask(
    createSession,
    { body: { name: 'Camp', sport_id: 1, ...days } },
    asCoach,
  )
  expect(await app.ask(exportCrews, { body: { event_id: data.id } }, asCoach)).toMatchObject({
    filename: 'crews-2026-03-09.xlsx',
  })
})

describe('line-ups', () => {
  test('count the sessions and metres of the same people together', async () => {
    const [three, four] = [await makeMember(app.db, club), await makeMember(app.db, club)]
    const ids: number[] = []
    for (const day of ['01', '02', '03']) {
      const id = await makeSession(
        app.db,
        club,
        { user_id: coach.id },
        { start_date: `2026-02-${day}T06:00:00Z`, athlete_ids: [three.id, four.id] },
      )
      await makeCrew(app.db, club, {
        session_id: id,
        published: day !== '03',
        user_ids: day === '02' ? [four.id, three.id] : [three.id, four.id],
      })
      ids.push(id)
    }
    await makeCrew(app.db, club, {
      session_id: ids[0] ?? 0,
      boat_type: 3,
      published: true,
      user_ids: [three.id, four.id],
    })
    await app.rows(
      `insert into training_loads (club_id, session_id, user_id, local_date, distance, zone_seconds,
        ets_basis)
       select $1, s, u, '2026-02-01', 10000 + u, '{0,0,0,0,0,0,0}', 'measured'
         from unnest($2::bigint[]) s, unnest($3::bigint[]) u
       on conflict (club_id, session_id, user_id) do update set distance = excluded.distance`,
      [club, ids, [three.id, four.id]],
    )
    const listed = async (as: As, search = 'No') =>
      (await app.ask(contract.crews, { query: { search } }, as)).data.filter(({ members }) =>
        members.some(({ user_id }) => user_id === three.id),
      )
    const [double, pair] = await listed(asCoach)
    expect(double).toMatchObject({
      boat_type: 2,
      sessions: 3,
      distance: 3 * (10_000 + four.id),
      session_id: ids[2],
      user_actions: { edit: true, delete: true },
    })
    expect(pair).toMatchObject({ boat_type: 3, sessions: 1 })
    const [mine] = await listed({ token: three.token, club })
    expect(mine).toMatchObject({
      sessions: 2,
      distance: 2 * (10_000 + three.id),
      user_actions: { edit: false, delete: false },
    })
    const [theirs] = await listed(asOne)
    expect(theirs).toMatchObject({ sessions: 2, distance: 0, best_gmt: null })
    expect((await app.ask(contract.crews, { query: { search: '%' } }, asCoach)).data).toEqual([])
    expect((await app.ask(contract.crews, { query: { boat_type: 9 } }, asCoach)).meta.total).toBe(0)
  })

  test('are as fast as their own boat recorded, no matter who brought it in', async () => {
    const [three, four] = [await makeMember(app.db, club), await makeMember(app.db, club)]
    const user_ids = [three.id, four.id]
    const id = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { start_date: '2026-02-05T06:00:00Z', athlete_ids: user_ids },
    )
    const crew = await makeCrew(app.db, club, {
      session_id: id,
      boat_type: 2,
      published: true,
      user_ids,
    })
    const other = await makeCrew(app.db, club, {
      session_id: id,
      boat_type: 3,
      published: true,
      user_ids: [four.id, one.id],
    })
    const best = async (as: As) =>
      (await app.ask(contract.crews, { query: { boat_type: 2, search: 'No' } }, as)).data.find(
        ({ members }) => members.some(({ user_id }) => user_id === three.id),
      )?.best_gmt ?? null
    const recorded = async (user: TestUser, metres: number, crew_id: number) => {
      const laps = [{ start: 0, time: 300, distance: metres }]
      const bytes = rowingFile(new Date('2026-02-05T06:00:00Z'), { seconds: 301, laps })
      const { activity_id } = await storeFile(
        app.db,
        club,
        { user_id: user.id, session_id: id },
        bytes,
      )
      await app.rows('update activities set crew_id = $1 where id = $2', [crew_id, activity_id])
    }
    expect(await best(asCoach)).toBeNull()
    await recorded(four, 1600, other)
    expect(await best(asCoach)).toBeNull()
    await recorded(coach, 1200, crew)
    const slow = (await best(asCoach)) ?? 0
    expect(slow).toBeGreaterThan(0)
    expect(await best({ token: three.token, club })).toBe(slow)
    expect(await best(asOne)).toBeNull()
    await recorded(three, 1300, crew)
    expect(await best(asCoach)).toBeGreaterThan(slow)
  })
})

describe('gold medal times', () => {
  test('are the club’s to change, one a class and distance', async () => {
    const asManager = { token: manager.token, club }
    const rows = [{ class: 'M1x', distance: 2000, time: 395, status: 'recalled' as const }]
    await app.ask(saveGmts, { body: { sport: 1, gmts: rows } }, asManager)
    expect((await app.ask(gmts, { query: { sport: 1 } }, asCoach)).data).toMatchObject([
      { ...rows[0], is_estimate: false },
    ])
    expect((await app.ask(gmts, { query: { sport: 48 } }, asCoach)).data.length).toBeGreaterThan(10)
    expect((await make({ boat_type: 1, crew_users: [] })).gmt_score).toBe(395)
    expect((await make({ boat_type: 2, crew_users: [] })).gmt_score).toBeNull()
    const setAt = () =>
      app.rows(
        `select class, set_at::date::text from gmts where club_id = $1 and sport = 'rowing'`,
        [club],
      )
    await app.rows(`update gmts set set_at = '2025-05-01' where club_id = $1`, [club])
    const more = [...rows, { class: 'W1x', distance: 2000, time: 430, status: 'fact' as const }]
    await app.ask(saveGmts, { body: { sport: 1, gmts: more } }, asManager)
    const today = new Date().toISOString().slice(0, 10)
    expect(await setAt()).toEqual([
      { class: 'M1x', set_at: '2025-05-01' },
      { class: 'W1x', set_at: today },
    ])
    const others = more.map((row) => ({ ...row, time: row.time + 1 }))
    await app.ask(saveGmts, { body: { sport: 1, gmts: others } }, asManager)
    const mine = [...more, { class: 'M2x', distance: 2000, time: 375, status: 'fact' as const }]
    await app.ask(saveGmts, { body: { sport: 1, gmts: mine, seen: more } }, asManager)
    expect((await app.ask(gmts, { query: { sport: 1 } }, asCoach)).data).toEqual(
      expect.arrayContaining([...others, mine[2]].map((row) => expect.objectContaining(row))),
    )
    await app.ask(saveGmts, { body: { sport: 1, gmts: [], seen: rows } }, asManager)
    const left = (await app.ask(gmts, { query: { sport: 1 } }, asCoach)).data
    expect(left.map((row) => row.class).toSorted()).toEqual(['M2x', 'W1x'])
    const twice = await app.refused(
      saveGmts,
      { body: { sport: 1, gmts: [...rows, ...rows] } },
      asManager,
    )
    expect(Object.keys(twice.errors ?? {})).toEqual(['gmts.1.class'])
    expect(await app.refused(saveGmts, { body: { sport: 1, gmts: [] } }, asCoach)).toMatchObject({
      need: 'edit-club',
    })
  })
})

test('many boats take as many statements as one', async () => {
  const people: TestUser[] = []
  while (people.length < 40) people.push(await makeMember(app.db, club))
  const bodies: contract.Crew[] = []
  for (const user of people) bodies.push(await make({ boat_type: 1, crew_users: seats(user) }))
  const edit = (some: contract.Crew[]) => ({
    body: { crews: some.map(({ id, version }) => ({ id, version, crew_users: seats(one) })) },
  })
  const single = await app.statements(() =>
    app.ask(contract.editCrews, edit(bodies.slice(0, 1)), asCoach),
  )
  const many = await app.statements(() =>
    app.ask(contract.editCrews, edit(bodies.slice(1)), asCoach),
  )
  expect(many.length).toBe(single.length)
  expect(problemOf(await app.send(contract.editCrews, edit([]), asCoach)).status).toBe(400)
}, 30_000)
