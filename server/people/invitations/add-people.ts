import { sql } from 'kysely'
import type { RoleId } from '#domain/constants/roles.ts'
import { MEMBER_STATUS, type MemberStatus } from '#domain/constants/statuses.ts'
import type { MemberRow } from '#domain/rules/member-row.ts'
import { birthOf } from '#domain/training/birth.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { accountsOfRows, addMemberships } from './statements.ts'

/** A row with the squads it goes into beside those of all. */
export type PersonToAdd = MemberRow & { squad_ids: readonly number[] }

type Addition = {
  people: readonly PersonToAdd[]
  status: MemberStatus
  role_ids: readonly RoleId[]
  squad_ids: readonly number[]
}

/** Somebody without an address is not invited before they have one. */
const statusFor = ({ email }: MemberRow, status: MemberStatus): MemberStatus =>
  email === '' ? MEMBER_STATUS.onboarding : status

/**
 * Gives these people a membership with roles and squads; who has no account gets one. In a fixed
 * number of statements, however many people. Returns the members it changed, by the place of their
 * row.
 */
export async function addPeople(
  db: Db,
  clubId: ClubId,
  { people, status, role_ids, squad_ids }: Addition,
): Promise<Map<number, number>> {
  if (people.length === 0) return new Map()
  const accounts = await accountsFor(db, people)
  const members = await run(db, addMemberships, {
    club_id: clubId,
    people: accounts.map(({ user_id }) => user_id),
    statuses: accounts.map(({ row }) => statusFor(row, status)),
    sides: accounts.map(({ row }) => row.side ?? ''),
  })
  const changed = new Set(members.map(({ user_id }) => user_id))
  const added = accounts.filter(({ user_id }) => changed.has(user_id))
  const places = added.flatMap(({ user_id, row }) =>
    [...new Set([...squad_ids, ...row.squad_ids])].map((squad) => ({ user_id, squad })),
  )
  await giveRoles(db, clubId, [...changed], { role_ids, places })
  return new Map(added.map(({ place, user_id }) => [place, user_id]))
}

/** The account of each row, by its place. */
async function accountsFor(db: Db, people: readonly PersonToAdd[]) {
  const rows = people.map((row, place) => ({
    ...row,
    ...birthOf(row.date_of_birth),
    place,
    email: row.email || null,
  }))
  const accounts = await run(db, accountsOfRows, { people: JSON.stringify(rows) })
  return accounts.flatMap((account) => {
    const row = people[account.place]
    return row ? [{ ...account, row }] : []
  })
}

type InvitationScope = {
  role_ids: readonly RoleId[]
  places: readonly { user_id: number; squad: number }[]
}

/** Puts these roles in the place of the people's own, and adds the people to the squads. */
async function giveRoles(
  db: Db,
  clubId: ClubId,
  ids: readonly number[],
  { role_ids, places }: InvitationScope,
): Promise<void> {
  await sql`
    with gone as (delete from membership_roles where club_id = ${clubId}
      and user_id = any (${[...ids]}::bigint[]) and role_id <> all (${[...role_ids]}::int[])),
    given as (
      insert into membership_roles (club_id, user_id, role_id)
      select ${clubId}, person, role
        from unnest(${[...ids]}::bigint[]) person, unnest(${[...role_ids]}::int[]) role
          on conflict do nothing)
    insert into squad_users (club_id, user_id, squad_id)
    select ${clubId}, p.user_id, p.squad
      from json_to_recordset(${JSON.stringify(places)}::json) p (user_id bigint, squad bigint)
        on conflict do nothing`.execute(db)
}
