import { sql, type RawBuilder } from 'kysely'
import { StoredImport, type Import } from '#contract/recordings/imports.ts'
import { T } from '#contract/schema.ts'
import type { Language } from '#domain/constants/languages.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { instant } from '../../db/instant.ts'
import { visibleTo } from '../../people/privacy/open.ts'
import { isOpenTo } from '../activities/open.ts'
import { refusalText } from '../../text/text.ts'
import { activityJson } from './activity-json.ts'
import { leftOutOf } from './member-commands.ts'

type Chosen = {
  id?: number
  user_id?: number
  /** Only imports of people this viewer sees are listed, with recordings that are open to them. */
  seen_by: Viewer
  session_id?: number | undefined
  state?: string | undefined
  limit: number
  offset: number
}

const ImportRow = T.Object({ import: StoredImport, total: T.Integer() })

/** Imports with their activities, newest first, and how many there are in all; one statement. */
export async function importsOf(
  db: Db,
  clubId: ClubId,
  chosen: Chosen,
  language: Language,
): Promise<{ imports: Import[]; total: number }> {
  const statement = sql`
    select ${importJson(clubId, chosen.seen_by)} as import, count(*) over ()::int as total
    from imports i
    join files f on f.club_id = i.club_id and f.id = i.file_id
    join users u on u.id = i.user_id
    where ${isChosen(clubId, chosen)}
    order by (i.state in ('needs-answer', 'needs-assignment')) desc, i.id desc
    limit ${chosen.limit} offset ${chosen.offset}`
  const rows = await checkedRows(db, ImportRow, statement)
  const imports = rows.map((row) => named(inWords(row.import, language)))
  return { imports, total: rows[0]?.total ?? 0 }
}

/**
 * An import `i` of a person `u` with its file `f`; its words follow. A recording in it may have
 * been given to somebody whom the viewer does not see.
 */
const importJson = (clubId: ClubId, viewer: Viewer) => sql`json_build_object(
  'id', i.id,
  'user_id', i.user_id,
  'full_name', u.full_name,
  'session_id', i.session_id,
  'state', i.state,
  'progress', i.progress,
  'reason', i.reason,
  'message', null,
  'question', null,
  'created_at', ${instant(sql`i.created_at`)},
  'file', json_build_object('name', f.name, 'size', f.size, 'sha256', f.sha256),
  'activities', (
    select coalesce(json_agg(${activityJson} order by a.position), '[]')
    from activities a
    where a.club_id = i.club_id and a.import_id = i.id
      and ${visibleTo(sql`a.user_id`, clubId, viewer.user_id)}
  ),
  'left_out', ${leftOutOf}
)`

/** Whose the recordings of an import are now, and whether the viewer sees each of them. */
export async function peopleInImport(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
): Promise<{ user_id: number; seen: boolean }[]> {
  return db
    .selectFrom('activities as a')
    .select(['a.user_id', visibleTo(sql`a.user_id`, clubId, viewer.user_id).as('seen')])
    .where('a.club_id', '=', clubId)
    .where('a.import_id', '=', id)
    .execute()
}

function isChosen(
  clubId: ClubId,
  { id, user_id, seen_by, session_id, state }: Chosen,
): RawBuilder<unknown> {
  const conditions = [
    sql`i.club_id = ${clubId}`,
    id !== undefined && sql`i.id = ${id}`,
    user_id !== undefined && sql`i.user_id = ${user_id}`,
    visibleTo(sql`i.user_id`, clubId, seen_by.user_id),
    sql`not exists (
      select from activities a
      where a.club_id = i.club_id and a.import_id = i.id and not ${isOpenTo(seen_by)}
    )`,
    session_id !== undefined &&
      sql`(
        i.session_id = ${session_id}
        or exists (
          select from activities a
          where a.club_id = i.club_id and a.import_id = i.id and a.session_id = ${session_id}
        )
      )`,
    state !== undefined && sql`i.state = ${state}`,
  ]
  return sql.join(
    conditions.filter((condition) => condition !== false),
    sql` and `,
  )
}

/** Adds what follows from the recordings. */
function named(item: StoredImport): Import {
  const starts = item.activities.flatMap(({ start_time }) => start_time ?? []).toSorted()
  return {
    ...item,
    session_info: item.activities.length > 0 ? { start_time: starts[0] ?? null } : null,
    pieces: item.activities.flatMap(({ id, laps }) =>
      laps.filter(({ rest }) => !rest).map((lap) => ({ activity_id: id, ...lap })),
    ),
  }
}

/** A question is kept as its code with the two readings of the date behind it. */
function inWords({ left_out, ...kept }: StoredImport, language: Language): StoredImport {
  const worded = left_out.map((one) => ({
    ...one,
    message: one.reason === null ? null : refusalText(language, one.reason),
  }))
  const found = { ...kept, left_out: worded }
  if (found.reason === null) return found
  const [reason = '', readings] = found.reason.split(/:(.*)/s)
  const [month_day, day_month] = readings?.split(',') ?? []
  const question = month_day && day_month ? { code: reason, month_day, day_month } : null
  return { ...found, reason, question, message: refusalText(language, reason) }
}
