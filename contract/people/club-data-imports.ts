import { EXPORT_PARTS, STAYING_TABLES } from '#domain/constants/export-parts.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { endpoint } from '../endpoint.ts'
import { data, Done, Id, IdParams, nullable, Strict, T, WordOf, type Static } from '../schema.ts'
import { ExportLinkBody } from './own-data.ts'

/** Anyone who may found a club may bring one in. */
const founder = { level: 'user' } as const

/** Why an archive is not brought in. */
const REASONS = [
  'not-an-archive',
  'foreign',
  'newer',
  'damaged',
  'too-large',
  'too-many-clubs',
  'unfit',
] as const
const Refused = T.Object({
  reason: WordOf(...REASONS),
  /** The entry of the archive where it shows, and the line in it. */
  place: nullable(T.String()),
  line: nullable(T.Integer()),
})
export type ImportRefusal = Static<typeof Refused>

const Amount = { count: T.Integer() }
export const ArchiveContents = T.Object({
  club: T.String(),
  made_at: T.String(),
  parts: T.Array(T.Object({ part: WordOf(...EXPORT_PARTS), ...Amount })),
  files: T.Object({ ...Amount, bytes: T.Integer(), missing: T.Integer() }),
  /** Athletes whose health and recordings did not go out, because they did not show them. */
  unseen: T.Integer(),
  /** Rows of tables that stay where they were, such as guardians. */
  stays: T.Array(T.Object({ table: WordOf(...STAYING_TABLES), ...Amount })),
  /** Tables and columns that nobody here knows. */
  unknown: T.Array(T.String()),
})
export type ArchiveContents = Static<typeof ArchiveContents>

export const ClubImport = T.Object({
  id: Id,
  state: WordOf(
    'checking',
    'checked',
    'refused',
    'taking',
    'done',
    'failed',
    'stopped',
    'ended',
    'undone',
  ),
  progress: T.Number(),
  file_name: T.String(),
  size: T.Integer(),
  created_at: T.String(),
  contents: nullable(ArchiveContents),
  refusal: nullable(Refused),
  /** Rows that refer to something outside of the archive, and were left out. */
  left_out: T.Array(T.Object({ table: T.String(), ...Amount })),
  club: nullable(T.Object({ id: Id, name: T.String() })),
  /** Until when it can be undone; null when it cannot. */
  undo_until: nullable(T.String()),
})
export type ClubImport = Static<typeof ClubImport>

export const clubImports = endpoint({
  method: 'GET',
  path: 'club-imports',
  access: founder,
  summary: 'The last archives that one brought in as a club, the newest first',
  reply: data(T.Array(ClubImport)),
})

export const startClubImport = endpoint({
  method: 'POST',
  path: 'club-imports',
  access: founder,
  summary: 'Send an export of a club; a job checks it and lists what is in it; one at a time',
  upload: Strict({}),
  archive: true,
  reply: data(T.Object({ id: Id })),
  status: 202,
})

export const takeClubImport = endpoint({
  method: 'POST',
  path: 'club-imports/{id}/take',
  access: founder,
  summary:
    'Make a new club of an archive that was checked, in a job; one runs it then. With the code of ' +
    'the second step where one has it',
  params: IdParams,
  body: ExportLinkBody,
  reply: Done,
  status: 202,
})

export const stopClubImport = endpoint({
  method: 'POST',
  path: 'club-imports/{id}/stop',
  access: founder,
  summary: 'Stop an import, or forget an archive that was checked; nothing of it stays',
  params: IdParams,
  reply: Done,
})

export const undoClubImport = endpoint({
  method: 'POST',
  path: 'club-imports/{id}/undo',
  access: founder,
  summary: 'Delete a club that was brought in within a day, while nobody else has joined it',
  params: IdParams,
  body: ExportLinkBody,
  reply: Done,
})

export const LoggedStep = T.Object({
  id: Id,
  at: T.String(),
  step: WordOf('exported', 'monthly', 'planned', 'downloaded', 'brought-in'),
  by: nullable(T.Object({ user_id: Id, full_name: T.String() })),
})
export type LoggedStep = Static<typeof LoggedStep>

export const clubDataLog = endpoint({
  method: 'GET',
  path: 'club-data-log',
  access: {
    level: 'member',
    role: [ROLE.manager],
    permission: 'manage-members',
    expired: 'allowed',
  },
  summary: 'Who exported the data of the club or brought them in, the newest first',
  reply: data(T.Array(LoggedStep)),
})
