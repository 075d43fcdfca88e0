import { PASSWORD_LENGTH } from '#domain/constants/limits.ts'
import { LanguageCode, SignedIn } from '../people/account.ts'
import { endpoint } from '../endpoint.ts'
import {
  data,
  Done,
  Email,
  Id,
  IdParams,
  nullable,
  OwnName,
  Strict,
  T,
  Text,
  WordOf,
  type Static,
} from '../schema.ts'

const manages = { level: 'member', permission: 'manage-members', individual: 'refused' } as const
const user = { level: 'user' } as const
const visitor = { level: 'public' } as const
const Code = T.Object({ code: Text(100, 1) })
const OfMember = T.Object({ id: Id, guardian_id: Id })

const MemberGuardian = T.Object({
  id: Id,
  /** An invitation that waits or has run out, or a guardian who has accepted. */
  state: WordOf('invited', 'expired', 'active'),
  email: T.String(),
  full_name: nullable(T.String()),
  invited_at: T.String(),
  accepted_at: nullable(T.String()),
})
export type MemberGuardian = Static<typeof MemberGuardian>

/** Why none can be invited: no day of birth is known, the member is 18, or has not joined yet. */
export const NO_GUARDIAN_REASONS = ['age_unknown', 'of_age', 'not_in_club'] as const

const MemberGuardians = T.Object({
  guardians: T.Array(MemberGuardian),
  refused: nullable(WordOf(...NO_GUARDIAN_REASONS)),
  /** The contact that the club noted, to begin with. */
  contact: nullable(T.String()),
})
export type MemberGuardians = Static<typeof MemberGuardians>

export const memberGuardians = endpoint({
  method: 'GET',
  path: 'member/{id}/guardians',
  access: manages,
  summary: 'The guardians of a member under 18, and invitations that wait for an answer',
  params: IdParams,
  reply: data(MemberGuardians),
})

export const inviteGuardian = endpoint({
  method: 'POST',
  path: 'member/{id}/guardians',
  access: manages,
  summary: 'Invite a parent or guardian of a member under 18 by mail',
  params: IdParams,
  body: Strict({ email: Email, language: LanguageCode }),
  reply: data(T.Object({ id: Id })),
  status: 201,
})

export const resendGuardianInvitation = endpoint({
  method: 'POST',
  path: 'member/{id}/guardians/{guardian_id}/mail',
  access: manages,
  summary: 'Send the invitation of a guardian again; the code of the mail before ends',
  params: OfMember,
  reply: Done,
})

export const endMemberGuardian = endpoint({
  method: 'DELETE',
  path: 'member/{id}/guardians/{guardian_id}',
  access: manages,
  summary: 'End the access of a guardian, or take an invitation back',
  params: OfMember,
  reply: Done,
})

const GuardianInvitation = T.Object({
  state: WordOf('open', 'expired'),
  child: T.String(),
  club: T.String(),
  email: T.String(),
  language: LanguageCode,
  /** The address has an account already, so its owner signs in. */
  has_account: T.Boolean(),
})
export type GuardianInvitation = Static<typeof GuardianInvitation>

export const guardianInvitation = endpoint({
  method: 'GET',
  path: 'guardian-invitations/{code}',
  access: visitor,
  summary: 'What a parent or guardian is invited to by mail; looking uses nothing up',
  params: Code,
  reply: data(GuardianInvitation),
})

export const openGuardianAccount = endpoint({
  method: 'POST',
  path: 'guardian-invitations/{code}/account',
  access: visitor,
  summary: 'Open an account under the invited address, accept with it, and sign in',
  params: Code,
  body: Strict({
    first_name: OwnName(100),
    last_name: OwnName(100),
    password: Text(PASSWORD_LENGTH.max, PASSWORD_LENGTH.min),
    preferred_language: LanguageCode,
    time_zone: T.Optional(Text(60)),
  }),
  reply: SignedIn,
  returnsSecret: true,
})

export const acceptGuardianInvitation = endpoint({
  method: 'POST',
  path: 'guardian-invitations/{code}/accept',
  access: user,
  summary: 'Accept an invitation as a guardian with the account one is signed in with',
  params: Code,
  reply: Done,
})

export const declineGuardianInvitation = endpoint({
  method: 'POST',
  path: 'guardian-invitations/{code}/decline',
  access: visitor,
  summary: 'Decline an invitation as a guardian, and refuse further ones of the club',
  params: Code,
  reply: Done,
})

export const offerGuardianAccount = endpoint({
  method: 'POST',
  path: 'guardian-consent/{code}/account',
  access: visitor,
  summary: 'Have an invitation sent as a guardian, after a yes to the use of health data',
  params: Code,
  reply: Done,
})

const OwnGuardian = T.Object({
  id: Id,
  club_id: Id,
  club_name: T.String(),
  full_name: T.String(),
  since: T.String(),
  /** From the age of consent on, a child ends it alone. */
  may_end: T.Boolean(),
})
export type OwnGuardian = Static<typeof OwnGuardian>

export const ownGuardians = endpoint({
  method: 'GET',
  path: 'guardians',
  access: user,
  summary: 'Who is a guardian of the signed-in person, and in which clubs',
  reply: data(T.Array(OwnGuardian)),
})

export const endOwnGuardian = endpoint({
  method: 'DELETE',
  path: 'guardians/{club_id}/{id}',
  access: user,
  summary: 'End the access of one’s guardian, from the age of consent on',
  params: T.Object({ club_id: Id, id: Id }),
  reply: Done,
})
