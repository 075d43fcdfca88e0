import type { AttendanceRow } from '#contract/planning/attendance.ts'
import { LIST_SEPARATOR } from '#domain/constants/languages.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { ATTENDANCE, HEALTH_STATUS } from '#domain/constants/statuses.ts'
import { headCell, textCell } from '../../text/cells.ts'
import type { ServerTexts } from '../../text/text.ts'

/** The register, one row a person. */
export async function registerWorkbook(
  title: string,
  rows: readonly AttendanceRow[],
  { attendance: words, language }: ServerTexts,
): Promise<Buffer> {
  const { name, role, squads, answer, health, alternative, reason, presence, note } = words
  const header = [name, role, squads, answer, health, alternative, reason, presence, note].map(
    headCell,
  )
  const cells = rows.map((row) =>
    [
      row.full_name,
      row.user_role_id === ROLE.athlete ? words.athlete : words.coach,
      row.squads.join(LIST_SEPARATOR[language]),
      answerOf(row, words),
      row.health_statuses
        .map((status) => (status === HEALTH_STATUS.ill ? words.ill : words.injured))
        .join(LIST_SEPARATOR[language]),
      row.did_alternative ? words.yes : '',
      wordOf(words.reasons, row.reason),
      wordOf(words.presences, row.presence),
      row.note,
    ].map(textCell),
  )
  const { default: writeExcelFile } = await import('write-excel-file/node')
  return writeExcelFile([[headCell(title)], header, ...cells], {
    sheet: words.sheet,
    stickyRowsCount: 2,
    columns: [
      { width: 26 },
      { width: 12 },
      { width: 22 },
      { width: 16 },
      { width: 14 },
      { width: 12 },
      { width: 14 },
      { width: 14 },
      { width: 40 },
    ],
  }).toBuffer()
}

function answerOf(
  { attending, waiting }: AttendanceRow,
  { waits, attends, declined, none }: ServerTexts['attendance'],
): string {
  if (waiting !== null) return `${waits} ${waiting}`
  if (attending === ATTENDANCE.attending) return attends
  return attending === ATTENDANCE.not_attending ? declined : none
}

const wordOf = (words: Readonly<Record<string, string>>, key: string | null): string =>
  key === null ? '' : (words[key] ?? key)
