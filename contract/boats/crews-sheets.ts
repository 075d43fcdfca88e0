import { endpoint } from '../endpoint.ts'
import { Id, IdParams, Strict, T, Text } from '../schema.ts'

const member = { level: 'member', individual: 'refused' } as const
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const exportCrews = endpoint({
  method: 'POST',
  path: 'crews/export-event-to-xls',
  access: member,
  summary:
    'A link to the crews of a session as a spreadsheet, which opens without signing in for ' +
    'five minutes',
  reads: true,
  body: Strict({ event_id: Id }),
  reply: T.Object({ file_url: T.String(), filename: T.String() }),
})

export const crewSheet = endpoint({
  method: 'GET',
  path: 'session/{id}/crews/sheet',
  access: member,
  summary: 'The crews of a session as a spreadsheet, one row a seat',
  params: IdParams,
  download: XLSX,
})

export const openedCrewSheet = endpoint({
  method: 'GET',
  path: 'crew-sheets/{code}.xlsx',
  access: { level: 'public' },
  summary: 'The same spreadsheet by its link, as the person saw it who asked for the link',
  params: T.Object({ code: Text(1000, 1) }),
  download: XLSX,
})
