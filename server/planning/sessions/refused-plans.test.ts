import { afterAll, describe, expect, test } from 'vitest'
import * as sessions from '#contract/planning/sessions.ts'
import { plannedPiece as piece } from '../../../test/support/planned-pieces.ts'
import { PLAN, startPlanningClub } from '../../../test/support/planning-club.ts'

const { app, asCoach } = await startPlanningClub()
afterAll(() => app.close())

const SEGMENTS = Array.from({ length: 50 }, () => ({ planned_distance: 100, planned_time: null }))

describe('a new session', () => {
  test.each([
    ['ends before it starts', { end_date: '2026-03-02T05:59:59Z' }, 'end_before_start', 'end_date'],
    ['lasts longer than a year', { end_date: '2027-03-04T06:00:00Z' }, 'invalid', 'end_date'],
    ['has no name', { name: '   ' }, 'invalid', 'name'],
    ['has an unknown sport', { sport_id: 55 }, 'invalid', 'sport_id'],
    [
      'has more than a hundred percent',
      { intensities: [{ id: 1, percentage: 101 }] },
      'invalid',
      'intensities.0.percentage',
    ],
    ['names a person twice', { athlete_ids: [1, 1] }, 'invalid', 'athlete_ids'],
    [
      'has an empty piece',
      {
        structure: {
          piece_structure: 1,
          repetitions: 1,
          pieces: [{ ...piece(0), planned_distance: null }],
        },
      },
      'invalid',
      'structure.pieces.0',
    ],
    [
      'has a piece of no metres',
      { structure: { piece_structure: 1, repetitions: 1, pieces: [piece(0)] } },
      'invalid',
      'structure.pieces.0',
    ],
    [
      'has splits longer than the piece',
      {
        structure: {
          piece_structure: 1,
          repetitions: 1,
          pieces: [{ ...piece(500), split_length: 1000 }],
        },
      },
      'invalid',
      'structure.pieces.0.split_length',
    ],
    [
      'has a structure nobody would read',
      {
        structure: {
          piece_structure: 3,
          repetitions: 1,
          pieces: Array.from({ length: 99 }, () => ({
            ...piece(0),
            planned_distance: null,
            segments: SEGMENTS,
          })),
        },
      },
      'invalid',
      'structure',
    ],
    ['has a name nobody can see', { name: '\u200b\u2060' }, 'invalid', 'name'],
    ['has a name of two lines', { name: 'Row\nBoat' }, 'invalid', 'name'],
    ['has a field nobody knows', { colour: 'red' }, 'invalid', 'colour'],
  ])('is refused when it %s', async (_, change, code, field) => {
    const problem = await app.refused(
      sessions.createSession,
      { body: { ...PLAN, ...change } },
      asCoach,
    )
    expect(problem).toMatchObject({ status: 400, code })
    expect(problem.errors).toHaveProperty([field])
    expect(problem.errors?.[field]).toEqual([expect.stringMatching(/\S/)])
  })

  test.each([
    ['a person of no club', () => ({ athlete_ids: [99_999_999] }), ['athlete_ids']],
    ['a coach of no club', () => ({ coach_ids: [99_999_999] }), ['coach_ids']],
    [
      'a squad that is not there',
      () => ({ squad_ids: [99_999_999], athlete_ids: [99_999_999] }),
      ['athlete_ids', 'squad_ids'],
    ],
    ['a focus that is not there', () => ({ focus_ids: [99_999] }), ['focus_ids']],
    ['a venue that is not there', () => ({ venue: { id: 99_999 } }), ['venue.id']],
  ])('is refused with %s at its field, and nothing is written', async (_, change, fields) => {
    const before = await app.rows('select count(*) from sessions')
    const { status, code, errors } = await app.refused(
      sessions.createSession,
      { body: { ...PLAN, ...change() } },
      asCoach,
    )
    expect([status, code, Object.keys(errors ?? {}).toSorted()]).toEqual([
      400,
      'unknown_reference',
      fields,
    ])
    expect(await app.rows('select count(*) from sessions')).toEqual(before)
  })

  test('is refused with an intensity twice, at the field', async () => {
    const intensities = [
      { id: 2, percentage: 50 },
      { id: 2, percentage: 50 },
    ]
    const problem = await app.refused(
      sessions.createSession,
      { body: { ...PLAN, intensities } },
      asCoach,
    )
    expect(problem).toMatchObject({
      status: 400,
      code: 'invalid',
      errors: { intensities: ['This entry appears more than once.'] },
    })
  })
})
