import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import type { ClubId, Db } from '../../server/db/client.ts'
import type { FileStore } from '../../server/files/store.ts'
import { hashOf } from '../../server/http/gate.ts'
import { makeLink, setOpenToRequests } from '../../server/people/invitations/commands.ts'
import { addMember, makeClub, makeMember, makeSquad, makeUser } from '../support/factories.ts'
import type { Parts } from '../support/http.ts'
import { keepFile } from '../support/stored-file.ts'
import { DOT, serial, type MatrixCall, type Things } from './matrix-parts.ts'

/** The code of the link by which somebody stops invitations. */
export async function invitationStop(db: Db): Promise<string> {
  const code = `stop-code-${serial()}`
  const club = await makeClub(db)
  const { id } = await makeUser(db)
  await db
    .insertInto('invitation_stops')
    .values({ hash: hashOf(code), address_hash: hashOf(code), user_id: id, about_club: club })
    .execute()
  return code
}

export const squadParts = async ({ club, user_id }: Things, db: Db) => ({
  params: { id: await makeSquad(db, club, [user_id]) },
})

export const bySquad: MatrixCall = { parts: squadParts }

/** A club the caller is invited to; being a member of it would change what they are elsewhere. */
export async function spareClub({ email }: Things, db: Db): Promise<ClubId> {
  const caller = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const club = await makeClub(db)
  await addMember(db, club, caller.id, [ROLE.athlete], MEMBER_STATUS.invited)
  return club
}

/** A link to another club, as one of its managers made it. */
export async function linkToClub(_: Things, db: Db): Promise<Parts> {
  const club = await makeClub(db)
  const { id } = await makeMember(db, club, [ROLE.manager])
  await makeLink(db, club, {
    role_id: ROLE.athlete,
    squad_id: null,
    direct: false,
    days: 7,
    created_by: id,
  })
  const { token } = await db
    .selectFrom('invitation_links')
    .select('token')
    .where('club_id', '=', club)
    .executeTakeFirstOrThrow()
  return { params: { code: token } }
}

/** The name of a club that lets itself be asked. */
export async function openClub(db: Db): Promise<string> {
  const name = `Open club ${serial()}`
  await setOpenToRequests(db, await makeClub(db, { name }), true)
  return name
}

export async function clubWithLogo(things: Things, db: Db, files: FileStore): Promise<Parts> {
  const club = await spareClub(things, db)
  const { sha256 } = await keepFile(db, files, DOT)
  await db.updateTable('clubs').set({ logo: sha256 }).where('id', '=', club).execute()
  return { params: { id: club } }
}

/** Somebody whom the club noted without an address. */
export async function notedMember(db: Db, club: ClubId): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({ email: null, first_name: 'Nele', last_name: 'Noted' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addMember(db, club, id, [ROLE.athlete], MEMBER_STATUS.onboarding)
  return id
}
