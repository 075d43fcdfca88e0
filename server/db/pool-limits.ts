import type { ClientBase, Pool } from 'pg'
import { countSlowStatement } from '../metrics/counters.ts'

type Callback = Parameters<Pool['connect']>[0]

/**
 * Ends the wait for a connection while all are in use, in the words of the pool itself, which
 * knows only one time for this and for opening a connection.
 */
export function limitWait(pool: Pool, longestMs: number): void {
  const connect: (callback: Callback) => void = pool.connect.bind(pool)
  // Those who have asked in this turn have yet to get the idle ones.
  const isFull = () => pool.totalCount >= pool.options.max && pool.idleCount <= pool.waitingCount
  const connectSoon = (callback: Callback): void => {
    if (!isFull()) return connect(callback)
    const state = { isOver: false }
    const timer = setTimeout(() => {
      state.isOver = true
      callback(new Error('timeout exceeded when trying to connect'), undefined, () => {})
    }, longestMs)
    return connect((error, client, release) => {
      clearTimeout(timer)
      if (!state.isOver) callback(error, client, release)
      // An error comes without a way to release.
      else if (client) release()
    })
  }
  const promised = () =>
    new Promise((resolve, reject) => {
      connectSoon((error, client) => (client ? resolve(client) : reject(error)))
    })
  pool.connect = ((callback?: Callback) =>
    callback ? connectSoon(callback) : promised()) as Pool['connect']
}

const SLOW_MS = 1000

type Query = (...given: unknown[]) => unknown

/** Counts statements of a connection that take long. */
export function timeStatements(client: ClientBase, pool: string): void {
  const query = client.query.bind(client) as Query
  const timed: Query = (...given) => {
    const begun = performance.now()
    const note = () => {
      if (performance.now() - begun > SLOW_MS) countSlowStatement(pool)
    }
    const callback = given.at(-1)
    if (typeof callback === 'function')
      return query(...given.slice(0, -1), (...outcome: unknown[]) => {
        note()
        ;(callback as Query)(...outcome)
      })
    const result = query(...given)
    if (result instanceof Promise) result.then(note, note)
    return result
  }
  client.query = timed as typeof client.query
}
