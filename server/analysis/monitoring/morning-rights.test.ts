import { describe, expect, test } from 'vitest'
import * as contract from '#contract/analysis/monitoring.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { addDays } from '#domain/time/week.ts'
import { answerConsent, makeMember, type TestUser } from '../../../test/support/factories.ts'
import {
  app,
  as,
  athlete,
  club,
  coach,
  freshDay,
  plainCoach,
  prepareMorningClub,
  read,
  refusal,
  save,
  today,
} from '../../../test/support/morning-club.ts'

prepareMorningClub()

describe('who enters a morning', () => {
  const values = { waking_hr: 50 }

  test('an athlete for any day but those to come', async () => {
    await save(athlete, { day: '2026-01-02', values })
    await save(athlete, { day: today(), values })
    const { status, errors } = await refusal(athlete, { day: addDays(today(), 1), values })
    expect([status, errors['day']]).toEqual([400, ['Choose a day up to today.']])
  })

  test('a coach for today and yesterday, and earlier with the right to', async () => {
    const of = (day: string) => ({ user_id: athlete.id, day, values: { standing_hr: 60 } })
    await save(plainCoach, of(addDays(today(), -1)))
    expect((await refusal(plainCoach, of(freshDay()))).status).toBe(403)
    const day = freshDay()
    await save(coach, of(day))
    expect((await read(day)).entered_by).toMatch(/^Person No/)
  })

  test('never a coach for the note of an athlete', async () => {
    const day = freshDay()
    await save(athlete, { day, values: { ...values, note: 'For me', note_private: true } })
    const written = await refusal(coach, { user_id: athlete.id, day, values: { note: 'Mine' } })
    expect(Object.keys(written.errors)).toEqual(['values.note'])
    expect((await read(day, coach)).values).toMatchObject({ waking_hr: 50, note: null })
    expect((await read(day)).values?.note).toBe('For me')
  })

  test('nobody without consent to health data', async () => {
    const silent = await makeMember(app.db, club, [ROLE.athlete], { consent: null })
    const day = freshDay()
    expect(await refusal(silent, { day, values })).toMatchObject({
      status: 403,
      code: 'consent_missing',
    })
    expect((await refusal(coach, { user_id: silent.id, day, values })).status).toBe(404)
    await answerConsent(app.db, silent.id, 'given')
    await save(silent, { day, values })
    await answerConsent(app.db, silent.id, 'withdrawn')
    const range = { date_from: day, date_to: day, athlete_ids: [silent.id] }
    expect((await app.ask(contract.morningRange, { body: range }, as(coach))).data).toEqual({})
  })

  test('no coach who is only a coach, for themselves', async () => {
    expect((await refusal(coach, { day: today(), values })).status).toBe(403)
  })
})

describe('what devices send', () => {
  const send = (person: TestUser, readings: object[]) =>
    app.send(contract.saveMorningReadings, { body: { readings } }, as(person))

  test('is kept once a source and day, proposed, and never entered', async () => {
    const day = freshDay()
    const watch = { day, source: 'Watch', waking_hr: 47, hrv_rmssd: 65.04 }
    const twice = await send(athlete, [
      watch,
      { ...watch, waking_hr: 48 },
      { ...watch, source: 'Ring' },
    ])
    expect(twice.json).toEqual({ data: { stored: 2 } })
    await send(athlete, [{ ...watch, waking_hr: 49 }])
    const { readings, values } = await read(day)
    expect(values).toBe(null)
    expect(
      readings.map(({ source, waking_hr, hrv_rmssd }) => [source, waking_hr, hrv_rmssd]),
    ).toEqual([
      ['Ring', 47, 65],
      ['Watch', 49, 65],
    ])
    expect((await read(day, coach)).readings).toEqual([])
  })

  test('is refused with nothing measured, to come, of somebody unseen, or without consent', async () => {
    const stranger = await makeMember(app.db, club, [ROLE.athlete], { consent: null })
    const one = { day: freshDay(), source: 'Watch' }
    expect((await send(athlete, [one])).json).toMatchObject({ code: 'morning_empty' })
    const late = await send(athlete, [{ ...one, day: addDays(today(), 2), weight: 70 }])
    expect(late.json).toMatchObject({ errors: { 'readings.0.day': ['Choose a day up to today.'] } })
    expect((await send(coach, [{ ...one, user_id: stranger.id, weight: 70 }])).status).toBe(404)
    expect((await send(athlete, [{ ...one, user_id: coach.id, weight: 70 }])).status).toBe(404)
    expect((await send(stranger, [{ ...one, weight: 70 }])).json).toMatchObject({
      code: 'consent_missing',
    })
  })
})

describe('mornings of a span', () => {
  test('are by athlete and day, with a place for everybody who is seen', async () => {
    const day = freshDay()
    const other = await makeMember(app.db, club)
    await save(athlete, { day, values: { perceived_shape: 4, temperature: 37.4, health: 'both' } })
    const body = { date_from: day, date_to: day, athlete_ids: [athlete.id, other.id] }
    const { data } = await app.ask(contract.morningRange, { body }, as(coach))
    expect(data).toMatchObject({
      [athlete.id]: {
        [day]: { percived_shape: 4, temperature: 37.4, ill: true, injured: true, healthy: false },
      },
      [other.id]: {},
    })
    expect((await app.ask(contract.morningRange, { body }, as(other))).data).toEqual({
      [other.id]: {},
    })
    const noted = await app.rows(
      `select subject from audit_log where user_id = $1 and action = 'read-health'
        and subject ->> 'read' = 'mornings'`,
      [coach.id],
    )
    expect(noted.map(({ subject }) => subject)).toContainEqual({
      user_id: athlete.id,
      read: 'mornings',
    })
  })

  test('are refused when they end before they start or are too many', async () => {
    const ask = (date_from: string, date_to: string) =>
      app.refused(
        contract.morningRange,
        { body: { date_from, date_to, athlete_ids: [] } },
        as(coach),
      )
    expect((await ask('2026-02-02', '2026-02-01')).code).toBe('end_before_start')
    expect((await ask('2024-01-01', '2026-02-01')).code).toBe('invalid')
  })

  test('are the course of one athlete, with loads and notes of the way back', async () => {
    const day = freshDay()
    await save(athlete, { day, values: { waking_hr: 51, note: 'Mine', note_private: true } })
    await app.rows(
      `insert into return_notes (club_id, user_id, day, text, written_by)
       values ($1, $2, $3, 'Half an hour, easy', $4)`,
      [club, athlete.id, day, coach.id],
    )
    const course = async (person: TestUser) =>
      (
        await app.ask(
          contract.morningCourse,
          { params: { id: athlete.id }, query: { from: day, to: day } },
          as(person),
        )
      ).data
    const own = await course(athlete)
    expect(own.days).toMatchObject([{ day, waking_hr: 51, note: 'Mine' }])
    expect(own.returns).toMatchObject([{ day, text: 'Half an hour, easy' }])
    expect(own.is_self).toBe(true)
    expect((await course(coach)).days).toMatchObject([{ day, waking_hr: 51, note: null }])
  })
})
