import type * as contract from '#contract/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { canEditSession } from '#domain/rules/sessions.ts'
import { hasPermission, isCoach, type Viewer } from '#domain/rules/viewer.ts'
import type { Handlers } from '../http/mount.ts'
import { demand } from '../http/refusal.ts'
import { callOff, publishSessions } from '../publishing/notify.ts'
import { deleteSessions } from '../session-life/deletion.ts'
import { createSession, rateSession, updateSession } from './commands.ts'
import { sessionFacts } from './facts.ts'
import { sessionDetail } from './queries.ts'

type Span = { start_date?: string | undefined; end_date?: string | undefined }
type People = { athlete_ids?: number[] | undefined; coach_ids?: number[] | undefined; squad_ids?: number[] | undefined }

const LONGEST_MS = 366 * 86_400_000
const demandSpan = (start: string, end: string) =>
  demand(Date.parse(end) >= Date.parse(start) && Date.parse(end) - Date.parse(start) <= LONGEST_MS, 'end_before_start', {
    fields: { end_date: null },
  })

/** Athletes plan for themselves; only coaches and holders of the right assign others. */
const namesOthers = (viewer: Viewer, { athlete_ids = [], coach_ids = [], squad_ids = [] }: People) =>
  squad_ids.length > 0 || [...athlete_ids, ...coach_ids].some((id) => id !== viewer.user_id)
const mayAssign = (viewer: Viewer) => isCoach(viewer) || hasPermission(viewer, 'view-edit-all-sessions')

export const sessionHandlers: Handlers<typeof contract> = {
  async getSession({ db, clubId, viewer, params, query, timeZone, language }) {
    const facts = await sessionFacts(db, clubId, viewer, params.id)
    return { data: await sessionDetail(db, clubId, viewer, facts, new Set(query.include?.split(',')), timeZone, language) }
  },
  async createSession({ db, clubId, viewer, body }) {
    demandSpan(body.start_date, body.end_date)
    demand(mayAssign(viewer) || !namesOthers(viewer, body))
    const role_id = isCoach(viewer) || !viewer.club?.roles.includes(ROLE.athlete) ? ROLE.coach : ROLE.athlete
    const id = await createSession(db, clubId, body, { user_id: viewer.user_id, role_id })
    if (body.published ?? true) await publishSessions(db, clubId, [id], viewer.user_id)
    return { data: { id } }
  },
  async updateSession({ db, clubId, viewer, body }) {
    const { id, ...plan } = body
    const facts = await sessionFacts(db, clubId, viewer, id)
    demand(canEditSession(viewer, facts), 'edit_denied')
    const { start_date = facts.starts_at, end_date = facts.ends_at }: Span = plan
    demandSpan(start_date, end_date)
    demand(mayAssign(viewer) || !namesOthers(viewer, plan))
    if (plan.published === false && facts.published) await callOff(db, clubId, [id], { by: viewer.user_id, how: 'unpublished' })
    await updateSession(db, clubId, id, plan)
    if (plan.published === true && !facts.published) await publishSessions(db, clubId, [id], viewer.user_id)
    return { data: { id } }
  },
  async deleteSession({ db, clubId, viewer, params }) {
    const facts = await sessionFacts(db, clubId, viewer, params.id)
    demand(canEditSession(viewer, facts), 'edit_denied')
    await deleteSessions(db, clubId, [params.id], viewer.user_id)
    return { data: { done: true } }
  },
  async rateSession({ db, clubId, viewer, params, body }) {
    const facts = await sessionFacts(db, clubId, viewer, params.id)
    demand(facts.own !== null, 'not_a_participant')
    await rateSession(db, clubId, params.id, viewer.user_id, body.rpe)
    return { data: { done: true } }
  },
}
