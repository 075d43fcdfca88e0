import { FLAGS } from '#domain/challenges/plausible.ts'
import { FEATURE } from '#domain/constants/features.ts'
import { endpoint } from '../endpoint.ts'
import {
  data,
  Done,
  Id,
  IdParams,
  list,
  Name,
  nullable,
  Prose,
  Strict,
  T,
  WordOf,
  type Static,
} from '../schema.ts'

const member = { level: 'member', feature: FEATURE.challenges } as const
const manager = { ...member, permission: 'manage-challenges' } as const

export const INVITATION_STATUSES = ['invited', 'accepted', 'declined'] as const

export const ChallengeFlag = T.Object({
  id: Id,
  team_name: nullable(T.String()),
  club_name: T.String(),
  /** Null for people of other clubs. */
  full_name: nullable(T.String()),
  session_id: nullable(Id),
  day: T.String(),
  /** Null for somebody whose figures the viewer does not see. */
  value: nullable(T.Number()),
  flag: WordOf(...FLAGS),
  /** Null while nobody has decided: then it does not count. */
  decided: nullable(T.Boolean()),
  note: nullable(T.String()),
})
export type ChallengeFlag = Static<typeof ChallengeFlag>

export const challengeFlags = endpoint({
  method: 'GET',
  path: 'challenges/{id}/flags',
  access: manager,
  summary: 'What looks wrong in a challenge of the club, undecided first',
  params: IdParams,
  reply: list(ChallengeFlag),
})

export const decideChallengeFlag = endpoint({
  method: 'POST',
  path: 'challenges/{id}/flags/{entry_id}',
  access: manager,
  summary: 'Count what looks wrong, or leave it out, with a note',
  params: T.Object({ id: Id, entry_id: Id }),
  body: Strict({ counts: T.Boolean(), note: nullable(Prose(500)) }),
  reply: Done,
})

const InvitedClub = T.Object({
  id: Id,
  name: T.String(),
  status: WordOf(...INVITATION_STATUSES),
})
export type InvitedClub = Static<typeof InvitedClub>

export const challengeClubs = endpoint({
  method: 'GET',
  path: 'challenges/{id}/clubs',
  access: manager,
  summary: 'The clubs invited to a challenge of the club',
  params: IdParams,
  reply: list(InvitedClub),
})

export const inviteClub = endpoint({
  method: 'POST',
  path: 'challenges/{id}/clubs',
  access: manager,
  summary: 'Invite a club by its exact name, or by the code of one of its invitation links',
  params: IdParams,
  body: Strict({ name: Name(120) }),
  reply: data(InvitedClub),
  status: 201,
})

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: 'challenges/{id}/clubs/{club_id}',
  access: manager,
  summary: 'Take back the invitation of a club that has not accepted',
  params: T.Object({ id: Id, club_id: Id }),
  reply: Done,
})

export const answerChallenge = endpoint({
  method: 'POST',
  path: 'challenges/{id}/answer',
  access: manager,
  summary: 'Accept or decline, for the club, the invitation to a challenge of another one',
  params: IdParams,
  body: Strict({ accepts: T.Boolean() }),
  reply: Done,
})

const PICTURES = ['cover', 'image'] as const
const PictureParams = T.Object({ id: Id, kind: WordOf(...PICTURES) })

export const uploadChallengePicture = endpoint({
  method: 'POST',
  path: 'challenges/{id}/pictures/{kind}',
  access: manager,
  summary: 'Give a challenge a picture: PNG, JPEG, WebP or GIF, at most 10 MB',
  params: PictureParams,
  upload: Strict({}),
  picture: 'photo',
  reply: data(T.Object({ picture: T.String() })),
})

export const deleteChallengePicture = endpoint({
  method: 'DELETE',
  path: 'challenges/{id}/pictures/{kind}',
  access: manager,
  summary: 'Take a picture of a challenge away',
  params: PictureParams,
  reply: Done,
})

export const challengePicture = endpoint({
  method: 'GET',
  path: 'challenges/{id}/pictures/{kind}',
  access: member,
  summary: 'A picture of a challenge; with the current `v` it may be kept for ever',
  params: PictureParams,
  query: T.Object({ v: T.Optional(T.String({ pattern: '^[0-9a-f]{64}$' })) }),
  download: 'image/webp',
})
