import { sessionAttendance } from '#contract/planning/attendance.ts'
import { agenda } from '#contract/planning/calendar.ts'
import { clubUsers } from '#contract/people/members.ts'
import { seatRace } from '#contract/analysis/seat-racing.ts'
import { getSession, type Session } from '#contract/planning/sessions.ts'
import { serverDate } from '../format/server-clock.ts'
import { query } from '../api/api.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { queryClient } from '../api/query-client.ts'
import { can, type Viewer } from '../shell/viewer.ts'
import { everyMember } from './every-member.ts'
import { keptCopy } from './kept-replies.ts'
import { weekFrom } from './kept-week.ts'

/** A copy of this age is fetched again. */
const FRESH_MS = 3 * 3_600_000

/** These errors are not shown anywhere: somebody may have been taken out of a session meanwhile. */
const quiet = { own: [0, 403, 404, 409] }

/**
 * Fetches the person's sessions of the coming week with registers and seat races, one after the
 * other, so that they are there on the dock.
 */
export async function fetchComingWeek(viewer: Viewer): Promise<void> {
  if (!viewer.club?.member || viewer.club.expired) return
  const today = serverDate().toLocaleDateString('sv-SE')
  const { data } = await queryClient.fetchQuery(
    query(agenda, { body: weekFrom(today) }, { own: [0] }),
  )
  for (const { id } of data) await fetchSession(id).catch(unlessOffline)
  if (can(clubUsers.access, viewer))
    await queryClient.fetchQuery({
      ...query(clubUsers, { query: everyMember }, quiet),
      staleTime: FRESH_MS,
    })
}

/** One session that is refused keeps none of the others away. */
function unlessOffline(problem: unknown): void {
  if (!(problem instanceof ApiProblem) || problem.status === 0) throw problem
}

/** A session with its register, and its seat race for who times it; what is fresh already stays. */
async function fetchSession(id: number): Promise<void> {
  const session = query(getSession, { params: { id } }, quiet)
  const register = query(sessionAttendance, { params: { id } }, quiet)
  const race = query(seatRace, { params: { id } }, quiet)
  const isFresh = async ({ queryKey }: { queryKey: readonly unknown[] }) =>
    Date.now() - ((await keptCopy(queryKey))?.kept_at ?? 0) < FRESH_MS
  const known = (await keptCopy(session.queryKey))?.reply as { data: Session } | undefined
  const copies = [session, register, ...(known && isTimed(known.data) ? [race] : [])]
  if ((await Promise.all(copies.map(isFresh))).every(Boolean)) return
  const { data } = await queryClient.fetchQuery(session)
  if (!(await isFresh(register))) await queryClient.fetchQuery(register)
  if (isTimed(data) && !(await isFresh(race))) await queryClient.fetchQuery(race)
}

/** Whether the person enters times of its seat race, as `canTimeSeatRace` says on the server. */
const isTimed = ({ seat_racing, user_actions: { edit, add_all_scores } }: Session) =>
  seat_racing && (edit || add_all_scores)
