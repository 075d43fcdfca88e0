import { sql } from 'kysely'
import type { CourseDay, DayRecord, MorningCourse } from '#contract/analysis/monitoring.ts'
import { MORNING_NUMBERS, isIll, isInjured } from '#domain/monitoring/fields.ts'
import { reportScope } from '#domain/rules/reports.ts'
import { canWriteReturnNote } from '#domain/rules/return-notes.ts'
import { seesRestrictedResults } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { visibleTo } from '../../people/privacy/open.ts'
import { athleteFacts, shownTo, withWords } from './queries.ts'
import { rulesOf } from './entry-rules.ts'
import { returnNotesOf } from './return-notes.ts'

type Span = { user_id: number; from: string; to: string }

async function daysOf(
  db: Db,
  clubId: ClubId,
  { user_id, from, to }: Span,
  isOwn: boolean,
): Promise<CourseDay[]> {
  const rows = await withWords(db.selectFrom('mornings as m'))
    .select('m.day')
    .where('m.club_id', '=', clubId)
    .where('m.user_id', '=', user_id)
    .where('m.day', '>=', from)
    .where('m.day', '<=', to)
    .orderBy('m.day')
    .execute()
  return rows.map((row) => shownTo(row, isOwn))
}

type Metric = 'ets' | 'foster' | 'trimp'

/** What somebody trained on each day, by the load the club looks at. */
function loadsOf(
  db: Db,
  clubId: ClubId,
  { user_id, from, to }: Span,
  { metric, sees_restricted }: { metric: Metric; sees_restricted: boolean },
): Promise<MorningCourse['loads']> {
  return db
    .selectFrom('training_loads as t')
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.club_id', '=', 't.club_id').onRef('s.id', '=', 't.session_id'),
    )
    .select((eb) => ['t.local_date as day', eb.fn.sum<number | null>(`t.${metric}`).as('load')])
    .where('t.club_id', '=', clubId)
    .where('t.user_id', '=', user_id)
    .where('t.local_date', '>=', from)
    .where('t.local_date', '<=', to)
    .where('s.starts_at', '<=', sql<string>`now()`)
    .$if(!sees_restricted, (all) => all.where('s.restricted_view', '=', false))
    .groupBy('t.local_date')
    .orderBy('t.local_date')
    .$narrowType<{ day: string }>()
    .execute()
}

/** The mornings of a person over days; undefined for somebody outside the club. */
export async function courseOf(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  span: Span & { metric: Metric; today: string },
): Promise<MorningCourse | undefined> {
  const is_self = span.user_id === viewer.user_id
  const { metric } = span
  const [person, asks, days, loads, returns] = await Promise.all([
    athleteFacts(db, clubId, span.user_id),
    rulesOf(db, clubId),
    daysOf(db, clubId, span, is_self),
    loadsOf(db, clubId, span, { metric, sees_restricted: seesRestrictedResults(viewer) }),
    returnNotesOf(db, clubId, viewer, { ...span, ids: [span.user_id] }),
  ])
  if (!person) return undefined
  const { full_name, consents } = person
  const asked = asks.fields
  return {
    user_id: span.user_id,
    full_name,
    is_self,
    consents,
    asked,
    from: span.from,
    to: span.to,
    days,
    metric,
    loads,
    returns: returns(span.user_id),
    can_note: canWriteReturnNote(viewer, true),
  }
}

type Range = { athlete_ids: readonly number[]; from: string; to: string }

/** Those of the people asked for whom the viewer sees in reports of mornings. */
export async function seenOf(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  ids: readonly number[],
): Promise<number[]> {
  const scope = reportScope(viewer, 'morning-monitoring') ?? 'self'
  const rows = await db
    .selectFrom('memberships as m')
    .select('m.user_id')
    .where('m.club_id', '=', clubId)
    .where('m.user_id', '=', anyOf(ids))
    .where(visibleTo(sql`m.user_id`, clubId, viewer.user_id, scope))
    .orderBy('m.user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Mornings by athlete and day; everybody asked for has a place. */
export async function rangeOf(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { athlete_ids, from, to }: Range,
): Promise<Record<string, Record<string, DayRecord>>> {
  const rows = await withWords(db.selectFrom('mornings as m'))
    .select(['m.user_id', 'm.day'])
    .where('m.club_id', '=', clubId)
    .where('m.user_id', '=', anyOf(athlete_ids))
    .where('m.day', '>=', from)
    .where('m.day', '<=', to)
    .execute()
  const found: Record<string, Record<string, DayRecord>> = Object.fromEntries(
    athlete_ids.map((id) => [String(id), {}]),
  )
  for (const { user_id, day, ...row } of rows) {
    const of = found[String(user_id)]
    if (of) of[day] = recordOf(shownTo(row, user_id === viewer.user_id))
  }
  return found
}

function recordOf({ health, reasons, note, ...row }: Omit<CourseDay, 'day'>): DayRecord {
  const numbers = Object.fromEntries(MORNING_NUMBERS.map((name) => [name, row[name]]))
  const { perceived_shape: percived_shape = null, ...rest } = numbers
  return {
    ...(rest as Omit<
      DayRecord,
      'percived_shape' | 'healthy' | 'ill' | 'injured' | 'reasons' | 'note'
    >),
    percived_shape,
    healthy: health === 'healthy',
    ill: isIll(health),
    injured: isInjured(health),
    reasons,
    note,
  }
}
