import type { AttendanceRow } from '#contract/planning/attendance.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { isMarked, isUnanswered } from './marks.ts'

export const SHOWN = [
  'all',
  'attending',
  'not-attending',
  'waiting',
  'unanswered',
  'unwell',
  'alternative',
  'presence',
] as const
export type Shown = (typeof SHOWN)[number]
export const ORDERS = ['name', 'answer', 'squad', 'latest'] as const
type Order = (typeof ORDERS)[number]

/** What the register shows: as in its address. */
export type RegisterView = { show: Shown; squad: string; order: Order; text: string }

export function viewOf(search: URLSearchParams): RegisterView {
  return {
    show: SHOWN.find((known) => known === search.get('show')) ?? 'all',
    squad: search.get('squad') ?? '',
    order: ORDERS.find((known) => known === search.get('order')) ?? 'name',
    text: search.get('q') ?? '',
  }
}

/** How many of the choices that are not counts on the screen differ from their default. */
export const filtersSet = ({ squad, order, text }: RegisterView): number =>
  [squad !== '', order !== 'name', text.trim() !== ''].filter(Boolean).length

const HOLDS: Readonly<Record<Shown, (row: AttendanceRow) => boolean>> = {
  all: () => true,
  attending: (row) => isMarked(row, 'attending'),
  'not-attending': (row) => isMarked(row, 'not-attending'),
  waiting: ({ waiting }) => waiting !== null,
  unanswered: isUnanswered,
  unwell: ({ health_statuses }) => health_statuses.length > 0,
  alternative: ({ did_alternative }) => did_alternative,
  presence: ({ presence }) => presence !== null,
}

/** Attending, in line, open, not attending. */
const answerRank = (row: AttendanceRow): number => {
  if (isMarked(row, 'attending')) return 0
  if (row.waiting !== null) return 1
  return isUnanswered(row) ? 2 : 3
}

const COMPARE: Readonly<Record<Order, (a: AttendanceRow, b: AttendanceRow) => number>> = {
  name: () => 0,
  answer: (a, b) => answerRank(a) - answerRank(b) || (a.waiting ?? 0) - (b.waiting ?? 0),
  squad: (a, b) => (a.squads[0] ?? '\uFFFF').localeCompare(b.squads[0] ?? '\uFFFF'),
  latest: (a, b) => (b.answered_at ?? '').localeCompare(a.answered_at ?? ''),
}

/**
 * The rows to be seen. They come by last name, and stay so among equals. `kept` are shown whatever
 * the filter says.
 */
export function shownRows(
  rows: readonly AttendanceRow[],
  view: RegisterView,
  kept: ReadonlySet<number> = new Set(),
): AttendanceRow[] {
  const text = view.text.trim().toLocaleLowerCase()
  return rows
    .filter((row) => HOLDS[view.show](row) || kept.has(row.user_id))
    .filter(({ squads }) => view.squad === '' || squads.includes(view.squad))
    .filter(({ full_name }) => full_name.toLocaleLowerCase().includes(text))
    .toSorted(COMPARE[view.order])
}

export const isAthlete = ({ user_role_id }: AttendanceRow): boolean => user_role_id === ROLE.athlete

export type SquadCount = { squad: string; attending: number; people: number }

/** Who comes of each squad; somebody of two squads counts in both. */
export function countBySquad(rows: readonly AttendanceRow[]): SquadCount[] {
  const names = [...new Set(rows.flatMap(({ squads }) => squads))].toSorted((a, b) =>
    a.localeCompare(b),
  )
  return names.map((squad) => {
    const people = rows.filter(({ squads }) => squads.includes(squad))
    return {
      squad,
      people: people.length,
      attending: people.filter((row) => isMarked(row, 'attending')).length,
    }
  })
}
