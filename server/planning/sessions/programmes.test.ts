import { afterAll, describe, expect, test } from 'vitest'
import { home } from '#contract/analysis/home.ts'
import * as calendar from '#contract/planning/calendar.ts'
import * as publishing from '#contract/planning/publishing.ts'
import * as life from '#contract/planning/session-life.ts'
import * as sessions from '#contract/planning/sessions.ts'
import * as templates from '#contract/planning/templates.ts'
import type { Programme } from '#domain/training/programmes.ts'
import { at, exercise, startGymClub } from '../../../test/support/gym-club.ts'
import type { As } from '../../../test/support/http.ts'

const gym = await startGymClub()
const { app, club, coach, senior, junior, guest, stranger, asCoach, squat } = gym
const { heavy, circuit, open, planOf, create, read, change } = gym
afterAll(() => app.close())

/** The programmes without the numbers of their exercises. */
const programmesOf = async (id: number) =>
  ((await read(id)).strength_structures ?? []).map(({ pieces, ...programme }) => ({
    ...programme,
    pieces: pieces.map(({ number: _number, ...piece }) => piece),
  }))

describe('programmes of a session', () => {
  test('are read as they were written, the first of them also alone', async () => {
    const id = await create()
    expect(await programmesOf(id)).toEqual([heavy(), circuit(), open()])
    expect((await read(id)).strength_structure).toMatchObject(heavy())
    await change(id, { strength_structures: [circuit(), { ...heavy(), name: '  ' }] })
    expect(await programmesOf(id)).toEqual([circuit(), { ...heavy(), name: null }])
    await change(id, { strength_structure: { pieces: open().pieces } })
    expect(await programmesOf(id)).toEqual([open()])
    await change(id, { strength_structures: [] })
    expect(await read(id)).toMatchObject({ strength_structures: [], strength_structure: null })
  })

  test('refuse at the field who is not in the session, who is in two, and sets that do not fit', async () => {
    const refused = (strength_structures: Programme[]) =>
      app.refused(sessions.createSession, { body: planOf({ strength_structures }) }, asCoach)
    const problem = (field: string) => ({
      status: 400,
      errors: { [field]: [expect.stringMatching(/\S/)] },
    })
    expect(await refused([heavy(), { ...open(), athlete_ids: [stranger.id] }])).toMatchObject(
      problem('strength_structures.1.athlete_ids'),
    )
    expect(await refused([heavy(), { ...open(), athlete_ids: [coach.id] }])).toMatchObject(
      problem('strength_structures.1.athlete_ids'),
    )
    expect(await refused([heavy(), { ...open(), athlete_ids: [senior.id] }])).toMatchObject(
      problem('strength_structures.1.athlete_ids'),
    )
    const uneven = {
      ...open(),
      pieces: [
        {
          ...exercise(squat),
          sets_count: 3,
          segments: [1, 2].map((reps_count) => ({ reps_count, exercise_weight: null })),
        },
      ],
    }
    expect(await refused([heavy(), uneven])).toMatchObject(problem('strength_structures.1'))
    const single = { ...open(), athlete_ids: [stranger.id] }
    expect(
      await app.refused(
        sessions.updateSession,
        { body: { id: await create(), strength_structure: single } },
        asCoach,
      ),
    ).toMatchObject(problem('strength_structure.athlete_ids'))
    expect(
      await app.refused(
        sessions.createSession,
        { body: planOf({ sport_id: 1, strength_structures: [heavy()] }) },
        asCoach,
      ),
    ).toMatchObject(problem('strength_structures'))
    expect(
      await app.refused(
        sessions.createSession,
        { body: planOf({ strength_structures: Array.from({ length: 21 }, open) }) },
        asCoach,
      ),
    ).toMatchObject({ status: 400 })
  })

  test('lose an athlete who leaves the session, and move one who is named elsewhere', async () => {
    const id = await create()
    await change(id, { athlete_ids: [junior.id, guest.id] })
    expect((await read(id)).strength_structures).toMatchObject([
      { athlete_ids: [] },
      { athlete_ids: [junior.id] },
      { athlete_ids: [] },
    ])
    expect((await programmesOf(id)).map(({ for_nobody }) => for_nobody)).toEqual([
      true,
      undefined,
      undefined,
    ])
    await change(id, {
      strength_structures: [
        { ...heavy(), athlete_ids: [junior.id] },
        { ...circuit(), athlete_ids: [guest.id] },
      ],
    })
    expect((await read(id)).strength_structures).toMatchObject([
      { athlete_ids: [junior.id] },
      { athlete_ids: [guest.id] },
    ])
  })

  test('made for people who have left are nobody’s, until they are given to somebody', async () => {
    const id = await create({ strength_structures: [heavy(), open()] })
    await app.ask(
      life.removeMembers,
      { body: { session_ids: [id], user_ids: [senior.id], squad_ids: [] } },
      asCoach,
    )
    const orphan = { ...heavy(), athlete_ids: [], for_nobody: true }
    expect(await programmesOf(id)).toEqual([orphan, open()])
    const copy = (
      await app.ask(life.duplicateSession, { params: { id }, body: { start_date: at(9) } }, asCoach)
    ).data.id
    expect(await programmesOf(copy)).toEqual([orphan, open()])
    const asJunior = { ...asCoach, token: junior.token }
    const { plan } = (await app.ask(publishing.sessionPublishing, { params: { id } }, asJunior))
      .data
    expect(plan.exercises?.map(({ name }) => name)).toEqual([null])
    const named = async (as = asJunior) =>
      (
        await app.ask(
          calendar.agenda,
          {
            body: { start_date: at(0).slice(0, 10), end_date: at(2).slice(0, 10), display: 'all' },
          },
          as,
        )
      ).data.find((one) => one.id === id)?.structure_text
    expect(await named()).toBeNull()
    await change(id, { strength_structures: [orphan, open()] })
    expect(await programmesOf(id)).toEqual([orphan, open()])
    await change(id, { strength_structures: [{ ...orphan, for_nobody: false }, open()] })
    expect(await programmesOf(id)).toEqual([{ ...heavy(), athlete_ids: [] }, open()])
    expect(await named()).toBe(heavy().name)
  })

  test('stand in the history, once for a change of any part of them', async () => {
    const id = await create()
    const fields = async () =>
      (await app.ask(life.sessionChanges, { params: { id } }, asCoach)).data.map(({ changes }) =>
        changes.map(({ field }) => field),
      )
    const before = (await fields()).length
    await change(id, { strength_structures: [heavy(), { ...circuit(), name: 'Circuit' }, open()] })
    await change(id, {
      strength_structures: [
        { ...heavy(), athlete_ids: [] },
        { ...circuit(), name: 'Circuit' },
        open(),
      ],
    })
    await change(id, {
      strength_structures: [
        { ...heavy(), athlete_ids: [] },
        { ...circuit(), name: 'Circuit' },
        open(),
      ],
    })
    expect((await fields()).slice(0, -before)).toEqual([['exercises'], ['exercises']])
  })

  test('come along when it is repeated or planned again, and without people into a template', async () => {
    const id = await create()
    const copy = (
      await app.ask(life.duplicateSession, { params: { id }, body: { start_date: at(8) } }, asCoach)
    ).data.id
    expect(await programmesOf(copy)).toEqual([heavy(), circuit(), open()])
    const series = await app.ask(
      sessions.updateSession,
      { body: { id, repeat_frequency_type: 'weekly', repeat_numbers: 2 } },
      asCoach,
    )
    expect(await programmesOf(series.data.ids.at(-1) ?? 0)).toEqual([heavy(), circuit(), open()])
    const all = { id, scope: 'all' as const, strength_structures: [circuit()] }
    await app.ask(sessions.updateSession, { body: all }, asCoach)
    expect(await programmesOf(series.data.ids.at(-1) ?? 0)).toEqual([circuit()])
    await app.ask(templates.addTemplate, { body: { name: 'Gym', session_id: id } }, asCoach)
    const kept = (await app.ask(templates.templates, {}, asCoach)).data.find(
      ({ name }) => name === 'Gym',
    )
    expect(kept?.plan.strength_structures).toEqual([
      { name: 'Juniors – circuit', pieces: circuit().pieces },
    ])
  })

  test('are named at home: an athlete’s own, all of them to a coach', async () => {
    const start = new Date(Date.now() + 60_000).toISOString()
    const id = await create({
      start_date: start,
      end_date: new Date(Date.parse(start) + 60_000).toISOString(),
    })
    const named = async (as: As) =>
      (await app.ask(home, {}, as)).data.sessions.find((session) => session.id === id)
        ?.structure_text
    expect(await named({ token: senior.token, club })).toBe('Seniors – heavy')
    expect(await named({ token: junior.token, club })).toBe('Juniors – circuit')
    expect(await named({ token: guest.token, club })).toBeNull()
  })
})
