import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths } from '../time/week.ts'
import { PERIODS } from './prices.ts'
import {
  after,
  GRACE_DAYS,
  lastDay,
  mayUse,
  NO_PLAN,
  reminderDue,
  statusOf,
  type BillingEvent,
  type OpenOrder,
  type Subscription,
} from './subscription.ts'

const START = '2026-01-31'
const order = (id: number, change: Partial<OpenOrder> = {}): OpenOrder => ({
  id,
  plan: 'gold',
  period: 'monthly',
  starts_on: null,
  extra_days: 0,
  extra_months: 0,
  ...change,
})
const through = (events: readonly BillingEvent[], today = START, from: Subscription = NO_PLAN) =>
  events.reduce((subscription, event) => after(subscription, event, today), from)

describe('a plan', () => {
  test('runs once it is paid, and pends before', () => {
    const ordered = through([{ kind: 'order', order: order(1) }])
    expect([mayUse(ordered, START), statusOf(ordered, START)]).toEqual([false, 1])
    const paid = through([{ kind: 'pay', id: 1 }], START, ordered)
    expect([paid.until, mayUse(paid, START), statusOf(paid, START)]).toEqual([
      '2026-02-28',
      true,
      2,
    ])
  })

  test('goes on where it ends when it is paid again, and only once', () => {
    const paid = through([
      { kind: 'order', order: order(1) },
      { kind: 'pay', id: 1 },
    ])
    const again = through(
      [
        { kind: 'order', order: order(2) },
        { kind: 'pay', id: 2 },
        { kind: 'pay', id: 2 },
      ],
      '2026-02-10',
      paid,
    )
    expect(again.until).toBe('2026-03-28')
  })

  test('counts from the order where unused days were credited', () => {
    const changed = order(2, { plan: 'silver', starts_on: '2026-02-02', extra_days: 5 })
    const paid = through(
      [
        { kind: 'order', order: changed },
        { kind: 'pay', id: 2 },
      ],
      '2026-02-20',
    )
    expect(paid.until).toBe('2026-03-07')
  })

  test('may be used for some days while its bill is open, and not a day longer', () => {
    const billed = through([
      { kind: 'order', order: order(1) },
      { kind: 'pay', id: 1 },
      { kind: 'bill', order: order(2) },
    ])
    expect(lastDay(billed)).toBe(addDays('2026-02-28', GRACE_DAYS))
    expect(mayUse(billed, '2026-03-14')).toBe(true)
    expect(mayUse(billed, '2026-03-15')).toBe(false)
  })

  test('has its days of grace also while another order was left at the checkout', () => {
    const left = through([
      { kind: 'order', order: order(1) },
      { kind: 'pay', id: 1 },
      { kind: 'order', order: order(2, { plan: 'silver' }) },
      { kind: 'bill', order: order(3) },
    ])
    expect(left.open?.id).toBe(2)
    expect(lastDay(left)).toBe(addDays('2026-02-28', GRACE_DAYS))
  })

  test('gets no bill and no grace once it is cancelled, and runs to its end', () => {
    const canceled = through([
      { kind: 'order', order: order(1) },
      { kind: 'pay', id: 1 },
      { kind: 'cancel' },
      { kind: 'bill', order: order(2) },
    ])
    expect([canceled.open, statusOf(canceled, START), lastDay(canceled)]).toEqual([
      null,
      3,
      '2026-02-28',
    ])
    expect(through([{ kind: 'resume' }], START, canceled).canceled).toBe(false)
  })

  test('is reminded of 14 and 3 days before, and on the day', () =>
    expect(
      [15, 14, 13, 4, 3, 1, 0, -1, -3].map((days) => reminderDue(addDays(START, days), START)),
    ).toEqual([null, 14, 14, 14, 3, 3, 0, 0, null]))
})

/** What a club paid for, day by day, worked out without the machine: the orders paid in time. */
type Step = { day: number; event: BillingEvent }

