import type * as contract from '#contract/analysis/performance-tests-zones.ts'
import type { TestZones } from '#contract/analysis/performance-tests-zones.ts'
import type { PerformanceTest } from '#contract/analysis/performance-tests.ts'
import {
  zoneProposal,
  type AthleteHeart,
  type ZoneProposal,
} from '#domain/performance-tests/zone-proposal.ts'
import { canConfirmZones } from '#domain/rules/performance-tests.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { demandAthlete } from '../../people/privacy/open.ts'
import { noteChanged } from './commands.ts'
import { seenTest } from './queries.ts'
import { athleteHeart, noteZones, writeZones, zonesBy } from './test-zones.ts'

type TestCall = { db: Db; clubId: ClubId; viewer: Viewer; params: { id: number } }
type TestWithZones = { test: PerformanceTest; heart: AthleteHeart; proposal: ZoneProposal }

/** The test with the zones it proposes; for who sees both the test and the athlete. */
async function proposalFor({ db, clubId, viewer, params }: TestCall): Promise<TestWithZones> {
  const test = found(await seenTest(db, clubId, viewer, params.id))
  await demandAthlete(db, clubId, viewer, test.user_id, 'zones')
  const heart = await athleteHeart(db, clubId, test.user_id)
  return { test, heart, proposal: zoneProposal(test, heart) }
}

const isSame = (one: readonly number[] | null, other: readonly number[] | null) =>
  one?.join(' ') === other?.join(' ')

const isWritten = ({ present, proposed }: ZoneProposal): boolean =>
  present?.basis === 'own' && proposed !== null && isSame(present.bounds, proposed.bounds)

async function shown(asked: TestCall, { test, proposal }: TestWithZones): Promise<TestZones> {
  const { present, proposed, fault } = proposal
  return {
    user_id: test.user_id,
    full_name: test.full_name,
    version: test.version,
    present: present && { bounds: [...present.bounds], basis: present.basis },
    proposed,
    fault,
    is_written: isWritten(proposal),
    zones_at: test.zones_at,
    zones_by: await zonesBy(asked.db, asked.clubId, test.id),
    can_confirm: canConfirmZones(asked.viewer),
  }
}

export const testZoneHandlers: Handlers<typeof contract> = {
  async testZones(call) {
    return { data: await shown(call, await proposalFor(call)) }
  },
  async confirmTestZones(call) {
    const { db, clubId, viewer, body, caller } = call
    const all = await proposalFor(call)
    const { test, heart, proposal } = all
    demand(canConfirmZones(viewer))
    const { present, proposed } = proposal
    if (isWritten(proposal) && test.zones_at !== null) return { data: await shown(call, all) }
    const isSeen =
      body.version === test.version && isSame(body.present, present ? present.bounds : null)
    demand(isSeen, 'changed_meanwhile')
    if (!proposed) throw new Refusal('conflict')
    const { bounds } = proposed
    demand(await writeZones(db, clubId, { test, bounds, heart }), 'changed_meanwhile')
    await noteZones(db, clubId, viewer, { test, name: caller.full_name })
    await noteChanged(db, clubId, viewer, [test.user_id])
    return { data: await shown(call, await proposalFor(call)) }
  },
}
