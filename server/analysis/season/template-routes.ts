import type * as contract from '#contract/analysis/season-templates.ts'
import { canChangeSeason } from '#domain/rules/season.ts'
import { isCoach } from '#domain/rules/viewer.ts'
import { templateOf } from '#domain/season/templates.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, Refusal } from '../../http/refusal.ts'
import { addTemplate, deleteTemplate, renameTemplate } from './template-commands.ts'
import { goalsOf, planOf, targetsOf, templatesFor } from './queries.ts'
import { scopeToChange } from './scope.ts'
import { seasonDays } from './season.ts'

export const seasonTemplateHandlers: Handlers<typeof contract> = {
  async seasonTemplates({ db, clubId, viewer }) {
    demand(canChangeSeason(viewer))
    return { data: await templatesFor(db, clubId, viewer) }
  },
  async addSeasonTemplate(call) {
    const { db, clubId, viewer, timeZone, body } = call
    const scope = await scopeToChange(call, body)
    const days = seasonDays(call, body.day)
    const plan = await planOf(db, clubId, scope, days.first)
    if (plan === null) throw new Refusal('invalid', { fields: { day: 'season_without_plan' } })
    const season = { ...days, time_zone: timeZone, sees_drafts: isCoach(viewer) }
    const goal = (await goalsOf(db, clubId, plan.id, season)).find(
      ({ session_id, priority }) => session_id === body.goal_id && priority === 'A',
    )
    if (!goal) throw new Refusal('unknown_reference', { fields: { goal_id: null } })
    const targets = await targetsOf(db, clubId, plan.id)
    const template = templateOf({ ...plan, first: days.first, targets }, goal.first_day)
    const owner = body.is_own ? viewer.user_id : null
    return { data: { id: await addTemplate(db, clubId, { name: body.name, owner, template }) } }
  },
  async renameSeasonTemplate({ db, clubId, viewer, params, body }) {
    demand(canChangeSeason(viewer))
    demand(
      await renameTemplate(db, clubId, viewer, { id: params.id, name: body.name }),
      'not_found',
    )
    return { data: { done: true } }
  },
  async deleteSeasonTemplate({ db, clubId, viewer, params }) {
    demand(canChangeSeason(viewer))
    demand(await deleteTemplate(db, clubId, viewer, params.id), 'not_found')
    return { data: { done: true } }
  },
}
