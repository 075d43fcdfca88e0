import type { Language } from '#domain/constants/languages.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { headCell, textCell } from '../../text/cells.ts'
import { nameOf } from '../../text/names.ts'
import type { ServerTexts } from '../../text/text.ts'
import type { ExportedMember } from './member-list.ts'

const keyOf = (ids: Record<string, number>, id: number) =>
  Object.entries(ids).find(([, one]) => one === id)?.[0] ?? ''

/** Writes one row per member. */
export async function membersWorkbook(
  members: readonly ExportedMember[],
  { sheet, columns, yes }: ServerTexts['members'],
  language: Language,
): Promise<Buffer> {
  const mark = (set: boolean) => textCell(set ? yes : '')
  const rows = members.map((member) => [
    textCell(member.full_name),
    textCell(member.email ?? ''),
    textCell(member.guardian_email ?? ''),
    textCell(member.phone ?? ''),
    textCell(nameOf(language, 'member-status', keyOf(MEMBER_STATUS, member.status))),
    textCell(member.roles.map((role) => nameOf(language, 'role', keyOf(ROLE, role))).join(', ')),
    textCell(member.squads.join(', ')),
    mark(member.cox),
    mark(member.stroke),
    mark(member.scull),
    mark(member.sweep),
    textCell(member.gender ?? ''),
    textCell(member.date_of_birth ?? ''),
  ])
  const { default: writeExcelFile } = await import('write-excel-file/node')
  return writeExcelFile([Object.values(columns).map(headCell), ...rows], {
    sheet,
    stickyRowsCount: 1,
    columns: [
      { width: 24 },
      { width: 30 },
      { width: 30 },
      { width: 18 },
      { width: 14 },
      { width: 18 },
      { width: 20 },
    ],
  }).toBuffer()
}
