import type { ErrorCode, Problem } from '#contract/errors.ts'

/**
 * A refused or failed call: `status` 0 when the server could not be reached; `errors` by field for
 * forms.
 */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly status: number
  readonly code: ErrorCode
  readonly errors: Readonly<Record<string, readonly string[]>>
  readonly clubId: number | undefined
  readonly need: string | number | undefined
  readonly current: readonly object[] | undefined
  /** Names the request in the log of the server. */
  readonly requestId: string | undefined
  /** The server let one wait for so long that the call was given up. */
  readonly isTimeout: boolean

  constructor(
    problem: Pick<Problem, 'status' | 'code' | 'message'> & Partial<Problem>,
    isTimeout = false,
  ) {
    super(problem.message)
    this.status = problem.status
    this.code = problem.code
    this.errors = problem.errors ?? {}
    this.clubId = problem.club_id
    this.need = problem.need
    this.current = problem.current
    this.requestId = problem.request_id
    this.isTimeout = isTimeout
  }
}
