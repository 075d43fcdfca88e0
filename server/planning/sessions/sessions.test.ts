import { afterAll, describe, expect, test } from 'vitest'
import * as calendar from '#contract/planning/calendar.ts'
import * as sessions from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { plannedPiece as piece } from '../../../test/support/planned-pieces.ts'
import { PLAN, startPlanningClub } from '../../../test/support/planning-club.ts'

const { app, coach, asCoach, create, read } = await startPlanningClub()
afterAll(() => app.close())

describe('a new session', () => {
  test('is published, lasts as planned and belongs to the person who planned it', async () => {
    expect(await read(await create())).toMatchObject({
      kind: 'session',
      name: 'Row',
      sport: { id: 1, key: 'rowing', name: 'Rowing' },
      start_date: PLAN.start_date,
      end_date: PLAN.end_date,
      time_zone: 'Europe/Berlin',
      published: true,
      all_day_event: false,
      planned_distance: null,
      structure: null,
      intensities: [],
      creator: { id: coach.id },
      user_actions: { edit: true, add_all_scores: true },
      participants: [
        { user_id: coach.id, user_role_id: ROLE.coach, edit: true, add_all_scores: true },
      ],
    })
  })

  test('keeps everything that was planned', async () => {
    const plan = {
      description: 'Mind the swans',
      location: 'Lake',
      planned_distance: 12_000,
      planned_time: 4800,
      planned_rpe: 5,
      intensities: [
        { id: 2, percentage: 70 },
        { id: 4, percentage: 30 },
      ],
      tags: ['Rain', 'Camp'],
      structure: {
        piece_structure: 3 as const,
        repetitions: 1,
        pieces: [piece(2000, 360), piece(1000)],
      },
    }
    expect(await read(await create({ ...plan, focus_ids: [1] }))).toMatchObject({
      ...plan,
      tags: [{ tag_text: 'Camp' }, { tag_text: 'Rain' }],
      focuses: [{ id: 1, name: expect.any(String) as string }],
    })
  })

  test.each([
    [
      'a single piece',
      { piece_structure: 1, repetitions: 7, pieces: [piece(6000), piece(1)] },
      { repetitions: 1, pieces: [piece(6000)] },
    ],
    [
      'a repeated piece',
      { piece_structure: 2, repetitions: 3, pieces: [piece(2000, 360), piece(1)] },
      { repetitions: 3, pieces: [piece(2000, 360)] },
    ],
    [
      'several pieces',
      { piece_structure: 3, repetitions: 7, pieces: [piece(500), piece(250)] },
      { repetitions: 1, pieces: [piece(500), piece(250)] },
    ],
  ] as const)('keeps of %s what its kind has', async (_, given, kept) => {
    const structure = { ...given, pieces: [...given.pieces] }
    expect((await read(await create({ structure }))).structure).toMatchObject(kept)
  })

  test('takes new parts for old ones, and gives up those that are taken away', async () => {
    const pieces = [piece(2000, 360), piece(1000), piece(500)]
    const shares = (...ids: number[]) => ids.map((id) => ({ id, percentage: 100 / ids.length }))
    const id = await create({
      structure: { piece_structure: 3, repetitions: 1, pieces },
      intensities: shares(1, 2),
      focus_ids: [1, 2],
      tags: ['One', 'Two'],
    })
    const change = {
      structure: { piece_structure: 3 as const, repetitions: 1, pieces: [piece(750), piece(1000)] },
      intensities: shares(2, 3, 4, 5),
      focus_ids: [2, 3],
      tags: ['TWO', 'Three', 'three'],
    }
    await app.ask(sessions.updateSession, { body: { id, ...change } }, asCoach)
    const changed = await read(id)
    expect(changed).toMatchObject({ structure: change.structure, intensities: change.intensities })
    expect(changed.focuses?.map((focus) => focus.id)).toEqual([2, 3])
    expect(changed.tags?.map(({ tag_text }) => tag_text.toLowerCase()).toSorted()).toEqual([
      'three',
      'two',
    ])
    await app.ask(
      sessions.updateSession,
      { body: { id, structure: null, intensities: [], focus_ids: [], tags: [] } },
      asCoach,
    )
    expect(await read(id)).toMatchObject({
      structure: null,
      intensities: [],
      focuses: [],
      tags: [],
    })
  })

  test('shows its structure in the notation of the field', async () => {
    const day = '2026-05-04'
    await create({
      start_date: `${day}T06:00:00Z`,
      end_date: `${day}T07:00:00Z`,
      structure: { piece_structure: 2, repetitions: 3, pieces: [piece(2000, 360)] },
    })
    const { data } = await app.ask(
      calendar.agenda,
      { body: { start_date: day, end_date: day } },
      asCoach,
    )
    expect(data.map((item) => item.structure_text)).toEqual([expect.stringMatching(/3.*2000.*6/)])
  })
})

describe('what is read of a session', () => {
  test.each([
    ['details', []],
    ['tags', ['tags']],
    ['tags,structure,venue', ['structure', 'tags', 'venue']],
    ['participants', ['participants']],
  ])('with include=%s', async (include, parts) => {
    const id = await create({ tags: ['Rain'] })
    const { data } = await app.ask(
      sessions.getSession,
      { params: { id }, query: { include } },
      asCoach,
    )
    const optional = ['intensities', 'focuses', 'tags', 'participants', 'structure', 'venue']
    expect(optional.filter((name) => name in data).toSorted()).toEqual(parts)
  })

  test('a change in the end alone is held against the start that stays', async () => {
    const id = await create()
    const early = { id, end_date: '2026-03-02T05:00:00Z' }
    expect(await app.refused(sessions.updateSession, { body: early }, asCoach)).toMatchObject({
      status: 400,
      code: 'end_before_start',
    })
    await app.ask(sessions.updateSession, { body: { id, end_date: PLAN.start_date } }, asCoach)
    expect((await read(id)).end_date).toBe(PLAN.start_date)
  })
})
