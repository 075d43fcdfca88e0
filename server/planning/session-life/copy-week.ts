import type { copyWeek as contract } from '#contract/planning/session-life.ts'
import type { Static } from '#contract/schema.ts'
import { canPlanForOthers, roleInOwnCopy } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { copiesOfWeek } from '#domain/rules/week-copy.ts'
import { daysBetween } from '#domain/time/week.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand } from '../../http/refusal.ts'
import { duplicateSessions } from '../copies/open.ts'
import { sessionsOfWeek } from './queries.ts'

/** Whose copies are, and who comes along. */
export const copyingBy = (viewer: Viewer) => ({
  by: viewer.user_id,
  role_id: roleInOwnCopy(viewer),
  with_people: canPlanForOthers(viewer),
})

type Caller = { db: Db; clubId: ClubId; viewer: Viewer; timeZone: string }
type CopyRequest = Static<typeof contract.body>

/** Plans the sessions of a week again in another one. */
export async function copyWeek({ db, clubId, viewer, timeZone }: Caller, asked: CopyRequest) {
  const { from, to, with_drafts } = asked
  const days = daysBetween(from, to)
  demand(days !== 0 && days % 7 === 0, 'invalid', { fields: { to: 'choice' } })
  const sessions = await sessionsOfWeek({ db, clubId, viewer, timeZone }, asked)
  const { again, left_out } = copiesOfWeek(sessions, {
    from,
    to,
    with_drafts,
    time_zone: timeZone,
  })
  const ids =
    again.length === 0 ? [] : await duplicateSessions(db, clubId, again, copyingBy(viewer))
  return { ids, left_out: left_out.map(({ id, name }) => ({ id, name })) }
}
