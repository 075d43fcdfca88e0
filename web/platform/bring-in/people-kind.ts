import { memberColumns } from '#domain/bring-in/columns.ts'
import { MOST_ROWS } from '#domain/bring-in/kinds.ts'
import { FIELDS, type MemberField } from '#domain/rules/member-sheet.ts'
import { sheetOf } from '#domain/sheets/sheet.ts'
import type { ListKind } from './list-kind.ts'

const NAMES: readonly MemberField[] = ['full_name', 'first_name', 'last_name']

export const PEOPLE: ListKind<MemberField> = {
  kind: 'people',
  fields: FIELDS,
  fillsKnown: true,
  most: MOST_ROWS,
  sheetOf: (rows, headings) => sheetOf(rows, 'member', headings),
  columnsOf: memberColumns,
  isEnough: (fields) => NAMES.some((name) => fields.includes(name)),
  holds: (field) => {
    if (field === 'full_name') return ['first_name', 'last_name']
    return field === 'birth_year' ? ['date_of_birth'] : [field]
  },
}
