import { DATE_ORDERS } from '#domain/sheets/days.ts'
import { ENCODINGS } from '#domain/sheets/decode-text.ts'
import { LanguageCode } from './account.ts'
import { endpoint } from '../endpoint.ts'
import {
  data,
  Done,
  Id,
  IdList,
  IdParams,
  Ids,
  Name,
  nullable,
  OneOf,
  Strict,
  T,
  Text,
  WordOf,
  type Static,
} from '../schema.ts'

const Named = T.Object({ id: Id, name: T.String() })
const RoleIds = T.Array(OneOf(2, 3, 5, 6), { maxItems: 4, uniqueItems: true })
const manages = { level: 'member', permission: 'manage-members', individual: 'refused' } as const
const invites = { level: 'member', permission: 'invite-members', individual: 'refused' } as const

/** The InvitedRow of the domain. */
const Row = Strict({
  line: T.Integer({ minimum: 1, maximum: 10_000_000 }),
  /** Empty of somebody without an address of their own, who is added without an invitation. */
  email: Text(500),
  first_name: Text(500),
  last_name: Text(500),
  gender: T.Optional(nullable(Text(500))),
  /** YYYY-MM-DD; YYYY where only the year is known, which counts as the youngest possible. */
  date_of_birth: T.Optional(nullable(Text(500))),
  language: T.Optional(nullable(Text(500))),
  /** Where a parent or guardian is reached; siblings may share it, and nobody signs in with it. */
  guardian_email: T.Optional(nullable(Text(500))),
  phone: T.Optional(nullable(Text(500))),
  /** Squads by name, several separated by commas. */
  squad: T.Optional(nullable(Text(500))),
  /** port, starboard, both or scull */
  side: T.Optional(nullable(Text(500))),
})

export const ROW_OUTCOMES = ['ready', 'added', 'invited', 'already-member', 'refused'] as const
const RowAnswer = T.Object({
  line: T.Integer(),
  email: T.String(),
  outcome: WordOf(...ROW_OUTCOMES),
  errors: T.Unsafe<Record<string, string[]>>({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
  }),
})
export type RowAnswer = Static<typeof RowAnswer>

/**
 * Good rows are accepted and bad ones reported: send those again once they are fixed. Rows already
 * in the club change nothing.
 */
export const inviteMembers = endpoint({
  method: 'POST',
  path: 'invite-members',
  access: invites,
  summary:
    'Add people by address or name, silently or with an invitation; 206 when some rows could not be taken',
  body: Strict({
    people: T.Array(Row, { minItems: 1, maxItems: 1000 }),
    role_ids: RoleIds,
    squad_ids: T.Optional(Ids),
    invite: T.Boolean(),
    /** The language of the mail and the account, for rows that name none. */
    language: T.Optional(LanguageCode),
    /** With this, the call only says what would happen. */
    dry_run: T.Optional(T.Boolean()),
    /** Whether squads that rows name are created where there are none; else such rows are refused. */
    create_squads: T.Optional(T.Boolean()),
  }),
  reply: data(T.Object({ taken: T.Integer(), refused: T.Integer(), rows: T.Array(RowAnswer) })),
  partial: true,
})

/**
 * The same for a file: one of its first rows names the columns, in any of the languages; corrected
 * rows are sent in a file or by invite-members.
 */
export const uploadMembers = endpoint({
  method: 'POST',
  path: 'invite-members/upload',
  access: invites,
  summary:
    'Add the people of a CSV or Excel file of up to 10,000 rows; 206 with the ' +
    'rows that could not be taken',
  upload: Strict({
    role_id: OneOf(2, 3, 5, 6),
    squad_ids: T.Optional(IdList),
    invite: T.Boolean(),
    language: T.Optional(LanguageCode),
    dry_run: T.Optional(T.Boolean()),
    create_squads: T.Optional(T.Boolean()),
    /** How the text is encoded, where that is not what it looks like. */
    encoding: T.Optional(WordOf(...ENCODINGS)),
    /** How 03/04/2012 is meant where no day of the file shows it; else its row is refused. */
    date_order: T.Optional(WordOf(...DATE_ORDERS)),
  }),
  forgetsFile: true,
  reply: data(
    T.Object({
      taken: T.Integer(),
      already: T.Integer(),
      refused: T.Integer(),
      rows: T.Array(RowAnswer),
    }),
  ),
  partial: true,
})

/** For lists that people are pasted from; only for who may invite, and so finds out anyway. */
export const membersByAddress = endpoint({
  method: 'POST',
  path: 'members-by-address',
  access: invites,
  reads: true,
  summary: 'Which members of the club these email addresses belong to; others are left out',
  body: Strict({ emails: T.Array(Text(500, 1), { minItems: 1, maxItems: 1000 }) }),
  reply: data(T.Array(T.Object({ email: T.String(), user_id: Id }))),
})

