import { boatById } from '#domain/constants/boats.ts'
import { isRowingOrPaddling, SPORTS } from '#domain/constants/sports.ts'
import { gmtSpeedParts, type GmtZonePart } from '#domain/reports/gmt-zone-parts.ts'
import type { Parts } from '#domain/reports/parts.ts'
import { crewClassLabel } from '#domain/training/crew-class.ts'
import { gmtReference } from '#domain/training/crew-gmt.ts'
import { medalReference, type DoneCrew } from '#domain/training/done-pieces.ts'
import { gmtZoneRows } from '#domain/training/gmt.ts'
import { outingsOf } from '#domain/training/outings.ts'
import type { Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { classOf } from './boat-class.ts'
import type { ReportParams } from './build-report.ts'
import type { DonePieces } from './done-pieces.ts'
import type { ReportFilter } from './report-filter.ts'
import { speedsOfBoats, type SpeedsOfBoatsRow } from './statements.ts'

type Row = Omit<SpeedsOfBoatsRow, 'speed_seconds' | 'speed_metres'>

/** A recording of a boat that has a gold medal time, with what it adds to the zones. */
export type MedalRecording = Row & {
  boat: DoneCrew
  class: string
  parts: Parts<GmtZonePart>
}

const IN_BOATS = SPORTS.filter(({ id }) => isRowingOrPaddling(id)).map(({ id }) => id)

/** The recordings of boats of the people of a report, as far as the plan shows their medal times. */
export async function medalRecordings(
  db: Db,
  params: ReportParams,
  { sees_restricted, viewer_id, medal_sports }: ReportFilter,
  { gmts, zones }: Pick<DonePieces, 'gmts' | 'zones'>,
): Promise<MedalRecording[]> {
  const asked = { ...params, sport_ids: IN_BOATS, sees_restricted, viewer_id }
  const rows = await run(db, speedsOfBoats, asked)
  const bounds = { rowing: gmtZoneRows(zones.rowing), paddling: gmtZoneRows(zones.paddling) }
  return rows.flatMap(({ speed_seconds, speed_metres, ...row }): MedalRecording[] => {
    const sport = boatById(row.boat_type)?.sport
    const boat = boatOf(row)
    if (!sport || !boat || !medal_sports.includes(sport)) return []
    // Zones go by the time over the distance that is raced, however far this went.
    const reference = medalReference(gmts, boat, gmtReference(row.boat_type))
    if (!reference) return []
    const speeds = { seconds: numbersIn(speed_seconds), metres: numbersIn(speed_metres) }
    const parts = gmtSpeedParts(speeds, reference, bounds[sport])
    return [{ ...row, boat, class: crewClassLabel(boat), parts }]
  })
}

const numbersIn = (text: string) => text.split(' ').map(Number)

function boatOf(row: Row): DoneCrew | null {
  const { crew_id, name, gmt_score, gmt_set_on, user_ids } = row
  const known = classOf(row)
  return known && { ...known, crew_id, name, gmt_score, gmt_set_on, user_ids }
}

/** Of recordings of the same people those that count: one of each outing. */
export function oneOfEachOuting<Recording extends MedalRecording>(
  recordings: readonly Recording[],
  isOwn: (recording: Recording) => boolean,
): Recording[] {
  const byId = new Map(recordings.map((recording) => [recording.id, recording]))
  const counted = recordings.map((recording) => {
    const { id, start, seconds, distance, distance_source, zone_seconds } = recording
    const own = isOwn(recording)
    return {
      id,
      start,
      seconds,
      distance,
      distance_source,
      zone_seconds: own ? zone_seconds : null,
      own,
      chosen: own && recording.counts_first,
    }
  })
  return outingsOf(counted).flatMap(([first]) => (first && byId.get(first.id)) ?? [])
}
