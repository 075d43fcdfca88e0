import type * as contract from '#contract/people/club-data.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found } from '../../http/refusal.ts'
import { linkExport, proveOneself, queueExport, type ProofParts } from '../own-data/open.ts'
import { partCounts } from './archive.ts'
import { planExports, stopExport } from './commands.ts'
import { clubFacts, countsOf, exportPlanFor, exportsOfClub, monthlyPlan } from './queries.ts'

/** The exports of a club, for who runs it. */
export const clubDataHandlers = (parts: ProofParts): Handlers<typeof contract> => ({
  async clubExports({ db, clubId, viewer }) {
    const plan = await exportPlanFor(db, clubId, viewer.user_id)
    const counted = plan.tables.filter((table) => table.counted)
    const numbers = await countsOf(db, counted)
    const counts = new Map(counted.map(({ name }, place) => [name, numbers[place] ?? 0]))
    const { unseen } = await clubFacts(db, clubId, viewer.user_id)
    return {
      data: {
        exports: await exportsOfClub(db),
        parts: partCounts(plan, counts),
        unseen,
        plan: await monthlyPlan(db, clubId),
      },
    }
  },
  async startClubExport({ db, clubId, viewer }) {
    return { data: { id: await queueExport(db, { user_id: viewer.user_id, club_id: clubId }) } }
  },
  async planClubExports({ db, clubId, viewer, body }) {
    await planExports(db, clubId, viewer.user_id, body.kept_days)
    return { data: { done: true } }
  },
  async stopClubExport({ db, params }) {
    demand(await stopExport(db, params.id), 'not_found')
    return { data: { done: true } }
  },
  async linkClubExport({ db, clubId, viewer, params, body }) {
    await proveOneself(parts, db, viewer.user_id, body.otp)
    const owner = { user_id: viewer.user_id, club_id: clubId }
    return { data: found(await linkExport(db, owner, params.id)) }
  },
})
