import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addNote, deleteNote, notes, updateNote } from '#contract/club/notes.ts'
import { profile, profileAthletes, saveProfile } from '#contract/people/profiles.ts'
import { profileTraining } from '#contract/analysis/reports.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS, type MemberStatus } from '#domain/constants/statuses.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import {
  addMember,
  makeClub,
  makeCrew,
  makeMember,
  makeSession,
  makeSquad,
  makeUser,
  type TestUser,
} from '../support/factories.ts'

let app: TestApp
let club: ClubId
let athlete: TestUser
let coach: TestUser
let manager: TestUser

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  athlete = await makeMember(app.db, club, [ROLE.athlete], {
    first_name: 'Ada',
    date_of_birth: '2001-04-01',
    max_hr: 190,
  })
  coach = await makeMember(app.db, club, [ROLE.coach])
  manager = await makeMember(app.db, club, [ROLE.manager])
})
afterAll(() => app.close())

const as = (user: TestUser, inClub: ClubId = club) => ({ token: user.token, club: inClub })
const of = (user: TestUser) => ({ params: { id: user.id } })

describe('a profile', () => {
  test('has default zones from the maximum, and says so', async () => {
    const { data } = await app.ask(profile, of(athlete), as(coach))
    expect(data.zones).toEqual({
      bounds: [95, 143, 160, 170, 179, 187],
      basis: 'max-hr',
      max_hr: 190,
    })
    expect(data).toMatchObject({
      is_self: false,
      can_edit: false,
      roles: [{ id: ROLE.athlete, name: 'Athlete' }],
    })
  })

  test('guesses from age, and has no zones without either', async () => {
    const born = await makeMember(app.db, club, [ROLE.athlete], {
      date_of_birth: `${new Date().getUTCFullYear() - 21}-01-01`,
    })
    const blank = await makeMember(app.db, club)
    const guessed = (await app.ask(profile, of(born), as(coach))).data
    expect(guessed.zones).toMatchObject({ basis: 'age', max_hr: 208 - 0.7 * 21 })
    expect(guessed.person?.age_class).toBe('U23')
    expect((await app.ask(profile, of(blank), as(coach))).data.zones).toBeNull()
  })

  test('shows the crews last published, none of a draft', async () => {
    const rower = await makeMember(app.db, club)
    const day = (month: number) => ({
      start_date: `2026-0${month}-02T06:00:00Z`,
      end_date: `2026-0${month}-02T07:00:00Z`,
    })
    const sessions = [
      await makeSession(app.db, club, { user_id: coach.id }, day(3)),
      await makeSession(app.db, club, { user_id: coach.id }, day(4)),
      await makeSession(app.db, club, { user_id: coach.id }, { ...day(5), published: false }),
    ]
    for (const session_id of sessions)
      await makeCrew(app.db, club, {
        session_id,
        boat_type: 1,
        published: true,
        user_ids: [rower.id],
      })
    await makeCrew(app.db, club, { boat_type: 1, user_ids: [rower.id] })
    const { data } = await app.ask(profile, of(rower), as(coach))
    expect(
      data.crews.map(({ session, position, boat_type }) => [session?.id, position, boat_type]),
    ).toEqual([
      [sessions[1], 1, 1],
      [sessions[0], 1, 1],
    ])
  })

  test.each<[string, () => TestUser, () => TestUser, number, string]>([
    ['an athlete, of another', () => athlete, () => coach, 403, 'permission_missing'],
    ['a coach, of another coach', () => coach, () => manager, 404, 'not_found'],
  ])('is not for %s', async (_, viewer, person, status, code) => {
    expect(await app.refused(profile, of(person()), as(viewer()))).toMatchObject({ status, code })
    expect(await app.refused(profileTraining, of(person()), as(viewer()))).toMatchObject({
      status,
      code,
    })
  })

  test.each<[MemberStatus, number]>([
    [MEMBER_STATUS.pending, 200],
    [MEMBER_STATUS.approved, 200],
    [MEMBER_STATUS.rejected, 404],
    [MEMBER_STATUS.left, 404],
    [MEMBER_STATUS.invited, 200],
    [MEMBER_STATUS.athlete_rejected, 404],
    [MEMBER_STATUS.onboarding, 200],
  ])('of somebody with status %i answers %i', async (memberStatus, status) => {
    const { id } = await makeUser(app.db)
    await addMember(app.db, club, id, [ROLE.athlete], memberStatus)
    expect((await app.send(profile, { params: { id } }, as(coach))).status).toBe(status)
  })

  test('of somebody with an account who has not joined shows nothing of the person', async () => {
    const { id } = await makeUser(app.db, { date_of_birth: '1990-01-01', max_hr: 185 })
    await app.rows('update users set email_verified_at = now() where id = $1', [id])
    await addMember(app.db, club, id, [ROLE.athlete], MEMBER_STATUS.invited)
    const { data } = await app.ask(profile, { params: { id } }, as(manager))
    expect(data).toMatchObject({ person: null, zones: null, can_edit: false })
    expect(
      (await app.refused(saveProfile, { params: { id }, body: { max_hr: 150 } }, as(manager)))
        .status,
    ).toBe(403)
  })

  test('is noted in the audit log when somebody else reads it', async () => {
    await app.ask(profile, of(athlete), as(athlete))
    const reads = () =>
      app.rows<{ user_id: number }>(
        `select user_id from audit_log where action = 'read-health' and subject ->> 'user_id' = $1`,
        [String(athlete.id)],
      )
    const before = (await reads()).length
    await app.ask(profile, of(athlete), as(athlete))
    await app.ask(profile, of(athlete), as(manager))
    expect((await reads()).slice(before)).toEqual([{ user_id: manager.id }])
  })

  test('costs the same statements for everybody who looks', async () => {
    const statements = await app.statements(() => app.ask(profile, of(athlete), as(coach)))
    expect(statements.length).toBeLessThanOrEqual(6)
  })
})

