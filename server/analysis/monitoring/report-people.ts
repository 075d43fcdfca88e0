import { reportScope, type ReportKey } from '#domain/rules/reports.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { daysBetween } from '#domain/time/week.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demandDays } from '../../http/refusal.ts'
import { noteHealthReads } from '../../people/privacy/open.ts'
import { reportPeople } from '../reports/open.ts'

/** A season of squad days is too wide for a screen; files of longer spans come in parts. */
const MOST_DAYS = 92

const idsOf = (list: string | undefined) => list?.split(',').map(Number) ?? []

export type Chosen = { squads?: string | undefined; athletes?: string | undefined }
export type Whom = { user_id: number; full_name: string; squads: string[] }

/** The chosen people whom the viewer may see in a report. */
export async function chosenWhom(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { squads, athletes }: Chosen,
  report: ReportKey = 'morning-monitoring',
): Promise<Whom[]> {
  const people = await reportPeople(db, clubId, {
    scope: reportScope(viewer, report) ?? 'self',
    viewer_id: viewer.user_id,
    squads: idsOf(squads),
    athletes: idsOf(athletes),
  })
  return people.map(({ user_id, full_name, squads: names }) => ({
    user_id,
    full_name,
    squads: names,
  }))
}

/** @throws Refusal days that end before they start, or too many of them */
export function demandSpan({ start_date, end_date }: { start_date: string; end_date: string }) {
  demandDays(daysBetween(start_date, end_date), MOST_DAYS)
}

/** Notes whose mornings somebody looked at. */
export const noteMorningsRead = (
  db: Db,
  clubId: ClubId,
  viewerId: number,
  user_ids: readonly number[],
): Promise<void> => noteHealthReads(db, clubId, viewerId, { user_ids, read: 'mornings' })

export { idsOf }
