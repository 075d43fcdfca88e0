import type { SessionPlan } from '#contract/plan.ts'
import { PIECE_STRUCTURE } from '#domain/constants/statuses.ts'
import { showStructure } from '#domain/time/structure-text.ts'
import { structureOf } from '#domain/time/structure-wire.ts'
import type { PlanPiece, PlanStructure } from '#domain/training/plan-structure.ts'
import { programmesIn } from '#domain/training/programmes.ts'
import { rowedPieces } from '#domain/training/piece-numbers.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Numbering } from './piece-numbers.ts'
import { replaceProgrammes } from './programmes.ts'
import {
  dropPieces,
  planPiecesAgain,
  putPieces,
  putStructures,
  putFocuses,
  putIntensities,
  putRateZones,
  putTags,
  tagSessions,
} from './statements.ts'

async function replaceIntensities(
  db: Db,
  clubId: ClubId,
  ids: readonly number[],
  shares: readonly { id: number; percentage: number }[],
): Promise<void> {
  const intensities = shares.map(({ id }) => id)
  if (new Set(intensities).size < intensities.length)
    throw new Refusal('invalid', { fields: { intensities: 'twice' } })
  await db
    .deleteFrom('session_intensities')
    .where('club_id', '=', clubId)
    .where('session_id', '=', anyOf(ids))
    .where((eb) => eb.not(eb('intensity_id', '=', anyOf(intensities))))
    .execute()
  await run(db, putIntensities, {
    club_id: clubId,
    session_ids: ids,
    intensities,
    percentages: shares.map(({ percentage }) => percentage),
  })
}

async function replaceRateZones(
  db: Db,
  clubId: ClubId,
  ids: readonly number[],
  kind: 'heart-rate' | 'stroke-rate',
  zones: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('session_rate_zones')
    .where('club_id', '=', clubId)
    .where('session_id', '=', anyOf(ids))
    .where('kind', '=', kind)
    .where((eb) => eb.not(eb('zone_id', '=', anyOf(zones))))
    .execute()
  await run(db, putRateZones, { club_id: clubId, session_ids: ids, kind, zones })
}

async function replaceFocuses(
  db: Db,
  clubId: ClubId,
  ids: readonly number[],
  focuses: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('session_focuses')
    .where('club_id', '=', clubId)
    .where('session_id', '=', anyOf(ids))
    .where((eb) => eb.not(eb('focus_id', '=', anyOf(focuses))))
    .execute()
  await run(db, putFocuses, { club_id: clubId, session_ids: ids, focuses })
}

/** Tags are the club's words: a new one is added, one that differs only in case is the same. */
async function replaceTags(
  db: Db,
  clubId: ClubId,
  ids: readonly number[],
  texts: readonly string[],
): Promise<void> {
  const words = texts.map((text) => text.trim())
  const tags = await run(db, putTags, { club_id: clubId, words })
  const tag_ids = tags.map(({ id }) => id)
  await db
    .deleteFrom('session_tags')
    .where('club_id', '=', clubId)
    .where('session_id', '=', anyOf(ids))
    .where((eb) => eb.not(eb('tag_id', '=', anyOf(tag_ids))))
    .execute()
  await run(db, tagSessions, { club_id: clubId, session_ids: ids, tag_ids })
}

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
 * Replaces each part that is named in all these sessions; null or an empty list takes it away.
 * @param numbering of sessions that are there already; those of new ones are counted
 */
export async function replaceParts(
  db: Db,
  clubId: ClubId,
  ids: readonly number[],
  parts: Parts,
  numbering: readonly Numbering[] = [],
): Promise<void> {
  const { structure, intensities, focus_ids, tags } = parts
  const { heart_rate_intensities: heart, stroke_rate_intensities: stroke } = parts
  const programmes = programmesIn(parts)
  if (structure !== undefined) await replaceStructure(db, clubId, ids, structure, numbering)
  if (numbering.length > 0) await keepDropped(db, clubId, numbering)
  if (programmes) await replaceProgrammes(db, clubId, ids, programmes)
  if (intensities) await replaceIntensities(db, clubId, ids, intensities)
  if (heart) await replaceRateZones(db, clubId, ids, 'heart-rate', heart)
  if (stroke) await replaceRateZones(db, clubId, ids, 'stroke-rate', stroke)
  if (focus_ids) await replaceFocuses(db, clubId, ids, focus_ids)
  if (tags) await replaceTags(db, clubId, ids, tags)
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
    ...(given.numbers && { numbers: given.numbers }),
    piece_structure: given.piece_structure,
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

async function replaceStructure(
  db: Db,
  clubId: ClubId,
  ids: readonly number[],
  given: PlanStructure | null,
  numbering: readonly Numbering[],
): Promise<void> {
  const here = { club_id: clubId, session_ids: ids }
  if (given === null) {
    await db
      .deleteFrom('session_structures')
      .where('club_id', '=', clubId)
      .where('session_id', '=', anyOf(ids))
      .execute()
    return
  }
  const kept = keptStructure(given)
  const { piece_structure, repetitions, display } = kept
  await run(db, putStructures, {
    ...here,
    piece_structure,
    repetitions,
    display,
    counted: rowedPieces(kept).map((_, index) => index + 1),
    numbering: JSON.stringify(numbering),
  })
  const pieces = kept.pieces.map((piece, position) => ({
    ...piece,
    position,
    variable_split_lengths: ownSplits(piece),
  }))
  await db
    .deleteFrom('session_pieces')
    .where('club_id', '=', clubId)
    .where('session_id', '=', anyOf(ids))
    .where('position', '>=', pieces.length)
    .execute()
  await run(db, putPieces, { ...here, pieces: JSON.stringify(pieces) })
}

/** Keeps what is taken out of the plan as it was; what is planned again is no longer aside. */
async function keepDropped(
  db: Db,
  club_id: ClubId,
  numbering: readonly Numbering[],
): Promise<void> {
  await run(db, planPiecesAgain, { club_id, numbering: JSON.stringify(numbering) })
  const dropped = numbering.flatMap(({ session_id, dropped: pieces }) =>
    pieces.map((piece) => ({ session_id, ...piece })),
  )
  if (dropped.length > 0) await run(db, dropPieces, { club_id, pieces: JSON.stringify(dropped) })
}

/** Splits of a length each, where the piece says that it has them. */
function ownSplits({ type_of_split_length, variable_split_lengths }: PlanPiece): number[] | null {
  if (type_of_split_length !== 2) return null
  if (!variable_split_lengths?.length)
    throw new Refusal('invalid', { fields: { structure: 'format' } })
  return variable_split_lengths
}
