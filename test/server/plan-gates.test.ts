import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CONTRACT } from '#contract/all.ts'
import { home } from '#contract/analysis/home.ts'
import { trainingSummary } from '#contract/analysis/reports.ts'
import { addScores } from '#contract/analysis/result-entry.ts'
import { gmts, saveGmts } from '#contract/lookups.ts'
import { getClub, updateClub } from '#contract/people/clubs.ts'
import { agenda } from '#contract/planning/calendar.ts'
import {
  createSession,
  getSession,
  rateSession,
  updateSession,
} from '#contract/planning/sessions.ts'
import { addTemplate } from '#contract/planning/templates.ts'
import { FEATURE, type FeatureId } from '#domain/constants/features.ts'
import { PLAN_FEATURES, PLAN_KEYS, type PlanKey } from '#domain/constants/plans.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { GATE_ROWS } from '#domain/rules/feature-gates.ts'
import type { ClubId } from '../../server/db/client.ts'
import { endpointsOf } from '../../server/http/mount.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeMember, makeSession } from '../support/factories.ts'
import type { As, Parts } from '../support/http.ts'

const ENDPOINTS = new Map(Object.values(CONTRACT).flatMap((feature) => endpointsOf(feature)))
const GATED_CALLS = GATE_ROWS.flatMap(({ feature, calls = [] }) =>
  calls.map((call) => ({ feature, call })),
)

let app: TestApp
/** A head coach who manages, too, and takes part in a session of the club, on each plan. */
type Place = { club: ClubId; as: As; session: number }
const places = new Map<PlanKey, Place>()
const at = (plan: PlanKey): Place => {
  const place = places.get(plan)
  if (!place) throw new Error(`no club is on ${plan}`)
  return place
}

beforeAll(async () => {
  app = await startTestApp()
  for (const plan of PLAN_KEYS) {
    const club = await makeClub(app.db, { plan })
    const user = await makeMember(app.db, club, [ROLE.manager, ROLE.head_coach, ROLE.athlete])
    const session = await makeSession(app.db, club, { user_id: user.id, role_id: ROLE.athlete })
    places.set(plan, { club, as: { token: user.token, club }, session })
  }
})
afterAll(() => app.close())

const span = { start_date: '2026-03-02T06:00:00Z', end_date: '2026-03-02T07:00:00Z' }
const named = { name: 'Row', sport_id: 1 }
const zones = [{ id: 1, name: 'Base', start: 0, end: 70 }]

/** A call that newly enters something of a feature, and nothing else that a plan could lack. */
const ENTERING: readonly { feature: FeatureId; parts: (place: Place) => Parts; call: string }[] = [
  ...(
    [
      [FEATURE.rpe, { planned_rpe: 4 }],
      [FEATURE.non_competitive, { competitive: true }],
      [FEATURE.stroke_rate_intensities, { stroke_rate_intensities: [2] }],
    ] as const
  ).flatMap(([feature, field]) => [
    { feature, call: 'createSession', parts: () => ({ body: { ...named, ...span, ...field } }) },
    {
      feature,
      call: 'updateSession',
      parts: ({ session }: Place) => ({ body: { id: session, ...field } }),
    },
    {
      feature,
      call: 'addTemplate',
      parts: () => ({
        body: { name: `T${feature}`, duration: 3600, plan: { ...named, ...field } },
      }),
    },
  ]),
  {
    feature: FEATURE.rpe,
    call: 'rateSession',
    parts: ({ session }) => ({ params: { id: session }, body: { rpe: 5 } }),
  },
  {
    feature: FEATURE.weekly_summary,
    call: 'agenda',
    parts: () => ({
      body: { start_date: '2026-03-02', end_date: '2026-03-08', include: ['done'] },
    }),
  },
  ...(
    [
      [FEATURE.gmt, 1, 'gmt_distribution'],
      [FEATURE.paddling_gmt, 48, 'paddle_gmt_distribution'],
    ] as const
  ).flatMap(([feature, sport, field]) => [
    { feature, call: 'saveGmts', parts: () => ({ body: { sport, gmts: [] } }) },
    {
      feature,
      call: 'updateClub',
      parts: ({ club }: Place) => ({ params: { id: club }, body: { [field]: zones } }),
    },
  ]),
]

const CALLS = {
  createSession,
  updateSession,
  addTemplate,
  rateSession,
  agenda,
  saveGmts,
  updateClub,
} as const