const InvitationLink = T.Object({
  id: Id,
  url: T.String(),
  short_code: T.String(),
  /** An SVG drawing of the address. */
  qr: T.String(),
  role_id: T.Integer(),
  squad: nullable(Named),
  direct: T.Boolean(),
  created_by: T.String(),
  created_at: T.String(),
  expires_at: T.String(),
  uses: T.Integer(),
})
export type InvitationLink = Static<typeof InvitationLink>

export const invitationLinks = endpoint({
  method: 'GET',
  path: 'invitation-links',
  access: invites,
  notWhileImpersonating: true,
  returnsSecret: true,
  summary: 'Links by which people can join, and whether the club can be asked by name',
  reply: data(T.Object({ links: T.Array(InvitationLink), open_to_requests: T.Boolean() })),
})

export const createInvitationLink = endpoint({
  method: 'POST',
  path: 'invitation-links',
  access: invites,
  notWhileImpersonating: true,
  summary: 'Make a link, QR code and short code by which people join with a role',
  body: Strict({
    role_id: OneOf(2, 3, 5, 6),
    squad_id: T.Optional(nullable(Id)),
    /** Anybody who has it joins at once; otherwise they have to ask. */
    direct: T.Boolean(),
    days: T.Integer({ minimum: 1, maximum: 365 }),
  }),
  reply: data(T.Object({ id: Id })),
  status: 201,
})

export const revokeInvitationLink = endpoint({
  method: 'DELETE',
  path: 'invitation-links/{id}',
  access: invites,
  summary: 'End a link at once',
  params: IdParams,
  reply: Done,
})

export const openToRequests = endpoint({
  method: 'PATCH',
  path: 'join-requests',
  access: manages,
  summary: 'Say whether people can ask to join by the club’s exact name',
  body: Strict({ open: T.Boolean() }),
  reply: Done,
})

const user = { level: 'user' } as const

/**
 * status: the caller's own in that club, null without one. code: open, used, expired, or foreign
 * when it was sent to somebody else.
 */
export const invitation = endpoint({
  method: 'GET',
  path: 'invitation-for-membership',
  access: user,
  summary: 'An invitation before it is answered; looking uses nothing up',
  aboutClub: true,
  query: T.Object({ code: T.Optional(Text(200, 1)), club_id: T.Optional(Id) }),
  reply: data(
    T.Object({
      club_id: Id,
      club_name: T.String(),
      status: nullable(T.Integer()),
      roles: T.Array(T.Integer()),
      inviter: nullable(T.String()),
      code: nullable(T.String()),
    }),
  ),
})

export const answerInvitation = endpoint({
  method: 'POST',
  path: 'invitation-for-membership',
  access: user,
  summary: 'Accept or reject an invitation; accepting twice answers with `already`',
  body: Strict({ code: T.Optional(Text(200, 1)), club_id: Id, accept: T.Boolean() }),
  reply: data(T.Object({ club_id: Id, status: T.Integer(), already: T.Boolean() })),
})

const Code = T.Object({ code: Text(64, 1) })

/** Whose place the link gives; null of one for everybody, and of one that gave the caller theirs. */
const Person = nullable(T.Object({ first_name: T.String(), last_name: T.String() }))

export const linkedClub = endpoint({
  method: 'GET',
  path: 'join/{code}/club',
  access: { level: 'public' },
  summary: 'Which club a link or short code leads to and with which role; for who has no account',
  params: Code,
  reply: data(T.Object({ club_name: T.String(), role_id: T.Integer(), person: Person })),
})

/** becomes: the status that joining leads to, null when it changes nothing. */
const Joining = T.Object({
  club_id: Id,
  club_name: T.String(),
  role_id: T.Integer(),
  squad: nullable(T.String()),
  person: Person,
  status: nullable(T.Integer()),
  becomes: nullable(T.Integer()),
})

export const joinLink = endpoint({
  method: 'GET',
  path: 'join/{code}',
  access: user,
  summary: 'Where a link or short code leads',
  params: Code,
  reply: data(Joining),
})

export const joinByLink = endpoint({
  method: 'POST',
  path: 'join/{code}',
  access: user,
  summary:
    'Join a club, ask it, or take one’s place in it, by link or short code; a second time ' +
    'changes nothing',
  params: Code,
  reply: data(T.Object({ club_id: Id, club_name: T.String(), status: T.Integer() })),
})

export const askToJoin = endpoint({
  method: 'POST',
  path: 'join-requests',
  access: user,
  summary: 'Ask a club to be let in, by its exact name',
  body: Strict({ name: Name(120) }),
  reply: data(T.Object({ club_id: Id, club_name: T.String(), status: T.Integer() })),
})
