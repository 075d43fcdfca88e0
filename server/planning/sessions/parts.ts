import { sql, type RawBuilder } from 'kysely'
import type { SessionPlan } from '#contract/plan.ts'
import { PIECE_STRUCTURE } from '#domain/constants/statuses.ts'
import { showStructure } from '#domain/time/structure-text.ts'
import { structureOf } from '#domain/time/structure-wire.ts'
import type { PlanPiece, PlanStructure } from '#domain/training/plan-structure.ts'
import { programmesIn } from '#domain/training/programmes.ts'
import { rowedPieces } from '#domain/training/piece-numbers.ts'
import type { ClubId } from '../../db/client.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Numbering } from './piece-numbers.ts'
import { programmeSteps } from './programmes.ts'
import {
  here,
  keys,
  withFocuses,
  withIntensities,
  withRateZones,
  withTags,
} from './training-parts.ts'

export type Parts = Partial<
  Pick<
    SessionPlan,
    | 'structure'
    | 'strength_structure'
    | 'strength_structures'
    | 'intensities'
    | 'heart_rate_intensities'
    | 'stroke_rate_intensities'
    | 'focus_ids'
    | 'tags'
  >
>
/**
 * Steps of one statement, which begins with a step `target (session_id, …)` of the sessions it
 * writes to. Each deletes what goes, or writes what comes, so no row is touched twice.
 */
export type Steps = RawBuilder<unknown>[]

/**
 * Replaces each part that is named in all target sessions; null or an empty list takes it away.
 * @param numbering of sessions that are there already; those of new ones are counted
 */
export function partSteps(
  clubId: ClubId,
  parts: Parts,
  numbering: readonly Numbering[] = [],
): Steps {
  const {
    structure,
    intensities,
    heart_rate_intensities,
    stroke_rate_intensities,
    focus_ids,
    tags,
  } = parts
  const programmes = programmesIn(parts)
  return [
    ...(structure === undefined
      ? []
      : structure === null
        ? noStructure(clubId)
        : withStructure(clubId, structure, numbering)),
    ...(numbering.length > 0 ? droppedSteps(clubId, numbering) : []),
    ...(programmes ? programmeSteps(clubId, programmes) : []),
    ...(intensities ? withIntensities(clubId, intensities) : []),
    ...(heart_rate_intensities ? withRateZones(clubId, 'heart-rate', heart_rate_intensities) : []),
    ...(stroke_rate_intensities
      ? withRateZones(clubId, 'stroke-rate', stroke_rate_intensities)
      : []),
    ...(focus_ids ? withFocuses(clubId, focus_ids) : []),
    ...(tags ? withTags(clubId, tags) : []),
  ]
}

/** Characters of a structure as it is shown wherever its session is. */
const MOST_SHOWN = 2000

/**
 * What is stored: of a structure that is not variable only the first piece. @throws Refusal for one
 * that nobody could read
 */
export function keptStructure(given: PlanStructure): PlanStructure & { display: string } {
  const pieces =
    given.piece_structure === PIECE_STRUCTURE.variable ? given.pieces : given.pieces.slice(0, 1)
  const structure = {
    ...given,
    repetitions: given.piece_structure === PIECE_STRUCTURE.multiple ? given.repetitions : 1,
    pieces,
  }
  const readable = structureOf(structure)
  if (readable.pieces.length < pieces.length)
    throw new Refusal('invalid', { fields: { structure: 'format' } })
  const display = showStructure(readable)
  if (display.length > MOST_SHOWN)
    throw new Refusal('invalid', {
      fields: { structure: { message: 'too_long', values: { max: MOST_SHOWN } } },
    })
  return { ...structure, display }
}

const noStructure = (clubId: ClubId): Steps => [
  sql`no_structure as (delete from session_structures where ${here(clubId)})`,
]

function withStructure(
  clubId: ClubId,
  given: PlanStructure,
  numbering: readonly Numbering[],
): Steps {
  const kept = keptStructure(given)
  const { piece_structure, repetitions, display, pieces } = kept
  const rows = pieces.map((piece) => ({ ...piece, variable_split_lengths: ownSplits(piece) }))
  const counted = rowedPieces(kept).map((_, index) => index + 1)
  return [
    sql`shape as (
      insert into session_structures (club_id, session_id, piece_structure, repetitions, display,
        numbers)
      select ${keys(clubId)}, ${piece_structure}::smallint, ${repetitions}::int, ${display}::text,
        coalesce(n.numbers, ${counted}::smallint[])
      from target t
      left join json_to_recordset(${JSON.stringify(numbering)}::json)
        as n (session_id bigint, numbers smallint[])
        on n.session_id = t.session_id
      on conflict (club_id, session_id) do update set
        piece_structure = excluded.piece_structure,
        repetitions = excluded.repetitions,
        display = excluded.display,
        numbers = excluded.numbers
    )`,
    sql`fewer_pieces as (delete from session_pieces where ${here(clubId)}
      and position >= ${rows.length})`,
    sql`pieces as (
      insert into session_pieces (club_id, session_id, position, planned_distance, planned_time,
        rest, split_length, variable_split_lengths, segments)
      select ${keys(clubId)}, place - 1, planned_distance, planned_time, rest, split_length,
        variable_split_lengths, segments
      from target t, rows from (
        json_to_recordset(${JSON.stringify(rows)}::json) as (
          planned_distance double precision, planned_time double precision, rest double precision,
          split_length double precision, variable_split_lengths double precision[], segments jsonb
        )
      ) with ordinality as p (
        planned_distance, planned_time, rest, split_length, variable_split_lengths, segments, place
      )
      on conflict (club_id, session_id, position) do update set
        planned_distance = excluded.planned_distance,
        planned_time = excluded.planned_time,
        rest = excluded.rest,
        split_length = excluded.split_length,
        variable_split_lengths = excluded.variable_split_lengths,
        segments = excluded.segments
    )`,
  ]
}

/** What is taken out of the plan is kept as it was; what is planned again is no longer aside. */
function droppedSteps(clubId: ClubId, numbering: readonly Numbering[]): Steps {
  const dropped = numbering.flatMap(({ session_id, dropped: pieces }) =>
    pieces.map((piece) => ({ session_id, ...piece })),
  )
  return [
    sql`planned_again as (
      delete from dropped_pieces d
        using json_to_recordset(${JSON.stringify(numbering)}::json) as n (session_id bigint,
          numbers smallint[])
      where d.club_id = ${clubId} and d.session_id = n.session_id and d.number = any (n.numbers))`,
    sql`newly_dropped as (
      insert into dropped_pieces (club_id, session_id, number, piece)
      select ${clubId}::bigint, session_id, number, piece
        from json_to_recordset(${JSON.stringify(dropped)}::json) as g (session_id bigint,
          number smallint, piece jsonb)
      on conflict (club_id, session_id, number) do update set piece = excluded.piece)`,
  ]
}

/** Splits of a length each, where the piece says that it has them. */
function ownSplits({ type_of_split_length, variable_split_lengths }: PlanPiece): number[] | null {
  if (type_of_split_length !== 2) return null
  if (!variable_split_lengths?.length)
    throw new Refusal('invalid', { fields: { structure: 'format' } })
  return variable_split_lengths
}
