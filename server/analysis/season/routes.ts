import type * as contract from '#contract/analysis/season.ts'
import type { Call } from '../../http/call.ts'
import type { Handlers } from '../../http/mount.ts'
import { changePlan, changeWeeks, copyPlan, type SeasonToChange } from './commands.ts'
import { scopeToChange } from './scope.ts'
import { seasonDays, seasonFor, targetsFor } from './season.ts'

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
  async seasonTargets(call) {
    return { data: await targetsFor(call) }
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
