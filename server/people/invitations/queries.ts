import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { StoppedInvitations } from '#contract/people/invitations-stops.ts'
import { INVITATIONS_TO_ONE_ADDRESS } from '#domain/constants/invitation-limits.ts'
import type { Language } from '#domain/constants/languages.ts'
import type { Permission } from '#domain/constants/permissions.ts'
import type { PlanKey } from '#domain/constants/plans.ts'
import type { RoleId } from '#domain/constants/roles.ts'
import {
  ACTIVE_ATHLETE_STATUSES,
  MEMBER_STATUS,
  type MemberStatus,
} from '#domain/constants/statuses.ts'
import { knownBirth } from '#domain/training/birth.ts'
import { unaddressedOf, type Unaddressed } from '#domain/rules/member-row.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run, runForOne } from '../../db/statement.ts'
import { hashOf } from '../../http/gate.ts'
import {
  choiceOfStops,
  closedToInvitations,
  clubByName,
  holdCounts,
  invitationToAnswer,
  linkByCode,
  membersWhoApprove,
  personalLinks,
  repeatedInvitations,
  type ClubByNameRow,
  type HoldCountsRow,
  type InvitationToAnswerRow,
  type LinkByCodeRow,
  type MembersWhoApproveRow,
  type PersonalLinksRow,
} from './statements.ts'

/** More than these a club cannot have at a time. */
export const MOST_LINKS = 50

/** The links for everybody that still hold, the newest first. */
export const linksOf = (db: Db, clubId: ClubId) =>
  db
    .selectFrom('invitation_links as l')
    .innerJoin('users as u', 'u.id', 'l.created_by')
    .select(['l.id', 'l.token', 'l.short_code', 'l.role_id', 'l.direct', 'l.created_at'])
    .select(['l.expires_at', 'l.uses', sql<string>`u.full_name`.as('created_by')])
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('squads as s')
          .select(['s.id', 's.name'])
          .whereRef('s.club_id', '=', 'l.club_id')
          .whereRef('s.id', '=', 'l.squad_id'),
      ).as('squad'),
    )
    .where('l.club_id', '=', clubId)
    .where('l.user_id', 'is', null)
    .where('l.revoked_at', 'is', null)
    .where('l.expires_at', '>', sql<string>`now()`)
    .orderBy('l.id', 'desc')
    .limit(MOST_LINKS)
    .$narrowType<{ short_code: string; role_id: number }>()
    .execute()
export type StoredLink = Awaited<ReturnType<typeof linksOf>>[number]

export async function isOpenToRequests(db: Db, clubId: ClubId): Promise<boolean> {
  const { open_to_requests } = await db
    .selectFrom('clubs')
    .select('open_to_requests')
    .where('id', '=', clubId)
    .executeTakeFirstOrThrow()
  return open_to_requests
}

export type OpenLink = LinkByCodeRow & {
  role_id: RoleId
  maker_permissions: Permission[]
  role_permissions: Permission[]
  status: MemberStatus | null
}

/**
 * The link behind a token or short code, as it applies to the signed-in person; undefined when no
 * valid one exists.
 */
export async function linkOf(db: Db, code: string): Promise<OpenLink | undefined> {
  const [link] = await run(db, linkByCode, { code })
  return link as OpenLink | undefined
}

/** A member not in yet, or in by a link of their own. */
export type StoredPersonalLink = PersonalLinksRow & { permissions: Permission[] }

/** All of them, or those of these people. */
export const personalLinksOf = async (
  db: Db,
  club_id: ClubId,
  people: readonly number[] | null = null,
): Promise<StoredPersonalLink[]> =>
  (await run(db, personalLinks, { club_id, people })) as StoredPersonalLink[]

export type ClubWithStatus = ClubByNameRow & { status: MemberStatus | null }

/** The one club of this name that lets itself be asked. */
export async function clubToAsk(db: Db, name: string): Promise<ClubWithStatus | undefined> {
  const [club] = await run(db, clubByName, { name })
  return club as ClubWithStatus | undefined
}

export type OwnInvitation = InvitationToAnswerRow & {
  status: MemberStatus | null
  roles: RoleId[]
  code: 'open' | 'used' | 'expired' | 'foreign' | null
}

