import { sql } from 'kysely'
import { Piece, StrengthPiece, StrengthStructure, Structure } from '#contract/plan.ts'
import { nullable, T, type Static } from '#contract/schema.ts'
import { layoutOf, strengthLayoutOf, type LaidPiece } from '#domain/training/score-layout.ts'

/** The structure of session `s`, as JSON; null without one. */
export const structureOf = sql`(
  select json_build_object('piece_structure', st.piece_structure, 'repetitions', st.repetitions,
    'numbers', st.numbers, 'pieces', (
    select coalesce(json_agg(json_build_object('planned_distance', p.planned_distance,
      'planned_time', p.planned_time, 'rest', p.rest, 'split_length', p.split_length,
      'type_of_split_length', case when p.variable_split_lengths is null then 1
        else 2 end, 'variable_split_lengths', p.variable_split_lengths, 'segments', p.segments,
      'planned_rate', p.planned_rate)
          order by p.position), '[]')
    from session_pieces p where p.club_id = st.club_id and p.session_id = st.session_id))
  from session_structures st where st.club_id = s.club_id and st.session_id = s.id)`
/** The programmes of session `s`, as JSON. */
export const programmesOf = sql`(
  select coalesce(json_agg(jsonb_build_object('name', g.name, 'athlete_ids', a.ids,
    'pieces', (select coalesce(jsonb_agg(jsonb_build_object('number', p.number, 'exercise_id',
      p.exercise_id, 'sets_count', p.sets_count, 'rest', p.rest,
        'segments', p.segments) order by p.position), '[]') from strength_pieces p
      where p.club_id = g.club_id and p.session_id = g.session_id and p.programme = g.position))
    || case when g.named and a.ids = '[]' then '{"for_nobody": true}' else '{}'::jsonb end
      order by g.position), '[]')
  from strength_programmes g cross join lateral (
    select coalesce(jsonb_agg(t.user_id order by t.user_id), '[]') as ids from strength_athletes t
    where t.club_id = g.club_id and t.session_id = g.session_id and t.programme = g.position) a
  where g.club_id = s.club_id and g.session_id = s.id)`

/** How hard session `s` is planned, as JSON. */
export const intensitiesOf = sql`(select coalesce(json_agg(json_build_object('id', i.intensity_id,
  'percentage', i.percentage) order by i.intensity_id), '[]')
  from session_intensities i where i.club_id = s.club_id and i.session_id = s.id)`
/** Zones of one kind that session `s` is planned in, as JSON. */
export const rateZonesOf = (
  kind: 'heart-rate' | 'stroke-rate',
) => sql`(select coalesce(json_agg(z.zone_id order by z.zone_id), '[]')
  from session_rate_zones z where z.club_id = s.club_id and z.session_id = s.id
    and z.kind = ${sql.lit(kind)})`

/** Pieces that were taken out of the structure of session `s`, as JSON. */
export const droppedOf = sql`(
  select coalesce(json_agg(json_build_object('number', d.number, 'piece', d.piece)
    order by d.number), '[]') from dropped_pieces d
  where d.club_id = s.club_id and d.session_id = s.id)`

/** A piece by the number that results refer to. */
export const NumberedPiece = T.Object({ number: T.Integer(), piece: Piece })
const NumberedProgramme = T.Object({
  ...StrengthStructure.properties,
  pieces: T.Array(T.Object({ ...StrengthPiece.properties, number: T.Integer() })),
})

/** A session has one of the two, or none; and pieces that were taken out of its structure. */
export const Plans = T.Object({
  structure: nullable(Structure),
  programmes: T.Array(NumberedProgramme),
  dropped_pieces: T.Array(NumberedPiece),
})
export type Plans = Static<typeof Plans>

/** The plans of session `s`, as columns of JSON. */
export const structuresOf = sql`
  ${structureOf} as structure,
  ${programmesOf} as programmes,
  ${droppedOf} as dropped_pieces`

/** The pieces of a session as they are rowed; none for one without a structure. */
export const laidOut = ({ structure, programmes }: Omit<Plans, 'dropped_pieces'>): LaidPiece[] =>
  structure ? layoutOf(structure) : strengthLayoutOf(programmes)
