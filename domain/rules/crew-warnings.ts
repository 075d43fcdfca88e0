import { COX_POSITION, positionsOf, type Boat, type Side } from '../constants/boats.ts'
import { isOver } from '../constants/decimals.ts'
import {
  LIGHTWEIGHT_LIMITS,
  type AgeKey,
  type GenderKey,
  type WeightKey,
} from '../constants/crew-options.ts'
import { MASTERS_FROM, YOUTH_BELOW } from '../training/age-class.ts'
import type { RowingSide } from '../constants/rowing-sides.ts'
import { sideOf } from './crews.ts'
import { sideWarnings, type SideWarning } from './rowing-side.ts'

/** ISO instants; the end is not part of it. */
export type Interval = { start_date: string; end_date: string }

export type PersonToSeat = {
  user_id: number
  gender: 'm' | 'w' | null
  /** YYYY-MM-DD and kilograms; null when not known, or not for the viewer to know */
  date_of_birth: string | null
  weight: number | null
  attending: number | null
  invited: boolean
  ill: boolean
  injured: boolean
  cox: boolean
  /** how often rowed on each side */
  sides: Record<Side, number>
  /** what was said of it, which counts before what was rowed */
  side: RowingSide | null
}

export type CrewToCheck = {
  id: number
  boat: Boat
  age: AgeKey
  gender: GenderKey
  weight: WeightKey
  seats: readonly { user_id: number; position: number; side: Side | null }[]
}

/** A seat somebody has elsewhere at a time that overlaps. */
type Elsewhere = Interval & { user_id: number; session_name: string; crew_name: string }

/** The shell or canoe a crew is to take. */
export type BoatItem = {
  id: number
  status: 'available' | 'in-use' | 'damaged' | 'repair' | 'retired'
  bookings: readonly Interval[]
}

export type CrewWarning =
  | { kind: 'cox-missing' }
  | { kind: 'seats-empty'; positions: number[] }
  | { kind: 'double-booked'; user_id: number; session_name: string; crew_name: string }
  | { kind: 'two-boats'; user_id: number; crew_id: number }
  | {
      kind:
        | 'ill'
        | 'injured'
        | 'not-coming'
        | 'not-invited'
        | 'not-a-cox'
        | 'gender'
        | 'too-old'
        | 'too-young'
      user_id: number
    }
  | SideWarning
  | { kind: 'too-heavy'; user_id: number; limit: number }
  | { kind: 'mean-too-heavy'; mean: number; limit: number }
  | { kind: 'mean-too-young'; mean: number; limit: number }
  | { kind: 'weight-unknown' | 'age-unknown'; user_ids: number[] }
  | { kind: 'boat-damaged' | 'boat-retired' | 'boat-double-booked'; item_id: number }

/** Two intervals overlap if one starts before the other has ended; touching does not count. */
export function overlap(one: Interval, other: Interval): boolean {
  const [from, to] = [Date.parse(one.start_date), Date.parse(one.end_date)]
  return from < Date.parse(other.end_date) && to > Date.parse(other.start_date)
}

type World = {
  people: ReadonlyMap<number, PersonToSeat>
  /** All crews of the session. */
  crews: readonly CrewToCheck[]
  elsewhere: readonly Elsewhere[]
  /** YYYY: the season, by which ages go. */
  year: number
}

/**
 * Everything about a crew a coach should know before it goes out; nothing of it forbids anything.
 */
export function crewWarnings(crew: CrewToCheck, world: World): CrewWarning[] {
  const seated = crew.seats.flatMap((seat) => {
    const person = world.people.get(seat.user_id)
    return person ? [{ ...seat, person }] : []
  })
  const rowers = seated
    .filter(({ position }) => position !== COX_POSITION)
    .map(({ person }) => person)
  return [
    ...emptySeats(crew),
    ...seated.flatMap((seat) => warningsOfSeat(crew.boat, seat)),
    ...crew.seats.flatMap(({ user_id }) => bookedTwice(crew, user_id, world)),
    ...genderWarnings(crew.gender, rowers),
    ...(crew.weight === 'lightweight' ? weightWarnings(crew.gender, rowers) : []),
    ...ageWarnings(crew.age, rowers, world.year),
  ]
}

function emptySeats({ boat, seats }: CrewToCheck): CrewWarning[] {
  const taken = new Set(seats.map(({ position }) => position))
  const empty = positionsOf(boat).filter((position) => !taken.has(position))
  const rowing = empty.filter((position) => position !== COX_POSITION)
  return [
    ...(boat.cox && empty.includes(COX_POSITION) ? [{ kind: 'cox-missing' as const }] : []),
    ...(rowing.length > 0 ? [{ kind: 'seats-empty' as const, positions: rowing }] : []),
  ]
}

type Seated = { user_id: number; position: number; side: Side | null; person: PersonToSeat }

function warningsOfSeat(boat: Boat, { user_id, position, side, person }: Seated): CrewWarning[] {
  const rows = sideOf(boat, position, side)
  const away = !person.invited ? 'not-invited' : person.attending === 2 ? 'not-coming' : null
  return [
    ...(person.ill ? [{ kind: 'ill' as const, user_id }] : []),
    ...(person.injured ? [{ kind: 'injured' as const, user_id }] : []),
    ...(away && !person.ill && !person.injured ? [{ kind: away, user_id } as const] : []),
    ...(boat.cox && position === COX_POSITION && !person.cox
      ? [{ kind: 'not-a-cox' as const, user_id }]
      : []),
    ...(rows ? sideWarnings(person, rows) : []),
  ]
}