/** The signed-in person's relation to a club that invited them. */
export async function ownInvitation(
  db: Db,
  { code, club_id }: { code?: string | undefined; club_id?: number | undefined },
): Promise<OwnInvitation | undefined> {
  const code_hash = code === undefined ? null : hashOf(code)
  const [invitation] = await run(db, invitationToAnswer, { code_hash, club: club_id ?? null })
  return invitation as OwnInvitation | undefined
}

type NotedPerson = Unaddressed & { user_id: number }

type KnownMembers = {
  /** How the owners of the addresses relate to the club; nonmembers are left out. */
  known: Map<string, { user_id: number; status: MemberStatus }>
  /** The members the club noted without an address. */
  unaddressed: NotedPerson[]
  /** The members with an address who were born on one of these days. */
  born: NotedPerson[]
}

/** Those of a club whom rows with these addresses and days of birth may be about. */
export async function membersByAddress(
  db: Db,
  clubId: ClubId,
  addresses: readonly string[],
  days: readonly string[] = [],
): Promise<KnownMembers> {
  const rows = await db
    .selectFrom('users as u')
    .innerJoin('memberships as m', 'm.user_id', 'u.id')
    .select((eb) => eb.fn.coalesce('u.email', 'u.awaited_email').as('email'))
    .select(['u.first_name', 'u.last_name', 'u.date_of_birth', 'u.birth_day_known'])
    .select(['m.user_id', sql<MemberStatus>`m.status`.as('status')])
    .where('m.club_id', '=', clubId)
    .where((eb) =>
      eb.or([
        eb(eb.fn.coalesce('u.email', 'u.awaited_email'), '=', anyOf(addresses)),
        eb.and([eb('u.email', 'is', null), eb('m.status', '=', MEMBER_STATUS.onboarding)]),
        eb.and([
          eb('u.date_of_birth', '=', anyOf(days)),
          eb('u.birth_day_known', '=', true),
          eb('m.status', 'in', [...ACTIVE_ATHLETE_STATUSES, MEMBER_STATUS.pending]),
        ]),
      ]),
    )
    .execute()
  const asPerson = (row: (typeof rows)[number]): NotedPerson => ({
    user_id: row.user_id,
    ...unaddressedOf({ ...row, date_of_birth: knownBirth(row) }),
  })
  const wanted = new Set(addresses)
  return {
    known: new Map(
      rows.flatMap((row) =>
        row.email !== null && wanted.has(row.email) ? [[row.email, row]] : [],
      ),
    ),
    unaddressed: rows
      .filter(({ email, status }) => email === null && status === MEMBER_STATUS.onboarding)
      .map(asPerson),
    born: rows.filter(({ email }) => email !== null).map(asPerson),
  }
}

export type Approver = MembersWhoApproveRow & { language: Language }

/** Those who decide about requests to join. */
export const approversOf = async (db: Db, club_id: ClubId): Promise<Approver[]> =>
  (await run(db, membersWhoApprove, { club_id })) as Approver[]

/**
 * Who of these has just been sent the invitation twice, with the seconds until it may go out again.
 */
export async function justInvited(db: Db, people: readonly number[]): Promise<Map<number, number>> {
  const rows = await run(db, repeatedInvitations, { people })
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
  const rows = await run(db, closedToInvitations, { addresses, most: INVITATIONS_TO_ONE_ADDRESS })
  return new Map(rows.map(({ address, reason }) => [address, reason as Closed]))
}

/** Invitations of the last 24 hours. `wait`: seconds until the first of them counts no longer. */
export type InvitationCount = HoldCountsRow & { plan: PlanKey | null }

/**
 * Holds the counts of the club and of the person in context until the transaction ends, so that two
 * requests at once cannot both use what is left.
 */
export const holdInvitationCount = async (db: Db, club_id: ClubId): Promise<InvitationCount> =>
  (await runForOne(db, holdCounts, { club_id })) as InvitationCount

/** Whether the owner of the link in an invitation has stopped further ones. */
export async function stoppedInvitations(
  db: Db,
  code: string,
): Promise<StoppedInvitations | undefined> {
  const [choice] = await run(db, choiceOfStops, { code_hash: hashOf(code), scope: null })
  return choice as StoppedInvitations | undefined
}
