import { endpoint } from '../endpoint.ts'
import { data, Strict, T, type Static } from '../schema.ts'
import { ImportRow } from './equipment-fields.ts'

const member = { level: 'member' } as const
const keeper = { level: 'member', permission: 'manage-inventory' } as const

export const exportEquipment = endpoint({
  method: 'GET',
  path: 'equipment-export',
  access: member,
  summary: 'The equipment as a spreadsheet',
  download: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
})

export const exportEquipmentCsv = endpoint({
  method: 'GET',
  path: 'equipment-export/csv',
  access: member,
  summary:
    'The same as text in UTF-8, with the separator and the decimal mark that spreadsheets in the ' +
    'language of the person expect',
  download: 'text/csv',
})

export const importEquipment = endpoint({
  method: 'POST',
  path: 'equipment-import',
  access: keeper,
  summary:
    'Add things from the rows of a spreadsheet; with dry_run only what would happen. Rows ' +
    'with faults are listed by line',
  body: Strict({ dry_run: T.Boolean(), rows: T.Array(ImportRow, { minItems: 1, maxItems: 1000 }) }),
  reply: data(
    T.Object({
      added: T.Integer(),
      faults: T.Array(T.Object({ line: T.Integer(), field: T.String(), message: T.String() })),
    }),
  ),
  partial: true,
})
export type EquipmentRow = Static<typeof ImportRow>
