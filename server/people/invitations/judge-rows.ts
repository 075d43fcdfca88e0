import type { RowAnswer } from '#contract/people/invitations.ts'
import type { Language } from '#domain/constants/languages.ts'
import {
  isSamePerson,
  rowFaults,
  tidyRow,
  unaddressedOf,
  type InvitedRow,
  type MemberRow,
  type Unaddressed,
} from '#domain/rules/member-row.ts'
import { transition, type Actor } from '#domain/rules/membership.ts'
import { MEMBER_STATUS, type MemberStatus } from '#domain/constants/statuses.ts'
import { serverTexts } from '../../text/text.ts'
import type { Closed } from './queries.ts'

export type JudgedRow = {
  line: number
  row: MemberRow
  outcome: 'ready' | 'already-member' | 'refused'
  errors: Record<string, string[]>
}

type Known = ReadonlyMap<string, { status: MemberStatus }>
type Judging = {
  /** The squads the row names that cannot be. */
  squadFaults: (row: MemberRow) => string[]
  /** The club's people without an address. */
  unaddressed: readonly Unaddressed[]
  closed: ReadonlyMap<string, Closed>
  today: string
  language: Language
  to: MemberStatus
  actor: Actor
}

const IN_THE_CLUB: readonly MemberStatus[] = [
  MEMBER_STATUS.approved,
  MEMBER_STATUS.invited,
  MEMBER_STATUS.pending,
]

/**
 * What would become of each row: taken, already there, or refused with a sentence per field.
 * `known` are the club's people by address.
 */
export function judgeRows(
  rows: readonly InvitedRow[],
  known: Known,
  judging: Judging,
): JudgedRow[] {
  const { faults } = serverTexts(judging.language).members
  const seen: Seen = { addresses: new Set(), people: new Map() }
  return rows.map(({ line, ...typed }) => {
    const row = tidyRow(typed)
    const wrong = Object.entries(rowFaults(row, judging.today)).map(
      ([field, fault]) => [field, [faults[fault]]] as [string, string[]],
    )
    const errors: Record<string, string[]> = Object.fromEntries(wrong)
    const squads = judging.squadFaults(row)
    if (squads.length > 0) errors['squad'] = squads
    if (wrong.length === 0) Object.assign(errors, repeated(row, seen, faults))
    if (Object.keys(errors).length > 0) return { line, row, outcome: 'refused', errors }
    if (row.email === '') {
      const outcome = isUnaddressed(row, judging) ? 'already-member' : 'ready'
      return { line, row, outcome, errors }
    }
    if (!known.has(row.email) && isUnaddressed(row, judging))
      return { line, row, outcome: 'refused', errors: { email: [faults.noted] } }
    const judged = standing(known.get(row.email)?.status ?? null, judging)
    const closed = judging.closed.get(row.email)
    if (judged.outcome === 'ready' && closed)
      return { line, row, outcome: 'refused', errors: { email: [faults[closed]] } }
    return { line, row, ...judged }
  })
}

type Seen = { addresses: Set<string>; people: Map<string, Unaddressed[]> }
type Faults = ReturnType<typeof serverTexts>['members']['faults']

/** What is wrong with a row whose person stands further up in the list. */
function repeated(row: MemberRow, seen: Seen, faults: Faults): Record<string, string[]> {
  if (row.email !== '') {
    const twice = seen.addresses.has(row.email)
    seen.addresses.add(row.email)
    return twice ? { email: [faults.twice] } : {}
  }
  const person = unaddressedOf(row)
  const namesakes = seen.people.get(person.name) ?? []
  seen.people.set(person.name, [...namesakes, person])
  return namesakes.some((one) => isSamePerson(one, person))
    ? { first_name: [faults.twice_name] }
    : {}
}

/** Whether the club has noted the person already, without an address. */
const isUnaddressed = (row: MemberRow, { unaddressed }: Judging): boolean =>
  unaddressed.some((one) => isSamePerson(one, unaddressedOf(row)))

function standing(
  from: MemberStatus | null,
  { to, actor, language }: Judging,
): Pick<JudgedRow, 'outcome' | 'errors'> {
  const { faults } = serverTexts(language).members
  if (from !== null && (from === to || IN_THE_CLUB.includes(from)))
    return { outcome: 'already-member', errors: {} }
  const refusal = transition(from, to, actor)
  if (refusal === null) return { outcome: 'ready', errors: {} }
  return {
    outcome: 'refused',
    errors: { email: [refusal === 'not_yours' ? faults.not_yours : faults.no_such_change] },
  }
}

/** Somebody without an address is added where others are invited. */
const outcomeFor = (row: MemberRow, taken: RowAnswer['outcome'] = 'ready') =>
  taken === 'invited' && row.email === '' ? 'added' : taken

export const answerOf = (
  { line, row, outcome, errors }: JudgedRow,
  taken?: RowAnswer['outcome'],
): RowAnswer => ({
  line,
  email: row.email,
  outcome: outcome === 'ready' ? outcomeFor(row, taken) : outcome,
  errors,
})
