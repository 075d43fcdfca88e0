import { rememberedFields, wordedFields } from '#domain/bring-in/columns.ts'
import { MOST_SESSIONS } from '#domain/bring-in/kinds.ts'
import { PLAN_FIELDS, type PlanField } from '#domain/bring-in/plan-fields.ts'
import { GRID_FIELDS, gridSheet } from '#domain/bring-in/plan-grid.ts'
import type { Language } from '#domain/constants/languages.ts'
import { sheetOf } from '#domain/sheets/sheet.ts'
import type { ListKind } from './list-kind.ts'

/** A plan is a week with its days beside each other, or one session a row. */
export const planKind = (monday: string, language: Language): ListKind<PlanField> => ({
  kind: 'plan',
  fields: PLAN_FIELDS,
  fillsKnown: false,
  most: MOST_SESSIONS,
  sheetOf: (rows, headings) =>
    (headings === null ? gridSheet(rows, monday, language) : null) ??
    sheetOf(rows, 'plan', headings),
  columnsOf: (sheet, remembered) => {
    // A grid has been laid out as lines, whose columns are always the same.
    if (sheet.columns.every((heading) => heading === '') && sheet.headings > 0)
      return { fields: GRID_FIELDS, as: { kind: 'words' } }
    const before = rememberedFields(PLAN_FIELDS, sheet.columns, remembered)
    return before
      ? { fields: before, as: { kind: 'remembered' } }
      : { fields: wordedFields('plan', PLAN_FIELDS, sheet), as: { kind: 'words' } }
  },
  isEnough: (fields) =>
    fields.includes('day') && (fields.includes('what') || fields.includes('structure')),
  holds: (field) => [field],
})
