import { hash } from 'node:crypto'
import type { Pool } from '../db/client.ts'

/**
 * So many attempts at something are allowed in a window of time. `of` says whose at what, and is
 * kept as a hash.
 */
export type Budget = { of: string; most: number; window_s: number }

export type Attempts = {
  /**
   * Counts an attempt against each of these, in this order, until one has none left: the seconds to
   * wait for that one, else 0.
   */
  take(budgets: readonly Budget[]): Promise<number>
  /**
   * The attempt was none. Not waited for: who asks holds a connection already. One that is lost
   * counts.
   */
  giveBack(budget: Budget): void
}

const keyOf = ({ of }: Budget): Buffer => hash('sha256', of, 'buffer')

/**
 * Attempts counted in the database, so that all nodes count together, and outside any request's
 * transaction, which a refusal takes back.
 */
export const attemptsIn = (pool: Pick<Pool, 'query'>, now: () => number = Date.now): Attempts => ({
  async take(budgets) {
    const { rows } = await pool.query<{ wait: number }>({
      name: 'take attempt',
      text: 'select app.take_attempt($1, $2, $3, $4) as wait',
      values: [
        budgets.map(keyOf),
        budgets.map(({ most }) => most),
        budgets.map(({ window_s }) => window_s),
        new Date(now()).toISOString(),
      ],
    })
    return rows[0]?.wait ?? 0
  },
  giveBack(budget) {
    pool.query('select app.give_attempt_back($1)', [keyOf(budget)]).catch(() => undefined)
  },
})
