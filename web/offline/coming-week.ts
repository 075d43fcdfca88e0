import { sessionAttendance } from '#contract/attendance.ts'
import { agenda } from '#contract/calendar.ts'
import { clubUsers } from '#contract/members.ts'
import { seatRace } from '#contract/seat-racing.ts'
import { getSession } from '#contract/sessions.ts'
import { addDays } from '#domain/time/week.ts'
import { query } from '../api.ts'
import { queryClient } from '../query-client.ts'
import { can, type Viewer } from '../shell/viewer.ts'
import { everyMember } from './every-member.ts'
import { keptAt } from './kept-replies.ts'

const DAYS = 7
/** A copy this old is made anew. */
const FRESH_MS = 3 * 3_600_000

/** Fetches the person's sessions of the coming week with registers and seat races, one after the other, so that they are there on the dock. */
export async function fetchComingWeek(viewer: Viewer): Promise<void> {
  if (!viewer.club?.member || viewer.club.expired) return
  const today = new Date().toLocaleDateString('sv-SE')
  const span = { start_date: today, end_date: addDays(today, DAYS), display: 'my-sessions' as const }
  const { data } = await queryClient.fetchQuery(query(agenda, { body: span }, { own: [0] }))
  const quiet = { own: [0, 403, 404, 409] }
  for (const { id } of data) {
    const session = query(getSession, { params: { id } }, quiet)
    const register = query(sessionAttendance, { params: { id } }, quiet)
    if (Date.now() - (await keptAt(register.queryKey)) < FRESH_MS) continue
    const { seat_racing, user_actions } = (await queryClient.fetchQuery(session)).data
    await queryClient.fetchQuery(register)
    if (seat_racing && user_actions.edit) await queryClient.fetchQuery(query(seatRace, { params: { id } }, quiet))
  }
  if (can(clubUsers.access, viewer))
    await queryClient.fetchQuery({ ...query(clubUsers, { query: everyMember }, quiet), staleTime: FRESH_MS })
}
