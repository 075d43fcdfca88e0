import { FEATURE } from '#domain/constants/features.ts'
import { HR_ZONE_COUNT } from '#domain/constants/intensities.ts'
import { ZONE_FAULTS } from '#domain/performance-tests/zone-proposal.ts'
import { endpoint } from '../endpoint.ts'
import { data, Id, IdParams, nullable, Strict, T, WordOf, type Static } from '../schema.ts'

const access = { level: 'member', feature: FEATURE.drv } as const

const UpperEnds = T.Object({ ut2: T.Number(), ut1: T.Number(), at: T.Number() })

export const TestZones = T.Object({
  user_id: Id,
  full_name: T.String(),
  version: T.Integer(),
  /** Lower bounds in beats a minute of the zones the athlete has, and where they come from. */
  present: nullable(
    T.Object({ bounds: T.Array(T.Integer()), basis: WordOf('own', 'max-hr', 'age') }),
  ),
  /** What the test proposes: lower bounds in beats, and upper ends in beats and watts. */
  proposed: nullable(
    T.Object({ bounds: T.Array(T.Integer()), heart_rate: UpperEnds, watts: UpperEnds }),
  ),
  /** Why nothing is proposed. */
  fault: nullable(WordOf(...ZONE_FAULTS)),
  /** The athlete has these zones already. */
  is_written: T.Boolean(),
  zones_at: nullable(T.String()),
  zones_by: nullable(T.String()),
  can_confirm: T.Boolean(),
})
export type TestZones = Static<typeof TestZones>

export const testZones = endpoint({
  method: 'GET',
  path: 'performance-tests/{id}/zones',
  access,
  notWhileImpersonating: true,
  summary: 'The heart-rate zones that a step test proposes, beside those of the athlete',
  params: IdParams,
  reply: data(TestZones),
})

/** Refused when the test or the zones are by now other than the sender saw. */
export const confirmTestZones = endpoint({
  method: 'POST',
  path: 'performance-tests/{id}/zones',
  access,
  notWhileImpersonating: true,
  summary: 'Write the proposed zones to the athlete, as a coach; earlier sessions keep theirs',
  params: IdParams,
  body: Strict({
    version: T.Integer({ minimum: 1 }),
    present: nullable(
      T.Array(T.Integer({ minimum: 0, maximum: 300 }), {
        minItems: HR_ZONE_COUNT,
        maxItems: HR_ZONE_COUNT,
      }),
    ),
  }),
  reply: data(TestZones),
})
