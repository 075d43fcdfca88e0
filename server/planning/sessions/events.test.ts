import { afterAll, describe, expect, test } from 'vitest'
import { agenda } from '#contract/planning/calendar.ts'
import * as sessionLife from '#contract/planning/session-life.ts'
import * as sessions from '#contract/planning/sessions.ts'
import type { EventPlan } from '#contract/plan.ts'
import { PLAN, startPlanningClub } from '../../../test/support/planning-club.ts'

const { app, athlete, asCoach, create, read } = await startPlanningClub()
afterAll(() => app.close())

const SPAN = { start_date: PLAN.start_date, end_date: PLAN.end_date }
const createEvent = async (plan: Partial<EventPlan> = {}) =>
  (await app.ask(sessions.createEvent, { body: { name: 'Meeting', ...SPAN, ...plan } }, asCoach))
    .data.id

describe('an event', () => {
  test('has neither sport nor scores, and is changed as one', async () => {
    const id = await createEvent({ all_day_event: true, athlete_ids: [athlete.id], tags: ['Fun'] })
    expect(await read(id)).toMatchObject({
      kind: 'event',
      session_id: null,
      sport: null,
      all_day_event: true,
      user_actions: { edit: true, add_all_scores: false },
    })
    await app.ask(
      sessions.updateEvent,
      { body: { id, name: 'Party', attendance_limit: 5 } },
      asCoach,
    )
    expect(await read(id)).toMatchObject({
      name: 'Party',
      attendance_limit: 5,
      tags: [{ tag_text: 'Fun' }],
    })
    expect(
      await app.refused(sessions.updateSession, { body: { id, name: 'Row' } }, asCoach),
    ).toMatchObject({ status: 404 })
    expect(
      await app.refused(
        sessions.updateEvent,
        { body: { id: await create(), name: 'Row' } },
        asCoach,
      ),
    ).toMatchObject({ status: 404 })
    expect(
      await app.refused(
        sessions.createEvent,
        { body: { name: 'Row', ...SPAN, sport_id: 1 } as never },
        asCoach,
      ),
    ).toMatchObject({
      errors: { sport_id: [expect.any(String)] },
    })
  })

  test('keeps its type in copies and in the history', async () => {
    const id = await createEvent({ event_type: 'regatta' })
    expect(await read(id)).toMatchObject({ kind: 'event', event_type: 'regatta' })
    await app.ask(sessions.updateEvent, { body: { id, event_type: 'training_camp' } }, asCoach)
    const copied = await app.ask(
      sessionLife.duplicateSession,
      { params: { id }, body: { start_date: '2026-12-24T08:00:00Z' } },
      asCoach,
    )
    expect(await read(copied.data.id)).toMatchObject({ event_type: 'training_camp' })
    const { data } = await app.ask(sessionLife.sessionChanges, { params: { id } }, asCoach)
    expect(data[0]?.changes).toEqual([
      { field: 'event_type', before: 'Regatta', after: 'Training camp' },
    ])
    await app.ask(sessions.updateEvent, { body: { id, event_type: null } }, asCoach)
    expect(await read(id)).toMatchObject({ event_type: null })
  })

  test('is in the calendar on each of its days, not only on the first', async () => {
    const name = 'Spring camp'
    await createEvent({
      name,
      start_date: '2027-04-02T08:00:00Z',
      end_date: '2027-04-05T16:00:00Z',
      athlete_ids: [athlete.id],
    })
    const namesOn = async (start_date: string, end_date = start_date) => {
      const body = { start_date, end_date, display: 'all' as const }
      const { data } = await app.ask(agenda, { body }, asCoach)
      return data.map((item) => item.name)
    }
    for (const day of ['2027-04-02', '2027-04-04', '2027-04-05'])
      expect(await namesOn(day)).toEqual([name])
    expect(await namesOn('2027-04-01')).toEqual([])
    expect(await namesOn('2027-04-06', '2027-04-20')).toEqual([])
  })

  test('repeats like a session', async () => {
    const { data } = await app.ask(
      sessions.createEvent,
      {
        body: {
          name: 'Board',
          ...SPAN,
          repeat_frequency_type: 'specific_dates',
          repeat_dates: ['2026-04-02', '2026-05-07'],
        },
      },
      asCoach,
    )
    expect(data.ids).toHaveLength(3)
  })
})
