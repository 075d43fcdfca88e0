import { columnsIn, headingKey, type HeadingOf, type ListKind } from '../sheets/headings.ts'
import type { Sheet } from '../sheets/sheet.ts'
import { FIELDS, guessMapping, type Mapping, type MemberField } from '../rules/member-sheet.ts'

/** A list of members as a product writes it. */
type Preset = {
  system: string
  /** Headings that show where a list comes from; all of them are in it. */
  marks: readonly string[]
  /** Headings that no dictionary knows, or would read as something else. */
  fields: Readonly<Record<string, MemberField>>
}

/**
 * Only headings that the makers document. Lists of other products are read by the words above their
 * columns, which cover what these have in common.
 */
const MEMBER_PRESETS: readonly Preset[] = [
  {
    system: 'ClubDesk',
    marks: ['Nachname', 'Vorname', 'Telefon Privat', 'Telefon Mobil'],
    fields: { 'Telefon Mobil': 'phone', '[Gruppen]': 'squad' },
  },
  {
    system: 'easyVerein',
    marks: ['Vorname', 'Nachname', 'Login E-Mail oder Benutzername (einmalig)'],
    fields: { 'Login E-Mail oder Benutzername (einmalig)': 'email' },
  },
  {
    system: 'TeamSnap',
    marks: ['First Name', 'Last Name', 'Non-Player'],
    fields: { Team: 'squad' },
  },
]

/** The field of each column; null for one that is left out. */
export type ColumnFields<F extends string> = readonly (F | null)[]

/** How the columns of a list were matched before, by its headings. */
export type RememberedColumns = { headings: readonly string[]; fields: readonly (string | null)[] }

/** The matching of columns, and what it was taken from. */
export type ColumnsAs<F extends string> = {
  fields: ColumnFields<F>
  as: { kind: 'remembered' } | { kind: 'preset'; system: string } | { kind: 'words' }
}

const sameHeadings = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length &&
  one.every((heading, at) => headingKey(heading) === headingKey(other[at] ?? ''))

/** No field stands above two columns: of a repeated one the first holds. */
function once<F extends string>(fields: readonly (F | null)[]): ColumnFields<F> {
  return fields.map((field, at) => (field !== null && fields.indexOf(field) < at ? null : field))
}

/** How these headings were matched when the club brought in such a list before. */
export function rememberedFields<F extends string>(
  known: readonly F[],
  columns: readonly string[],
  remembered: readonly RememberedColumns[],
): ColumnFields<F> | null {
  const before = remembered.find(({ headings }) => sameHeadings(headings, columns))
  if (!before) return null
  return once(before.fields.map((name) => known.find((field) => field === name) ?? null))
}

/** The field of each column by the words above it. */
export function wordedFields<K extends ListKind, F extends HeadingOf<K>>(
  kind: K,
  known: readonly F[],
  { columns, rows }: Pick<Sheet, 'columns' | 'rows'>,
): ColumnFields<F> {
  const found: Partial<Record<string, number>> = columnsIn(kind, columns)
  const width = Math.max(columns.length, ...rows.map(({ cells }) => cells.length))
  return once(
    Array.from(
      { length: width },
      (_, column) => known.find((field) => found[field] === column) ?? null,
    ),
  )
}

const fieldsOf = (mapping: Mapping, width: number): (MemberField | null)[] =>
  Array.from(
    { length: width },
    (_, column) => FIELDS.find((field) => mapping[field] === column) ?? null,
  )

/** As the club has matched them before, else as the product writes them, else by their words. */
export function memberColumns(
  sheet: Pick<Sheet, 'columns' | 'rows'>,
  remembered: readonly RememberedColumns[],
): ColumnsAs<MemberField> {
  const { columns } = sheet
  const before = rememberedFields(FIELDS, columns, remembered)
  if (before) return { fields: before, as: { kind: 'remembered' } }
  const width = Math.max(columns.length, ...sheet.rows.map(({ cells }) => cells.length))
  const guessed = fieldsOf(guessMapping(sheet), width)
  const keys = new Set(columns.map(headingKey))
  const preset = MEMBER_PRESETS.find(({ marks }) =>
    marks.every((mark) => keys.has(headingKey(mark))),
  )
  if (!preset) return { fields: once(guessed), as: { kind: 'words' } }
  const named = new Map(
    Object.entries(preset.fields).map(([heading, field]) => [headingKey(heading), field]),
  )
  const own = columns.map((heading) => named.get(headingKey(heading)) ?? null)
  const taken = new Set(own.filter((field) => field !== null))
  const fields = guessed.map((field, at) => {
    const said = own[at] ?? null
    return said ?? (field !== null && taken.has(field) ? null : field)
  })
  return { fields: once(fields), as: { kind: 'preset', system: preset.system } }
}

/** A row by what its columns hold; columns that are left out are not in it. */
export function cellsByField<F extends string>(
  cells: readonly string[],
  fields: ColumnFields<F>,
): Partial<Record<F, string>> {
  const named = fields.flatMap((field, at) => {
    const text = cells[at] ?? ''
    return field === null || text === '' ? [] : [[field, text] as const]
  })
  return Object.fromEntries(named) as Partial<Record<F, string>>
}
