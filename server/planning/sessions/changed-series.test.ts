import { afterAll, describe, expect, test } from 'vitest'
import * as sessions from '#contract/planning/sessions.ts'
import { startWeeklyRows } from '../../../test/support/weekly-rows.ts'

const { app, athlete, squad, asCoach, asAthlete, createSeries, read, spans } =
  await startWeeklyRows()
afterAll(() => app.close())

describe('a change', () => {
  test('of this one leaves the others', async () => {
    const ids = await createSeries()
    const [first = 0, second = 0, third = 0] = ids
    await app.ask(
      sessions.updateSession,
      {
        body: {
          id: second,
          name: 'Ergo',
          start_date: '2026-10-28T05:00:00Z',
          end_date: '2026-10-28T06:30:00Z',
        },
      },
      asCoach,
    )
    expect((await Promise.all([first, second, third].map(read))).map(({ name }) => name)).toEqual([
      'Row',
      'Ergo',
      'Row',
    ])
    expect(new Set((await Promise.all(ids.map(read))).map(({ series_id }) => series_id)).size).toBe(
      1,
    )
  })

  test('of this and the later ones moves them by as much on the clock, and splits the series', async () => {
    const ids = await createSeries({ repeat_numbers: 4 })
    const [first = 0, second = 0] = ids
    const body = {
      id: second,
      scope: 'following' as const,
      start_date: '2026-10-28T05:30:00Z',
      end_date: '2026-10-28T07:30:00Z',
    }
    const { data } = await app.ask(sessions.updateSession, { body }, asCoach)
    expect(data.ids).toEqual(ids.slice(1))
    expect(await spans(ids)).toEqual([
      ['2026-10-20T04:00:00Z', '2026-10-20T05:30:00Z'],
      ['2026-10-28T05:30:00Z', '2026-10-28T07:30:00Z'],
      ['2026-11-04T05:30:00Z', '2026-11-04T07:30:00Z'],
      ['2026-11-11T05:30:00Z', '2026-11-11T07:30:00Z'],
    ])
    const [before, after] = await Promise.all([first, second].map(read))
    expect(after?.series_id).not.toBe(before?.series_id)
    expect([before?.repeat_numbers, after?.repeat_numbers]).toEqual([1, 3])
  })

  test('of all begins anywhere and keeps what single ones are of their own', async () => {
    const ids = await createSeries()
    const [first = 0, second = 0, third = 0] = ids
    await app.ask(
      sessions.updateSession,
      { body: { id: first, name: 'Longer', end_date: '2026-10-20T06:00:00Z' } },
      asCoach,
    )
    await app.ask(
      sessions.updateSession,
      {
        body: {
          id: third,
          scope: 'all',
          planned_rpe: 6,
          end_date: '2026-11-03T07:00:00Z',
          athlete_ids: [athlete.id],
        },
      },
      asCoach,
    )
    expect(await spans(ids)).toEqual([
      ['2026-10-20T04:00:00Z', '2026-10-20T06:30:00Z'],
      ['2026-10-27T05:00:00Z', '2026-10-27T07:00:00Z'],
      ['2026-11-03T05:00:00Z', '2026-11-03T07:00:00Z'],
    ])
    const all = await Promise.all([first, second, third].map(read))
    expect(
      all.map(({ name, planned_rpe, participants }) => [name, planned_rpe, participants?.length]),
    ).toEqual([
      ['Longer', 6, 2],
      ['Row', 6, 2],
      ['Row', 6, 2],
    ])
  })

  test('takes the same statements for one and for a hundred', async () => {
    const few = await createSeries()
    const many = await createSeries({ repeat_frequency_type: 'daily', repeat_numbers: 100 })
    const change = (id = 0) => ({
      id,
      scope: 'all' as const,
      name: 'All',
      tags: ['Camp'],
      squad_ids: [squad],
      end_date: '2026-10-20T06:00:00Z',
    })
    const [one, hundred] = [
      await app.statements(() =>
        app.ask(sessions.updateSession, { body: change(few[0]) }, asCoach),
      ),
      await app.statements(() =>
        app.ask(sessions.updateSession, { body: change(many[0]) }, asCoach),
      ),
    ]
    expect(hundred.length, hundred.join('\n\n')).toBe(one.length)
    expect(one.length).toBeLessThanOrEqual(24)
  })

  test('is noted with what was before', async () => {
    const [id = 0, other = 0] = await createSeries()
    const change = { name: 'Ergo', end_date: '2026-10-20T06:00:00Z', athlete_ids: [athlete.id] }
    await app.ask(sessions.updateSession, { body: { id, scope: 'all', ...change } }, asCoach)
    const rows = await app.rows(
      `select changes from session_changes where session_id = any ($1) and kind = 'changed'
        order by session_id`,
      [[id, other]],
    )
    expect(rows).toMatchObject([
      {
        changes: {
          name: ['Row', 'Ergo'],
          end_date: ['2026-10-20T05:30:00Z', '2026-10-20T06:00:00Z'],
        },
      },
      {
        changes: {
          name: ['Row', 'Ergo'],
          end_date: ['2026-10-27T06:30:00Z', '2026-10-27T07:00:00Z'],
        },
      },
    ])
  })

  test('of all is for who may edit all of them', async () => {
    const [first = 0, second = 0] = await createSeries({ athlete_ids: [athlete.id] })
    await app.ask(
      sessions.updateSession,
      {
        body: {
          id: second,
          athlete_permissions: [{ user_id: athlete.id, edit: true, add_all_scores: false }],
        },
      },
      asCoach,
    )
    expect(
      (await app.ask(sessions.updateSession, { body: { id: second, name: 'Mine' } }, asAthlete))
        .data.ids,
    ).toEqual([second])
    expect(
      await app.refused(
        sessions.updateSession,
        { body: { id: second, scope: 'all', name: 'Mine' } },
        asAthlete,
      ),
    ).toMatchObject({
      code: 'edit_denied',
    })
    expect(
      await app.refused(sessions.updateSession, { body: { id: first, name: 'Mine' } }, asAthlete),
    ).toMatchObject({
      code: 'edit_denied',
    })
  })
})
