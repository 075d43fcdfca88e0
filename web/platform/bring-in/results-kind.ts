import { rememberedFields, wordedFields } from '#domain/bring-in/columns.ts'
import { MOST_RESULTS } from '#domain/bring-in/kinds.ts'
import { RESULT_FIELDS, type ResultField } from '#domain/bring-in/result-fields.ts'
import { sheetOf } from '#domain/sheets/sheet.ts'
import type { ListKind } from './list-kind.ts'

/** Results of tests and pieces, one of an athlete a row. */
export const RESULTS: ListKind<ResultField> = {
  kind: 'results',
  fields: RESULT_FIELDS,
  fillsKnown: false,
  most: MOST_RESULTS,
  sheetOf: (rows, headings) => sheetOf(rows, 'result', headings),
  columnsOf: (sheet, remembered) => {
    const before = rememberedFields(RESULT_FIELDS, sheet.columns, remembered)
    return before
      ? { fields: before, as: { kind: 'remembered' } }
      : { fields: wordedFields('result', RESULT_FIELDS, sheet), as: { kind: 'words' } }
  },
  isEnough: (fields) =>
    fields.includes('day') &&
    fields.includes('name') &&
    (fields.includes('time') || fields.includes('distance')),
  holds: (field) => [field],
}
