import type * as contract from '#contract/people/squads.ts'
import { FEATURE } from '#domain/constants/features.ts'
import { defaultTrainingMetric } from '#domain/constants/sports.ts'
import { seesRestrictedResults } from '#domain/rules/sessions.ts'
import { seesSquadFigures } from '#domain/rules/squads.ts'
import { hasFeature, type Viewer } from '#domain/rules/viewer.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand } from '../../http/refusal.ts'
import { rawJson } from '../../http/reply.ts'
import { elsewhere } from '../../http/elsewhere.ts'
import { createSquad, deleteSquad, leaveSquad, updateSquad } from './commands.ts'
import {
  hasScores,
  isInSquad,
  isOnlyAsked,
  squadDetail,
  squadExists,
  squadPage,
} from './queries.ts'

async function demandSquad(db: Db, clubId: ClubId, viewer: Viewer, id: number): Promise<void> {
  if (!(await squadExists(db, clubId, id))) throw await elsewhere(db, 'squad', viewer, id)
}

export const squadHandlers: Handlers<typeof contract> = {
  async squads({ db, clubId, query }) {
    const { page = 1, limit = 1000 } = query
    return rawJson(
      await squadPage(db, clubId, { page, limit, include: new Set(query.include?.split(',')) }),
    )
  },
  async getSquad({ db, clubId, viewer, caller, params, timeZone }) {
    const metric =
      caller.club?.training_metric ?? defaultTrainingMetric(viewer.club?.default_sport_id ?? 1)
    const seen = {
      viewerId: viewer.user_id,
      figures: seesSquadFigures(viewer),
      restricted: seesRestrictedResults(viewer),
      metric,
      today: dayIn(timeZone, new Date()),
      timeZone,
    }
    const squad = await squadDetail(db, clubId, params.id, seen)
    if (!squad) throw await elsewhere(db, 'squad', viewer, params.id)
    return { data: squad }
  },
  async createSquad({ db, clubId, body }) {
    return { data: { id: await createSquad(db, clubId, body) } }
  },
  async updateSquad({ db, clubId, viewer, params, body }) {
    await demandSquad(db, clubId, viewer, params.id)
    await updateSquad(db, clubId, params.id, body)
    return { data: { done: true } }
  },
  async deleteSquad({ db, clubId, viewer, params }) {
    await demandSquad(db, clubId, viewer, params.id)
    demand(!(await hasScores(db, clubId, { squad_id: params.id })), 'has_results')
    const asksMornings = hasFeature(viewer, FEATURE.morning_monitoring)
    demand(!asksMornings || !(await isOnlyAsked(db, clubId, params.id)), 'mornings_of_all')
    await deleteSquad(db, clubId, params.id)
    return { data: { done: true } }
  },
  async leaveSquad({ db, clubId, viewer, params }) {
    await demandSquad(db, clubId, viewer, params.id)
    demand(await isInSquad(db, clubId, params.id, viewer.user_id), 'not_found')
    await leaveSquad(db, clubId, params.id, viewer.user_id)
    return { data: { done: true } }
  },
}
