import { sql } from 'kysely'
import { EFFORT_SOURCES } from '#contract/recordings/efforts.ts'
import { Id, T, WordOf, type Static } from '#contract/schema.ts'
import type { RaceLine } from '#domain/race-analysis/kinds.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { isRollingStart } from '#domain/training/pieces.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { visibleTo } from '../../people/privacy/open.ts'
import { channelsOfAll, isOpenTo, type ChannelColumns } from '../../recordings/activities/open.ts'
import { isShown, shownFinish, shownStart } from '../../recordings/efforts/open.ts'

const Effort = T.Object({
  position: T.Integer(),
  activity_id: Id,
  start: T.Number(),
  finish: T.Number(),
  source: WordOf(...EFFORT_SOURCES),
})
type Effort = Static<typeof Effort>

export type LineRecording = {
  channels: ChannelColumns
  stretch: { start: number; finish: number }
  timed_by: Effort['source']
}

/** What splits, starts and the direction rowed are read from. */
const READ = ['t', 'distance', 'speed', 'stroke_rate', 'lat', 'lon'] as const
const OF_START = ['t', 'speed'] as const

/** The recordings of lines, in their order; null where the viewer sees none. */
export async function recordingsOf(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  lines: readonly RaceLine[],
): Promise<(LineRecording | null)[]> {
  return withChannels(db, clubId, viewer, lines, READ)
}

/** Whether lines began at speed; null where no recording shows it. */
export async function startsOf(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  lines: readonly RaceLine[],
): Promise<(boolean | null)[]> {
  const found = await withChannels(db, clubId, viewer, lines, OF_START)
  return found.map((recording) => {
    const [t, speed] = [recording?.channels.get('t'), recording?.channels.get('speed')]
    return recording && t && speed ? isRollingStart(t, speed, recording.stretch) : null
  })
}

async function withChannels(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  lines: readonly RaceLine[],
  names: readonly string[],
): Promise<(LineRecording | null)[]> {
  const efforts = await effortsOfLines(db, clubId, viewer, lines)
  const ids = [...new Set(efforts.map(({ activity_id }) => activity_id))]
  const channels = await channelsOfAll(db, clubId, ids, names)
  const byLine = new Map(efforts.map((effort) => [effort.position, effort]))
  return lines.map((_, position) => {
    const effort = byLine.get(position)
    const own = effort && channels.get(effort.activity_id)
    if (!effort || !own) return null
    const { start, finish, source } = effort
    return { channels: own, stretch: { start, finish }, timed_by: source }
  })
}

/**
 * The stretch of a recording that is the piece of a line: of the boat itself, else of somebody who
 * sat in it and in no other boat of the session.
 */
async function effortsOfLines(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  lines: readonly RaceLine[],
): Promise<Effort[]> {
  if (lines.length === 0) return []
  const asked = JSON.stringify(
    lines.map(({ session_id, piece, crew_id, user_id }, position) => ({
      position,
      session_id,
      piece,
      crew_id,
      user_id,
    })),
  )
  return checkedRows(
    db,
    Effort,
    sql`
      select distinct on (l.position) l.position, a.id as activity_id,
        ${shownStart} as start, ${shownFinish} as finish, e.source
      from jsonb_to_recordset(${asked}::jsonb)
        as l(position int, session_id bigint, piece int, crew_id bigint, user_id bigint)
      join activities a on a.club_id = ${clubId} and a.session_id = l.session_id
      join efforts e on e.club_id = a.club_id and e.activity_id = a.id and e.piece = l.piece
      where (a.user_id = l.user_id or a.crew_id = l.crew_id
          or (a.crew_id is null and l.crew_id = (
            select max(cu.crew_id)
            from crew_users cu
            join crews w on w.club_id = cu.club_id and w.id = cu.crew_id
            where cu.club_id = a.club_id and cu.user_id = a.user_id
              and w.session_id = a.session_id
            having count(*) = 1)))
        and not a.owner_only and a.merged_into is null and ${isShown}
        and ${visibleTo(sql`a.user_id`, clubId, viewer.user_id)} and ${isOpenTo(viewer)}
      order by l.position, a.crew_id = l.crew_id desc nulls last,
        'distance' = any (a.channel_names) desc, a.counts_first desc, a.id, e.start`,
  )
}
