import { OF_AGE } from '../rules/privacy.ts'

/** How the people of a boat are named in public. */
export const NAME_MODES = ['full', 'initials'] as const
export type NameMode = (typeof NAME_MODES)[number]

export type BoatPerson = {
  first_name: string
  last_name: string
  /** YYYY-MM-DD; null while it is not known. */
  date_of_birth: string | null
  consents: boolean
  /** Is a member of the club, and lets every coach of it see them. */
  is_open: boolean
}
/** A crew has a name of its own; somebody who records alone has none. */
export type NamedBoat = { name: string | null; people: readonly BoatPerson[] }

/** What a boat is called in public. */
export type BoatLabel = {
  /** Null where a number has to do. */
  label: string | null
  /** Who sits in it, from the bow; empty where the label names them or nobody may be named. */
  people: string[]
}

const NUMBER_ONLY: BoatLabel = { label: null, people: [] }

/**
 * The name of a boat and of its people. Where anybody in it is under 18 or of unknown age, has not
 * consented or hides from coaches, the boat has no name but a number: what a coach called it may
 * name them.
 * @param day the day of the session, YYYY-MM-DD
 */
export function publicLabel({ name, people }: NamedBoat, mode: NameMode, day: string): BoatLabel {
  if (people.length === 0 || !people.every((person) => mayBeNamed(person, day))) return NUMBER_ONLY
  const names = people.map((person) => nameIn(mode, person))
  if (name === null) return { label: names.join(', '), people: [] }
  const reveals = mode === 'initials' && people.some((person) => isNamedIn(name, person))
  return reveals ? { label: names.join(', '), people: [] } : { label: name, people: names }
}

const mayBeNamed = ({ date_of_birth, consents, is_open }: BoatPerson, day: string): boolean =>
  consents && is_open && date_of_birth !== null && isOfAgeOn(date_of_birth, day)

/** Days compare as text; the years are padded. */
function isOfAgeOn(born: string, day: string): boolean {
  const year = String(Number(day.slice(0, 4)) - OF_AGE).padStart(4, '0')
  return born <= `${year}${day.slice(4)}`
}

const firstLetter = (name: string) => [...name.trim()][0]?.toLocaleUpperCase() ?? ''

function nameIn(mode: NameMode, { first_name, last_name }: BoatPerson): string {
  if (mode === 'full') return `${first_name} ${last_name}`.trim()
  return [first_name, last_name]
    .map(firstLetter)
    .filter((letter) => letter !== '')
    .map((letter) => `${letter}.`)
    .join(' ')
}

/** Letters of a name that are enough to know somebody by. */
const TELLING = 2

const isNamedIn = (name: string, { first_name, last_name }: BoatPerson): boolean =>
  [first_name, last_name].some(
    (part) =>
      part.trim().length >= TELLING && name.toLowerCase().includes(part.trim().toLowerCase()),
  )
