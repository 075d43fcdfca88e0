import type { Language } from '#domain/constants/languages.ts'
import type { RoleId } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { rowFaults, tidyRow, type InvitedRow, type MemberRow } from '#domain/rules/member-row.ts'
import { isYear } from '#domain/training/birth.ts'
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
  const judged = await judgePeople(db, clubId, rows, how, by)
  if (!how.dry_run) await addJudged(db, clubId, judged, how, by)
  return judged
}

/** The days of birth that rows name whole. */
const birthdaysOf = (rows: readonly InvitedRow[]): string[] =>
  rows
    .map(tidyRow)
    .filter((row) => rowFaults(row, today()).date_of_birth === undefined)
    .flatMap(({ date_of_birth }) =>
      date_of_birth && !isYear(date_of_birth) ? [date_of_birth] : [],
    )

/** What would become of each row; nothing is written. */
export async function judgePeople(
  db: Db,
  clubId: ClubId,
  rows: readonly InvitedRow[],
  how: How,
  by: By,
): Promise<JudgedRow[]> {
  const addresses = rows.map(({ email }) => email.trim().toLowerCase()).filter(Boolean)
  const { known, unaddressed, born } = await membersByAddress(
    db,
    clubId,
    addresses,
    birthdaysOf(rows),
  )
  const closed = how.invite ? await closedAddresses(db, addresses) : new Map<string, never>()
  const squads = await squadsOfRows(db, clubId, rows)
  return judgeRows(rows, known, {
    squadFaults: (row) => squadFaults(row, squads, how, by.language),
    unaddressed,
    born,
    closed,
    today: today(),
    language: by.language,
    to: statusOf(how),
    actor: actorFor(by.viewer, 0),
  })
}

const statusOf = ({ invite }: How) => (invite ? MEMBER_STATUS.invited : MEMBER_STATUS.onboarding)

/** Somebody who was added, with the row that says so. */
type AddedPerson = { user_id: number; row: PersonToAdd }

/** Adds those who are ready. */
export async function addJudged(
  db: Db,
  clubId: ClubId,
  judged: readonly JudgedRow[],
  how: How,
  by: By,
): Promise<AddedPerson[]> {
  const { role_ids, squad_ids, invite } = how
  const ready = judged.filter(({ outcome }) => outcome === 'ready')
  if (ready.length === 0) return []
  const people = await withSquads(
    db,
    clubId,
    ready.map(({ row }) => row),
  )
  const spoken = people.map((person) => ({
    ...person,
    language: person.language ?? how.language ?? by.language,
  }))
  const added = await addPeople(db, clubId, {
    people: spoken,
    status: statusOf(how),
    role_ids,
    squad_ids,
  })
  if (invite)
    await sendInvitations(db, clubId, addressedOf(added, people), {
      name: by.name,
      publicUrl: by.publicUrl,
    })
  await noteEntry(db, clubId, by.viewer.user_id, {
    action: 'members-added',
    subject: { people: added.size, invited: invite, role_ids },
  })
  return [...added].flatMap(([place, user_id]) => {
    const row = spoken[place]
    return row ? [{ user_id, row }] : []
  })
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
export async function withSquads(
  db: Db,
  clubId: ClubId,
  rows: readonly MemberRow[],
): Promise<PersonToAdd[]> {
  const squads = await squadsOfRows(db, clubId, rows)
  const isComplete = rows.every((row) => squads.unknown(row).length === 0)
  if (!isComplete) await createSquadsOf(db, clubId, rows, squads)
  const complete = isComplete ? squads : await squadsOfRows(db, clubId, rows)
  return rows.map((row) => ({ ...row, squad_ids: complete.ids(row) }))
}
