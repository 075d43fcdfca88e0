import { sql } from 'kysely'
import { CHALLENGE_RELATIONS } from '#contract/club/challenges.ts'
import { Id, nullable, OneOf, T, WordOf, type Static } from '#contract/schema.ts'
import { AGGREGATIONS, METRICS, stateOn, VISIBILITIES } from '#domain/challenges/metrics.ts'
import { hasPermission, type Viewer } from '#domain/rules/viewer.ts'
import { checkedRow, checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand, found } from '../../http/refusal.ts'

/** A challenge as the club of the viewer sees it. */
export const Seen = T.Object({
  id: Id,
  club_id: Id,
  club_name: T.String(),
  time_zone: T.String(),
  today: T.String(),
  relation: WordOf(...CHALLENGE_RELATIONS),
  slug: T.String(),
  title: T.String(),
  description: nullable(T.String()),
  rules: nullable(T.String()),
  cover: nullable(T.String()),
  image: nullable(T.String()),
  type: OneOf(1, 2),
  sport_ids: T.Array(T.Integer()),
  metric: WordOf(...METRICS),
  aggregation: WordOf(...AGGREGATIONS),
  target: nullable(T.Number()),
  first_day: T.String(),
  last_day: T.String(),
  visibility: WordOf(...VISIBILITIES),
})
export type Seen = Static<typeof Seen>

export async function seenById(db: Db, id: number): Promise<Seen> {
  return found(
    await checkedRow(db, Seen, sql`select s.* from app.challenges_seen() s where s.id = ${id}`),
  )
}

export async function seenBySlug(db: Db, slug: string): Promise<Seen> {
  return found(
    await checkedRow(db, Seen, sql`select s.* from app.challenges_seen() s where s.slug = ${slug}`),
  )
}

/** A challenge of one's own club, or 404. */
export async function ownChallenge(db: Db, clubId: ClubId, id: number): Promise<Seen> {
  const seen = await seenById(db, id)
  demand(seen.club_id === clubId, 'not_found')
  return seen
}

/** Whether the club may enter teams: its own challenges, public ones and where it has accepted. */
export const takesPart = ({ relation }: Pick<Seen, 'relation'>): boolean => relation !== 'invited'

export const isOver = (seen: Seen): boolean => stateOn(seen.today, seen) === 'past'

export const managesTeams = (viewer: Viewer): boolean =>
  hasPermission(viewer, 'manage-challenge-teams')
export const managesChallenges = (viewer: Viewer): boolean =>
  hasPermission(viewer, 'manage-challenges')

const OwnPlace = T.Object({ challenge_id: Id, team_id: Id, is_captain: T.Boolean() })
export type OwnPlace = Static<typeof OwnPlace>

/** The teams somebody is in now. */
export const ownPlaces = (db: Db, clubId: ClubId, userId: number): Promise<OwnPlace[]> =>
  checkedRows(
    db,
    OwnPlace,
    sql`select challenge_id, team_id, is_captain from challenge_members
      where club_id = ${clubId} and user_id = ${userId} and until_day is null`,
  )

const TeamRow = T.Object({
  team_id: Id,
  club_id: Id,
  club_name: T.String(),
  name: nullable(T.String()),
  user_id: nullable(Id),
  max_size: nullable(T.Integer()),
  belonging: T.Integer(),
  people: T.Integer(),
  total: nullable(T.Number()),
  best: nullable(T.Number()),
  entries: T.Integer(),
  /** Its figures may be shown to other clubs. */
  is_open: T.Boolean(),
})
export type TeamRow = Static<typeof TeamRow>

/** What the teams gave, each in one row. */
export const teamRows = (db: Db, id: number): Promise<TeamRow[]> =>
  checkedRows(db, TeamRow, sql`select t.* from app.challenge_standing(${id}) t order by t.team_id`)
