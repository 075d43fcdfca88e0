import type { Static } from '#contract/schema.ts'
import type { PreviewRow, previewPeople, takePeopleIn } from '#contract/platform/bring-in.ts'
import type { RowState } from '#domain/bring-in/kinds.ts'
import type { Language } from '#domain/constants/languages.ts'
import { isSameSquad, squadNamesOf, type InvitedRow } from '#domain/rules/member-row.ts'
import {
  FIELDS,
  mapRows,
  openBirthday,
  splitName,
  type Mapping,
} from '#domain/rules/member-sheet.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { callRoutine } from '../../db/routine.ts'
import { lockMembers } from '../../people/members/open.ts'
import {
  addJudged,
  judgePeople,
  squadsOfRows,
  withSquads,
  type JudgedRow,
} from '../../people/invitations/open.ts'
import { noteBringIn, noteCounts } from './commands.ts'
import { squadsOf } from './queries.ts'
import { fillKnown } from './known-people.ts'

type PeopleList = Static<(typeof previewPeople)['body']>
type Preview = Static<(typeof previewPeople)['reply']>['data']
type Importer = { viewer: Viewer; name: string; language: Language; publicUrl: string }

/** A whole name is split into its two parts before it is read. */
const COLUMNS = FIELDS.filter((field) => field !== 'full_name')
const MAPPING: Mapping = Object.fromEntries(COLUMNS.map((field, at) => [field, at]))

function inOrder(cells: PeopleList['rows'][number]['cells']): string[] {
  const { full_name = '', ...parts } = cells
  const named = { ...splitName(full_name), ...parts }
  return COLUMNS.map((field) => named[field] ?? '')
}

type ReadList = { people: InvitedRow[]; open_day: string | null; squads: Preview['squads'] }

/** The rows as people, with the squads that their names mean in this club. */
async function readPeople(
  db: Db,
  clubId: ClubId,
  { rows, date_order, squads: chosen = [] }: PeopleList,
): Promise<ReadList> {
  const sheet = { rows: rows.map(({ line, cells }) => ({ line, cells: inOrder(cells) })) }
  const open_day = openBirthday(sheet, MAPPING)
  const people = mapRows(sheet, MAPPING, {
    order: date_order ?? null,
    year: new Date().getUTCFullYear(),
  })
  const known = (await squadsOf(db, clubId)).map(({ name }) => name)
  const written = new Map(
    people
      .flatMap((person) => squadNamesOf(person, known))
      .map((name) => [name.toLowerCase(), name]),
  )
  const squads = [...written.values()].map((name) => {
    const choice = chosen.find((one) => isSameSquad(one.written, name))
    const wanted = choice === undefined ? name : choice.name
    const own = known.find((one) => wanted !== null && isSameSquad(one, wanted))
    return { written: name, name: own ?? wanted, is_new: wanted !== null && own === undefined }
  })
  const meaning = (name: string) =>
    squads.find((one) => isSameSquad(one.written, name))?.name ?? null
  return {
    open_day,
    squads,
    people: people.map((person) => ({
      ...person,
      squad:
        squadNamesOf(person, known)
          .flatMap((name) => meaning(name) ?? [])
          .join(', ') || null,
    })),
  }
}

const howOf = ({ role_id, squad_ids = [] }: PeopleList) => ({
  role_ids: [role_id],
  squad_ids,
  invite: false,
  language: undefined,
  dry_run: false,
  create_squads: true,
})

const STATES: Readonly<Record<JudgedRow['outcome'], RowState>> = {
  ready: 'new',
  'already-member': 'known',
  refused: 'look',
}

/** What is written in a row, as it will be stored. */
function cellsOf({ row }: JudgedRow): PreviewRow['cells'] {
  const filled = Object.entries(row).flatMap(([field, value]) => (value ? [[field, value]] : []))
  return Object.fromEntries(filled) as PreviewRow['cells']
}

/** What would become of each row of a list; nothing is written. */
export async function previewList(
  db: Db,
  clubId: ClubId,
  list: PeopleList,
  by: Importer,
): Promise<Preview> {
  const { people, ...read } = await readPeople(db, clubId, list)
  const judged = await judgePeople(db, clubId, people, howOf(list), by)
  return {
    ...read,
    rows: judged.map((one) => ({
      line: one.line,
      state: STATES[one.outcome],
      cells: cellsOf(one),
      faults: one.errors,
    })),
  }
}

type Taken = Static<(typeof takePeopleIn)['reply']>['data']

/** Takes in who is new, and fills what is empty of who is known. */
export async function takeList(
  db: Db,
  clubId: ClubId,
  list: Static<(typeof takePeopleIn)['body']>,
  by: Importer,
): Promise<Taken> {
  await lockMembers(db, clubId)
  const { people } = await readPeople(db, clubId, list)
  const judged = await judgePeople(db, clubId, people, howOf(list), by)
  const of = (outcome: JudgedRow['outcome']) => judged.filter((one) => one.outcome === outcome)
  const left_out = of('refused').length
  const taken = [...of('ready'), ...of('already-member')]
  if (taken.length === 0) return { id: null, added: 0, filled: 0, left_out }
  const id = await noteBringIn(db, clubId, {
    kind: 'people',
    made_by: by.viewer.user_id,
    file_name: list.file_name,
    remember: list.remember,
  })
  await createMissing(db, clubId, id, taken)
  const added = await addJudged(db, clubId, judged, howOf(list), by)
  await callRoutine(db, 'note_added_people', {
    bring_in: id,
    people: added.map(({ user_id }) => user_id),
  })
  const filled = await fillKnown(db, clubId, id, {
    known: of('already-member'),
    squad_ids: list.squad_ids,
  })
  const counts = { added: added.length, filled, left_out }
  await noteCounts(db, clubId, id, counts)
  return { id, ...counts }
}

/** Creates the squads that nothing is called yet, and notes them. */
async function createMissing(
  db: Db,
  clubId: ClubId,
  bring_in_id: number,
  taken: readonly JudgedRow[],
): Promise<void> {
  const rows = taken.map(({ row }) => row)
  const before = await squadsOfRows(db, clubId, rows)
  const missing = rows.filter((row) => before.unknown(row).length > 0)
  if (missing.length === 0) return
  const had = new Set(missing.flatMap((row) => before.ids(row)))
  const complete = await withSquads(db, clubId, missing)
  const made = new Set(complete.flatMap(({ squad_ids }) => squad_ids).filter((id) => !had.has(id)))
  await db
    .insertInto('bring_in_squads')
    .values([...made].map((squad_id) => ({ club_id: clubId, bring_in_id, squad_id })))
    .execute()
}
