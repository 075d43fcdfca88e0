import type { Profile, ProfileChange } from '#contract/people/profiles.ts'
import { HR_ZONE_COUNT } from '#domain/constants/intensities.ts'
import type { RowingSide } from '#domain/constants/rowing-sides.ts'
import { defaultZoneBounds } from '#domain/training/zones.ts'
import { zoneFaults, type ZoneFault } from '#domain/training/zone-faults.ts'
import { differenceOf } from '../../form/difference.ts'

type Person = NonNullable<Profile['person']>

type Typed = string | null

/** The content of the fields, as typed. */
export type ProfileEntry = {
  date_of_birth: Typed
  gender: 'm' | 'w' | null
  side: RowingSide | null
  phone: Typed
  emergency_contact: Typed
  /** kg */
  weight: Typed
  max_hr: Typed
  resting_hr: Typed
  /** Off: the zones follow from the maximal heart rate. */
  own_zones: boolean
  hr_zones: readonly string[] | null
}

const asTyped = (number: number | null): Typed => (number === null ? null : String(number))

/** `mark`: the decimal mark of the reader's language. */
export function entryOf(person: Person, side: RowingSide | null, mark: ',' | '.'): ProfileEntry {
  const { date_of_birth, gender, phone, emergency_contact, hr_zones } = person
  return {
    date_of_birth,
    gender: gender === 'm' || gender === 'w' ? gender : null,
    side,
    phone,
    emergency_contact,
    weight: asTyped(person.weight)?.replace('.', mark) ?? null,
    max_hr: asTyped(person.max_hr),
    resting_hr: asTyped(person.resting_hr),
    own_zones: hr_zones !== null,
    hr_zones: hr_zones?.map(String) ?? null,
  }
}

const textIn = (typed: Typed): Typed => typed?.trim() || null

const wholeNumber = (typed: Typed): number | null => {
  const text = textIn(typed)
  return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : null
}

/**
 * Kilograms as typed, with a point or a comma; null for an emptied field, and for what is no number
 * the server says so.
 */
function kilograms(typed: Typed): number | null {
  const text = textIn(typed)?.replace(',', '.') ?? null
  return text === null ? null : /^\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : 0
}

/**
 * The bounds to begin with when one's own zones are switched on: the usual shares of the maximum,
 * otherwise empty fields.
 */
export function firstBounds(maxHr: Typed, shown: readonly number[] | undefined): string[] {
  const max = wholeNumber(maxHr)
  const bounds = max === null ? (shown ?? []) : defaultZoneBounds(max)
  return Array.from({ length: HR_ZONE_COUNT }, (_, index) =>
    bounds[index] === undefined ? '' : String(bounds[index]),
  )
}

/** The first thing wrong with each bound, by place. */
export function boundFaults({
  own_zones,
  hr_zones,
  max_hr,
}: ProfileEntry): ReadonlyMap<number, ZoneFault['fault']> {
  if (!own_zones || !hr_zones) return new Map()
  return new Map(
    zoneFaults(hr_zones.map(wholeNumber), wholeNumber(max_hr)).map(({ index, fault }) => [
      index,
      fault,
    ]),
  )
}

/** What the entry means for the server; an emptied field is null. */
const planOf = (entry: ProfileEntry) => ({
  date_of_birth: textIn(entry.date_of_birth),
  gender: entry.gender,
  side: entry.side,
  phone: textIn(entry.phone),
  weight: kilograms(entry.weight),
  emergency_contact: textIn(entry.emergency_contact),
  max_hr: wholeNumber(entry.max_hr),
  resting_hr: wholeNumber(entry.resting_hr),
  hr_zones: entry.own_zones ? (entry.hr_zones ?? []).map((bound) => wholeNumber(bound) ?? 0) : null,
})

/** Only what differs from what is stored. */
export const changeOf = (before: ProfileEntry, entry: ProfileEntry): ProfileChange =>
  differenceOf(planOf(before), planOf(entry))

/**
 * Whether recordings count by other zones from now on. Those counted already keep theirs until
 * somebody asks.
 */
export const changesZones = (change: ProfileChange): boolean =>
  'hr_zones' in change || 'max_hr' in change
