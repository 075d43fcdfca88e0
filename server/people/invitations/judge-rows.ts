import type { RowAnswer } from '#contract/people/invitations.ts'
import type { Language } from '#domain/constants/languages.ts'
import {
  isSamePerson,
  rowFaults,
  tidyRow,
  unaddressedOf,
  type InvitedRow,
  type MemberRow,
  type RowField,
  type Unaddressed,
} from '#domain/rules/member-row.ts'
import { transition, type Actor } from '#domain/rules/membership.ts'
import { MEMBER_STATUS, type MemberStatus } from '#domain/constants/statuses.ts'
import { faultText } from '../../text/fault-text.ts'
import { serverTexts } from '../../text/text.ts'
import type { Closed } from './queries.ts'

export type JudgedRow = {
  line: number
  row: MemberRow
  outcome: 'ready' | 'already-member' | 'refused'
  /** Whom of the club the row is about; null of somebody new, and where it may be several. */
  known_as: number | null
  errors: Record<string, string[]>
}

type Known = ReadonlyMap<string, { user_id: number; status: MemberStatus }>
/** Somebody of the club by name and day of birth. */
type NotedPerson = Unaddressed & { user_id: number }
type Judging = {
  /** The squads the row names that cannot be. */
  squadFaults: (row: MemberRow) => string[]
  /** The club's people without an address. */
  unaddressed: readonly NotedPerson[]
  /** Members who were born on a day that a row names. */
  born: readonly NotedPerson[]
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
      ([field, fault]) =>
        [field, [faultText(judging.language, faults[fault], row[field as RowField])]] as [
          string,
          string[],
        ],
    )
    const errors: Record<string, string[]> = Object.fromEntries(wrong)
    const squads = judging.squadFaults(row)
    if (squads.length > 0) errors['squad'] = squads
    if (wrong.length === 0) Object.assign(errors, repeated(row, seen, faults))
    const refused = (refusals: JudgedRow['errors']): JudgedRow => ({
      line,
      row,
      outcome: 'refused',
      known_as: null,
      errors: refusals,
    })
    if (Object.keys(errors).length > 0) return refused(errors)
    const [namesake, ...others] = bornAs(row, judging)
    if (!known.has(row.email) && namesake && others.length === 0)
      return { line, row, outcome: 'already-member', known_as: namesake.user_id, errors }
    const noted = notedAs(row, judging)
    if (row.email === '') {
      const outcome = noted.length > 0 ? 'already-member' : 'ready'
      const [only, ...more] = noted
      const known_as = more.length === 0 ? (only?.user_id ?? null) : null
      return { line, row, outcome, known_as, errors }
    }
    const member = known.get(row.email)
    if (!member && noted.length > 0) return refused({ email: [faults.noted] })
    const judged = standing(member?.status ?? null, judging)
    const closed = judging.closed.get(row.email)
    if (judged.outcome === 'ready' && closed) return refused({ email: [faults[closed]] })
    return { line, row, known_as: member?.user_id ?? null, ...judged }
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

/** Who of the club has an address, and the same name and day of birth. */
function bornAs(row: MemberRow, { born }: Judging): NotedPerson[] {
  const person = unaddressedOf(row)
  return person.date_of_birth === null
    ? []
    : born.filter((one) => isSamePerson(one, person) && one.date_of_birth === person.date_of_birth)
}

/** As whom the club has noted the person already, without an address. */
const notedAs = (row: MemberRow, { unaddressed }: Judging): NotedPerson[] =>
  unaddressed.filter((one) => isSamePerson(one, unaddressedOf(row)))

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
