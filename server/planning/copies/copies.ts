import { sessionsPlanned } from '#contract/events.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { ACTIVE_ATHLETE_STATUSES } from '#domain/constants/statuses.ts'
import type { RepeatRule } from '#domain/time/repeat-days.ts'
import type { Span } from '#domain/time/repeats.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { record } from '../../events/record.ts'
import { startAnswers } from '../attendance/open.ts'
import {
  copyExercises,
  copyFocuses,
  copyIntensities,
  copyPeople,
  copyPieces,
  copyProgrammeAthletes,
  copyProgrammes,
  copyRateZones,
  copySessions,
  copyStructure,
  copyTags,
  placeInSeries,
} from './statements.ts'

/**
 * The copies are drafts of the person who makes them, who takes part with edit and score rights;
 * `with_people` says whether the others are copied too.
 */
type Copy = { by: number; role_id: number; with_people: boolean }
/** A session and when it takes place again. */
type Again = { id: number; span: Span }

/**
 * Plans sessions again at other times with everything they are planned to be; people come without
 * their answers. The copies repeat nothing. Returns their ids in the order asked for.
 */
export async function duplicateSessions(
  db: Db,
  clubId: ClubId,
  again: readonly Again[],
  { by, role_id, with_people }: Copy,
): Promise<number[]> {
  const pairs = await writeCopies(db, clubId, again, {
    series_id: null,
    creator_id: by,
    published: false,
  })
  if (with_people) await bringPeople(db, clubId, pairs, { all_but: by })
  const own = pairs.copies.map((session_id) => ({ session_id, user_id: by }))
  await db
    .insertInto('participants')
    .values(
      own.map((one) => ({ ...one, club_id: clubId, role_id, edit: true, add_all_scores: true })),
    )
    .execute()
  await startAnswers(db, clubId, own)
  await assignProgrammes(db, clubId, pairs)
  await record(db, sessionsPlanned, { clubId, by, subject: pairs.copies, data: {} })
  return pairs.copies
}

/**
 * `only` is set for someone who may not plan for others and repeats a session for themselves alone.
 */
type Repetition = { rule: RepeatRule; spans: readonly Span[]; only: number | null }

/**
 * Makes a session the first of a series: it is planned again at each of these times, for the same
 * people. Answers with the ids of the new ones, which the history does not know yet.
 */
export async function repeatSession(
  db: Db,
  clubId: ClubId,
  id: number,
  { rule, spans, only }: Repetition,
): Promise<number[]> {
  const series_id = await addSeries(db, clubId, rule)
  await db
    .updateTable('sessions')
    .set({ series_id })
    .where((eb) => eb.and({ club_id: clubId, id }))
    .execute()
  return writeRepetitions(db, clubId, id, { spans, series_id, only })
}

/**
 * `earlier`: what the sessions before these repeat by, which stay a series of their own; null where
 * it is the series as a whole. `moved`: those of them that take place at another time, with all
 * that is theirs.
 */
type AnotherRule = Repetition & {
  series_id: number
  earlier: RepeatRule | null
  ids: readonly number[]
  moved: readonly { id: number; span: Span }[]
}

/**
 * Gives sessions of a series another rule, moves them, and plans them again at more times, for the
 * people of one of them. Returns the ids of the new ones. Neither the new nor the moved sessions
 * are in the history and the loads yet.
 */
export async function extendSeries(
  db: Db,
  clubId: ClubId,
  id: number,
  extension: AnotherRule,
): Promise<number[]> {
  const { earlier, rule, ids, moved, spans, only } = extension
  const isWhole = earlier === null
  await setRule(db, clubId, extension.series_id, earlier ?? rule)
  const series_id = isWhole ? extension.series_id : await addSeries(db, clubId, rule)
  await run(db, placeInSeries, {
    club_id: clubId,
    series_id,
    ids: isWhole ? moved.map((one) => one.id) : ids,
    times: JSON.stringify(moved.map((one) => ({ id: one.id, ...one.span }))),
  })
  return writeRepetitions(db, clubId, id, { spans, series_id, only })
}

export async function addSeries(db: Db, club_id: ClubId, rule: RepeatRule): Promise<number> {
  const { id } = await db
    .insertInto('session_series')
    .values({ club_id, repeat_rule: JSON.stringify(rule) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const setRule = (db: Db, club_id: ClubId, id: number, rule: RepeatRule) =>
  db
    .updateTable('session_series')
    .set({ repeat_rule: JSON.stringify(rule) })
    .where((eb) => eb.and({ club_id, id }))
    .execute()

type Repeated = { spans: readonly Span[]; series_id: number; only: number | null }

/**
 * The copies are published if their original is, by the same creator and for the same people; with
 * `only` both are that one person.
 */
async function writeRepetitions(
  db: Db,
  clubId: ClubId,
  id: number,
  { spans, series_id, only }: Repeated,
): Promise<number[]> {
  if (spans.length === 0) return []
  const inOrder = spans.toSorted((a, b) => Date.parse(a.start_date) - Date.parse(b.start_date))
  const again = inOrder.map((span) => ({ id, span }))
  const pairs = await writeCopies(db, clubId, again, {
    series_id,
    creator_id: only,
    published: true,
  })
  await bringPeople(db, clubId, pairs, { only })
  await assignProgrammes(db, clubId, pairs)
  return pairs.copies
}

/** `creator_id` is null for that of the original; `published` holds if the original is. */
type Writing = { series_id: number | null; creator_id: number | null; published: boolean }
/** The session each copy is made from, and the copies, in the same order. */
type Pairs = { originals: number[]; copies: number[] }

/** Writes any number of copies with their plan, in the order asked for. */
async function writeCopies(
  db: Db,
  club_id: ClubId,
  again: readonly Again[],
  writing: Writing,
): Promise<Pairs> {
  const rows = await run(db, copySessions, {
    club_id,
    copies: JSON.stringify(again.map(({ id, span }, place) => ({ place, original: id, ...span }))),
    ...writing,
  })
  if (rows.length !== again.length) throw new Error('a session vanished within a transaction')
  const copies = rows.map(({ id }) => id).toSorted((a, b) => a - b)
  const pairs = { originals: again.map(({ id }) => id), copies }
  for (const part of PARTS) await run(db, part, { club_id, ...pairs })
  return pairs
}

/** The parts of a plan; exercises belong to a programme. */
const PARTS = [
  copyStructure,
  copyPieces,
  copyProgrammes,
  copyExercises,
  copyRateZones,
  copyIntensities,
  copyFocuses,
  copyTags,
]

type Coming = { only?: number | null; all_but?: number }

async function bringPeople(
  db: Db,
  club_id: ClubId,
  pairs: Pairs,
  { only = null, all_but }: Coming,
): Promise<void> {
  const added = await run(db, copyPeople, {
    club_id,
    ...pairs,
    only,
    all_but: all_but ?? null,
    active_statuses: ACTIVE_ATHLETE_STATUSES,
  })
  await startAnswers(db, club_id, added)
}

async function assignProgrammes(db: Db, club_id: ClubId, pairs: Pairs): Promise<void> {
  await run(db, copyProgrammeAthletes, { club_id, ...pairs, athlete_role: ROLE.athlete })
}
