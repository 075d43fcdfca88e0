import type * as contract from '#contract/analysis/season.ts'
import { FEATURE } from '#domain/constants/features.ts'
import { hasFeature } from '#domain/rules/viewer.ts'
import type { Call } from '../../http/call.ts'
import type { Handlers } from '../../http/mount.ts'
import { listFile } from '../reports/open.ts'
import { changePlan, changeWeeks, copyPlan } from './commands.ts'
import { historyOf } from './history.ts'
import type { SeasonToChange } from './stored-plans.ts'
import { planOf } from './queries.ts'
import { scopeToChange } from './scope.ts'
import { seasonDays, seasonFor, targetsFor } from './season.ts'
import { seasonSheet } from './season-sheet.ts'

type Change =
  | Call<typeof contract.changeSeasonWeeks>
  | Call<typeof contract.changeSeason>
  | Call<typeof contract.copySeason>

async function seasonToChange(call: Change): Promise<SeasonToChange> {
  const scope = await scopeToChange(call, call.body)
  return { scope, viewer: call.viewer, ...seasonDays(call, call.body.day) }
}

const DONE = { data: { done: true } }

export const seasonHandlers: Handlers<typeof contract> = {
  async season(call) {
    return { data: await seasonFor(call) }
  },
  async exportSeason(call) {
    const shown = await seasonFor(call)
    const { viewer, texts } = call
    const sheet = seasonSheet(shown, texts.season, {
      seesNotes: shown.can_change && !viewer.impersonated,
      seesLoads: hasFeature(viewer, FEATURE.training_score),
    })
    const about = { name: `season-${shown.first_day}`, report: 'season', athletes: shown.people }
    return listFile(call, about, sheet, 'xlsx')
  },
  async seasonTargets(call) {
    return { data: await targetsFor(call) }
  },
  async seasonHistory(call) {
    const { db, clubId, query } = call
    const scope = await scopeToChange(call, query)
    const plan = await planOf(db, clubId, scope, seasonDays(call, query.day).first)
    return { data: plan ? await historyOf(db, clubId, plan.id, query.monday) : [] }
  },
  async changeSeasonWeeks(call) {
    await changeWeeks(call.db, call.clubId, await seasonToChange(call), call.body)
    return DONE
  },
  async changeSeason(call) {
    await changePlan(call.db, call.clubId, await seasonToChange(call), call.body)
    return DONE
  },
  async copySeason(call) {
    const from = seasonDays(call, call.body.from)
    await copyPlan(call.db, call.clubId, await seasonToChange(call), from)
    return DONE
  },
}
