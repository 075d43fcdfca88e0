import type { AgendaFilter, AgendaItem } from '#contract/planning/calendar.ts'
import { eventTypeOf } from '#domain/constants/event-types.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { RPE_STEPS } from '#domain/constants/scales.ts'
import { SPORTS } from '#domain/constants/sports.ts'
import { ATTENDANCE, PIECE_STRUCTURE } from '#domain/constants/statuses.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { withoutMilliseconds } from '../../db/instant.ts'
import { run } from '../../db/statement.ts'
import { isUnderWay, isVisible, startsWithin } from '../session-facts/open.ts'
import { agendaConditions, namedPeople } from './agenda-filter.ts'
import {
  agendaDistances,
  agendaDone,
  agendaItems,
  type AgendaDoneRow,
  type AgendaItemsRow,
} from './statements.ts'

export type AgendaViewer = {
  user_id: number
  sees_drafts: boolean
  sees_health: boolean
  sees_restricted: boolean
  time_zone: string
  metric: string
}

const STRENGTH_SPORTS = SPORTS.filter(({ category }) => category === 'SC').map(({ id }) => id)

/**
 * The sessions of a span of days, midnight to midnight in the club's zone, the last day included.
 */
export async function agendaOf(
  db: Db,
  clubId: ClubId,
  filter: AgendaFilter,
  viewer: AgendaViewer,
): Promise<AgendaItem[]> {
  const ids = await matchingIds(db, clubId, filter, viewer)
  const rows = await itemRows(db, clubId, ids, viewer.user_id)
  const include = filter.include ?? []
  const plans = include.includes('plan') ? await plansOf(db, clubId, ids) : null
  const done = include.includes('done') ? await doneOf(db, clubId, ids, filter, viewer) : null
  return rows.map((row) => ({
    ...itemOf(row, viewer.sees_health),
    ...(plans && { planned_rpe: row.planned_rpe, ...plans(row.id) }),
    ...(done && { done: done(row.id) }),
  }))
}

/**
 * The chips of these sessions, in order of time. Someone who acts in another's name sees no health.
 */
export async function agendaItemsOf(
  db: Db,
  clubId: ClubId,
  ids: readonly number[],
  viewer: Pick<AgendaViewer, 'user_id' | 'sees_health'>,
): Promise<AgendaItem[]> {
  const rows = await itemRows(db, clubId, ids, viewer.user_id)
  return rows.map((row) => itemOf(row, viewer.sees_health))
}

const itemRows = (db: Db, club_id: ClubId, ids: readonly number[], viewer_id: number) =>
  run(db, agendaItems, {
    club_id,
    ids,
    viewer_id,
    strength_sports: STRENGTH_SPORTS,
    athlete_role: ROLE.athlete,
    declined: ATTENDANCE.not_attending,
  })

function itemOf(row: AgendaItemsRow, seesHealth: boolean): AgendaItem {
  const { starts_at, ends_at, all_day, structure, programmes, ...rest } = row
  return {
    id: rest.id,
    kind: rest.kind,
    event_type: eventTypeOf(rest.event_type),
    name: rest.name,
    sport_id: rest.sport_id,
    start_date: withoutMilliseconds(starts_at),
    end_date: withoutMilliseconds(ends_at),
    all_day_event: all_day,
    published: rest.published,
    competitive: rest.competitive,
    series_id: rest.series_id,
    favorite: rest.favorite,
    planned_distance: rest.planned_distance,
    planned_time: rest.planned_time,
    location: rest.location,
    structure_text: structure ?? programmes,
    participants: rest.participants,
    attending: rest.attending,
    not_attending: rest.not_attending,
    attendance_limit: rest.attendance_limit,
    has_results: rest.has_results,
    mine: rest.own_edit === null ? null : ownAnswer(row, rest.own_edit, seesHealth),
  }
}

const ownAnswer = (row: AgendaItemsRow, edit: boolean, seesHealth: boolean) => ({
  attending: row.own_attending,
  ill: seesHealth && row.own_ill,
  injured: seesHealth && row.own_injured,
  did_alternative: row.own_did_alternative,
  reason: seesHealth ? row.own_reason : null,
  note: seesHealth ? row.own_note : null,
  waiting: row.own_waiting,
  athlete: row.own_role_id === ROLE.athlete,
  edit,
})

async function matchingIds(
  db: Db,
  clubId: ClubId,
  filter: AgendaFilter,
  viewer: AgendaViewer,
): Promise<number[]> {
  const rows = await db
    .selectFrom('sessions as s')
    .select('s.id')
    .where('s.club_id', '=', clubId)
    .where((eb) =>
      eb.or([
        startsWithin(filter.start_date, filter.end_date, viewer.time_zone)(eb),
        isUnderWay(filter.start_date, viewer.time_zone)(eb),
      ]),
    )
    .where(isVisible(viewer))
    .where((eb) => eb.and(agendaConditions(filter, viewer.user_id).map((holds) => holds(eb))))
    .execute()
  return rows.map(({ id }) => id)
}

/** What a view adds of the plan, by session. */
async function plansOf(db: Db, club_id: ClubId, ids: readonly number[]) {
  const distances = await run(db, agendaDistances, {
    club_id,
    ids,
    repeated: PIECE_STRUCTURE.multiple,
  })
  const intensities = await db
    .selectFrom('session_intensities')
    .select(['session_id', 'intensity_id as id', 'percentage'])
    .where('club_id', '=', club_id)
    .where('session_id', '=', anyOf(ids))
    .orderBy('intensity_id')
    .execute()
  const metres = new Map(distances.map((row) => [row.id, row.metres]))
  const ofSession = Map.groupBy(intensities, (row) => row.session_id)
  return (id: number) => ({
    structure_distance: metres.get(id) ?? null,
    intensities: (ofSession.get(id) ?? []).map(({ id: zone, percentage }) => ({
      id: zone,
      percentage,
    })),
  })
}

/** What a view adds of what was done, by session; null where nothing was, or nobody is visible. */
async function doneOf(
  db: Db,
  club_id: ClubId,
  ids: readonly number[],
  filter: AgendaFilter,
  viewer: AgendaViewer,
) {
  const rows = viewer.sees_health
    ? await run(db, agendaDone, {
        club_id,
        ids,
        viewer_id: viewer.user_id,
        sees_restricted: viewer.sees_restricted,
        asked: namedPeople(filter),
        athlete_role: ROLE.athlete,
        cr10_by_step: RPE_STEPS.map(({ cr10 }) => cr10),
      })
    : []
  const done = new Map(rows.map((row) => [row.session_id, row]))
  return (id: number) => {
    const row = done.get(id)
    if (!row) return null
    const { people, seconds, distance, zone_seconds } = row
    return { people, time: seconds, distance, load: loadOf(row, viewer.metric), zone_seconds }
  }
}

const LOADS: Readonly<Record<string, keyof AgendaDoneRow & ('foster' | 'trimp' | 'rpe')>> = {
  foster: 'foster',
  trimp: 'trimp',
  rpe: 'rpe',
}
const loadOf = (row: AgendaDoneRow, metric: string): number | null => row[LOADS[metric] ?? 'ets']
