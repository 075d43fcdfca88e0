import type { EditKind } from '#domain/constants/recording-edits.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { noteSeats, type KnownSeat } from '../telemetry/open.ts'
import type { EditedActivity, Made } from './edited-activity.ts'
import { keepRecording } from './kept-recording.ts'
import { settleEdited } from './settle.ts'
import { mergeActivities, splitActivity } from './split-and-merge.ts'

export type NewEdit = {
  kind: EditKind
  start?: number | undefined
  finish?: number | undefined
  seconds?: number | undefined
  other_id?: number | undefined
}

export type Adding = {
  activity: EditedActivity
  other?: EditedActivity | null
  /** Its times are those shown, not the recording's own. */
  edit: NewEdit
  /** The owners of the strokes that another recording brings along. */
  seats?: readonly KnownSeat[]
  by: number
}

/**
 * Adds a change to an activity's list and works out what follows from it. What was taken back
 * before is not made again after it.
 */
export async function addEdit(db: Db, clubId: ClubId, adding: Adding): Promise<Made> {
  const ids = [
    adding.activity.id,
    ...(adding.other && adding.edit.kind === 'merge' ? [adding.other.id] : []),
  ]
  await db
    .deleteFrom('undone_edits')
    .where('club_id', '=', clubId)
    .where('activity_id', 'in', ids)
    .execute()
  return makeEdit(db, clubId, adding)
}

export async function makeEdit(
  db: Db,
  clubId: ClubId,
  { activity, other = null, edit, seats = [], by }: Adding,
): Promise<Made> {
  const { clock_offset } = activity
  switch (edit.kind) {
    case 'split':
      return splitActivity(db, clubId, activity, clock_offset + (edit.start ?? 0), by)
    case 'merge':
      return other
        ? mergeActivities(db, clubId, [activity, other], seats, by)
        : { id: activity.id, other_id: null }
    case 'trim':
      return insertAndSettle(db, clubId, activity, {
        kind: 'trim',
        start: clock_offset + (edit.start ?? 0),
        finish: clock_offset + (edit.finish ?? 0),
        by,
      })
    case 'shift':
      return insertAndSettle(db, clubId, activity, {
        kind: 'shift',
        seconds: edit.seconds ?? 0,
        by,
      })
    case 'halve':
      return insertAndSettle(db, clubId, activity, { kind: 'halve', by })
    case 'heart-rate':
    case 'strokes': {
      const taken = { kind: edit.kind, other_id: other?.id ?? null, by }
      return insertAndSettle(db, clubId, activity, taken, seats)
    }
  }
}

type Row = {
  kind: Exclude<EditKind, 'split' | 'merge'>
  start?: number
  finish?: number
  seconds?: number
  other_id?: number | null
  by: number
}

async function insertAndSettle(
  db: Db,
  clubId: ClubId,
  { id }: EditedActivity,
  row: Row,
  seats: readonly KnownSeat[] = [],
): Promise<Made> {
  const { kind, start = null, finish = null, seconds = null, other_id = null, by } = row
  await keepRecording(db, clubId, id)
  await noteSeats(db, clubId, seats)
  await db
    .insertInto('activity_edits')
    .values({
      club_id: clubId,
      activity_id: id,
      kind,
      start,
      finish,
      seconds,
      other_id,
      creator_id: by,
    })
    .execute()
  await settleEdited(db, clubId, [id])
  return { id, other_id }
}
