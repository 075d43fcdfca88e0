import type * as contract from '#contract/analysis/reports-bike.ts'
import { bikeReport } from '#domain/reports/bike.ts'
import { BEST_SECONDS } from '#domain/training/recorded-bests.ts'
import type { Handlers } from '../../http/mount.ts'
import { CYCLING } from './bike-lines.ts'
import { curvesOfPeople } from './power-curves.ts'
import { bestOver, recordedBestsOf } from './recorded-bests.ts'
import { askedOf } from './list-call.ts'
import { seenWeights } from './report-people.ts'

export const bikeCurveHandlers: Handlers<Pick<typeof contract, 'bikeCurves'>> = {
  async bikeCurves(asked) {
    const { people, params, filter } = await askedOf(bikeReport, asked)
    const of = { sport_ids: CYCLING, kinds: ['power'], spans: BEST_SECONDS, boats: false } as const
    const recorded = await recordedBestsOf(asked.db, params, filter, of)
    const weights = await seenWeights(asked.db, filter, params.user_ids)
    const held = recorded.flatMap(({ bests, ...session }) =>
      BEST_SECONDS.map((seconds) => ({
        ...session,
        test: null,
        source: 'recording' as const,
        seconds,
        watts: bestOver(bests, 'power', seconds),
      })),
    )
    return {
      data: {
        curves: curvesOfPeople(people, held, { weights, context: filter.context }),
      },
    }
  },
}
