import { sql } from 'kysely'
import type { ClubId, Db } from '../../server/db/client.ts'
import { makeClub } from '../support/factories.ts'
import { challengeFields } from '../support/challenge-club.ts'
import { keepFile } from '../support/stored-file.ts'
import { mateIn } from './matrix-case-parts.ts'
import {
  DOT,
  plain,
  serial,
  type MakesParts,
  type MatrixCall,
  type Things,
} from './matrix-parts.ts'

/** A challenge of a club that runs. */
async function challengeIn(db: Db, club: ClubId, visibility = 'club') {
  const { sport_ids, ...fields } = challengeFields()
  return db
    .insertInto('challenges')
    .values({
      ...fields,
      club_id: club,
      visibility,
      slug: `matrix-${serial()}`,
      sport_ids: sql<number[]>`${[...sport_ids]}::int[]`,
    })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow()
}

async function teamIn(db: Db, club: ClubId, people: readonly number[] = []) {
  const challenge = await challengeIn(db, club)
  const { id } = await db
    .insertInto('challenge_teams')
    .values({
      club_id: club,
      challenge_club_id: club,
      challenge_id: challenge.id,
      name: 'Eight',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const user_id of people)
    await db
      .insertInto('challenge_members')
      .values({
        club_id: club,
        challenge_id: challenge.id,
        team_id: id,
        user_id,
        from_day: challengeFields().first_day,
      })
      .execute()
  return { team: id, challenge: challenge.id }
}

/** A team that somebody is asked to join. */
async function askedInto(db: Db, club: ClubId, user_id: number): Promise<number> {
  const { team, challenge } = await teamIn(db, club)
  await db
    .insertInto('challenge_team_invitations')
    .values({ club_id: club, challenge_id: challenge, team_id: team, user_id })
    .execute()
  return team
}

/** What looks wrong, of the caller. */
async function flagIn({ club, user_id, session }: Things, db: Db) {
  const { team, challenge } = await teamIn(db, club, [user_id])
  const { id } = await db
    .insertInto('challenge_entries')
    .values({
      club_id: club,
      challenge_id: challenge,
      team_id: team,
      user_id,
      session_id: session,
      day: challengeFields().first_day,
      value: 90_000,
      flag: 'entered',
      counts: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: challenge, entry_id: id }
}

async function invited(db: Db, by: ClubId, club: number): Promise<number> {
  const { id } = await challengeIn(db, by, 'invited')
  await db
    .insertInto('challenge_invitations')
    .values({ club_id: by, challenge_id: id, invited_club_id: club })
    .execute()
  return id
}

const byChallenge =
  (rest: object = {}): MakesParts =>
  async ({ club }, db) => ({ params: { id: (await challengeIn(db, club)).id }, ...rest })
const byTeam =
  (rest: object = {}): MakesParts =>
  async ({ club }, db) => ({ params: { id: (await teamIn(db, club)).team }, ...rest })

const pictured =
  (rest: object = {}): MakesParts =>
  async ({ club }, db, files) => {
    const { id } = await challengeIn(db, club)
    const { sha256: file } = await keepFile(db, files, DOT)
    await db
      .insertInto('challenge_pictures')
      .values({ club_id: club, challenge_id: id, kind: 'cover', file })
      .execute()
    return { params: { id, kind: 'cover' }, ...rest }
  }

/** Teams with everybody a call may name. */
export const FULL_CHALLENGES: Record<string, readonly MakesParts[]> = {
  'POST challenges/{id}/teams': [
    async ({ club }, db) => {
      const [user_ids, captain_ids] = [[await mateIn(db, club)], [await mateIn(db, club)]]
      const body = { name: 'Eight', max_size: 8, user_ids, captain_ids }
      return { params: { id: (await challengeIn(db, club)).id }, body }
    },
  ],
  'PATCH challenges/teams/{id}': [
    async ({ club }, db) => {
      const [one, other] = [await mateIn(db, club), await mateIn(db, club)]
      const body = { user_ids: [one, other], captain_ids: [other] }
      return { params: { id: (await teamIn(db, club, [one])).team }, body }
    },
  ],
}

export const CHALLENGE_CALLS: Record<string, MatrixCall> = {
  'GET challenges': plain,
  'GET challenges/by-slug/{slug}': {
    parts: async ({ club }, db) => ({ params: { slug: (await challengeIn(db, club)).slug } }),
  },
  'POST challenges': { parts: () => ({ body: challengeFields() }) },
  'PATCH challenges/{id}': { parts: byChallenge({ body: challengeFields() }) },
  'DELETE challenges/{id}': { parts: byChallenge() },
  'GET challenges/{id}/people': { parts: byChallenge() },
  'GET challenges/{id}/course': { parts: byChallenge() },
  'GET challenges/{id}/certificate': {
    parts: async ({ club, user_id }, db) => {
      const { challenge } = await teamIn(db, club, [user_id])
      await sql`update challenges set first_day = '2020-03-01', last_day = '2020-03-31'
        where club_id = ${club} and id = ${challenge}`.execute(db)
      return { params: { id: challenge } }
    },
  },
  'POST challenges/{id}/join': {
    parts: async ({ club }, db) => {
      const { team, challenge } = await teamIn(db, club)
      return { params: { id: challenge }, body: { team_id: team } }
    },
  },
  'POST challenges/{id}/leave': {
    parts: async ({ club, user_id }, db) => ({
      params: { id: (await teamIn(db, club, [user_id])).challenge },
    }),
  },
  'GET challenges/teams/{id}': { parts: byTeam() },
  'POST challenges/{id}/teams': {
    parts: async ({ club }, db) => ({
      params: { id: (await challengeIn(db, club)).id },
      body: {
        name: 'Eight',
        max_size: null,
        user_ids: [await mateIn(db, club)],
        captain_ids: [],
      },
    }),
  },
  'PATCH challenges/teams/{id}': { parts: byTeam({ body: { name: 'Nine' } }) },
  'DELETE challenges/teams/{id}': { parts: byTeam() },
  'POST challenges/teams/{id}/decline': {
    parts: async ({ club, user_id }, db) => ({
      params: { id: await askedInto(db, club, user_id) },
    }),
  },
  'GET challenges/{id}/flags': { parts: byChallenge() },
  'POST challenges/{id}/flags/{entry_id}': {
    parts: async (things, db) => ({
      params: await flagIn(things, db),
      body: { counts: true, note: null },
    }),
  },
  'GET challenges/{id}/clubs': { parts: byChallenge() },
  'POST challenges/{id}/clubs': {
    parts: async ({ club }, db) => {
      const name = `Invited ${serial()}`
      await makeClub(db, { name })
      return { params: { id: (await challengeIn(db, club, 'invited')).id }, body: { name } }
    },
  },
  'DELETE challenges/{id}/clubs/{club_id}': {
    parts: async ({ club }, db) => {
      const other = await makeClub(db)
      return { params: { id: await invited(db, club, other), club_id: other } }
    },
  },
  'POST challenges/{id}/answer': {
    parts: async ({ club }, db) => ({
      params: { id: await invited(db, await makeClub(db), club) },
      body: { accepts: true },
    }),
  },
  'POST challenges/{id}/pictures/{kind}': {
    parts: async ({ club }, db) => ({
      params: { id: (await challengeIn(db, club)).id, kind: 'cover' },
      upload: {},
      file: { name: 'dot.png', bytes: DOT },
    }),
  },
  'DELETE challenges/{id}/pictures/{kind}': { parts: pictured() },
  'GET challenges/{id}/pictures/{kind}': { parts: pictured() },
}
