import { useRef } from 'react'
import { submit } from '../api/api.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { newKey } from '../api/request.ts'
import type { Call } from './form-types.ts'

/** Whether the server may have stored what it was sent: it was not reached, or broke on the way. */
const isUncertain = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 0 || error.status >= 500)

/**
 * Runs calls under keys of their own. While it is uncertain whether they were stored, trying again
 * with the same values repeats the keys, so nothing is stored twice.
 */
export function useCallOnce(own: readonly number[]) {
  const uncertain = useRef<{ values: string; key: string } | null>(null)
  return async <R>(values: object, run: (call: Call) => Promise<R>): Promise<R> => {
    const sent = JSON.stringify(values)
    const key = uncertain.current?.values === sent ? uncertain.current.key : newKey()
    let calls = 0
    const call: Call = (endpoint, input) =>
      submit(endpoint, input, { own, key: `${key}-${(calls += 1)}` })
    uncertain.current = null
    try {
      return await run(call)
    } catch (error) {
      if (isUncertain(error)) uncertain.current = { values: sent, key }
      throw error
    }
  }
}