describe('the list of athletes', () => {
  test.each<[string, string]>([
    ['name', 'ada'],
    ['part of a name', ' da '],
  ])('is searched by %s', async (_, query) => {
    const { data, meta } = await app.ask(profileAthletes, { query: { query } }, as(coach))
    expect(data.map(({ user_id }) => user_id)).toContain(athlete.id)
    expect(meta.total).toBe(data.length)
  })

  test('takes signs of patterns as signs', async () => {
    expect((await app.ask(profileAthletes, { query: { query: '%' } }, as(coach))).data).toEqual([])
  })

  test('is filtered by squad, and paged', async () => {
    const squad = await makeSquad(app.db, club, [athlete.id, coach.id])
    const chosen = await app.ask(profileAthletes, { query: { squads: String(squad) } }, as(coach))
    expect(chosen.data.map(({ user_id }) => user_id)).toEqual([athlete.id])
    const page = await app.ask(profileAthletes, { query: { limit: 1, page: 2 } }, as(coach))
    expect(page.data).toHaveLength(1)
    expect(page.meta.total).toBeGreaterThan(2)
  })

  test('holds nobody but oneself for an athlete', async () => {
    const { data } = await app.ask(profileAthletes, {}, as(athlete))
    expect(data.map(({ user_id }) => user_id)).toEqual([athlete.id])
  })
})

describe('notes', () => {
  const mine = { token: '' }
  beforeAll(() => {
    mine.token = athlete.token
  })

  test('are written, found, changed, deleted and brought back', async () => {
    const { data: note } = await app.ask(
      addNote,
      { body: { text: '  Relax the hands 100% ' } },
      mine,
    )
    expect(note.text).toBe('Relax the hands 100%')
    const found = async (query: string) =>
      (await app.ask(notes, { query: { query } }, mine)).data.map(({ id }) => id)
    expect(await found('hands RELAX')).toEqual([note.id])
    expect(await found('100%')).toEqual([note.id])
    expect(await found('1_0')).toEqual([])
    const { data: changed } = await app.ask(
      updateNote,
      { params: { id: note.id }, body: { text: 'Quick catch' } },
      mine,
    )
    expect(changed).toMatchObject({ id: note.id, text: 'Quick catch', created_at: note.created_at })
    await app.ask(deleteNote, { params: { id: note.id } }, mine)
    expect(await found('')).toEqual([])
    const { data: back } = await app.ask(
      addNote,
      { body: { text: changed.text, created_at: note.created_at } },
      mine,
    )
    expect(back.created_at).toBe(note.created_at)
  })

  test('are read by nobody else, platform administrators included', async () => {
    const admin = await makeMember(app.db, club, [ROLE.manager], { is_admin: true })
    const { data: note } = await app.ask(addNote, { body: { text: 'Only mine' } }, mine)
    for (const other of [coach, admin]) {
      const theirs = { token: other.token }
      expect((await app.ask(notes, {}, theirs)).data).toEqual([])
      expect(
        (
          await app.refused(
            updateNote,
            { params: { id: note.id }, body: { text: 'Mine now' } },
            theirs,
          )
        ).status,
      ).toBe(404)
      expect((await app.refused(deleteNote, { params: { id: note.id } }, theirs)).status).toBe(404)
    }
  })

  test('need a word', async () => {
    expect((await app.refused(addNote, { body: { text: ' \n ' } }, mine)).errors).toHaveProperty(
      'text',
    )
  })
})
