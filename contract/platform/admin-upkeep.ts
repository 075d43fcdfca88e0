import { endpoint } from '../endpoint.ts'
import { Done, IdParams, T } from '../schema.ts'

const access = { level: 'admin' } as const

export const LastBackup = T.Object({
  made_at: T.String(),
  name: T.String(),
  bytes: T.Integer(),
  tables: T.Integer(),
  rows: T.Integer(),
  jobs: T.Integer(),
  files: T.Integer(),
  /** Files that were listed, but not there as they were stored. */
  lost: T.Integer(),
})

export const adminResetSecondStep = endpoint({
  method: 'POST',
  path: 'admin/users/{id}/reset-second-step',
  access,
  summary:
    'Take the second step from somebody who lost it, also their recovery codes; the audit log ' +
    'has it',
  params: IdParams,
  reply: Done,
})