const steps: fc.Arbitrary<Step[]> = fc
  .array(
    fc.record({
      wait: fc.nat({ max: 20 }),
      id: fc.integer({ min: 1, max: 6 }),
      plan: fc.constantFrom('gold', 'silver'),
      period: fc.constantFrom(...PERIODS),
      kind: fc.constantFrom('order', 'pay', 'fail', 'withdraw', 'cancel', 'resume', 'bill'),
    }),
    { maxLength: 40 },
  )
  .map((list) => {
    let day = 0
    return list.map(({ wait, id, plan, period, kind }) => {
      day += wait
      const event =
        kind === 'order' || kind === 'bill'
          ? { kind, order: order(id, { plan, period }) }
          : kind === 'cancel' || kind === 'resume'
            ? { kind }
            : { kind, id }
      return { day, event: event as BillingEvent }
    })
  })

/** Which orders are paid in the end: the first payment of the order that was open then. */
function paidOrders(list: readonly Step[]): { at: string; order: OpenOrder }[] {
  const seen = new Set<number>()
  const paid: { at: string; order: OpenOrder }[] = []
  let open: OpenOrder | null = null
  let plan: { key: string; stopped: boolean; until: string; last: string } | null = null
  for (const { day, event } of list) {
    const at = addDays(START, day)
    if (event.kind === 'order' && !seen.has(event.order.id)) {
      seen.add(event.order.id)
      open = event.order
    } else if (event.kind === 'bill') {
      if (plan?.key === event.order.plan && !plan.stopped) {
        plan.last = addDays(plan.until, GRACE_DAYS)
        if (open === null && !seen.has(event.order.id)) {
          seen.add(event.order.id)
          open = event.order
        }
      }
    } else if (event.kind === 'pay' && open?.id === event.id) {
      paid.push({ at, order: open })
      const same: string | null = plan?.key === open.plan ? plan.until : null
      const starts: string = same !== null && same > at ? same : at
      const until = addMonths(starts, open.period === 'annual' ? 12 : 1)
      plan = { key: open.plan, stopped: false, until, last: until }
      open = null
    } else if (event.kind === 'withdraw' && open?.id === event.id) open = null
    else if (event.kind === 'cancel' && plan && plan.last >= at) plan.stopped = true
    else if (event.kind === 'resume' && plan) plan.stopped = false
  }
  return paid
}

describe('in any order of events', () => {
  const run = (list: readonly Step[]) =>
    list.reduce(
      (subscription, { day, event }) => after(subscription, event, addDays(START, day)),
      NO_PLAN,
    )

  test('a club may do what it has paid for, and the days of grace', () =>
    fc.assert(
      fc.property(steps, (list) => {
        const paid = paidOrders(list)
        const end = run(list)
        expect(end.plan).toBe(paid.at(-1)?.order.plan ?? null)
        const lasts = paid.reduce<{ plan: string; until: string } | null>(
          (before, { at, order: { plan, period } }) => {
            const starts = before?.plan === plan && before.until > at ? before.until : at
            return { plan, until: addMonths(starts, period === 'annual' ? 12 : 1) }
          },
          null,
        )
        expect(end.until).toBe(lasts?.until ?? null)
        for (const days of [0, 1, 30, 400]) {
          const today = addDays(lasts?.until ?? START, days)
          if (days > GRACE_DAYS) expect(mayUse(end, today)).toBe(false)
          if (days === 0 && lasts) expect(mayUse(end, today)).toBe(true)
          if (!lasts) expect(mayUse(end, today)).toBe(false)
        }
      }),
      { numRuns: 500 },
    ))

  test('what comes twice changes nothing the second time', () =>
    fc.assert(
      fc.property(steps, (list) => {
        const doubled = list.flatMap((step) => [step, step])
        expect(run(doubled)).toEqual(run(list))
      }),
    ))

  test('payments that come late for what was replaced open nothing', () =>
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 6 }), (list, id) => {
        const end = run(list)
        const paid = after(end, { kind: 'pay', id }, START)
        expect(paid === end).toBe(end.open?.id !== id)
      }),
    ))
})
