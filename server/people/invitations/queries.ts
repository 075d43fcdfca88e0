import { sql } from 'kysely'
import type { StoppedInvitations } from '#contract/people/invitations.ts'
import { INVITATIONS_TO_ONE_ADDRESS } from '#domain/constants/invitation-limits.ts'
import type { PlanKey } from '#domain/constants/plans.ts'
import type { Permission } from '#domain/constants/permissions.ts'
import type { RoleId } from '#domain/constants/roles.ts'
import type { MemberStatus } from '#domain/constants/statuses.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { hashOf } from '../../http/gate.ts'

/** More than these a club cannot have at a time. */
export const MOST_LINKS = 50

export type StoredLink = {
  id: number
  token: string
  short_code: string
  role_id: number
  squad: { id: number; name: string } | null
  direct: boolean
  created_by: string
  created_at: string
  expires_at: string
  uses: number
}

/** The links that still hold, the newest first. */
export async function linksOf(db: Db, clubId: ClubId): Promise<StoredLink[]> {
  const { rows } = await sql<StoredLink>`
    select l.id, l.token, l.short_code, l.role_id, l.direct, l.created_at, l.expires_at, l.uses,
      u.full_name as created_by,
      (
        select json_build_object('id', s.id, 'name', s.name)
        from squads s
        where s.club_id = l.club_id and s.id = l.squad_id
      ) as squad
    from invitation_links l
    join users u on u.id = l.created_by
    where l.club_id = ${clubId} and l.revoked_at is null and l.expires_at > now()
    order by l.id desc
    limit ${MOST_LINKS}`.execute(db)
  return rows
}

export async function isOpenToRequests(db: Db, clubId: ClubId): Promise<boolean> {
  const { open_to_requests } = await db
    .selectFrom('clubs')
    .select('open_to_requests')
    .where('id', '=', clubId)
    .executeTakeFirstOrThrow()
  return open_to_requests
}

export type OpenLink = {
  club_id: number
  club_name: string
  link_id: number
  role_id: RoleId
  squad_id: number | null
  direct: boolean
  maker: number
  maker_permissions: Permission[]
  role_permissions: Permission[]
  status: MemberStatus | null
}

/**
 * The link behind a token or short code, as it applies to the signed-in person; null when no valid
 * one exists.
 */
export async function linkOf(db: Db, code: string): Promise<OpenLink | null> {
  const { rows } = await sql<{
    found: OpenLink | null
  }>`select app.link_of(${code}) as found`.execute(db)
  return rows[0]?.found ?? null
}

export type AskedClub = { club_id: number; club_name: string; status: MemberStatus | null }

/** The one club of this name that lets itself be asked. */
export async function clubToAsk(db: Db, name: string): Promise<AskedClub | null> {
  const { rows } = await sql<{
    found: AskedClub | null
  }>`select app.club_to_ask(${name}) as found`.execute(db)
  return rows[0]?.found ?? null
}

export type OwnInvitation = {
  club_id: number
  club_name: string
  status: MemberStatus | null
  roles: RoleId[]
  inviter: string | null
  inviter_id: number | null
  code: 'open' | 'used' | 'expired' | 'foreign' | null
}

/** The signed-in person's relation to a club that invited them. */
export async function ownInvitation(
  db: Db,
  asked: { code?: string | undefined; club_id?: number | undefined },
): Promise<OwnInvitation | null> {
  const hash = asked.code === undefined ? null : hashOf(asked.code)
  const { rows } = await sql<{
    found: OwnInvitation | null
  }>`select app.own_invitation(${hash}, ${asked.club_id ?? null}) as found`.execute(db)
  return rows[0]?.found ?? null
}

/** How the owners of these addresses relate to the club; nonmembers are left out. */
export async function membersByAddress(
  db: Db,
  clubId: ClubId,
  addresses: readonly string[],
): Promise<Map<string, { user_id: number; status: MemberStatus }>> {
  const { rows } = await sql<{ email: string; user_id: number; status: MemberStatus }>`
    select u.email, m.user_id, m.status
    from users u
    join memberships m on m.user_id = u.id
    where m.club_id = ${clubId} and u.email = any (${[...addresses]})`.execute(db)
  return new Map(rows.map((row) => [row.email, row]))
}

export type Approver = {
  user_id: number
  email: string
  first_name: string
  language: 'en' | 'de' | 'fr' | 'zh-cn'
}

/** Those who decide about requests to join. */
export async function approversOf(db: Db, clubId: ClubId): Promise<Approver[]> {
  const { rows } = await sql<Approver>`
    select u.id as user_id, u.email, u.first_name, u.preferred_language as language
    from memberships m
    join users u on u.id = m.user_id
    where m.club_id = ${clubId} and m.status = 1
      and (
        exists (
          select from membership_roles r
          join role_permissions rp on rp.club_id = r.club_id and rp.role_id = r.role_id
          join permissions p on p.id = rp.permission_id and p.name = 'manage-members'
          where r.club_id = m.club_id and r.user_id = m.user_id
        )
        or exists (
          select from member_permissions o
          where o.club_id = m.club_id and o.user_id = m.user_id and o.granted
        )
      )
      and 'manage-members' = any (app.permissions_here(m.user_id))
    order by u.id
    limit 50`.execute(db)
  return rows
}

/**
 * Who of these has just been sent the invitation twice, with the seconds until it may go out again.
 */
export async function justInvited(
  db: Db,
  userIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{
    user_id: number
    wait: number
  }>`select * from app.just_invited(${[...userIds]}::bigint[])`.execute(db)
  return new Map(rows.map(({ user_id, wait }) => [user_id, wait]))
}

/**
 * Why an address takes no invitation: its owner wants none, or it got as many in a day as anybody
 * may get.
 */
export type Closed = 'unwanted' | 'often'

export async function closedAddresses(
  db: Db,
  addresses: readonly string[],
): Promise<Map<string, Closed>> {
  const { rows } = await sql<{ address: string; reason: Closed }>`
    select * from app.closed_to_invitations(${[...addresses]}::text[],
      ${INVITATIONS_TO_ONE_ADDRESS})`.execute(db)
  return new Map(rows.map(({ address, reason }) => [address, reason]))
}

/** Invitations of the last 24 hours. `wait`: seconds until the first of them counts no longer. */
export type InvitationCount = {
  plan: PlanKey | null
  club: number
  person: number
  wait: number | null
}

/**
 * Holds the counts of the club and of the person in context until the transaction ends, so that two
 * requests at once cannot both use what is left.
 */
export async function holdInvitationCount(db: Db, clubId: ClubId): Promise<InvitationCount> {
  const { rows } = await sql<{
    count: InvitationCount
  }>`select app.hold_invitation_count(${clubId}) as count`.execute(db)
  return rows[0]?.count ?? { plan: null, club: 0, person: 0, wait: null }
}

/** Whether the owner of the link in an invitation has stopped further ones. */
export async function stoppedInvitations(db: Db, code: string): Promise<StoppedInvitations | null> {
  const { rows } = await sql<{ found: StoppedInvitations | null }>`
    select app.stop_invitations(${hashOf(code)}, null) as found`.execute(db)
  return rows[0]?.found ?? null
}
