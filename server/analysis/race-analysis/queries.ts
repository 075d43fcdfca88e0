import { sql } from 'kysely'
import type { RaceReport } from '#contract/analysis/race-analysis.ts'
import {
  RACE_REPORT_KINDS,
  type RaceLine,
  type RaceReportKind,
} from '#domain/race-analysis/kinds.ts'
import { canChangeRaceReport } from '#domain/rules/race-reports.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { callRoutine } from '../../db/routine.ts'
import { Refusal } from '../../http/refusal.ts'

const kindNamed = (name: string): RaceReportKind =>
  RACE_REPORT_KINDS.find((kind) => kind === name) ?? 'multiple-crews-multiple-pieces'

/** The saved comparisons of the club, the latest first. */
export async function reportsOf(db: Db, clubId: ClubId, viewer: Viewer): Promise<RaceReport[]> {
  const rows = await db
    .selectFrom('race_reports as r')
    .leftJoin('users as u', 'u.id', 'r.creator_id')
    .select([
      'r.uuid',
      'r.name',
      'r.kind',
      'r.created_at',
      'r.creator_id',
      'u.full_name as creator',
    ])
    .select((eb) =>
      eb
        .selectFrom('race_report_lines as l')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('l.club_id', '=', 'r.club_id')
        .whereRef('l.report_id', '=', 'r.id')
        .as('lines'),
    )
    .where('r.club_id', '=', clubId)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .execute()
  return rows.map(({ creator_id, kind, lines, ...row }) => ({
    ...row,
    kind: kindNamed(kind),
    lines: lines ?? 0,
    can_change: canChangeRaceReport(viewer, { creator_id }),
  }))
}

export type StoredRaceReport = {
  id: number
  name: string
  kind: RaceReportKind
  creator_id: number | null
  lines: RaceLine[]
}

/** What a random token of 16 bytes looks like in an address. */
const TOKEN = /^[\w-]{22}$/

/**
 * A saved comparison by the token in its address.
 * @throws Refusal not_valid_url when it leads to none; other_club when that is where it is
 */
export async function reportAt(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  uuid: string,
): Promise<StoredRaceReport> {
  if (!TOKEN.test(uuid)) throw new Refusal('not_valid_url')
  const report = await db
    .selectFrom('race_reports')
    .select(['id', 'name', 'kind', 'creator_id'])
    .where('club_id', '=', clubId)
    .where('uuid', '=', uuid)
    .executeTakeFirst()
  if (!report) {
    const club = await callRoutine(db, 'club_of_race_report', {
      token: uuid,
      person: viewer.user_id,
    })
    throw club === null
      ? new Refusal('not_valid_url')
      : new Refusal('other_club', { club_id: club })
  }
  const lines = await db
    .selectFrom('race_report_lines')
    .select(['session_id', 'piece', 'crew_id', 'user_id'])
    .where('club_id', '=', clubId)
    .where('report_id', '=', report.id)
    .orderBy('position')
    .execute()
  return { ...report, kind: kindNamed(report.kind), lines }
}