function bookedTwice(
  crew: CrewToCheck,
  user_id: number,
  { crews, elsewhere }: World,
): CrewWarning[] {
  const other = crews.find(
    ({ id, seats }) => id !== crew.id && seats.some((seat) => seat.user_id === user_id),
  )
  const away = elsewhere.filter((booking) => booking.user_id === user_id)
  return [
    ...(other ? [{ kind: 'two-boats' as const, user_id, crew_id: other.id }] : []),
    ...away.map(({ session_name, crew_name }) => ({
      kind: 'double-booked' as const,
      user_id,
      session_name,
      crew_name,
    })),
  ]
}

function genderWarnings(gender: GenderKey, rowers: readonly PersonToSeat[]): CrewWarning[] {
  if (gender === 'mixed') return []
  const wanted = gender === 'men' ? 'm' : 'w'
  return rowers
    .filter((person) => person.gender !== null && person.gender !== wanted)
    .map(({ user_id }) => ({ kind: 'gender', user_id }))
}

function weightWarnings(gender: GenderKey, rowers: readonly PersonToSeat[]): CrewWarning[] {
  if (gender === 'mixed') return []
  const limit = LIGHTWEIGHT_LIMITS[gender]
  const known = rowers.flatMap(({ weight }) => (weight === null ? [] : [weight]))
  const mean = meanOf(known)
  const unknown = rowers.filter(({ weight }) => weight === null).map(({ user_id }) => user_id)
  return [
    ...rowers
      .filter(({ weight }) => weight !== null && isOver(weight, limit.member))
      .map(({ user_id }) => ({ kind: 'too-heavy' as const, user_id, limit: limit.member })),
    ...(mean !== null && unknown.length === 0 && isOver(mean, limit.crew_mean) && rowers.length > 1
      ? [{ kind: 'mean-too-heavy' as const, mean, limit: limit.crew_mean }]
      : []),
    ...(unknown.length > 0 ? [{ kind: 'weight-unknown' as const, user_ids: unknown }] : []),
  ]
}

/**
 * Youth classes by the oldest, masters by the youngest and by the mean of the crew; by the age
 * reached in the year.
 */
function ageWarnings(age: AgeKey, rowers: readonly PersonToSeat[], year: number): CrewWarning[] {
  const below = YOUTH_BELOW.find(([, key]) => key === age)?.[0]
  const from = MASTERS_FROM.find(([, key]) => key === age)?.[0]
  if (below === undefined && from === undefined) return []
  const ages = rowers.map(({ user_id, date_of_birth }) => ({
    user_id,
    age: ageIn(date_of_birth, year),
  }))
  const unknown = ages.filter((person) => person.age === null).map(({ user_id }) => user_id)
  const mean = meanOf(ages.flatMap((person) => (person.age === null ? [] : [person.age])))
  const youngest = MASTERS_FROM[0]?.[0] ?? 0
  return [
    ...ages
      .filter((person) => below !== undefined && person.age !== null && person.age >= below)
      .map(({ user_id }) => tooOld(user_id)),
    ...ages
      .filter((person) => from !== undefined && person.age !== null && person.age < youngest)
      .map(({ user_id }) => tooYoung(user_id)),
    ...(from !== undefined && mean !== null && unknown.length === 0 && mean < from
      ? [{ kind: 'mean-too-young' as const, mean, limit: from }]
      : []),
    ...(unknown.length > 0 ? [{ kind: 'age-unknown' as const, user_ids: unknown }] : []),
  ]
}

const tooOld = (user_id: number): CrewWarning => ({ kind: 'too-old', user_id })
const tooYoung = (user_id: number): CrewWarning => ({ kind: 'too-young', user_id })
const ageIn = (date_of_birth: string | null, year: number) =>
  date_of_birth === null ? null : year - Number(date_of_birth.slice(0, 4))
const meanOf = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

/** What is wrong with taking a boat out at a time. */
export function boatWarnings(item: BoatItem, time: Interval): CrewWarning[] {
  const broken = item.status === 'damaged' || item.status === 'repair'
  return [
    ...(broken ? [{ kind: 'boat-damaged' as const, item_id: item.id }] : []),
    ...(item.status === 'retired' ? [{ kind: 'boat-retired' as const, item_id: item.id }] : []),
    ...(item.bookings.some((booking) => overlap(booking, time))
      ? [{ kind: 'boat-double-booked' as const, item_id: item.id }]
      : []),
  ]
}

/** Means of who rows; null as long as not one value is known. Age in the year, kilograms. */
export function crewAverages(
  crew: Pick<CrewToCheck, 'seats'>,
  people: ReadonlyMap<number, PersonToSeat>,
  year: number,
): { age: number | null; weight: number | null } {
  const rowers = crew.seats
    .filter(({ position }) => position !== COX_POSITION)
    .flatMap(({ user_id }) => people.get(user_id) ?? [])
  return {
    age: meanOf(rowers.flatMap(({ date_of_birth }) => ageIn(date_of_birth, year) ?? [])),
    weight: meanOf(rowers.flatMap(({ weight }) => weight ?? [])),
  }
}
