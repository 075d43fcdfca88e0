import { sql, type RawBuilder } from 'kysely'
import type { Crew, CrewUser } from '#contract/boats/crews.ts'
import { boatById } from '#domain/constants/boats.ts'
import {
  CREW_GROUPS,
  type AgeKey,
  type GenderKey,
  type WeightKey,
} from '#domain/constants/crew-options.ts'
import { groupsOf } from '#domain/rules/crews.ts'
import {
  crewClassLabel,
  gmtOfCrewClass,
  gmtReference,
  type ClassGmt,
} from '#domain/training/crew-gmt.ts'
import { canEditSession, type SessionFacts } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand } from '../../http/refusal.ts'
import { clubGmts } from '../../lookups/queries.ts'
import { visibleTo } from '../../people/privacy/open.ts'
import { elsewhere } from '../../http/elsewhere.ts'

type SeatRow = Omit<CrewUser, 'crew_user_groups'> & { groups: number[] | null }
type CrewRow = {
  id: number
  session_id: number | null
  name: string
  boat_type: number
  age: AgeKey
  gender: GenderKey
  weight: WeightKey
  description: string | null
  gmt_score: number | null
  parent_id: number | null
  published: boolean
  version: number
  seats: SeatRow[]
}

/**
 * Crews of single pieces of a seat race are listed with their piece, not among the boats of the
 * session.
 */
export const notOfPiece = sql`not exists (select from seat_race_boats b
  where b.club_id = c.club_id and b.crew_id = c.id)`

/**
 * Whole crews as the contract names them, in the order they were made; of one session, or by their
 * ids.
 */
export async function crewsBy(
  db: Db,
  clubId: ClubId,
  by: { session_id: number } | { ids: readonly number[] },
): Promise<Crew[]> {
  const which =
    'ids' in by
      ? sql`c.id = any (${[...by.ids]}::bigint[])`
      : sql`c.session_id = ${by.session_id} and ${notOfPiece}`
  const { rows } = await crewRows(clubId, which).execute(db)
  if (rows.length === 0) return []
  const gmts = await clubGmts(db, clubId, undefined)
  return rows.map((row) => crewOf(row, gmts))
}

const crewRows = (clubId: ClubId, which: RawBuilder<unknown>) => sql<CrewRow>`
  select c.id, c.session_id, c.name, c.boat_type, c.age, c.gender, c.weight, c.description,
    c.gmt_score, c.parent_id, c.published_at is not null as published, c.version,
    (
      select coalesce(json_agg(json_build_object(
          'user_id', cu.user_id, 'position', cu.position, 'side', cu.side, 'groups', cu.groups,
          'user', json_build_object(
            'id', u.id, 'first_name', u.first_name, 'last_name', u.last_name,
            'full_name', u.full_name, 'picture', u.picture
          )
        ) order by cu.position), '[]')
      from crew_users cu
      join users u on u.id = cu.user_id
      where cu.club_id = c.club_id and cu.crew_id = c.id
    ) as seats
  from crews c
  where c.club_id = ${clubId} and ${which}
  order by c.id`

function crewOf({ seats, ...row }: CrewRow, gmts: readonly ClassGmt[]): Crew {
  const boat = boatById(row.boat_type)
  return {
    ...row,
    style: boat?.style ?? '',
    class: crewClassLabel(row),
    gmt_score:
      row.gmt_score ?? gmtOfCrewClass(gmts, row, gmtReference(row.boat_type))?.time_s ?? null,
    gmt_own: row.gmt_score !== null,
    connect_url: null,
    crew_users: seats.map(({ groups, ...seat }) => ({
      ...seat,
      crew_user_groups: groups ?? groupIds(row.boat_type, seat),
    })),
  }
}

function groupIds(
  boatType: number,
  { position, side }: Pick<SeatRow, 'position' | 'side'>,
): number[] {
  const boat = boatById(boatType)
  const keys = boat ? groupsOf(boat, position, side) : []
  return CREW_GROUPS.filter(({ key }) => keys.includes(key)).map(({ id }) => id)
}

/**
 * The newest session before this one with crews that any of the people down for this one sat in;
 * null when there is none.
 */
export async function lastCrewedSession(
  db: Db,
  clubId: ClubId,
  sessionId: number,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select before.id
    from sessions here
    join sessions before
      on before.club_id = here.club_id and before.id <> here.id
      and before.sport_id = here.sport_id and before.starts_at < here.starts_at
    where here.club_id = ${clubId} and here.id = ${sessionId} and exists (
      select from crews c
      join crew_users cu on cu.club_id = c.club_id and cu.crew_id = c.id
      join participants p
        on p.club_id = c.club_id and p.session_id = here.id and p.user_id = cu.user_id
      where c.club_id = before.club_id and c.session_id = before.id and ${notOfPiece}
    )
    order by before.starts_at desc, before.id desc
    limit 1`.execute(db)
  return rows[0]?.id ?? null
}

/**
 * Who is in a session and has not declined, or said that they are ill or injured when the viewer
 * sees them.
 */
export async function comingTo(
  db: Db,
  clubId: ClubId,
  sessionId: number,
  viewerId: number,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ user_id: number }>`
    select p.user_id
    from participants p
    left join attendance a
      on a.club_id = p.club_id and a.session_id = p.session_id and a.user_id = p.user_id
    where p.club_id = ${clubId} and p.session_id = ${sessionId} and a.attending is distinct from 2
      and not (
        coalesce(a.ill or a.injured, false) and ${visibleTo(sql`p.user_id`, clubId, viewerId)}
      )`.execute(db)
  return new Set(rows.map(({ user_id }) => user_id))
}

type ToCrew = { id: number; crew_ids: number[]; own: SessionFacts['own'] }

/**
 * Sessions somebody may seat people in, with the crews they have. @throws Refusal for the first
 * that is not there or not theirs to edit
 */
export async function sessionsToCrew(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  ids: readonly number[],
): Promise<ToCrew[]> {
  const { rows } = await sql<ToCrew>`
    select s.id,
      (
        select coalesce(json_agg(c.id), '[]')
        from crews c
        where c.club_id = s.club_id and c.session_id = s.id and ${notOfPiece}
      ) as crew_ids,
      (
        select json_build_object('edit', p.edit, 'add_all_scores', p.add_all_scores)
        from participants p
        where p.club_id = s.club_id and p.session_id = s.id and p.user_id = ${viewer.user_id}
      ) as own
    from sessions s
    where s.club_id = ${clubId} and s.id = any (${[...ids]}::bigint[])
    order by s.id`.execute(db)
  const missing = ids.find((id) => !rows.some((row) => row.id === id))
  if (missing !== undefined) throw await elsewhere(db, 'session', viewer, missing)
  demand(
    rows.every((session) => canEditSession(viewer, session)),
    'edit_denied',
  )
  return rows
}
