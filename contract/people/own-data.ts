import { endpoint } from '../endpoint.ts'
import {
  data,
  Done,
  Id,
  IdParams,
  nullable,
  Strict,
  T,
  Text,
  WordOf,
  type Static,
} from '../schema.ts'

const user = { level: 'user' } as const

export const DataExport = T.Object({
  id: Id,
  state: WordOf('queued', 'running', 'done', 'failed', 'ended', 'stopped'),
  /** 0 to 1. */
  progress: T.Number(),
  /** Bytes. */
  size: nullable(T.Integer()),
  created_at: T.String(),
  /** It can be downloaded until then; null of one that ended early, for data withdrawn from it. */
  expires_at: nullable(T.String()),
})
export type DataExport = Static<typeof DataExport>

export const dataExports = endpoint({
  method: 'GET',
  path: 'account/exports',
  access: user,
  summary: 'The last copies of all one’s data, the newest first',
  reply: data(T.Array(DataExport)),
})

export const startDataExport = endpoint({
  method: 'POST',
  path: 'account/exports',
  access: user,
  summary: 'Make a copy of all one’s data in a job: JSON and the original files; one at a time',
  reply: data(DataExport),
  status: 202,
})

/** The code of the app, or a recovery code, of somebody with a second step. */
export const ExportLinkBody = Strict({ otp: T.Optional(Text(20, 6)) })
export const ExportLink = T.Object({
  /** Of the file, from the root of the server. */
  path: T.String(),
})

export const linkDataExport = endpoint({
  method: 'POST',
  path: 'account/exports/{id}/link',
  access: user,
  returnsSecret: true,
  summary:
    'An address that opens a copy of all one’s data for a day; with the code of the second step ' +
    'where one has it',
  params: IdParams,
  body: ExportLinkBody,
  reply: data(ExportLink),
})

export const exportedFile = endpoint({
  method: 'GET',
  path: 'exports/{code}',
  access: { level: 'public' },
  summary:
    'A copy of a person’s data or an export of a club as a ZIP archive, for who has its address; ' +
    'a part of it by the header Range',
  params: T.Object({ code: Text(60, 1) }),
  download: 'application/zip',
})

const DeletionFacts = T.Object({
  /**
   * What happens to each club: one’s own account (own) and a club nobody else has joined (ends) are
   * deleted; a founder (creator) or last manager hands the club over first; the others stay.
   */
  clubs: T.Array(
    T.Object({
      club_id: Id,
      club_name: T.String(),
      fate: WordOf('own', 'ends', 'creator', 'last_manager', 'stays'),
    }),
  ),
  sessions: T.Integer(),
  results: T.Integer(),
  files: T.Integer(),
  notes: T.Integer(),
})
export type DeletionFacts = Static<typeof DeletionFacts>

export const deletionFacts = endpoint({
  method: 'GET',
  path: 'account/deletion',
  access: user,
  summary: 'What would go with the account, and which clubs stand in the way',
  reply: data(DeletionFacts),
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: 'account/deletion',
  access: user,
  summary:
    'Delete the account and everything about the person, at once and for ' +
    'good; asks for the password',
  body: Strict({ password: Text(128, 1) }),
  reply: Done,
})
