import type { Profile, ProfileChange } from '#contract/people/profiles.ts'
import { HR_ZONE_COUNT } from '#domain/constants/intensities.ts'
import { defaultZoneBounds } from '#domain/training/zones.ts'
import { zoneFaults, type ZoneFault } from '#domain/training/zone-faults.ts'

type Person = NonNullable<Profile['person']>

/** The content of the fields, as typed. */
export type ProfileEntry = {
  date_of_birth: string
  gender: string
  phone: string
  emergency_contact: string
  /** kg */
  weight: string
  max_hr: string
  resting_hr: string
  /** Off: the zones follow from the maximal heart rate. */
  own_zones: boolean
  bounds: readonly string[]
}

export function entryOf(person: Person): ProfileEntry {
  return {
    date_of_birth: person.date_of_birth ?? '',
    gender: person.gender ?? '',
    phone: person.phone ?? '',
    emergency_contact: person.emergency_contact ?? '',
    weight: person.weight === null ? '' : String(person.weight),
    max_hr: person.max_hr === null ? '' : String(person.max_hr),
    resting_hr: person.resting_hr === null ? '' : String(person.resting_hr),
    own_zones: person.hr_zones !== null,
    bounds: (person.hr_zones ?? []).map(String),
  }
}

const wholeNumber = (text: string): number | null =>
  /^\d{1,3}$/.test(text.trim()) ? Number(text) : null

/**
 * Kilograms as typed, with a point or a comma; null for an emptied field, and for what is no number
 * the server says so.
 */
function kilograms(text: string): number | null {
  const typed = text.trim().replace(',', '.')
  return typed === '' ? null : /^\d{1,3}(\.\d+)?$/.test(typed) ? Number(typed) : 0
}

/**
 * The bounds to begin with when one's own zones are switched on: the usual shares of the maximum,
 * otherwise empty fields.
 */
export function firstBounds(maxHr: string, shown: readonly number[] | undefined): string[] {
  const max = wholeNumber(maxHr)
  const bounds = max === null ? (shown ?? []) : defaultZoneBounds(max)
  return Array.from({ length: HR_ZONE_COUNT }, (_, index) =>
    bounds[index] === undefined ? '' : String(bounds[index]),
  )
}

/** The first thing wrong with each bound, by place. */
export function boundFaults({
  own_zones,
  bounds,
  max_hr,
}: ProfileEntry): ReadonlyMap<number, ZoneFault['fault']> {
  if (!own_zones) return new Map()
  return new Map(
    zoneFaults(bounds.map(wholeNumber), wholeNumber(max_hr)).map(({ index, fault }) => [
      index,
      fault,
    ]),
  )
}

/** Only what differs from the person as stored; an emptied field is null. */
export function changeOf(person: Person, entry: ProfileEntry): ProfileChange {
  const before = entryOf(person)
  const text = (value: string) => (value.trim() === '' ? null : value.trim())
  const differs = (
    key:
      | 'date_of_birth'
      | 'gender'
      | 'phone'
      | 'emergency_contact'
      | 'weight'
      | 'max_hr'
      | 'resting_hr',
  ) => before[key].trim() !== entry[key].trim()
  const zonesDiffer =
    before.own_zones !== entry.own_zones ||
    (entry.own_zones && before.bounds.join() !== entry.bounds.join())
  return {
    ...(differs('date_of_birth') && { date_of_birth: text(entry.date_of_birth) }),
    ...(differs('gender') && {
      gender: entry.gender === 'm' || entry.gender === 'w' ? entry.gender : null,
    }),
    ...(differs('phone') && { phone: text(entry.phone) }),
    ...(differs('weight') && { weight: kilograms(entry.weight) }),
    ...(differs('emergency_contact') && { emergency_contact: text(entry.emergency_contact) }),
    ...(differs('max_hr') && { max_hr: wholeNumber(entry.max_hr) }),
    ...(differs('resting_hr') && { resting_hr: wholeNumber(entry.resting_hr) }),
    ...(zonesDiffer && {
      hr_zones: entry.own_zones ? entry.bounds.map((bound) => wholeNumber(bound) ?? 0) : null,
    }),
  }
}

/**
 * Whether recordings count by other zones from now on. Those counted already keep theirs until
 * somebody asks.
 */
export const changesZones = (change: ProfileChange): boolean =>
  'hr_zones' in change || 'max_hr' in change
