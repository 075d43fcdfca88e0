import { DEMO_ROLES, type DemoRole } from '#domain/constants/demo-roles.ts'
import { paths } from '../paths/paths.ts'
import { createStore } from '../shell/store.ts'

/** Which of the tours is under way in this tab, and at which of its steps. */
export type Progress = { role: DemoRole; step: number }

const KEY = 'tour'
const LAST = 'tour-role'

function stored(): Progress | null {
  const [role, step] = sessionStorage.getItem(KEY)?.split(' ') ?? []
  const known = DEMO_ROLES.find((one) => one === role)
  return known ? { role: known, step: Number(step) || 0 } : null
}

export const tour = createStore(stored())

export function goToStep(next: Progress | null): void {
  if (next) sessionStorage.setItem(KEY, `${next.role} ${next.step}`)
  else sessionStorage.removeItem(KEY)
  tour.set(next)
}

/** The page on which a tour begins. */
export const firstPage = (role: DemoRole): string =>
  role === 'guardian' ? paths.children() : paths.home()

/** Begins the tour of whose place was taken; by itself only the first time on this device. */
export function beginFirstTour(role: DemoRole): void {
  sessionStorage.setItem(LAST, role)
  const seen = `toured-${role}`
  if (localStorage.getItem(seen) !== null) return
  localStorage.setItem(seen, 'true')
  goToStep({ role, step: 0 })
}

/** Whose place was taken in this tab; null for somebody who signed in otherwise. */
export const visitedRole = (): DemoRole | null =>
  DEMO_ROLES.find((role) => role === sessionStorage.getItem(LAST)) ?? null
