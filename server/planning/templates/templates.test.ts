import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as sessions from '#contract/planning/sessions.ts'
import * as templates from '#contract/planning/templates.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeClub, makeMember } from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'

let app: TestApp
let asCoach: As, asHead: As, asAthlete: As

beforeAll(async () => {
  app = await startTestApp()
  const club = await makeClub(app.db)
  const as = async (role: (typeof ROLE)[keyof typeof ROLE]) => ({
    token: (await makeMember(app.db, club, [role])).token,
    club,
  })
  asCoach = await as(ROLE.coach)
  asHead = await as(ROLE.head_coach)
  asAthlete = await as(ROLE.athlete)
})
afterAll(() => app.close())

const SPAN = { start_date: '2026-03-02T06:00:00Z', end_date: '2026-03-02T07:30:00Z' }
const PLAN = {
  name: 'Row',
  sport_id: 1,
  tags: ['Camp'],
  focus_ids: [1],
  venue: { name: 'Lake' },
  intensities: [{ id: 2, percentage: 80 }],
  structure: {
    piece_structure: 2 as const,
    repetitions: 3,
    pieces: [
      { planned_distance: 2000, planned_time: null, rest: 360, split_length: 500, segments: [] },
    ],
  },
}
const library = async () => (await app.ask(templates.templates, {}, asAthlete)).data

describe('the library', () => {
  test('keeps the plan of a session, and a session made from it is the same', async () => {
    const { id } = (await app.ask(sessions.createSession, { body: { ...PLAN, ...SPAN } }, asCoach))
      .data
    await app.ask(
      templates.addTemplate,
      { body: { name: ' Three times two ', session_id: id } },
      asCoach,
    )
    const kept = (await library()).find(({ name }) => name === 'Three times two')
    expect(kept).toMatchObject({ sport_id: 1, duration: 5400, structure_text: '3 × 2000 m / 6:00' })
    const next = { start_date: '2026-04-02T06:00:00Z', end_date: '2026-04-02T07:30:00Z' }
    const copy = (
      await app.ask(sessions.createSession, { body: { ...(kept?.plan ?? PLAN), ...next } }, asCoach)
    ).data.id
    const [was, is] = await Promise.all(
      [id, copy].map((one) => app.ask(sessions.getSession, { params: { id: one } }, asCoach)),
    )
    expect({
      ...is?.data,
      ...SPAN,
      id,
      uuid: was?.data.uuid,
      session_id: id,
      change_id: was?.data.change_id,
    }).toEqual(was?.data)
  })

  test('keeps a plan as it is typed, takes another name and lets it go', async () => {
    const { id } = (
      await app.ask(
        templates.addTemplate,
        { body: { name: 'Pieces', plan: PLAN, duration: 3600 } },
        asCoach,
      )
    ).data
    await app.ask(
      templates.renameTemplate,
      { params: { id }, body: { name: 'Long pieces' } },
      asHead,
    )
    expect((await library()).find((template) => template.id === id)).toMatchObject({
      name: 'Long pieces',
      plan: { tags: ['Camp'] },
    })
    await app.ask(templates.deleteTemplate, { params: { id } }, asCoach)
    expect((await library()).some((template) => template.id === id)).toBe(false)
    expect(await app.refused(templates.deleteTemplate, { params: { id } }, asCoach)).toMatchObject({
      status: 404,
    })
  })

  test('is changed by coaches only', async () => {
    const { id } = (
      await app.ask(
        templates.addTemplate,
        { body: { name: 'Coach', plan: PLAN, duration: 3600 } },
        asCoach,
      )
    ).data
    expect(
      await app.refused(
        templates.addTemplate,
        { body: { name: 'Mine', plan: PLAN, duration: 1 } },
        asAthlete,
      ),
    ).toMatchObject({
      code: 'forbidden',
    })
    expect(
      await app.refused(
        templates.renameTemplate,
        { params: { id }, body: { name: 'Mine' } },
        asAthlete,
      ),
    ).toMatchObject({
      code: 'forbidden',
    })
    expect(
      await app.refused(templates.deleteTemplate, { params: { id } }, asAthlete),
    ).toMatchObject({ code: 'forbidden' })
  })

  test.each([[{}], [{ plan: PLAN }], [{ session_id: 1, plan: PLAN, duration: 60 }]])(
    'needs one plan: %j',
    async (given) => {
      expect(
        await app.refused(templates.addTemplate, { body: { name: 'Which', ...given } }, asCoach),
      ).toMatchObject({
        errors: { plan: [expect.any(String)] },
      })
    },
  )
})
