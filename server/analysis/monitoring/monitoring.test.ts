import { describe, expect, test } from 'vitest'
import { ROLE } from '#domain/constants/roles.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { saveMorningReadings } from '#contract/analysis/monitoring.ts'
import { MEASURED_NUMBERS, MORNING_FIELDS, MORNING_NUMBERS } from '#domain/monitoring/fields.ts'
import { addDays } from '#domain/time/week.ts'
import { makeSession } from '../../../test/support/factories.ts'
import {
  app,
  as,
  athlete,
  club,
  freshDay,
  prepareMorningClub,
  read,
  refusal,
  save,
  saved,
} from '../../../test/support/morning-club.ts'

prepareMorningClub()

describe('a morning', () => {
  test('is kept with all that was said, and hints at the next one', async () => {
    const day = freshDay()
    const values = {
      waking_hr: 48,
      sleep_time: 465,
      weight: 71.34,
      health: 'ill',
      reasons: ['virus'],
      note: '  A cold  ',
    } as const
    await save(athlete, { day, values })
    const kept = await read(day)
    expect(kept.values).toMatchObject({
      ...values,
      weight: 71.3,
      note: 'A cold',
      note_private: false,
      fatigue: null,
    })
    expect(kept.can_write).toBe(true)
    const next = await read(addDays(day, 1))
    expect(next.values).toBe(null)
    expect(next.before).toMatchObject({ day, waking_hr: 48, sleep_time: 465, weight: 71.3 })
    expect((await read(addDays(day, 8))).before).toBe(null)
  })

  test('keeps what another entry of the morning leaves out', async () => {
    const day = freshDay()
    await save(athlete, { day, values: { waking_hr: 48 }, seen: { waking_hr: null } })
    await save(athlete, { day, values: { fatigue: 2 }, seen: { fatigue: null } })
    expect((await read(day)).values).toMatchObject({ waking_hr: 48, fatigue: 2 })
  })

  test('shows both values when two devices differ, and writes nothing', async () => {
    const day = freshDay()
    await save(athlete, { day, values: { waking_hr: 48, mood: 4 } })
    const late = { day, values: { waking_hr: 52, fatigue: 3 }, seen: { waking_hr: null } }
    const { status, json } = await saved(athlete, late)
    expect([status, json]).toMatchObject([
      409,
      { code: 'changed_meanwhile', current: [{ day, values: { waking_hr: 48, mood: 4 } }] },
    ])
    expect((await read(day)).values).toMatchObject({ waking_hr: 48, fatigue: null })
    await save(athlete, { ...late, seen: { waking_hr: 48 } })
    expect((await read(day)).values).toMatchObject({ waking_hr: 52, fatigue: 3 })
  })

  test('is entered once by two that come at the same moment', async () => {
    const day = freshDay()
    const answers = await Promise.all(
      [47, 53].map((waking_hr) =>
        saved(athlete, { day, values: { waking_hr }, seen: { waking_hr: null } }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('with nothing in it is refused, and taken away where it was', async () => {
    const day = freshDay()
    expect(await refusal(athlete, { day, values: { note: null } })).toMatchObject({
      status: 400,
      code: 'morning_empty',
    })
    await save(athlete, { day, values: { waking_hr: 48 } })
    await save(athlete, { day, values: { waking_hr: null } })
    expect((await read(day)).values).toBe(null)
  })

  test.each(MORNING_NUMBERS)('refuses %s beyond its bounds', async (name) => {
    const day = freshDay()
    const { min, max, decimals } = MORNING_FIELDS[name]
    const step = 10 ** -decimals
    for (const value of [min - 1, min - step, max + step, max + 1]) {
      const { status, errors } = await refusal(athlete, { day, values: { [name]: value } })
      expect([value, status]).toEqual([value, 400])
      const expected =
        name === 'sleep_time' && value > max
          ? 'Sleep time must be less than 24h.'
          : `Value must be between ${min} and ${max}.`
      expect(errors[`values.${name}`]).toEqual([expected])
    }
    if (name === 'training_quality') return
    for (const value of [min, max]) await save(athlete, { day, values: { [name]: value } })
  })

  test.each(MEASURED_NUMBERS)('refuses %s of a device beyond its bounds', async (name) => {
    const day = freshDay()
    const { min, max } = MORNING_FIELDS[name]
    const sent = (value: number) => {
      const body = { readings: [{ day, source: 'Watch', [name]: value }] }
      return app.send(saveMorningReadings, { body }, as(athlete))
    }
    const statuses = async (...values: number[]) =>
      (await Promise.all(values.map(sent))).map(({ status }) => status)
    expect(await statuses(min - 1, max + 1)).toEqual([400, 400])
    expect(await statuses(min, max)).toEqual([200, 200])
  })

  test('refuses reasons of another health, and drops them with it', async () => {
    const day = freshDay()
    const wrong = { health: 'injured', reasons: ['virus'] }
    expect((await refusal(athlete, { day, values: wrong })).errors['values.reasons']).toHaveLength(
      1,
    )
    await save(athlete, { day, values: { health: 'both', reasons: ['virus', 'back'] } })
    await save(athlete, { day, values: { health: 'injured' } })
    expect((await read(day)).values?.reasons).toEqual(['back'])
  })

  test('rates a training only when there was one the day before, not a day off', async () => {
    const day = freshDay()
    const rate = { day, values: { training_quality: 4 } }
    const before = addDays(day, -1)
    const takePart = async (plan: { name: string; sport_id: number }) => {
      const id = await makeSession(
        app.db,
        club,
        { user_id: athlete.id, role_id: ROLE.athlete },
        { ...plan, start_date: `${before}T06:00:00Z` },
      )
      await app.rows(
        `insert into kept_loads (club_id, session_id, user_id, local_date, seconds, zone_seconds,
          ets_basis, proven, rated, took_part)
         values ($1, $2, $3, $4, 3600, '{0,0,0,0,0,0,0}', 'measured', true, false, true)
         on conflict (club_id, session_id, user_id) do update set took_part = true`,
        [club, id, athlete.id, before],
      )
      return id
    }
    await takePart({ name: 'Rest', sport_id: SPORT.day_off })
    expect((await refusal(athlete, rate)).errors['values.training_quality']).toEqual([
      'There was no training the day before.',
    ])
    const id = await takePart({ name: 'Long row', sport_id: SPORT.rowing })
    await save(athlete, rate)
    const { trained, values } = await read(day)
    expect(trained).toEqual([{ id, name: 'Long row' }])
    expect(values?.training_quality).toBe(4)
  })
})
