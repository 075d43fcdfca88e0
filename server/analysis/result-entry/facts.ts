import { sql } from 'kysely'
import { Id, T, WordOf, type Static } from '#contract/schema.ts'
import { SCORE_PARTS } from '#domain/constants/scores.ts'
import { withRaces, type RacePiece } from '#domain/training/race-pieces.ts'
import { droppedLayout, type LaidPiece } from '#domain/training/score-layout.ts'
import { checkedRow } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { seenAthletes } from '../../people/privacy/open.ts'
import { laidOut, Plans, structuresOf } from '../../planning/sessions/open.ts'
import { Races, racesOf } from './stored-scores.ts'

const Group = T.Object({ id: Id, user_ids: T.Array(Id) })
type Group = Static<typeof Group>

const Place = T.Object({
  piece: T.Integer(),
  part: WordOf(...SCORE_PARTS),
  number: T.Integer(),
})
type Place = Static<typeof Place>

const StoredFacts = T.Object({
  ...Plans.properties,
  athletes: T.Array(Id),
  crews: T.Array(Group),
  squads: T.Array(Group),
  visible: T.Array(Id),
  entered: T.Array(Place),
  races: Races,
})

/**
 * Whom values can be entered for, whose body values the viewer sees, the places there are, planned
 * or entered, and the pieces by their numbers:
 * those planned, in order, and those that were once and have no values.
 */
export type ScoringFacts = {
  athletes: number[]
  crews: Group[]
  squads: Group[]
  visible: number[]
  places: Place[]
  planned: number[]
  gone: number[]
  races: RacePiece[]
}

/**
 * Splits the pieces that were taken out of the plan and are no race: those with entered results are
 * returned whole, the others by number.
 */
export function droppedPieces(
  { dropped_pieces }: Plans,
  entered: readonly { piece: number }[],
  races: readonly RacePiece[],
): { scored: LaidPiece[]; gone: number[] } {
  const numbers = new Set(entered.map(({ piece }) => piece))
  const raced = new Set(races.map(({ piece }) => piece))
  const laid = dropped_pieces.filter(({ number }) => !raced.has(number)).map(droppedLayout)
  return {
    scored: laid.filter(({ piece }) => numbers.has(piece)),
    gone: laid.flatMap(({ piece }) => (numbers.has(piece) ? [] : [piece])),
  }
}

const placesOf = ({ piece, parts }: LaidPiece): Place[] => [
  { piece, part: 'piece', number: 0 },
  ...parts.map(({ part, number }) => ({ piece, part, number })),
]

/**
 * Athletes down for the session, its crews, the squads that have somebody in it, and the pieces and
 * their parts there are.
 */
export async function scoringFacts(
  db: Db,
  clubId: ClubId,
  sessionId: number,
  viewerId: number,
): Promise<ScoringFacts> {
  const statement = sql`
    with people as (select user_id from participants where club_id = ${clubId}
      and session_id = ${sessionId} and role_id = app.athlete())
    select ${structuresOf},
      (select coalesce(json_agg(user_id), '[]') from people) as athletes,
      (select coalesce(json_agg(json_build_object('id', c.id, 'user_ids',
        (select coalesce(json_agg(cu.user_id), '[]') from crew_users cu
        where cu.club_id = c.club_id and cu.crew_id = c.id))), '[]') from crews c
          where c.club_id = s.club_id and c.session_id = s.id) as crews,
      (select coalesce(json_agg(q), '[]')
        from (select su.squad_id as id, json_agg(su.user_id) as user_ids from squad_users su
        where su.club_id = s.club_id and su.user_id in (select user_id from people)
        group by su.squad_id) q) as squads,
      (select coalesce(json_agg(v.user_id), '[]')
        from (${seenAthletes(clubId, viewerId)}) v) as visible,
      (select coalesce(json_agg(distinct jsonb_build_object('piece', c.piece, 'part', c.part,
        'number', c.number)), '[]') from results r join scores c on c.club_id = r.club_id
          and c.result_id = r.id
        where r.club_id = s.club_id and r.session_id = s.id and not r.alternative) as entered,
      ${racesOf} as races
    from sessions s where s.club_id = ${clubId} and s.id = ${sessionId}`
  const row = await checkedRow(db, StoredFacts, statement)
  if (!row) throw new Error('a session vanished within a transaction')
  const { structure, programmes, dropped_pieces, entered, ...facts } = row
  const plans = { structure, programmes, dropped_pieces }
  const laid = withRaces(laidOut(plans), facts.races)
  const { scored, gone } = droppedPieces(plans, entered, facts.races)
  return {
    ...facts,
    places: [...[...laid, ...scored].flatMap(placesOf), ...entered],
    planned: laid.map(({ piece }) => piece),
    gone,
  }
}