describe.each(PLAN_KEYS)('on the plan %s', (plan) => {
  const features: readonly FeatureId[] = PLAN_FEATURES[plan]

  test('gated calls are open or refused by its features', async () => {
    const { as } = at(plan)
    for (const { feature, call } of GATED_CALLS) {
      const endpoint = ENDPOINTS.get(call)
      if (!endpoint) throw new Error(call)
      const params = { id: 999_999, provider: 'strava' }
      const { status, json } = await app.send(endpoint, { params, body: {} }, as)
      const refused = status === 403 && JSON.stringify(json).includes('feature_missing')
      expect([call, refused]).toEqual([call, !features.includes(feature)])
    }
  })

  test.each(ENTERING)('$call enters what feature $feature opens', async (one) => {
    const place = at(plan)
    const endpoint = CALLS[one.call as keyof typeof CALLS]
    const answer = await app.send(endpoint, one.parts(place), place.as)
    if (features.includes(one.feature)) expect(answer.status).toBeLessThan(300)
    else
      expect(answer.json).toMatchObject({
        status: 403,
        code: 'feature_missing',
        need: one.feature,
      })
  })

  test('gold medal times are listed by sport', async () => {
    const { as, club } = at(plan)
    await app.rows(
      `insert into gmts (club_id, sport, class, distance, time, status)
       values ($1, 'rowing', 'X1x', 2000, 400, 'estimate'),
         ($1, 'paddling', 'X1', 1000, 200, 'estimate')`,
      [club],
    )
    const { data } = await app.ask(gmts, { query: {} }, as)
    expect(data.map((row) => row.class).includes('X1x')).toBe(features.includes(FEATURE.gmt))
    expect(data.map((row) => row.class).includes('X1')).toBe(
      features.includes(FEATURE.paddling_gmt),
    )
  })
})

describe('what a plan without features leaves of what is stored', () => {
  const bare = () => at('individual-free')

  test('a planned effort stays shown, may be sent again and taken away', async () => {
    const { as, session } = bare()
    await app.rows('update sessions set planned_rpe = 6, competitive = true where id = $1', [
      session,
    ])
    const read = async () =>
      (await app.ask(getSession, { params: { id: session }, query: {} }, as)).data
    expect(await read()).toMatchObject({ planned_rpe: 6, competitive: true })
    const body = { id: session, planned_rpe: 6, competitive: true, name: 'Renamed' }
    await app.ask(updateSession, { body }, as)
    expect(await read()).toMatchObject({ planned_rpe: 6, name: 'Renamed' })
    await app.ask(updateSession, { body: { id: session, planned_rpe: null } }, as)
    expect((await app.refused(updateSession, { body }, as)).code).toBe('feature_missing')
  })

  test('a rating may be taken back, not changed', async () => {
    const { as, session, club } = bare()
    await app.rows(
      `insert into session_ratings (club_id, session_id, user_id, rpe)
       select $1, $2, user_id, 5 from participants where club_id = $1 and session_id = $2`,
      [club, session],
    )
    const rate = (rpe: number | null) => ({ params: { id: session }, body: { rpe } })
    expect((await app.send(rateSession, rate(5), as)).status).toBe(200)
    expect((await app.refused(rateSession, rate(6), as)).code).toBe('feature_missing')
    expect((await app.send(rateSession, rate(null), as)).status).toBe(200)
  })

  test('zones of the club may be sent again as they are', async () => {
    const { as, club } = bare()
    const params = { id: club }
    const { gmt_distribution } = (await app.ask(getClub, { params }, as)).data
    expect((await app.send(updateClub, { params, body: { gmt_distribution } }, as)).status).toBe(
      200,
    )
  })
})

test('loads and zones of a report are left out where the plan lacks them', async () => {
  const query = { start_date: '2026-03-01', end_date: '2026-03-31' }
  for (const plan of ['bronze', 'platinum'] as const) {
    const { as, club, session } = at(plan)
    await app.rows(
      `update sessions set starts_at = '2026-03-03T06:00:00Z', ends_at = '2026-03-03T07:00:00Z'
       where id = $1`,
      [session],
    )
    await app.rows(
      `insert into kept_loads (club_id, session_id, user_id, local_date, seconds, zone_seconds, ets,
         ets_basis)
       select $1, $2, user_id, '2026-03-03', 3600, '{0,3600,0,0,0,0,0}', 77, 'measured'
       from participants where club_id = $1 and session_id = $2
       on conflict (club_id, session_id, user_id) do update
       set local_date = excluded.local_date, zone_seconds = excluded.zone_seconds,
         seconds = excluded.seconds, ets = excluded.ets, ets_basis = excluded.ets_basis`,
      [club, session],
    )
    const { athletes } = (await app.ask(trainingSummary, { query }, as)).data
    const [first] = athletes
    expect([plan, first?.total.ets ?? null, first?.total.zone_ut2 ?? null]).toEqual(
      plan === 'bronze' ? [plan, null, null] : [plan, 77, 3600],
    )
    const { week } = (await app.ask(home, {}, as)).data
    if (plan === 'bronze') expect(week?.total ?? null).toBeNull()
  }
})

test('a felt effort is not entered as a result', async () => {
  const { as, club, session } = at('individual-free')
  const piece = { planned_distance: 500, planned_time: null, rest: null, split_length: null }
  const structure = { piece_structure: 1, repetitions: 1, pieces: [{ ...piece, segments: [] }] }
  await app.send(updateSession, { body: { id: session, structure } }, as)
  const [person] = await app.rows<{ user_id: number }>(
    'select user_id from participants where club_id = $1 and session_id = $2',
    [club, session],
  )
  const scores = [{ piece: 0, part: 'piece', number: 0, values: { rpe: 4 } }]
  const problem = await app.refused(
    addScores,
    { params: { id: session }, body: { results: [{ user_id: Number(person?.user_id), scores }] } },
    as,
  )
  expect(problem).toMatchObject({ code: 'feature_missing', need: FEATURE.rpe })
})
