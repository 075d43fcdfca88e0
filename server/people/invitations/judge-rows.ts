import type { RowAnswer } from '#contract/people/invitations.ts'
import type { Language } from '#domain/constants/languages.ts'
import { rowFaults, tidyRow, type InvitedRow, type MemberRow } from '#domain/rules/member-row.ts'
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
  const seen = new Set<string>()
  return rows.map(({ line, ...typed }) => {
    const row = tidyRow(typed)
    const wrong = Object.entries(rowFaults(row, judging.today)).map(
      ([field, fault]) => [field, [faults[fault]]] as [string, string[]],
    )
    const errors: Record<string, string[]> = Object.fromEntries(wrong)
    if (wrong.length === 0 && seen.has(row.email)) errors['email'] = [faults.twice]
    seen.add(row.email)
    if (Object.keys(errors).length > 0) return { line, row, outcome: 'refused', errors }
    const judged = standing(known.get(row.email)?.status ?? null, judging)
    const closed = judging.closed.get(row.email)
    if (judged.outcome === 'ready' && closed)
      return { line, row, outcome: 'refused', errors: { email: [faults[closed]] } }
    return { line, row, ...judged }
  })
}

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

export const answerOf = (
  { line, row, outcome, errors }: JudgedRow,
  taken?: RowAnswer['outcome'],
): RowAnswer => ({
  line,
  email: row.email,
  outcome: outcome === 'ready' ? (taken ?? 'ready') : outcome,
  errors,
})
