import type { Method } from '#contract/endpoint.ts'
import { paths } from '../paths.ts'
import { goTo } from './navigation.ts'
import { notify } from './notices.ts'

type Refusal = Error & { status: number }

/** Told by shape, so that what reacts to problems does not depend on what throws them. */
export const isProblem = (error: unknown): error is Refusal => error instanceof Error && error.name === 'ApiProblem'

/** What the whole product does about a refused call, wherever it was made. */
export function react(problem: Refusal, method: Method): void {
  const reading = method === 'GET'
  if (problem.status === 401 && (reading || method === 'DELETE')) goTo(paths.logout('expired'), { replace: true })
  else if (problem.status === 403 && reading) goTo(paths.unauthorized(), { replace: true, state: { message: problem.message } })
  else if (problem.status === 419) goTo(paths.welcome(), { replace: true })
  else if (problem.status === 420) goTo(paths.licenceExpired(), { replace: true })
  else notify('error', problem.message)
}
