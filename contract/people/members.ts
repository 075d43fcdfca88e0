import { ROWING_SIDES } from '#domain/constants/rowing-sides.ts'
import { PERMISSIONS } from '#domain/constants/permissions.ts'
import { endpoint } from '../endpoint.ts'
import {
  ClubQuery,
  data,
  Done,
  Email,
  Id,
  IdList,
  IdParams,
  Ids,
  list,
  ListOf,
  nullable,
  OneOf,
  paged,
  OwnName,
  Strict,
  T,
  Text,
  WordOf,
  type Static,
} from '../schema.ts'

const Named = T.Object({ id: Id, name: T.String() })
const RoleIds = T.Array(OneOf(2, 3, 5, 6), { maxItems: 4, uniqueItems: true })
const CoachScope = WordOf('club', 'own-squads')
const manages = { level: 'member', permission: 'manage-members', individual: 'refused' } as const

export const MEMBER_INCLUDES = [
  'current_club_user',
  'last_user_stat',
  'crew_user_groups',
  'user_squads.squad',
  'current_club_roles',
  'invitation',
] as const

/**
 * When the last invitation went out, until when it holds, when its receiver was last reminded of it,
 * and whether its mail has failed.
 */
const Invitation = T.Object({
  sent_at: T.String(),
  expires_at: T.String(),
  reminded_at: nullable(T.String()),
  failed: T.Boolean(),
})

export const ClubUser = T.Object({
  id: Id,
  full_name: T.String(),
  first_name: T.String(),
  last_name: T.String(),
  picture: nullable(T.String()),
  gender: nullable(T.String()),
  /** The year alone where no more is known. */
  date_of_birth: nullable(T.String()),
  status: T.Integer(),
  current_club_user: T.Optional(
    T.Object({
      cox: T.Boolean(),
      stroke: T.Boolean(),
      scull: T.Boolean(),
      sweep: T.Boolean(),
      /** On which side they row sweep; null where nothing is said. */
      side: nullable(WordOf(...ROWING_SIDES)),
      status: T.Integer(),
    }),
  ),
  last_user_stat: T.Optional(
    nullable(T.Object({ healthy: T.Boolean(), ill: T.Boolean(), injured: T.Boolean() })),
  ),
  /** The squads of the member, whatever is included. */
  user_groups: T.Array(Named),
  /** Groups of the places the member had in published crews of the last year. */
  crew_user_groups: T.Optional(T.Array(T.Integer())),
  user_squads: T.Optional(T.Array(T.Object({ squad: Named }))),
  current_club_roles: T.Optional(T.Array(Named)),
  invitation: T.Optional(nullable(Invitation)),
  /** Whether there is an address to invite; comes with the invitation. */
  has_email: T.Optional(nullable(T.Boolean())),
})
export type ClubUser = Static<typeof ClubUser>

const MemberFilter = {
  ...ClubQuery,
  status: T.Optional(
    T.String({
      pattern: '^[0-6](,[0-6])*$',
      description: 'Comma-separated member status ids; default 0,1,4,6',
    }),
  ),
  roles: T.Optional(IdList),
  squads: T.Optional(IdList),
  sides: T.Optional(ListOf(...ROWING_SIDES)),
  query: T.Optional(Text(100)),
}

export const clubUsers = endpoint({
  method: 'GET',
  path: 'club-users',
  access: { level: 'member', permission: 'view-club-members' },
  summary: 'Members of the club; people who left are never listed',
  query: T.Object({
    ...MemberFilter,
    ...paged(1000),
    include: T.Optional(ListOf(...MEMBER_INCLUDES)),
  }),
  reply: list(ClubUser),
})

export const exportMembers = endpoint({
  method: 'GET',
  path: 'club-users/export',
  access: manages,
  summary: 'The members as an XLSX workbook',
  query: T.Object(MemberFilter),
  download: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
})

/**
 * What one member may: by their roles, and what is granted (true) or denied (false) to them alone.
 */
const MemberPermission = T.Object({
  name: WordOf(...PERMISSIONS),
  by_role: T.Boolean(),
  override: nullable(T.Boolean()),
})

export const Member = T.Object({
  id: Id,
  full_name: T.String(),
  first_name: T.String(),
  last_name: T.String(),
  /** Null of somebody who has no address of their own, and so no sign-in. */
  email: nullable(T.String()),
  /** Where a parent or guardian is reached. */
  guardian_email: nullable(T.String()),
  /** Whether only this club knows the person, so that it can correct the name and address. */
  is_noted: T.Boolean(),
  picture: nullable(T.String()),
  status: OneOf(0, 1, 2, 3, 4, 5, 6),
  cox: T.Boolean(),
  stroke: T.Boolean(),
  scull: T.Boolean(),
  sweep: T.Boolean(),
  side: nullable(WordOf(...ROWING_SIDES)),
  roles: RoleIds,
  squads: T.Array(Named),
  /** The athletes whom the member's rights let them see. */
  coach_scope: CoachScope,
  permissions: T.Array(MemberPermission),
  invitation: nullable(Invitation),
  is_creator: T.Boolean(),
  is_last_manager: T.Boolean(),
})
export type Member = Static<typeof Member>

