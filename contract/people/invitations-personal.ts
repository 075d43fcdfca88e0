import { endpoint } from '../endpoint.ts'
import { data, Id, nullable, Strict, T, type Static } from '../schema.ts'

const invites = { level: 'member', permission: 'invite-members', individual: 'refused' } as const

/** Somebody a link of their own can let in, or has let in within the last 30 days. */
const PersonalLink = T.Object({
  user_id: Id,
  full_name: T.String(),
  picture: nullable(T.String()),
  squads: T.Array(T.String()),
  has_email: T.Boolean(),
  /** Whether the caller holds all rights of the member, without which they make no link. */
  can_make: T.Boolean(),
  /** The one that holds; null where there is none, and once the member has joined. */
  link: nullable(
    T.Object({
      id: Id,
      url: T.String(),
      expires_at: T.String(),
      /** When somebody first looked at it. */
      opened_at: nullable(T.String()),
    }),
  ),
  joined_at: nullable(T.String()),
})
export type PersonalLink = Static<typeof PersonalLink>

const MadeLink = T.Object({
  user_id: Id,
  full_name: T.String(),
  url: T.String(),
  /** An SVG drawing of the address. */
  qr: T.String(),
  expires_at: T.String(),
})
export type MadeLink = Static<typeof MadeLink>

export const personalLinks = endpoint({
  method: 'GET',
  path: 'personal-links',
  access: invites,
  notWhileImpersonating: true,
  returnsSecret: true,
  summary: 'Members who have not opened an account, each with the link that gives them their place',
  reply: data(T.Array(PersonalLink)),
})

export const makePersonalLinks = endpoint({
  method: 'POST',
  path: 'personal-links',
  access: invites,
  notWhileImpersonating: true,
  summary:
    'Links by which these members take their place, once each; one that holds is given again. ' +
    'Who is in already is left out',
  body: Strict({
    user_ids: T.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }),
    /** Ends the links that hold, and makes new ones. */
    renew: T.Optional(T.Boolean()),
  }),
  returnsSecret: true,
  reply: data(T.Array(MadeLink)),
})
