import { SUBSCRIPTION_STATUS } from '../constants/statuses.ts'
import { addDays, addMonths, daysBetween } from '../time/week.ts'
import { MONTHS, type Period } from './prices.ts'

/** A plan goes on for so long when its bill has not been paid. */
export const GRACE_DAYS = 14
/** A mail is sent so many days before the plan ends, and on the day itself. */
const REMINDER_DAYS = [14, 3, 0] as const

export type OpenOrder = {
  id: number
  plan: string
  period: Period
  /** Counted from this day, since unused days of another plan were credited. */
  starts_on: string | null
  extra_days: number
  extra_months: number
}

/** What is known of a club’s plan. */
export type Subscription = {
  plan: string | null
  /** The last day paid for. */
  until: string | null
  /** The plan goes on to this day although its bill is open. */
  grace_until: string | null
  canceled: boolean
  /** The one order that waits to be paid. */
  open: OpenOrder | null
  /** Orders that were paid or given up: whatever comes again for them changes nothing. */
  settled: readonly number[]
}

export const NO_PLAN: Subscription = {
  plan: null,
  until: null,
  grace_until: null,
  canceled: false,
  open: null,
  settled: [],
}

export type BillingEvent =
  | { kind: 'order'; order: OpenOrder }
  | { kind: 'pay'; id: number }
  | { kind: 'fail'; id: number }
  | { kind: 'withdraw'; id: number }
  | { kind: 'cancel' }
  | { kind: 'resume' }
  | { kind: 'bill'; order: OpenOrder }

/** The last day the club may use its plan. */
export const lastDay = ({ until, grace_until }: Subscription): string | null =>
  until !== null && grace_until !== null && grace_until > until ? grace_until : until

export function mayUse(subscription: Subscription, today: string): boolean {
  const last = lastDay(subscription)
  return last !== null && last >= today
}

/** The state as people and programs read it. */
export function statusOf(subscription: Subscription, today: string): number {
  if (subscription.canceled) return SUBSCRIPTION_STATUS.canceled
  if (!mayUse(subscription, today) && subscription.open !== null) return SUBSCRIPTION_STATUS.pending
  return SUBSCRIPTION_STATUS.active
}

/**
 * The last day that an order pays for: a plan that goes on is lengthened, one with credited days
 * counts from the day of the order, any other from today.
 */
export function paidUntil(subscription: Subscription, order: OpenOrder, today: string): string {
  const goesOn = subscription.plan === order.plan && order.starts_on === null
  const ends = goesOn ? subscription.until : null
  const starts = order.starts_on ?? (ends !== null && ends > today ? ends : today)
  const months = MONTHS[order.period] + order.extra_months
  return addDays(addMonths(starts, months), order.extra_days)
}

/** What an event makes of a plan on a day. Events may come twice, late and in any order. */
export function after(
  subscription: Subscription,
  event: BillingEvent,
  today: string,
): Subscription {
  switch (event.kind) {
    case 'order':
      return withOrder(subscription, event.order)
    case 'bill': {
      const { plan, until, canceled, open } = subscription
      if (plan !== event.order.plan || until === null || canceled) return subscription
      // An order that waits already keeps the bill away, not the days of grace.
      const billed = open === null ? withOrder(subscription, event.order) : subscription
      return { ...billed, grace_until: addDays(until, GRACE_DAYS) }
    }
    case 'pay':
      return paid(subscription, event.id, today)
    case 'withdraw':
      return subscription.open?.id === event.id ? withdrawn(subscription, event.id) : subscription
    case 'fail':
      // A card that was refused can be tried again.
      return subscription
    case 'cancel':
      return mayUse(subscription, today) ? { ...subscription, canceled: true } : subscription
    case 'resume':
      return { ...subscription, canceled: false }
  }
}

/** A new order takes the place of the one that was open. */
function withOrder(subscription: Subscription, order: OpenOrder): Subscription {
  if (subscription.settled.includes(order.id) || subscription.open?.id === order.id)
    return subscription
  const { open, settled } = subscription
  return { ...subscription, open: order, settled: open ? [...settled, open.id] : settled }
}

const withdrawn = (subscription: Subscription, id: number): Subscription => ({
  ...subscription,
  open: null,
  settled: [...subscription.settled, id],
})

function paid(subscription: Subscription, id: number, today: string): Subscription {
  const { open, settled } = subscription
  if (open?.id !== id) return subscription
  return {
    plan: open.plan,
    until: paidUntil(subscription, open, today),
    grace_until: null,
    canceled: false,
    open: null,
    settled: [...settled, id],
  }
}

/**
 * Which reminder a day calls for: the one of the fewest days that are not over yet, so that a day on
 * which nothing was sent is made up for. Null before the first, and once the end is past.
 */
export function reminderDue(until: string, today: string): number | null {
  const left = daysBetween(today, until)
  return left < -2 ? null : (REMINDER_DAYS.findLast((days) => days >= left) ?? null)
}
