import type { myClubs } from '#contract/people/clubs.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { FeatureId } from '#domain/constants/features.ts'
import { DEFAULT_PERMISSIONS } from '#domain/constants/permissions.ts'
import type { RoleId } from '#domain/constants/roles.ts'
import { CALENDAR_YEARS } from '#domain/reports/context.ts'
import { MEMBER_STATUS, type MemberStatus } from '#domain/constants/statuses.ts'

type Membership = Reply<typeof myClubs>['data'][number]
type Facts = {
  bill?: string | null
  individual?: boolean
  status?: MemberStatus
  role?: RoleId
  features?: readonly FeatureId[]
  sport?: { id: number; key: string }
}

/** One of a person's clubs, as the app reads it. */
export function membershipOf(
  id: number,
  {
    bill = null,
    individual = false,
    status = MEMBER_STATUS.approved,
    role,
    features = [],
    sport = { id: 1, key: 'rowing' },
  }: Facts = {},
): Membership {
  return {
    club_id: id,
    status: { id: status },
    roles: role === undefined ? [] : [{ id: role, name: '' }],
    permissions:
      role === undefined
        ? []
        : DEFAULT_PERMISSIONS[role].map((name, index) => ({ id: index + 1, name })),
    club: {
      id,
      name: `Club ${id}`,
      is_individual: individual,
      creator_id: null,
      creator: null,
      venue: null,
      time_zone: 'Europe/Zurich',
      wording: '',
      training_metric: 'ets',
      reports: CALENDAR_YEARS,
      country: null,
      logo: null,
      default_sport: sport,
      gmt_distribution: [],
      paddle_gmt_distribution: [],
      subscription_info:
        bill === null
          ? null
          : {
              next_bill_date: bill,
              status: 2,
              subscription_plan: {
                id: 1,
                key: 'gold',
                features: features.map((feature) => ({ subscription_feature_id: feature })),
              },
            },
    },
  }
}
