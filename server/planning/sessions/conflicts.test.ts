import { afterAll, describe, expect, test } from 'vitest'
import * as sessions from '#contract/planning/sessions.ts'
import { makeSquad } from '../../../test/support/factories.ts'
import { startPlanningClub } from '../../../test/support/planning-club.ts'

const { app, club, coach, athlete, other, asCoach, asAthlete, create } = await startPlanningClub()
afterAll(() => app.close())

describe('conflicts', () => {
  const AT = { start_date: '2026-07-06T06:00:00Z', end_date: '2026-07-06T07:00:00Z' }
  const ask = async (body: object, as = asCoach) =>
    app.ask(sessions.conflicts, { body: { ...AT, ...body } }, as)

  test('are people who are elsewhere then, whichever way they are named', async () => {
    const there = await create({
      name: 'Ergo',
      start_date: '2026-07-06T06:30:00Z',
      end_date: '2026-07-06T08:00:00Z',
      athlete_ids: [athlete.id],
    })
    const squad = await makeSquad(app.db, club, [athlete.id, other.id])
    const mine = (found: Awaited<ReturnType<typeof ask>>) =>
      found.data
        .filter(({ user_id }) => user_id !== coach.id)
        .map(({ user_id, session }) => [user_id, session.id])
    expect(mine(await ask({ squad_ids: [squad], athlete_ids: [athlete.id] }))).toEqual([
      [athlete.id, there],
    ])
    expect(mine(await ask({ athlete_ids: [other.id] }))).toEqual([])
    expect(mine(await ask({ athlete_ids: [athlete.id], id: there }))).toEqual([])
    expect(
      mine(await ask({ athlete_ids: [athlete.id], end_date: '2026-07-06T06:30:00Z' })),
    ).toEqual([])
    const weekly = {
      start_date: '2026-06-29T06:00:00Z',
      end_date: '2026-06-29T07:00:00Z',
      repeat_frequency_type: 'weekly',
      repeat_numbers: 3,
    }
    expect(mine(await ask({ ...weekly, athlete_ids: [athlete.id] }))).toEqual([[athlete.id, there]])
    expect((await ask({ athlete_ids: [athlete.id] })).total).toBe(2)
  })

  test('of drafts are not shown to athletes, and neither are those of others', async () => {
    const draft = { start_date: '2026-08-06T06:00:00Z', end_date: '2026-08-06T07:00:00Z' }
    await create({ ...draft, published: false, athlete_ids: [athlete.id] })
    expect((await ask({ ...draft, athlete_ids: [athlete.id] })).total).toBeGreaterThan(0)
    expect((await ask({ ...draft, athlete_ids: [athlete.id] }, asAthlete)).total).toBe(0)
    expect(
      await app.refused(
        sessions.conflicts,
        { body: { ...draft, athlete_ids: [other.id] } },
        asAthlete,
      ),
    ).toMatchObject({
      code: 'forbidden',
    })
  })
})
