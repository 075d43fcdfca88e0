import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as sessions from '#contract/planning/sessions.ts'
import type { SessionPlan } from '#contract/plan.ts'
import { cr10Of } from '#domain/constants/scales.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { ZONE_PARTS } from '#domain/reports/zone-parts.ts'
import { ets } from '#domain/training/ets.ts'
import { fosterLoad } from '#domain/training/foster.ts'
import { edwardsTrimp } from '#domain/training/trimp.ts'
import type { TestApp } from '../../../test/support/app.ts'
import { rowingFile, type TestUser } from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import { storeFile } from '../../../test/support/stored-activity.ts'
import {
  openTrainingClub,
  weightOf,
  type TrainingClub,
} from '../../../test/support/training-club.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let athlete: TestUser
let asCoach: As
let training: TrainingClub
let answer: TrainingClub['answer']
let rate: TrainingClub['rate']
let rowOf: TrainingClub['rowOf']

beforeAll(async () => {
  training = await openTrainingClub()
  ;({ app, club, asCoach, answer, rate, rowOf } = training)
})
afterAll(() => app.close())

const ROWING = weightOf(SPORT.rowing)

/** Plans a session for an athlete who has done nothing yet. */
async function fresh(plan: Partial<SessionPlan> = {}): Promise<number> {
  athlete = await training.newAthlete()
  return training.planFor(athlete, plan)
}

describe('the load of a session', () => {
  test('is measured from the file: zones at 50, 75, 84, 89, 94 and 98 % of the maximum', async () => {
    const session = await fresh()
    // 100 beats: zone 1 from 95; 150: zone 2 from 142.5; 165: zone 3 from 159.6. The last record
    // ends the last second.
    const records = [100, 150, 165].flatMap((heart_rate, part) =>
      Array.from({ length: 600 }, (_, t) => ({
        t: part * 600 + t,
        distance: (part * 600 + t) * 4,
        heart_rate,
      })),
    )
    await storeFile(
      app.db,
      club,
      { user_id: athlete.id, session_id: session },
      rowingFile(new Date('2026-03-02T06:00:00Z'), { records }),
      {
        hr_zones: null,
        max_hr: 190,
        age_years: null,
      },
    )
    const row = await rowOf(athlete)
    const seconds = ZONE_PARTS.map((zone) => row?.total[zone] ?? 0)
    expect(seconds.map(Math.round)).toEqual([600, 600, 599, 0, 0, 0, 0])
    const minutes = seconds.slice(0, 6).map((value) => value / 60)
    expect(row?.total.ets).toBeCloseTo(ets(minutes, ROWING), 6)
    expect(row?.total.trimp).toBeCloseTo(edwardsTrimp(minutes), 6)
    expect(row?.total).toMatchObject({ sessions: 1, foster: null, time: 1799, distance: 7196 })
  })

  test('is measured and nothing where the heart stayed below the zones, whatever was planned', async () => {
    const session = await fresh({
      planned_time: 3600,
      intensities: [{ id: 4, percentage: 100 }],
    })
    const records = Array.from({ length: 601 }, (_, t) => ({ t, distance: t * 2, heart_rate: 80 }))
    await storeFile(
      app.db,
      club,
      { user_id: athlete.id, session_id: session },
      rowingFile(new Date('2026-03-02T06:00:00Z'), { records }),
      { hr_zones: null, max_hr: 190, age_years: null },
    )
    expect((await rowOf(athlete))?.total).toMatchObject({ ets: 0, trimp: 0, zone_at: 0 })
    const kept = 'select ets_basis from kept_loads where club_id = $1 and user_id = $2'
    expect(await app.rows(kept, [club, athlete.id])).toEqual([{ ets_basis: 'measured' }])
  })

  test('counts an outing once that two devices recorded, and what follows it beside', async () => {
    const session = await fresh()
    const row = (start: string, heart_rate: number | undefined) => {
      const records = Array.from({ length: 601 }, (_, t) => ({
        t,
        distance: t * 4,
        ...(heart_rate !== undefined && { heart_rate }),
      }))
      const place = { user_id: athlete.id, session_id: session }
      return storeFile(app.db, club, place, rowingFile(new Date(start), { records }), {
        hr_zones: null,
        max_hr: 190,
        age_years: null,
      })
    }
    await row('2026-03-02T06:00:00Z', 150)
    const once = (await rowOf(athlete))?.total
    expect(once).toMatchObject({ sessions: 1, time: 600, distance: 2400 })
    await row('2026-03-02T06:00:03Z', undefined)
    await row('2026-03-02T05:59:58Z', 150)
    expect((await rowOf(athlete))?.total).toEqual(once)
    await row('2026-03-02T06:30:00Z', 150)
    expect((await rowOf(athlete))?.total).toMatchObject({
      time: 1200,
      distance: 4800,
      ets: 2 * (once?.ets ?? 0),
      trimp: 2 * (once?.trimp ?? 0),
    })
  })

  test('is planned where nothing was measured, once the answer is yes', async () => {
    const session = await fresh({
      planned_time: 3600,
      planned_distance: 12_000,
      intensities: [
        { id: 2, percentage: 75 },
        { id: 4, percentage: 25 },
      ],
    })
    expect((await rowOf(athlete))?.total).toMatchObject({ sessions: 0, foster: null })
    await answer(athlete, session, 1)
    const minutes = [0, 45, 0, 15, 0, 0]
    expect(await rowOf(athlete)).toMatchObject({
      total: {
        sessions: 1,
        time: 3600,
        distance: 12_000,
        zone_ut2: 2700,
        zone_ut1: 0,
        zone_at: 900,
        foster: null,
        ets: ets(minutes, ROWING),
        trimp: edwardsTrimp(minutes),
      },
    })
    await answer(athlete, session, 2)
    expect((await rowOf(athlete))?.total).toMatchObject({ sessions: 0, foster: null })
  })

  test('by Foster is the rating times the minutes, and goes with the rating', async () => {
    const session = await fresh({ planned_time: 5400 })
    await rate(athlete, session, 4)
    expect((await rowOf(athlete))?.total).toMatchObject({
      foster: fosterLoad(cr10Of(4), 90),
      sessions: 1,
    })
    await rate(athlete, session, null)
    expect((await rowOf(athlete))?.total).toMatchObject({ sessions: 0, foster: null })
  })

  test('counts as unscored where nothing is known but that it was done', async () => {
    const session = await fresh()
    await answer(athlete, session, 1)
    expect((await rowOf(athlete))?.total).toMatchObject({
      sessions: 1,
      unscored: 1,
      ets: null,
      foster: null,
      trimp: null,
      time: 5400,
    })
  })

  test('follows a change of the plan, and ends with the session', async () => {
    const session = await fresh({ planned_time: 3600, intensities: [{ id: 2, percentage: 100 }] })
    await answer(athlete, session, 1)
    await app.ask(sessions.updateSession, { body: { id: session, planned_time: 1800 } }, asCoach)
    expect((await rowOf(athlete))?.total).toMatchObject({ time: 1800, ets: ets([0, 30], ROWING) })
    await app.ask(sessions.deleteSession, { params: { id: session } }, asCoach)
    expect(await rowOf(athlete)).toBeUndefined()
  })
})
