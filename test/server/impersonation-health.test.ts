import { describe, expect, test } from 'vitest'
import { sessionAttendance } from '#contract/planning/attendance.ts'
import { agenda } from '#contract/planning/calendar.ts'
import { linkClubExport, startClubExport } from '#contract/people/club-data.ts'
import { home } from '#contract/analysis/home.ts'
import { listImports } from '#contract/recordings/imports.ts'
import { clubUsers } from '#contract/people/members.ts'
import { profile, profileAthletes } from '#contract/people/profiles.ts'
import { trainingDistribution } from '#contract/analysis/home-distribution.ts'
import { profileTraining, trainingSummary } from '#contract/analysis/reports.ts'
import { sessionResults } from '#contract/analysis/results.ts'
import { getSession } from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeMember, makeSession, type TestUser } from '../support/factories.ts'
import type { As } from '../support/http.ts'
import { app, club, inNameOf, prepareImpersonationClub } from './impersonation-club.ts'

prepareImpersonationClub()

describe('health and training data', () => {
  /** The day on the club's clock, which is ahead of UTC. */
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format()
  const span = { start_date: day, end_date: day }

  /**
   * Somebody who rowed, was ill and has a rating, a file and a load; a coach would see all of it.
   */
  async function unwell(person: TestUser): Promise<number> {
    const session = await makeSession(
      app.db,
      club,
      { user_id: person.id, role_id: ROLE.athlete },
      { start_date: new Date().toISOString() },
    )
    const ids = [club, session, person.id]
    await app.rows(
      `insert into attendance (club_id, session_id, user_id, attending, ill)
       values ($1, $2, $3, 2, true)`,
      ids,
    )
    await app.rows(
      'insert into session_ratings (club_id, session_id, user_id, rpe) values ($1, $2, $3, 5)',
      ids,
    )
    await app.rows(
      `insert into training_loads (club_id, session_id, user_id, local_date, seconds, zone_seconds,
        ets, ets_basis)
       values ($1, $2, $3, (now() at time zone 'Europe/Berlin')::date, 3600, '{0,3600,0,0,0,0,0}',
         60, 'measured')`,
      ids,
    )
    await app.rows(
      `with listed as (insert into stored_files (sha256, size)
        values (md5($3::bigint::text) || md5($2::bigint::text), 1) returning sha256, size),
       f as (insert into files (club_id, sha256, size, name) select $1, sha256, size, 'row.fit'
         from listed returning id, sha256)
       insert into imports (club_id, user_id, uploaded_by, file_id, sha256, session_id, state)
         select $1, $3::bigint, $3::bigint, id, sha256, $2::bigint, 'failed' from f`,
      ids,
    )
    return session
  }

  test.each([
    ['an athlete', [ROLE.athlete]],
    ['a coach', [ROLE.athlete, ROLE.head_coach]],
  ])('of %s stay hidden from who acts in their name, and only from them', async (_, roles) => {
    const person = await makeMember(app.db, club, roles, { date_of_birth: '1990-05-05' })
    const session = await unwell(person)
    const look = async (as: As) => {
      const { data: overview } = await app.ask(home, {}, as)
      const results = (await app.ask(sessionResults, { params: { id: session } }, as)).data
      const items = (await app.ask(agenda, { body: span }, as)).data
      const people = (await app.ask(getSession, { params: { id: session } }, as)).data.participants
      const marks = (await app.ask(sessionAttendance, { params: { id: session } }, as)).data
      const members = (await app.ask(clubUsers, { query: { include: 'last_user_stat' } }, as)).data
      return {
        home: [...overview.sessions, ...items].some(({ id, mine }) => id === session && mine?.ill),
        unwell:
          people?.some(({ ill }) => ill) ||
          marks.some(({ health_statuses }) => health_statuses.length > 0),
        member: members.some(
          ({ id, last_user_stat, date_of_birth }) =>
            id === person.id && (last_user_stat?.ill || date_of_birth !== null),
        ),
        rating: results.my_rpe !== null,
        files:
          (await app.ask(listImports, {}, as)).data.length > 0 ||
          overview.files.some(({ session_id }) => session_id === session),
        athletes: (await app.ask(profileAthletes, {}, as)).data.some(
          ({ user_id }) => user_id === person.id,
        ),
        load: (await app.ask(trainingSummary, { query: span }, as)).data.athletes.length > 0,
        distribution: (await app.ask(trainingDistribution, {}, as)).data.trained > 0,
      }
    }
    const own = await look({ token: person.token, club })
    expect(new Set(Object.values(own))).toEqual(new Set([true]))
    const as = await inNameOf(person)
    const acted = await look(as)
    expect(new Set(Object.values(acted))).toEqual(new Set([false]))
    for (const endpoint of [profile, profileTraining])
      expect((await app.refused(endpoint, { params: { id: person.id } }, as)).code).toBe(
        'impersonating',
      )
  })

  test('do not leave with an export of the club', async () => {
    const boss = await makeMember(app.db, club, [ROLE.manager, ROLE.head_coach])
    const as = await inNameOf(boss)
    expect((await app.refused(startClubExport, {}, as)).code).toBe('impersonating')
    const link = { params: { id: 1 }, body: {} }
    expect((await app.refused(linkClubExport, link, as)).code).toBe('impersonating')
  })
})
