import { afterAll, describe, expect, test } from 'vitest'
import * as lookups from '#contract/lookups.ts'
import * as sessions from '#contract/planning/sessions.ts'
import type { SessionPlan } from '#contract/plan.ts'
import { PLAN, startPlanningClub } from '../../../test/support/planning-club.ts'

const { app, asCoach, create, read } = await startPlanningClub()
afterAll(() => app.close())

const refuse = (plan: Partial<SessionPlan>) =>
  app.refused(sessions.createSession, { body: { ...PLAN, ...plan } }, asCoach)

describe('a plan', () => {
  const fields = {
    weather: {
      air_temperature: 12,
      water_temperature: 9.5,
      wind_speed: 4,
      wind_direction: 270,
      stream_speed: 0.5,
      stream_direction: 90,
      rowing_direction: 90,
    },
    competitive: true,
    restricted_view: true,
    seat_racing: true,
    alternative_results: true,
    attendance_limit: 12,
    video_stream_url: 'https://video.example.org/1',
    public_page_intro: 'Welcome',
    heart_rate_intensities: [2, 3],
    stroke_rate_intensities: [1, 4],
  }

  test('is read as it was written, and each field can be taken away', async () => {
    const id = await create(fields)
    expect(await read(id)).toMatchObject({
      ...fields,
      all_day_event: false,
      series_id: null,
      repeat_frequency_type: null,
    })
    const cleared = {
      weather: null,
      attendance_limit: null,
      video_stream_url: null,
      public_page_intro: null,
      heart_rate_intensities: [],
      stroke_rate_intensities: [],
      competitive: false,
      seat_racing: false,
    }
    await app.ask(sessions.updateSession, { body: { id, ...cleared } }, asCoach)
    expect(await read(id)).toMatchObject({
      ...cleared,
      restricted_view: true,
      alternative_results: true,
    })
  })

  test.each<[string, Partial<SessionPlan>, string]>([
    ['an address that is none', { video_stream_url: 'video.example.org' }, 'video_stream_url'],
    ['wind from nowhere', { weather: { wind_speed: 3 } }, 'weather.wind_direction'],
    ['a stream without speed', { weather: { stream_direction: 10 } }, 'weather.stream_speed'],
    [
      'a temperature that cannot be',
      { weather: { air_temperature: 99 } },
      'weather.air_temperature',
    ],
    [
      'pieces on a day off',
      {
        sport_id: 9,
        structure: {
          piece_structure: 1,
          repetitions: 1,
          pieces: [
            {
              planned_distance: 500,
              planned_time: null,
              rest: null,
              split_length: null,
              segments: [],
            },
          ],
        },
      },
      'structure',
    ],
    ['a seat race on land', { sport_id: 4, seat_racing: true }, 'seat_racing'],
    ['a venue without a name', { venue: { latitude: 47, longitude: 8 } }, 'venue.name'],
    ['no places', { attendance_limit: 0 }, 'attendance_limit'],
    [
      'splits of their own without any',
      {
        structure: {
          piece_structure: 1,
          repetitions: 1,
          pieces: [
            {
              planned_distance: 500,
              planned_time: null,
              rest: null,
              split_length: null,
              type_of_split_length: 2,
              segments: [],
            },
          ],
        },
      },
      'structure',
    ],
  ])('with %s is refused at the field', async (_, change, field) => {
    const problem = await refuse(change)
    expect(problem).toMatchObject({ status: 400, code: 'invalid' })
    expect(problem.errors?.[field]).toEqual([expect.stringMatching(/\S/)])
  })

  test('has splits of a length each', async () => {
    const piece = {
      planned_distance: 2000,
      planned_time: null,
      rest: null,
      split_length: null,
      segments: [],
    }
    const own = {
      ...piece,
      type_of_split_length: 2 as const,
      variable_split_lengths: [750, 750, 500],
    }
    const id = await create({
      structure: {
        piece_structure: 3,
        repetitions: 1,
        pieces: [own, { ...piece, split_length: 500 }],
      },
    })
    expect((await read(id)).structure?.pieces).toMatchObject([
      own,
      { split_length: 500, type_of_split_length: 1, variable_split_lengths: null },
    ])
  })

  test('of strength has sets, with repetitions for all or for each', async () => {
    const exercises = (await app.ask(lookups.exercises, {}, asCoach)).data
    const [squat, press] = exercises.map(({ id }) => id)
    const segment = (reps_count: number, exercise_weight: number | null = null) => ({
      reps_count,
      exercise_weight,
    })
    const pieces = [
      { exercise_id: squat ?? 0, sets_count: 3, rest: 120, segments: [segment(8, 80)] },
      {
        exercise_id: press ?? 0,
        sets_count: 2,
        rest: null,
        segments: [segment(5, 60), segment(3, 70)],
      },
    ]
    const id = await create({ sport_id: 7, strength_structure: { pieces } })
    expect((await read(id)).strength_structure).toMatchObject({
      name: null,
      athlete_ids: [],
      pieces,
    })
    await app.ask(
      sessions.updateSession,
      { body: { id, strength_structure: { pieces: pieces.slice(1) } } },
      asCoach,
    )
    expect((await read(id)).strength_structure).toMatchObject({ pieces: pieces.slice(1) })
    await app.ask(sessions.updateSession, { body: { id, strength_structure: null } }, asCoach)
    expect((await read(id)).strength_structure).toBeNull()
    const uneven = {
      pieces: [{ exercise_id: squat ?? 0, sets_count: 3, segments: [segment(5), segment(3)] }],
    }
    expect(await refuse({ sport_id: 7, strength_structure: uneven })).toMatchObject({
      errors: { strength_structure: [expect.any(String)] },
    })
    const foreign = { pieces: [{ exercise_id: 99_999_999, sets_count: 3, segments: [segment(5)] }] }
    expect(await refuse({ sport_id: 7, strength_structure: foreign })).toMatchObject({
      code: 'unknown_reference',
    })
  })
})

describe('a venue', () => {
  test('is added once, and those used last come first', async () => {
    const lake = { name: 'Lake', formatted_address: 'Shore 1', latitude: 47.07, longitude: 8.31 }
    const first = await read(await create({ venue: lake }))
    expect(first.venue).toMatchObject(lake)
    expect((await read(await create({ venue: { ...lake, name: 'LAKE' } }))).venue?.id).toBe(
      first.venue?.id,
    )
    const canal = await read(
      await create({
        venue: { name: 'Canal' },
        start_date: '2026-05-02T06:00:00Z',
        end_date: '2026-05-02T07:00:00Z',
      }),
    )
    const found = async (query: string) =>
      (await app.ask(sessions.venues, { query: { query } }, asCoach)).data.map(({ name }) => name)
    expect(await found('')).toEqual(['Canal', 'Lake'])
    expect(await found('shore')).toEqual(['Lake'])
    expect(await found('%')).toEqual([])
    await app.ask(
      sessions.updateSession,
      { body: { id: first.id, venue: { id: canal.venue?.id ?? 0 } } },
      asCoach,
    )
    expect((await read(first.id)).venue?.name).toBe('Canal')
    await app.ask(sessions.updateSession, { body: { id: first.id, venue: null } }, asCoach)
    expect((await read(first.id)).venue).toBeNull()
    expect(await refuse({ venue: { id: 99_999_999 } })).toMatchObject({ code: 'unknown_reference' })
  })
})
