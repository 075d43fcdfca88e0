import { afterAll, describe, expect, test } from 'vitest'
import * as sessions from '#contract/planning/sessions.ts'
import type { SessionPlan } from '#contract/plan.ts'
import { makeMember } from '../../../test/support/factories.ts'
import { PLAN, startWeeklyRows, WEEKLY } from '../../../test/support/weekly-rows.ts'

const { app, club, coach, athlete, squad, asCoach, asAthlete, createSeries, read, spans } =
  await startWeeklyRows()
afterAll(() => app.close())

describe('a session that stood alone', () => {
  const alone = async (plan: Partial<SessionPlan> = {}) =>
    (await app.ask(sessions.createSession, { body: { ...PLAN, ...plan } }, asCoach)).data.id

  test('becomes the first of a series with everything it is, on the club’s clock', async () => {
    const pieces = [
      { planned_distance: 2000, planned_time: null, rest: 360, split_length: 500, segments: [] },
    ]
    const id = await alone({
      squad_ids: [squad],
      tags: ['Rain'],
      focus_ids: [1],
      structure: { piece_structure: 2, repetitions: 3, pieces },
      athlete_permissions: [{ user_id: athlete.id, edit: false, add_all_scores: true }],
    })
    let ids: number[] = []
    const statements = await app.statements(async () => {
      ids = (
        await app.ask(
          sessions.updateSession,
          { body: { id, seen_change_id: 1_000_000, name: 'Weekly', ...WEEKLY } },
          asCoach,
        )
      ).data.ids
    })
    expect(statements.length, statements.join('\n\n')).toBeLessThanOrEqual(30)
    expect(ids[0]).toBe(id)
    expect(await spans(ids)).toEqual([
      ['2026-10-20T04:00:00Z', '2026-10-20T05:30:00Z'],
      ['2026-10-27T05:00:00Z', '2026-10-27T06:30:00Z'],
      ['2026-11-03T05:00:00Z', '2026-11-03T06:30:00Z'],
    ])
    const [first, , last] = await Promise.all(ids.map(read))
    expect(first).toMatchObject({
      name: 'Weekly',
      series_id: expect.any(Number) as number,
      ...WEEKLY,
    })
    expect(last).toMatchObject({
      name: 'Weekly',
      series_id: first?.series_id,
      tags: [{ tag_text: 'Rain' }],
      published: true,
    })
    expect(last?.participants).toMatchObject(
      (first?.participants ?? []).map(({ user_id, edit, add_all_scores }) => ({
        user_id,
        edit,
        add_all_scores,
      })),
    )
  })

  test('stays where it is when the rule begins on another weekday', async () => {
    const id = await alone()
    const rule = { ...WEEKLY, repeat_on_the_specific_days: [4] }
    const { ids } = (await app.ask(sessions.updateSession, { body: { id, ...rule } }, asCoach)).data
    expect((await spans(ids)).map(([start]) => start?.slice(0, 10))).toEqual([
      '2026-10-20',
      '2026-10-22',
      '2026-10-29',
      '2026-11-05',
    ])
  })

  test('moves and repeats from where it moved', async () => {
    const id = await alone()
    const body = {
      id,
      start_date: '2026-10-21T04:00:00Z',
      end_date: '2026-10-21T05:30:00Z',
      ...WEEKLY,
    }
    const { ids } = (await app.ask(sessions.updateSession, { body }, asCoach)).data
    expect((await spans(ids)).map(([start]) => start)).toEqual([
      '2026-10-21T04:00:00Z',
      '2026-10-28T05:00:00Z',
      '2026-11-04T05:00:00Z',
    ])
  })

  test('is repeated for oneself alone by who plans for nobody else', async () => {
    const id = await alone({
      squad_ids: [squad],
      athlete_permissions: [{ user_id: athlete.id, edit: true, add_all_scores: false }],
    })
    const { ids } = (await app.ask(sessions.updateSession, { body: { id, ...WEEKLY } }, asAthlete))
      .data
    const [first, second] = await Promise.all(ids.map(read))
    expect(first?.participants?.map(({ user_id }) => user_id).toSorted()).toEqual(
      [coach.id, athlete.id].toSorted(),
    )
    expect(second).toMatchObject({
      creator: { id: athlete.id },
      participants: [{ user_id: athlete.id, edit: true }],
    })
  })

  test('is not repeated for who has left the club', async () => {
    const leaver = await makeMember(app.db, club)
    const id = await alone({ athlete_ids: [athlete.id, leaver.id] })
    await app.rows('update memberships set status = 2 where club_id = $1 and user_id = $2', [
      club,
      leaver.id,
    ])
    const { ids } = (await app.ask(sessions.updateSession, { body: { id, ...WEEKLY } }, asCoach))
      .data
    expect((await read(ids[1] ?? 0)).participants?.map(({ user_id }) => user_id)).not.toContain(
      leaver.id,
    )
  })

  test('of a series does not repeat by another rule, and by its own no second time', async () => {
    const [id = 0] = await createSeries()
    const body = { id, ...WEEKLY, repeat_numbers: 9 }
    expect(await app.refused(sessions.updateSession, { body }, asCoach)).toMatchObject({
      status: 400,
      errors: { repeat_frequency_type: [expect.any(String)] },
    })
    expect(
      (await app.ask(sessions.updateSession, { body: { id, ...WEEKLY } }, asCoach)).data.ids,
    ).toEqual([id])
  })
})
