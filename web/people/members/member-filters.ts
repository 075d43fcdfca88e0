import { ROWING_SIDES, type RowingSide } from '#domain/constants/rowing-sides.ts'
import { DEFAULT_MEMBER_FILTER, MEMBER_STATUS } from '#domain/constants/statuses.ts'

/** What the list of members is narrowed down to. */
export type MemberFilters = {
  statuses: readonly number[]
  roles: readonly number[]
  squads: readonly number[]
  sides: readonly RowingSide[]
  query: string
}

/** Statuses one can look at; who left is not listed. */
export const LISTED_STATUSES: readonly number[] = Object.values(MEMBER_STATUS).filter(
  (status) => status !== MEMBER_STATUS.left,
)

const idsOf = (text: string | null) =>
  (text ?? '')
    .split(',')
    .filter((part) => /^\d{1,15}$/.test(part))
    .map(Number)

const sameSet = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id) => other.includes(id))

/** The filters of an address; what cannot be read is as usual. */
export function readFilters(search: URLSearchParams): MemberFilters {
  const statuses = idsOf(search.get('status')).filter((status) => LISTED_STATUSES.includes(status))
  return {
    statuses: statuses.length > 0 ? statuses : DEFAULT_MEMBER_FILTER,
    roles: idsOf(search.get('roles')),
    squads: idsOf(search.get('squads')),
    sides: ROWING_SIDES.filter((side) => search.get('sides')?.split(',').includes(side)),
    query: search.get('query')?.slice(0, 100) ?? '',
  }
}

/** Only what differs from the usual; the same words name the query of the call. */
export function writeFilters({
  statuses,
  roles,
  squads,
  sides,
  query,
}: MemberFilters): Record<string, string> {
  const usual = statuses.length === 0 || sameSet(statuses, DEFAULT_MEMBER_FILTER)
  return {
    ...(!usual && { status: statuses.join(',') }),
    ...(roles.length > 0 && { roles: roles.join(',') }),
    ...(squads.length > 0 && { squads: squads.join(',') }),
    ...(sides.length > 0 && { sides: sides.join(',') }),
    ...(query.trim() !== '' && { query: query.trim() }),
  }
}
