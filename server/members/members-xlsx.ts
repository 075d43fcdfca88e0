import type { Language } from '#contract/account.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { memberText } from '../text/members.ts'
import { nameOf } from '../text/names.ts'
import type { ExportedMember } from './queries.ts'

/** A cell that holds what a person typed is text, so that "=…" stays what it is. */
const text = (value: string) => (value === '' ? null : { value, type: String })
const head = (value: string) => ({ value, type: String, fontWeight: 'bold' as const })
const keyOf = (ids: Record<string, number>, id: number) => Object.entries(ids).find(([, one]) => one === id)?.[0] ?? ''

/** One row a member. */
export async function membersWorkbook(members: readonly ExportedMember[], language: Language): Promise<Buffer> {
  const { sheet, columns, yes } = memberText(language)
  const mark = (set: boolean) => text(set ? yes : '')
  const rows = members.map((member) => [
    text(member.full_name),
    text(member.email),
    text(nameOf(language, 'member-status', keyOf(MEMBER_STATUS, member.status))),
    text(member.roles.map((role) => nameOf(language, 'role', keyOf(ROLE, role))).join(', ')),
    text(member.squads.join(', ')),
    mark(member.cox),
    mark(member.stroke),
    mark(member.scull),
    mark(member.sweep),
    text(member.gender ?? ''),
    text(member.date_of_birth ?? ''),
  ])
  const { default: writeExcelFile } = await import('write-excel-file/node')
  return writeExcelFile([Object.values(columns).map(head), ...rows], {
    sheet,
    stickyRowsCount: 1,
    columns: [{ width: 24 }, { width: 30 }, { width: 14 }, { width: 18 }, { width: 20 }],
  }).toBuffer()
}
