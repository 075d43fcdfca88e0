import { EXPORT_PARTS } from '#domain/constants/export-parts.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { endpoint } from '../endpoint.ts'
import {
  data,
  Done,
  Id,
  IdParams,
  nullable,
  OneOf,
  Strict,
  T,
  WordOf,
  type Static,
} from '../schema.ts'
import { DataExport, ExportLink, ExportLinkBody } from './own-data.ts'

/** Who runs the club takes its data along, also after its plan has ended. */
const owner = {
  level: 'member',
  role: [ROLE.manager],
  permission: 'manage-members',
  expired: 'allowed',
} as const

/** Days that an export made by itself is kept. */
export const KEPT_DAYS = [30, 90, 365] as const
const DaysToKeep = OneOf(...KEPT_DAYS)
const Person = T.Object({ user_id: Id, full_name: T.String() })

export const ClubExport = T.Object({
  ...DataExport.properties,
  /** Who made it, and alone can fetch it: what is in it is what this person sees. */
  by: Person,
  /** Made by itself, as every month. */
  monthly: T.Boolean(),
  /** What is in it so far. */
  parts: T.Array(
    T.Object({
      part: WordOf(...EXPORT_PARTS),
      count: T.Integer(),
      /** Bytes. */
      size: T.Integer(),
      state: WordOf('waiting', 'running', 'done'),
    }),
  ),
})
export type ClubExport = Static<typeof ClubExport>

export const ClubExportPlan = T.Object({ by: Person, kept_days: DaysToKeep })

const ClubData = T.Object({
  exports: T.Array(ClubExport),
  /** What the next export holds. */
  parts: T.Array(T.Object({ part: WordOf(...EXPORT_PARTS), count: T.Integer() })),
  /** Athletes whose health and recordings are not in it, because they do not show them. */
  unseen: T.Integer(),
  /** The export of every month: as whom, and for how long each is kept. */
  plan: nullable(ClubExportPlan),
})
export type ClubData = Static<typeof ClubData>

export const clubExports = endpoint({
  method: 'GET',
  path: 'club-exports',
  access: owner,
  summary: 'The last exports of the club, the newest first, and what the next one holds',
  reply: data(ClubData),
})

export const startClubExport = endpoint({
  method: 'POST',
  path: 'club-exports',
  access: owner,
  notWhileImpersonating: true,
  summary: 'Make an export of all the club has stored in a job: one ZIP; one at a time',
  reply: data(T.Object({ id: Id })),
  status: 202,
})

export const planClubExports = endpoint({
  method: 'POST',
  path: 'club-exports/plan',
  access: owner,
  notWhileImpersonating: true,
  summary:
    'Make an export by itself in every month, as the caller sees the club and for them to fetch; ' +
    'with null no longer',
  body: Strict({ kept_days: nullable(DaysToKeep) }),
  reply: Done,
})

export const stopClubExport = endpoint({
  method: 'POST',
  path: 'club-exports/{id}/stop',
  access: owner,
  summary: 'Stop an export that is being made',
  params: IdParams,
  reply: Done,
})

export const linkClubExport = endpoint({
  method: 'POST',
  path: 'club-exports/{id}/link',
  access: owner,
  notWhileImpersonating: true,
  returnsSecret: true,
  summary:
    'An address that opens an export of one’s own for a day; with the code of the second step ' +
    'where one has it',
  params: IdParams,
  body: ExportLinkBody,
  reply: data(ExportLink),
})
