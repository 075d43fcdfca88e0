import type * as contract from '#contract/planning/templates.ts'
import type { TemplatePlan } from '#contract/planning/templates.ts'
import { planOfSession } from '#domain/rules/plan-of-session.ts'
import { canChangeTemplate, canPlanForOthers } from '#domain/rules/sessions.ts'
import type { Call } from '../../http/call.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { sessionFacts } from '../session-facts/open.ts'
import { sessionDetail } from '../sessions/open.ts'
import { addTemplate, deleteTemplate, renameTemplate } from './commands.ts'
import { clubTemplates, templateFacts } from './queries.ts'

type StoredTemplate = { plan: TemplatePlan; duration: number }
const LONGEST_S = 604_800

/** The plan of a session the viewer may see. */
async function keptOf(
  { db, clubId, viewer, timeZone, language }: Call<typeof contract.addTemplate>,
  sessionId: number,
): Promise<StoredTemplate> {
  const facts = await sessionFacts(db, clubId, viewer, sessionId)
  demand(!facts.is_event, 'not_found')
  const session = await sessionDetail(db, clubId, viewer, facts, new Set(), timeZone, language)
  const duration = (Date.parse(facts.ends_at) - Date.parse(facts.starts_at)) / 1000
  return { plan: planOfSession(session), duration: Math.min(duration, LONGEST_S) }
}

export const templateHandlers: Handlers<typeof contract> = {
  async templates({ db, clubId }) {
    return { data: await clubTemplates(db, clubId) }
  },
  async addTemplate(call) {
    const { db, clubId, viewer, body } = call
    demand(canPlanForOthers(viewer))
    const { name, session_id, plan, duration } = body
    const given = plan && duration !== undefined ? { plan, duration } : null
    if ((given === null) === (session_id === undefined))
      throw new Refusal('invalid', { fields: { plan: 'required' } })
    const kept = given ?? (await keptOf(call, session_id ?? 0))
    return {
      data: { id: await addTemplate(db, clubId, { name, ...kept, creator_id: viewer.user_id }) },
    }
  },
  async renameTemplate({ db, clubId, viewer, params, body }) {
    demand(canChangeTemplate(viewer, found(await templateFacts(db, clubId, params.id))))
    await renameTemplate(db, clubId, params.id, body.name)
    return { data: { done: true } }
  },
  async deleteTemplate({ db, clubId, viewer, params }) {
    demand(canChangeTemplate(viewer, found(await templateFacts(db, clubId, params.id))))
    await deleteTemplate(db, clubId, params.id)
    return { data: { done: true } }
  },
}
