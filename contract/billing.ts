import { FEATURE_IDS } from '#domain/constants/features.ts'
import { endpoint } from './endpoint.ts'
import { data, Id, nullable, OneOf, T, type Static } from './schema.ts'

export const PlanGate = T.Object({
  /** The plan of the club. */
  plan: nullable(T.String()),
  next_bill_date: nullable(T.String()),
  /** Whether the feature asked for is lacking; all that is lacking when none is named. */
  missing: T.Array(T.Integer()),
  /** Plans on offer that have any of these, the smallest first. */
  plans: T.Array(T.Object({ key: T.String(), features: T.Array(T.Integer()) })),
  /** Who in the club can change its plan. */
  deciders: T.Array(T.Object({ user_id: Id, full_name: T.String() })),
})
export type PlanGate = Static<typeof PlanGate>

export const planGate = endpoint({
  method: 'GET',
  path: 'plan-gate',
  access: { level: 'member', expired: 'allowed' },
  summary: 'What the plan of the club lacks, which plans have it, and who in the club can change that',
  query: T.Object({ club_id: T.Optional(Id), feature: T.Optional(OneOf(...FEATURE_IDS)) }),
  reply: data(PlanGate),
})

export const exportClub = endpoint({
  method: 'GET',
  path: 'club-export',
  access: { level: 'member', permission: 'manage-members', expired: 'allowed' },
  summary: 'What the club has stored, as one ZIP of JSON files; also after its plan has ended',
  query: T.Object({ club_id: T.Optional(Id) }),
  download: 'application/zip',
})
