import type { Language } from '#domain/constants/languages.ts'
import type { RoleId } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import type { InvitedRow, MemberRow } from '#domain/rules/member-row.ts'
import { actorFor } from '#domain/rules/membership.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { serverTexts } from '../../text/text.ts'
import { addPeople, type PersonToAdd } from './add-people.ts'
import { noteEntry } from './commands.ts'
import { judgeRows, type JudgedRow } from './judge-rows.ts'
import { createSquadsOf, isSquadName, squadsOfRows, type RowSquads } from './row-squads.ts'
import { sendInvitations } from './notify.ts'
import { closedAddresses, membersByAddress } from './queries.ts'

type By = { viewer: Viewer; name: string; language: Language; publicUrl: string }
type How = {
  role_ids: readonly RoleId[]
  squad_ids: readonly number[]
  invite: boolean
  language: Language | undefined
  dry_run: boolean
  create_squads: boolean
}

/** Those of the added people who have an address of their own. */
const addressedOf = (added: ReadonlyMap<number, number>, people: readonly MemberRow[]) =>
  [...added].flatMap(([place, id]) => (people[place]?.email ? [id] : []))

const today = () => new Date().toISOString().slice(0, 10)

/**
 * Takes the good rows in, silently or with an invitation, and says what becomes of each. In a fixed
 * number of statements.
 */
export async function takePeople(
  db: Db,
  clubId: ClubId,
  rows: readonly InvitedRow[],
  how: How,
  by: By,
): Promise<JudgedRow[]> {
  const { role_ids, squad_ids, invite } = how
  const to = invite ? MEMBER_STATUS.invited : MEMBER_STATUS.onboarding
  const addresses = rows.map(({ email }) => email.trim().toLowerCase()).filter(Boolean)
  const { known, unaddressed } = await membersByAddress(db, clubId, addresses)
  const closed = invite ? await closedAddresses(db, addresses) : new Map<string, never>()
  const squads = await squadsOfRows(db, clubId, rows)
  const judged = judgeRows(rows, known, {
    squadFaults: (row) => squadFaults(row, squads, how, by.language),
    unaddressed,
    closed,
    today: today(),
    language: by.language,
    to,
    actor: actorFor(by.viewer, 0),
  })
  const ready = judged.filter(({ outcome }) => outcome === 'ready')
  if (how.dry_run || ready.length === 0) return judged
  const people = await withSquads(db, clubId, ready, squads)
  const spoken = people.map((person) => ({
    ...person,
    language: person.language ?? how.language ?? by.language,
  }))
  const added = await addPeople(db, clubId, { people: spoken, status: to, role_ids, squad_ids })
  if (invite)
    await sendInvitations(db, clubId, addressedOf(added, people), {
      name: by.name,
      publicUrl: by.publicUrl,
    })
  await noteEntry(db, clubId, by.viewer.user_id, {
    action: 'members-added',
    subject: { people: added.size, invited: invite, role_ids },
  })
  return judged
}

/** What is wrong with the squads a row names. */
function squadFaults(
  row: MemberRow,
  squads: RowSquads,
  { create_squads }: How,
  language: Language,
): string[] {
  const { faults } = serverTexts(language).members
  const unknown = squads.unknown(row)
  if (unknown.some((name) => !isSquadName(name))) return [faults.too_long]
  return unknown.length > 0 && !create_squads ? [faults.no_squad] : []
}

/** The rows with the ids of their squads; those that are missing are created. */
async function withSquads(
  db: Db,
  clubId: ClubId,
  ready: readonly JudgedRow[],
  squads: RowSquads,
): Promise<PersonToAdd[]> {
  const rows = ready.map(({ row }) => row)
  const isComplete = rows.every((row) => squads.unknown(row).length === 0)
  if (!isComplete) await createSquadsOf(db, clubId, rows, squads)
  const complete = isComplete ? squads : await squadsOfRows(db, clubId, rows)
  return rows.map((row) => ({ ...row, squad_ids: complete.ids(row) }))
}
