import type * as contract from '#contract/platform/bring-in.ts'
import { BRING_IN_KINDS } from '#domain/bring-in/kinds.ts'
import { canBringIn } from '#domain/rules/bring-in.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand } from '../../http/refusal.ts'
import { demandRights, demandSquads } from '../../people/invitations/open.ts'
import { undoBringIn } from './commands.ts'
import { previewList, takeList } from './people.ts'
import { previewSessions, takeSessions } from './plan.ts'
import { previewScores, takeScores } from './results.ts'
import { bringInsOf, rememberedColumns } from './queries.ts'

export const bringInHandlers = (publicUrl: string): Handlers<typeof contract> => ({
  async previewPeople({ db, clubId, viewer, caller, body, language }) {
    await demandRights(db, clubId, viewer, [body.role_id], body.squad_ids?.length ?? 0)
    const by = { viewer, name: caller.full_name, language, publicUrl }
    return { data: await previewList(db, clubId, body, by) }
  },
  async takePeopleIn({ db, clubId, viewer, caller, body, language }) {
    await demandRights(db, clubId, viewer, [body.role_id], body.squad_ids?.length ?? 0)
    demandSquads(
      viewer,
      body.rows.map(({ cells }) => cells),
    )
    const by = { viewer, name: caller.full_name, language, publicUrl }
    return { data: await takeList(db, clubId, body, by) }
  },
  async previewPlan({ db, clubId, viewer, body, language, texts, timeZone }) {
    demand(canBringIn(viewer, 'plan'))
    return { data: await previewSessions(db, clubId, body, { viewer, language, texts, timeZone }) }
  },
  async takePlanIn({ db, clubId, viewer, body, language, texts, timeZone }) {
    demand(canBringIn(viewer, 'plan'))
    return { data: await takeSessions(db, clubId, body, { viewer, language, texts, timeZone }) }
  },
  async previewResults({ db, clubId, viewer, body, language, texts, timeZone }) {
    demand(canBringIn(viewer, 'results'))
    return { data: await previewScores(db, clubId, body, { viewer, language, texts, timeZone }) }
  },
  async takeResultsIn({ db, clubId, viewer, body, language, texts, timeZone }) {
    demand(canBringIn(viewer, 'results'))
    return { data: await takeScores(db, clubId, body, { viewer, language, texts, timeZone }) }
  },
  bringIns: async ({ db, clubId, viewer, query }) => ({
    data: await bringInsOf(
      db,
      clubId,
      BRING_IN_KINDS.filter((kind) => (query.kind ?? kind) === kind && canBringIn(viewer, kind)),
    ),
  }),
  undoBringIn: async ({ db, clubId, viewer, params }) => ({
    data: { stays: await undoBringIn(db, clubId, viewer, params.id) },
  }),
  async bringInColumns({ db, clubId, viewer, query }) {
    demand(canBringIn(viewer, query.kind))
    return { data: await rememberedColumns(db, clubId, query.kind) }
  },
})
