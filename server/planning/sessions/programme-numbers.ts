import { sql } from 'kysely'
import type { Programme } from '#domain/training/programmes.ts'
import type { ClubId } from '../../db/client.ts'
import type { Steps } from './parts.ts'

export type Programmes = readonly Programme[]

/**
 * Step `numbered`: the exercises wanted with the numbers results refer to, beside those `known` so
 * far. An exercise has its number as it is sent, else as a programme of the same name has it,
 * dropped ones last; what is new gets the lowest that nothing of the session ever had.
 */
export function numberSteps(clubId: ClubId, programmes: Programmes): Steps {
  const rows = programmes.flatMap(({ name = null, pieces }, programme) =>
    pieces.map((piece, position) => ({
      ...piece,
      programme,
      position,
      name: name?.trim() || null,
    })),
  )
  return [
    ...exerciseSteps(clubId, JSON.stringify(rows)),
    ...keptNumberSteps(),
    ...freshNumberSteps(clubId, rows.length),
    sql`numbered as (
      select
        w.session_id, w.programme, w.position, n.number, w.exercise_id, w.sets_count, w.rest,
        w.segments
      from wanted_sets w
      join (
        select * from kept
        union all
        select session_id, place, number from fresh join free using (session_id, nth)
      ) n using (session_id, place)
    )`,
  ]
}

/** Steps `known` and `wanted_sets`: the exercises of each session as they are and as they come. */
const exerciseSteps = (clubId: ClubId, rows: string): Steps => [
  sql`known as (
    select p.session_id, p.number, p.exercise_id, p.programme, p.position, g.name
    from strength_pieces p
    join strength_programmes g
      on g.club_id = p.club_id and g.session_id = p.session_id and g.position = p.programme
    where p.club_id = ${clubId} and p.session_id in (select session_id from target)
    union all
    select session_id, number, exercise_id, null, number, programme
    from dropped_exercises
    where club_id = ${clubId} and session_id in (select session_id from target)
  )`,
  sql`wanted_sets as (
    select t.session_id, g.*, g.programme * 50 + g.position as place
    from target t
    cross join json_to_recordset(${rows}::json) as g (
      programme int, position int, name text, number smallint, exercise_id bigint, sets_count int,
      rest double precision, segments jsonb
    )
  )`,
]

/** Step `kept`: the exercises that are known, by their number or else by their programme. */
function keptNumberSteps(): Steps {
  const isLeft = (taken: 'place' | 'number') => sql`not exists (
    select from by_number k
    where k.session_id = x.session_id and k.${sql.ref(taken)} = x.${sql.ref(taken)}
  )`
  const nth = sql`row_number() over (
    partition by session_id, name, exercise_id order by programme, position
  ) as nth`
  return [
    sql`by_number as (
      select session_id, place, number
      from wanted_sets
      join known using (session_id, number, exercise_id)
    )`,
    sql`by_name as (
      select w.session_id, w.place, k.number
      from (select *, ${nth} from wanted_sets x where ${isLeft('place')}) w
      join (select *, ${nth} from known x where ${isLeft('number')}) k
        on k.session_id = w.session_id
        and k.exercise_id = w.exercise_id
        and k.name is not distinct from w.name
        and k.nth = w.nth
    )`,
    sql`kept as (select * from by_number union all select * from by_name)`,
  ]
}

/** Steps `free` and `fresh`: numbers that nothing ever had, for the exercises that are new. */
const freshNumberSteps = (clubId: ClubId, wanted: number): Steps => [
  sql`used as (
    select session_id, number from known
    union
    select session_id, number
    from dropped_pieces
    where club_id = ${clubId} and session_id in (select session_id from target)
    union
    select r.session_id, c.piece
    from results r
    join scores c on c.club_id = r.club_id and c.result_id = r.id
    where r.club_id = ${clubId} and r.session_id in (select session_id from target)
    union
    select r.session_id, c.piece
    from results r
    join score_changes c on c.club_id = r.club_id and c.result_id = r.id
    where r.club_id = ${clubId} and r.session_id in (select session_id from target)
  )`,
  sql`free as (
    select
      t.session_id, n as number,
      row_number() over (partition by t.session_id order by n) as nth
    from target t
    cross join lateral generate_series(
      1, ${wanted} + (select count(*) from used u where u.session_id = t.session_id)
    ) n
    where not exists (select from used u where u.session_id = t.session_id and u.number = n)
  )`,
  sql`fresh as (
    select session_id, place, row_number() over (partition by session_id order by place) as nth
    from wanted_sets w
    where not exists (
      select from kept k where k.session_id = w.session_id and k.place = w.place
    )
  )`,
]
