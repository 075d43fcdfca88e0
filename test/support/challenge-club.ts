import { addScores } from '#contract/analysis/result-entry.ts'
import type { Input } from '#contract/endpoint.ts'
import * as calls from '#contract/club/challenges.ts'
import * as teams from '#contract/club/challenges-teams.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import { addDays } from '#domain/time/week.ts'
import { scoreSessions } from '../../server/club/challenges/open.ts'
import { inClub, type ClubId } from '../../server/db/client.ts'
import { startTestApp } from './app.ts'
import { makeClub, makeMember, makeSession, today, type TestUser } from './factories.ts'
import { piece, piecesOf } from './scored-pieces.ts'

export type ChallengeFields = Input<typeof calls.createChallenge>['body']

/** From five days ago to five days from now. */
export const challengeFields = (given: Partial<ChallengeFields> = {}): ChallengeFields => ({
  title: 'Winter kilometres',
  description: null,
  rules: null,
  type: 1,
  sport_ids: [1, 2],
  metric: 'distance',
  aggregation: 'sum',
  target: null,
  first_day: addDays(today(), -5),
  last_day: addDays(today(), 5),
  visibility: 'club',
  ...given,
})

/** Two clubs whose people compete. */
export async function openChallengeClubs(options: { work?: boolean } = {}) {
  const app = await startTestApp(options)
  const club = await makeClub(app.db, { name: 'Lake RC' })
  const other = await makeClub(app.db, { name: 'River RC' })
  const member = (of: ClubId, roles: RoleId[]) => makeMember(app.db, of, roles, {})
  const manager = await member(club, [ROLE.manager])
  const coach = await member(club, [ROLE.coach])
  const boss = await member(other, [ROLE.manager])
  /** Athletes of both clubs who have done nothing yet. */
  const athletes = async () => ({
    anna: await member(club, [ROLE.athlete]),
    ben: await member(club, [ROLE.athlete]),
    olga: await member(other, [ROLE.athlete]),
  })
  /** People of whom everybody knows that they are of age. */
  const adults = (count: number, of = club) =>
    Promise.all(
      Array.from({ length: count }, () =>
        makeMember(app.db, of, [ROLE.athlete], { date_of_birth: '1990-05-05' }),
      ),
    )
  const as = ({ token }: Pick<TestUser, 'token'>) => ({ token, club })
  const there = ({ token }: Pick<TestUser, 'token'>) => ({ token, club: other })
  const create = async (given: Partial<ChallengeFields> = {}) =>
    (await app.ask(calls.createChallenge, { body: challengeFields(given) }, as(manager))).data
  const enter = async (
    id: number,
    people: readonly TestUser[] = [],
    given: Partial<Input<typeof teams.createChallengeTeam>['body']> = {},
    who = as(coach),
  ) => {
    const user_ids = people.map((person) => person.id)
    const body = { name: 'Eight', max_size: null, user_ids, captain_ids: [], ...given }
    const made = await app.ask(teams.createChallengeTeam, { params: { id }, body }, who)
    for (const person of people) await join(id, made.data.id, person, who.club)
    return made.data.id
  }
  const join = (id: number, team_id: number | null, { token }: TestUser, of = club) =>
    app.ask(calls.joinChallenge, { params: { id }, body: { team_id } }, { token, club: of })
  /** As if people had been in their teams from the first day on. */
  const backdate = (id: number) =>
    app.rows(
      `update challenge_members m set from_day = c.first_day from challenges c
        where c.id = m.challenge_id and m.challenge_id = $1`,
      [id],
    )
  /** A result of somebody, and what it gives; a worker does the second by itself. */
  const row = async (
    person: TestUser,
    values: object,
    { of = club, by = coach, day = today(), number = 0 } = {},
  ): Promise<number> => {
    const session = await makeSession(
      app.db,
      of,
      { user_id: by.id },
      {
        athlete_ids: [person.id],
        structure: piecesOf(1),
        start_date: `${day}T08:00:00Z`,
        end_date: `${day}T09:00:00Z`,
      },
    )
    await enterResult(session, person, values, { of, by, number })
    return session
  }
  const enterResult = async (
    session: number,
    person: TestUser,
    values: object,
    { of = club, by = coach, number = 0 } = {},
  ) => {
    const results = [{ user_id: person.id, scores: [piece(number, values)] }]
    await app.ask(
      addScores,
      { params: { id: session }, body: { results } },
      { token: by.token, club: of },
    )
    if (!options.work) await score(of, session)
  }
  const score = (of: ClubId, ...sessions: number[]) =>
    inClub(app.database.worker, of, (db) => scoreSessions(db, of, sessions))
  const seen = async (slug: string, who = as(coach)) =>
    (await app.ask(calls.challenge, { params: { slug } }, who)).data
  return {
    app,
    club,
    other,
    manager,
    coach,
    boss,
    athletes,
    adults,
    member,
    as,
    there,
    create,
    enter,
    join,
    backdate,
    row,
    enterResult,
    score,
    seen,
  }
}
export type ChallengeClubs = Awaited<ReturnType<typeof openChallengeClubs>>
