import type { Method } from '#contract/endpoint.ts'
import { t } from '../i18n/i18n.ts'
import { paths } from '../paths/paths.ts'
import { goTo } from './navigation.ts'
import { notify } from './notices.ts'
import { accessToken, clubOfTab, keepTarget, targetOf } from './session-store.ts'

type Refusal = Error & {
  status: number
  code?: string
  clubId?: number | undefined
  need?: string | number | undefined
  requestId?: string | undefined
  isTimeout?: boolean
}

/**
 * A problem is recognized by its shape, so that the code that reacts does not depend on the code
 * that throws.
 */
export const isProblem = (error: unknown): error is Refusal =>
  error instanceof Error && error.name === 'ApiProblem'

/** What finds a failure of the server in its log; of what was refused for a reason nobody asks. */
export const referenceOf = (error: unknown): string | undefined =>
  isProblem(error) && error.status >= 500 ? error.requestId : undefined

/** What the whole product does about a refused call, no matter where it was made. */
export function react(problem: Refusal, method: Method): void {
  const reading = method === 'GET'
  // This is a late reply for a sign-in that has already ended here, and the code that ended it has
  // said so.
  if (problem.status === 401 && accessToken() === null) return
  if (problem.status === 401 && (reading || method === 'DELETE')) turnAway(paths.logout('expired'))
  else if (problem.code === 'feature_missing') showPlan(problem, reading)
  else if (problem.code === 'second_step_missing') turnAway(paths.ownSettings('second-step'))
  else if (problem.status === 403 && reading)
    turnAway(paths.unauthorized(), { message: problem.message })
  else if (problem.status === 419) turnAway(paths.welcome())
  else if (problem.status === 420) turnAway(paths.licenceExpired())
  else if (problem.code === 'other_club' && problem.clubId !== undefined)
    offerSwitch(problem.message, problem.clubId)
  else notify('error', problem.message)
}

/**
 * Redirects from the current place, which is remembered as it is now, including pages turned and
 * filters set since it was opened.
 */
function turnAway(to: string, state?: { message: string }): void {
  const target = targetOf(window.location, clubOfTab())
  if (target) keepTarget(target)
  goTo(to, { replace: true, ...(state && { state }) })
}

/**
 * The plan lacks what was asked for: the page says who can change that. What was being typed stays
 * until the person goes there.
 */
function showPlan({ message, need }: Refusal, leave: boolean): void {
  const run = () => goTo(paths.upgrade(need))
  notify('error', message, {
    persistent: true,
    once: true,
    ...(!leave && { action: { label: () => t('unauthorized.plans'), run } }),
  })
  if (leave) turnAway(paths.upgrade(need))
}

/**
 * What was asked for is in another club of the person: one click there and back to this address.
 */
function offerSwitch(message: string, clubId: number): void {
  const { pathname, search } = window.location
  const run = () => {
    keepTarget({ path: pathname, search, clubId })
    goTo(paths.switchClub(clubId))
  }
  const action = { label: () => t('bar.clubs'), run }
  notify('error', message, { persistent: true, once: true, action })
}
