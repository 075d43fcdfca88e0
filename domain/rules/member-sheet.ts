import { dateOrderOf, dayIn, isOpenColumn, isOpenDay, type DateOrder } from '../sheets/days.ts'
import { columnsIn, headingsIn, type HeadingOf } from '../sheets/headings.ts'
import { HEADINGS_WITHIN, sheetOf, textRows, type Sheet } from '../sheets/sheet.ts'
import type { InvitedRow } from './member-row.ts'

export const FIELDS = [
  'email',
  'guardian_email',
  'first_name',
  'last_name',
  'full_name',
  'gender',
  'date_of_birth',
  'birth_year',
  'phone',
  'squad',
  'side',
  'language',
] as const satisfies readonly HeadingOf<'member'>[]
export type MemberField = (typeof FIELDS)[number]
/** The column of each field; a field without one is left out. */
export type Mapping = Partial<Record<MemberField, number>>

/**
 * What the headings say of themselves; the column that holds addresses is found even without a
 * heading. Beside a first name, "Name" and "Nom" are the last one.
 */
export function guessMapping({ columns, rows }: Pick<Sheet, 'columns' | 'rows'>): Mapping {
  const { full_name, ...mapping }: Mapping = columnsIn('member', columns)
  if (mapping.email === undefined) {
    const index = columns.findIndex(
      (_, column) =>
        column !== mapping.guardian_email && rows.some(({ cells }) => cells[column]?.includes('@')),
    )
    if (index >= 0) mapping.email = index
  }
  if (full_name === undefined || mapping.last_name !== undefined) return mapping
  return mapping.first_name === undefined
    ? { ...mapping, full_name }
    : { ...mapping, last_name: full_name }
}

/** Two headings are no coincidence; of a list of one column the only one is enough. */
function isHead(cells: readonly string[]): boolean {
  const known = headingsIn('member', cells)
  return known > 1 || (known === 1 && cells.filter(Boolean).length === 1)
}

/** A pasted text as a table, where a line holds headings; null where it is a plain list of people. */
export function pastedMembers(text: string): Sheet | null {
  const rows = textRows(text)
  const head = rows.slice(0, HEADINGS_WITHIN).find(({ cells }) => isHead(cells))
  if (!head) return null
  const sheet = sheetOf(rows, 'member', head.line)
  return typeof sheet === 'string' ? null : sheet
}

const cellsOf = ({ rows }: Pick<Sheet, 'rows'>, column: number | undefined): string[] =>
  column === undefined ? [] : rows.map(({ cells }) => cells[column] ?? '')

/** A date of birth that can be read in two ways, as nothing in its column decides; else null. */
export function openBirthday(sheet: Pick<Sheet, 'rows'>, mapping: Mapping): string | null {
  const cells = cellsOf(sheet, mapping.date_of_birth)
  return isOpenColumn(cells) ? (cells.find(isOpenDay) ?? null) : null
}

/** Whether the columns say who the people are: by name or by address. */
export const namesPeople = (mapping: Mapping): boolean =>
  (['email', 'full_name', 'first_name', 'last_name'] as const).some(
    (field) => mapping[field] !== undefined,
  )

const GENDERS: Record<string, string> = {
  m: 'm',
  male: 'm',
  man: 'm',
  männlich: 'm',
  mann: 'm',
  homme: 'm',
  masculin: 'm',
  男: 'm',
  w: 'w',
  f: 'w',
  female: 'w',
  woman: 'w',
  weiblich: 'w',
  frau: 'w',
  femme: 'w',
  féminin: 'w',
  h: 'm',
  女: 'w',
}
const SIDES: Record<string, string> = {
  p: 'port',
  port: 'port',
  backbord: 'port',
  bb: 'port',
  bâbord: 'port',
  babord: 'port',
  左桨: 'port',
  s: 'starboard',
  starboard: 'starboard',
  steuerbord: 'starboard',
  stb: 'starboard',
  sb: 'starboard',
  tribord: 'starboard',
  右桨: 'starboard',
  both: 'both',
  'both sides': 'both',
  beide: 'both',
  'beide seiten': 'both',
  'les deux': 'both',
  'les deux bords': 'both',
  双侧: 'both',
  左右均可: 'both',
  scull: 'scull',
  'scull only': 'scull',
  sculling: 'scull',
  skull: 'scull',
  'nur skull': 'scull',
  couple: 'scull',
  'couple seulement': 'scull',
  双桨: 'scull',
  仅双桨: 'scull',
}
const LANGUAGES: Record<string, string> = {
  english: 'en',
  englisch: 'en',
  anglais: 'en',
  deutsch: 'de',
  german: 'de',
  allemand: 'de',
  français: 'fr',
  french: 'fr',
  französisch: 'fr',
  zh: 'zh-cn',
  chinese: 'zh-cn',
  中文: 'zh-cn',
}

/** A year as a number or a text, with or without what a program puts into numbers. */
const yearIn = (text: string): string =>
  /^(\d{4})(?:[.,]0+)?$|^(\d)[.,\s](\d{3})$/.test(text)
    ? text.replace(/[.,]0+$/, '').replaceAll(/\D/g, '')
    : text

/** How days of birth are to be read: in the order somebody has chosen, up to the current year. */
export type Reading = { order: DateOrder | null; year: number }

/**
 * The rows as people, with the words of files put into ours. A day of birth that cannot be read, or
 * in two ways, stays as it is and is reported.
 */
export function mapRows(
  sheet: Pick<Sheet, 'rows'>,
  mapping: Mapping,
  { order, year }: Reading,
): InvitedRow[] {
  const decided = dateOrderOf(cellsOf(sheet, mapping.date_of_birth)) ?? order
  return sheet.rows.map(({ line, cells }) => {
    const of = (field: MemberField) =>
      mapping[field] === undefined ? '' : (cells[mapping[field]] ?? '').trim()
    const name =
      mapping.full_name === undefined
        ? { first_name: of('first_name'), last_name: of('last_name') }
        : splitName(of('full_name'))
    const gender = of('gender').toLowerCase()
    const language = of('language').toLowerCase()
    const side = of('side').toLowerCase()
    const born = of('date_of_birth')
    return {
      line,
      email: of('email'),
      ...name,
      gender: GENDERS[gender] ?? (gender || null),
      date_of_birth: dayIn(born, decided, year) ?? (yearIn(born || of('birth_year')) || null),
      language: LANGUAGES[language] ?? (language || null),
      guardian_email: of('guardian_email') || null,
      phone: of('phone') || null,
      squad: of('squad') || null,
      side: SIDES[side] ?? (side || null),
    }
  })
}

const MARKS = /[<>()[\]"“”„,;\t|]+/g

/** "Jensen, Ida" and "Ida Jensen" are the same person; a single name is a first name. */
export function splitName(text: string): { first_name: string; last_name: string } {
  const [last, first] = text.split(',').map((part) => part.replaceAll(MARKS, ' ').trim())
  if (first !== undefined && first !== '' && last !== undefined && last !== '')
    return { first_name: first, last_name: last }
  const words = text.replaceAll(MARKS, ' ').trim().split(/\s+/).filter(Boolean)
  return words.length === 1
    ? { first_name: words[0] ?? '', last_name: '' }
    : { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) ?? '' }
}
