export const MEMBER_STATUS = {
  pending: 0,
  approved: 1,
  rejected: 2,
  left: 3,
  invited: 4,
  athlete_rejected: 5,
  onboarding: 6,
} as const
export type MemberStatusKey = keyof typeof MEMBER_STATUS
export type MemberStatus = (typeof MEMBER_STATUS)[MemberStatusKey]

/** Counted as the club's athletes: those who have joined and those who are on their way in. */
export const ACTIVE_ATHLETE_STATUSES: readonly MemberStatus[] = [
  MEMBER_STATUS.approved,
  MEMBER_STATUS.invited,
  MEMBER_STATUS.onboarding,
]

/** What the member list shows until someone filters. */
export const DEFAULT_MEMBER_FILTER: readonly MemberStatus[] = [
  ...ACTIVE_ATHLETE_STATUSES,
  MEMBER_STATUS.pending,
]

/** Those who are not in the club, or no more: they have no profile page to see. */
export const FORMER_STATUSES: readonly MemberStatus[] = [
  MEMBER_STATUS.athlete_rejected,
  MEMBER_STATUS.left,
  MEMBER_STATUS.rejected,
]

export const HEALTH_STATUS = { healthy: 1, injured: 2, ill: 3 } as const
export const HEALTH_REASONS = {
  [HEALTH_STATUS.injured]: ['back', 'hip', 'neck', 'rib', 'shoulder', 'wrist', 'other-injury'],
  [HEALTH_STATUS.ill]: [
    'chest-infection',
    'chronic-fatigue',
    'gastrointestinal',
    'upper-respiratory',
    'virus',
    'other-illness',
  ],
} as const
export type HealthReason = (typeof HEALTH_REASONS)[keyof typeof HEALTH_REASONS][number]

/** The hue in which each state of health is shown; nothing said is grey. */
export const HEALTH_HUES = {
  empty: 'grey',
  injured: 'blue',
  ill: 'dark-blue',
  both: 'amber',
} as const

export const ATTENDANCE = { attending: 1, not_attending: 2 } as const
export type Attendance = (typeof ATTENDANCE)[keyof typeof ATTENDANCE]

export const SUBSCRIPTION_STATUS = { pending: 1, active: 2, canceled: 3 } as const
export const NOTIFICATION_LEVEL = { success: 1, info: 2, warning: 3, error: 4 } as const
/** Change of load, in the order of the ratio; a reading of load, never a forecast of injury. */
export const TRAINING_RATIO_STATUSES = ['detraining', 'optimum', 'tough', 'danger'] as const
export type TrainingRatioStatus = (typeof TRAINING_RATIO_STATUSES)[number]

export const TRAINING_RATIO_COLOURS = {
  detraining: 'blue',
  optimum: 'green',
  tough: 'amber',
  danger: 'red',
} as const satisfies Record<TrainingRatioStatus, string>

export const PIECE_STRUCTURE = { single: 1, multiple: 2, variable: 3 } as const
export type PieceStructure = (typeof PIECE_STRUCTURE)[keyof typeof PIECE_STRUCTURE]

export const CHALLENGE_TYPE = { crew: 1, individual: 2 } as const
