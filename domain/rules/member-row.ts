import { holdsLink, isOneLine } from './names.ts'
import { LANGUAGES } from '../constants/languages.ts'
import { ROWING_SIDES } from '../constants/rowing-sides.ts'
import { absentDay, isOpenDay } from '../sheets/days.ts'
import { isYear } from '../training/birth.ts'

/**
 * A person to be added, as typed, pasted or read from a file. `email` is empty of somebody without
 * an address of their own; `guardian_email` is where a parent is reached, and may be shared.
 */
export type MemberRow = {
  email: string
  first_name: string
  last_name: string
  gender?: string | null
  date_of_birth?: string | null
  language?: string | null
  guardian_email?: string | null
  phone?: string | null
  /** Names of squads, separated by commas. */
  squad?: string | null
  side?: string | null
}
/**
 * The same, with the line it stood in of a list or file; what is wrong with it comes back by this.
 */
export type InvitedRow = MemberRow & { line: number }
export type RowField = keyof MemberRow
export type RowFault =
  | 'missing'
  | 'not_plain'
  | 'too_long'
  | 'no_address'
  | 'no_end'
  | 'no_date'
  | 'no_such_day'
  | 'open_date'
  | 'no_choice'
  | 'no_side'
  | 'no_phone'

const LONGEST_NAME = 100
const LONGEST_ADDRESS = 254
const ADDRESS = /^[^\s@<>(),;:"[\]\\]+@[^\s@.<>(),;:"[\]\\]+(\.[^\s@.<>(),;:"[\]\\]+)+$/
const GENDERS = ['m', 'w']

export const isAddress = (text: string): boolean =>
  text.length <= LONGEST_ADDRESS && ADDRESS.test(text)

/**
 * The same row without blanks around its texts, the address in small letters, empty fields as null.
 */
export function tidyRow(row: MemberRow): MemberRow {
  const optional = (text: string | null | undefined) => text?.trim() || null
  return {
    email: row.email.trim().toLowerCase(),
    first_name: row.first_name.trim(),
    last_name: row.last_name.trim(),
    gender: optional(row.gender)?.toLowerCase() ?? null,
    date_of_birth: optional(row.date_of_birth),
    language: optional(row.language)?.toLowerCase() ?? null,
    guardian_email: optional(row.guardian_email)?.toLowerCase() ?? null,
    phone: optional(row.phone),
    squad: optional(row.squad),
    side: optional(row.side)?.toLowerCase() ?? null,
  }
}

/** What is wrong with a text that is no address: often only the end of it is missing. */
const addressFault = (text: string): RowFault =>
  isAddress(`${text}.org`) ? 'no_end' : 'no_address'

function dayFault(text: string): RowFault {
  if (isOpenDay(text)) return 'open_date'
  return absentDay(text) ? 'no_such_day' : 'no_date'
}

const isPlain = (name: string) => isOneLine(name) && !holdsLink(name)

/** A day of the calendar between 1900 and `today`, both YYYY-MM-DD, or a year before this one. */
function isBirthday(text: string, today: string): boolean {
  if (isYear(text)) return text >= '1900' && text < today.slice(0, 4)
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  return (
    day !== undefined &&
    !Number.isNaN(day.getTime()) &&
    day.toISOString().startsWith(text) &&
    text >= '1900-01-01' &&
    text <= today
  )
}

const LONGEST_PHONE = 40
const PHONE = /^[+(]?[\d\s()/.-]{3,}$/

const restFaults = ({ phone, side }: MemberRow): Partial<Record<RowField, RowFault>> => ({
  ...(phone &&
    (phone.length > LONGEST_PHONE || !PHONE.test(phone)) && { phone: 'no_phone' as const }),
  ...(side && !ROWING_SIDES.some((known) => known === side) && { side: 'no_side' as const }),
})

/** What is wrong with a tidied row, by field; one name of the two is enough. */
export function rowFaults(row: MemberRow, today: string): Partial<Record<RowField, RowFault>> {
  const { email, first_name, last_name, gender, date_of_birth, language, guardian_email } = row
  return {
    ...(email !== '' && !isAddress(email) && { email: addressFault(email) }),
    ...(guardian_email &&
      !isAddress(guardian_email) && { guardian_email: addressFault(guardian_email) }),
    ...(first_name === '' && last_name === '' && { first_name: 'missing' as const }),
    ...(!isPlain(first_name) && { first_name: 'not_plain' as const }),
    ...(!isPlain(last_name) && { last_name: 'not_plain' as const }),
    ...(first_name.length > LONGEST_NAME && { first_name: 'too_long' as const }),
    ...(last_name.length > LONGEST_NAME && { last_name: 'too_long' as const }),
    ...(gender && !GENDERS.includes(gender) && { gender: 'no_choice' as const }),
    ...(date_of_birth &&
      !isBirthday(date_of_birth, today) && {
        date_of_birth: dayFault(date_of_birth),
      }),
    ...(language &&
      !LANGUAGES.some((known) => known === language) && { language: 'no_choice' as const }),
    ...restFaults(row),
  }
}

/**
 * By what somebody without an address is known: the name, and the day of birth where it is given.
 */
export type Unaddressed = { name: string; date_of_birth: string | null }

export const unaddressedOf = ({
  first_name,
  last_name,
  date_of_birth,
}: Pick<MemberRow, 'first_name' | 'last_name' | 'date_of_birth'>): Unaddressed => ({
  name: `${first_name} ${last_name}`.trim().toLowerCase(),
  date_of_birth: date_of_birth ?? null,
})

/**
 * Whether two of these are taken for one person: days of birth tell those of one name apart, as far
 * as both are known.
 */
export const isSamePerson = (one: Unaddressed, other: Unaddressed): boolean =>
  one.name === other.name &&
  (one.date_of_birth === null ||
    other.date_of_birth === null ||
    one.date_of_birth.startsWith(other.date_of_birth) ||
    other.date_of_birth.startsWith(one.date_of_birth))

/** The names of squads in a cell: one that is known as it stands, else several by commas. */
export function squadNamesOf(row: MemberRow, known: readonly string[]): string[] {
  const cell = row.squad ?? ''
  if (known.some((name) => isSameSquad(name, cell))) return [cell]
  return [...new Set(cell.split(/[,;]/).map((name) => name.trim()))].filter(Boolean)
}

export const isSameSquad = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()
