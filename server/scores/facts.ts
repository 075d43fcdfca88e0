import { sql } from 'kysely'
import type { Structure } from '#contract/plan.ts'
import type { ScorePart } from '#domain/constants/scores.ts'
import type { NumberedProgramme } from '#domain/training/programmes.ts'
import { layoutOf, strengthLayoutOf, type LaidPiece } from '#domain/training/score-layout.ts'
import type { ClubId, Db } from '../db/client.ts'
import { seenAthletes } from '../privacy/queries.ts'
import { programmesOf } from '../sessions/queries.ts'

/** A session has one of the two, or none. */
export type Plans = { structure: Structure | null; programmes: NumberedProgramme[] }
type Group = { id: number; user_ids: number[] }

type Place = { piece: number; part: ScorePart; number: number }

/** Whom values can be entered for, whose body values the viewer sees, and the places there are, planned or entered. */
export type ScoringFacts = { athletes: number[]; crews: Group[]; squads: Group[]; visible: number[]; places: Place[] }

/** The pieces of a session as they are rowed; none for one without a structure. */
export const laidOut = ({ structure, programmes }: Plans): LaidPiece[] => (structure ? layoutOf(structure) : strengthLayoutOf(programmes))

const placesOf = ({ piece, parts }: LaidPiece): Place[] => [
  { piece, part: 'piece', number: 0 },
  ...parts.map(({ part, number }) => ({ piece, part, number })),
]

/** The structures of session `s`, as JSON. */
export const structuresOf = sql`
  (select json_build_object('piece_structure', st.piece_structure, 'repetitions', st.repetitions, 'pieces', (
      select coalesce(json_agg(json_build_object('planned_distance', p.planned_distance, 'planned_time', p.planned_time, 'rest', p.rest,
        'split_length', p.split_length, 'variable_split_lengths', p.variable_split_lengths, 'segments', p.segments) order by p.position), '[]')
      from session_pieces p where p.club_id = st.club_id and p.session_id = st.session_id))
    from session_structures st where st.club_id = s.club_id and st.session_id = s.id) as structure,
  ${programmesOf} as programmes`

/** Athletes down for the session, its crews, the squads that have somebody in it, and the pieces and their parts there are. */
export async function scoringFacts(db: Db, clubId: ClubId, sessionId: number, viewerId: number): Promise<ScoringFacts> {
  const { rows } = await sql<Plans & Omit<ScoringFacts, 'places'> & { entered: Place[] }>`
    with people as (select user_id from participants where club_id = ${clubId} and session_id = ${sessionId} and role_id = 2)
    select ${structuresOf},
      (select coalesce(json_agg(user_id), '[]') from people) as athletes,
      (select coalesce(json_agg(json_build_object('id', c.id, 'user_ids', (select coalesce(json_agg(cu.user_id), '[]') from crew_users cu
        where cu.club_id = c.club_id and cu.crew_id = c.id))), '[]') from crews c where c.club_id = s.club_id and c.session_id = s.id) as crews,
      (select coalesce(json_agg(q), '[]') from (select su.squad_id as id, json_agg(su.user_id) as user_ids from squad_users su
        where su.club_id = s.club_id and su.user_id in (select user_id from people) group by su.squad_id) q) as squads,
      (select coalesce(json_agg(v.user_id), '[]') from (${seenAthletes(clubId, viewerId)}) v) as visible,
      (select coalesce(json_agg(distinct jsonb_build_object('piece', c.piece, 'part', c.part, 'number', c.number)), '[]') from results r join scores c on c.club_id = r.club_id and c.result_id = r.id
        where r.club_id = s.club_id and r.session_id = s.id) as entered
    from sessions s where s.club_id = ${clubId} and s.id = ${sessionId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a session vanished within a transaction')
  const { structure, programmes, entered, ...facts } = row
  return { ...facts, places: [...laidOut({ structure, programmes }).flatMap(placesOf), ...entered] }
}
