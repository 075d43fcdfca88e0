import type { PlanKey } from './plans.ts'

/**
 * Invitations in 24 hours: of clubs that try, of those that pay, and of those on the large plans.
 */
const TRYING = 200
const PAYING = 1000
const LARGE = 3000

const A_DAY: Partial<Record<PlanKey, number>> = {
  'free-trial': TRYING,
  'individual-free': TRYING,
  performance: LARGE,
  'performance-unlimited': LARGE,
  gold: LARGE,
  'gold-unlimited': LARGE,
  'gold-recording-controls': LARGE,
  platinum: LARGE,
  'platinum-unlimited': LARGE,
  drv: LARGE,
  'second-federation': LARGE,
}

/**
 * What a club may send in 24 hours, and anybody in its name, all their clubs together. Without a
 * plan as on trial.
 */
export const invitationsADay = (plan: PlanKey | null): number =>
  plan === null ? TRYING : (A_DAY[plan] ?? PAYING)

/** How many invitations an address gets in 24 hours, from all clubs together. */
export const INVITATIONS_TO_ONE_ADDRESS = 5

/** Days after an invitation without an answer on which its receiver is reminded of it. */
export const REMINDERS_AFTER_DAYS = [3, 10] as const