export const getMember = endpoint({
  method: 'GET',
  path: 'club-users/{id}',
  access: manages,
  summary: 'One member with roles, permissions and what protects them',
  params: IdParams,
  reply: data(Member),
})

export const ATHLETE_INCLUDES = ['roles', 'status', 'user'] as const

export const athleteDetails = endpoint({
  method: 'GET',
  path: 'athlete-details/{id}',
  access: { level: 'member' },
  summary: 'An athlete of the club, or oneself; the status always, without include everything',
  params: IdParams,
  query: T.Object({ ...ClubQuery, include: T.Optional(ListOf(...ATHLETE_INCLUDES)) }),
  reply: data(
    T.Object({
      roles: T.Optional(T.Array(Named)),
      status: T.Object({ id: T.Integer() }),
      user: T.Optional(
        T.Object({
          id: Id,
          full_name: T.String(),
          first_name: T.String(),
          last_name: T.String(),
          picture: nullable(T.String()),
          hr_zones: nullable(T.Array(T.Integer())),
          max_hr: nullable(T.Integer()),
        }),
      ),
    }),
  ),
})

export const changeMemberStatus = endpoint({
  method: 'POST',
  path: 'user-change-status/{id}',
  access: { level: 'member', individual: 'refused' },
  summary: 'Change a membership; 409 for a change there is not',
  params: IdParams,
  body: Strict({ status: OneOf(0, 1, 2, 3, 4, 5, 6) }),
  reply: Done,
})

export const updateMember = endpoint({
  method: 'POST',
  path: 'update-user-role-permissions',
  access: manages,
  summary: 'Change roles, permissions and boat places of a member; what is left out stays as it is',
  body: Strict({
    user_id: Id,
    roles: T.Optional(RoleIds),
    /** granted: true, false, or null for "as the roles say". */
    permissions: T.Optional(
      T.Array(Strict({ name: WordOf(...PERMISSIONS), granted: nullable(T.Boolean()) }), {
        maxItems: PERMISSIONS.length,
      }),
    ),
    coach_scope: T.Optional(CoachScope),
    cox: T.Optional(T.Boolean()),
    stroke: T.Optional(T.Boolean()),
    scull: T.Optional(T.Boolean()),
    sweep: T.Optional(T.Boolean()),
    side: T.Optional(nullable(WordOf(...ROWING_SIDES))),
  }),
  reply: Done,
})
export type MemberChange = Static<typeof updateMember.body>

/**
 * An address may be given once it is known: the person stays the same, and can then be invited.
 */
export const correctMember = endpoint({
  method: 'PATCH',
  path: 'club-users/{id}/person',
  access: manages,
  summary:
    'Correct name and addresses of somebody who has not signed in and whom no other club has',
  params: IdParams,
  body: Strict({
    first_name: T.Optional(OwnName(100)),
    last_name: T.Optional(OwnName(100)),
    email: T.Optional(Email),
    guardian_email: T.Optional(nullable(Email)),
  }),
  reply: Done,
})

export const updateRolePermissions = endpoint({
  method: 'POST',
  path: 'update-role-permissions',
  access: manages,
  summary: 'Say what a role allows in this club',
  body: Strict({
    role_id: OneOf(2, 3, 5, 6),
    permissions: T.Array(WordOf(...PERMISSIONS), {
      maxItems: PERMISSIONS.length,
      uniqueItems: true,
    }),
  }),
  reply: Done,
})

export const MEMBER_ACTIONS = [
  'invite',
  'approve',
  'reject',
  'remove',
  'add-to-squad',
  'set-role',
] as const

const Failed = T.Object({ user_id: Id, code: T.String(), message: T.String() })

/** `invite` also sends an invitation again. */
export const actOnMembers = endpoint({
  method: 'POST',
  path: 'club-users/actions',
  access: { level: 'member', permission: 'view-club-members', individual: 'refused' },
  summary: 'The same change to several members; 206 when some of them could not be changed',
  body: Strict({
    action: WordOf(...MEMBER_ACTIONS),
    user_ids: T.Array(Id, { minItems: 1, maxItems: 1000, uniqueItems: true }),
    squad_id: T.Optional(Id),
    role_id: T.Optional(OneOf(2, 3, 5, 6)),
  }),
  reply: data(T.Object({ done: Ids, failed: T.Array(Failed) })),
  partial: true,
})
