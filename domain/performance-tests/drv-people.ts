import type { DrvCells } from './drv-line.ts'

/** Who is meant by a line, as it is written there. */
export type DrvPerson = {
  athlete_id: number | null
  last_name: string | null
  first_name: string | null
  birth_date: string | null
  gender: 'm' | 'w' | null
}

export const personOf = (cells: DrvCells): DrvPerson => ({
  athlete_id: cells.athlete_id ?? null,
  last_name: cells.last_name ?? null,
  first_name: cells.first_name ?? null,
  birth_date: cells.birth_date ?? null,
  gender: cells.gender ?? null,
})

const small = (name: string | null) =>
  (name ?? '').normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/**
 * A person of a file in one text, by which a choice made by hand is remembered; null where nobody is
 * named. Who may not see days of birth never asks by them.
 */
export function personKey(person: DrvPerson, births: 'seen' | 'hidden'): string | null {
  const [last, first] = [small(person.last_name), small(person.first_name)]
  if (person.athlete_id !== null && (last === '' || first === '')) return `#${person.athlete_id}`
  if (last === '' || first === '') return null
  const id = person.athlete_id === null ? '' : ` #${person.athlete_id}`
  return `${last}, ${first}${births === 'seen' ? `, ${person.birth_date ?? ''}` : ''}${id}`
}

/** Somebody of the club whom the importer sees, or would see with their consent. */
export type Known = {
  user_id: number
  first_name: string
  last_name: string
  gender: string | null
  /** Null where it is not known, or the importer may not see it. */
  date_of_birth: string | null
  consents: boolean
}

/** How a person was found, or why nobody was. */
export type PersonMatch =
  | { found: Known; by: 'id' | 'birth' | 'choice' | 'name' }
  | { open: 'unknown' | 'unclear' }

const namesOf = ({ last_name, first_name }: Pick<Known, 'last_name' | 'first_name'>) =>
  `${small(last_name)}, ${small(first_name)}`

/** People by id and name, to be asked for many lines. */
export function drvLookup(people: readonly Known[]) {
  const byId = new Map(people.map((person) => [person.user_id, person]))
  const byName = Map.groupBy(people, namesOf)
  return { byId, byName }
}
export type DrvLookup = ReturnType<typeof drvLookup>

/** A sex in the file that is not the person's is a mistake. */
const fits = (person: DrvPerson, { gender }: Known) =>
  person.gender === null || gender === null || person.gender === gender

/**
 * Who is meant: by the number, else by names and day of birth, else as somebody chose by hand, else
 * by names that only one has. A number with other names beside it is unclear.
 */
export function whoIsMeant(
  person: DrvPerson,
  { byId, byName }: DrvLookup,
  chosen: number | undefined,
): PersonMatch {
  const hand = chosen === undefined ? undefined : byId.get(chosen)
  const isNamed = person.last_name !== null && person.first_name !== null
  const names = `${small(person.last_name)}, ${small(person.first_name)}`
  const one = person.athlete_id === null ? undefined : byId.get(person.athlete_id)
  if (one && fits(person, one) && (!isNamed || namesOf(one) === names))
    return { found: one, by: 'id' }
  if (hand) return { found: hand, by: 'choice' }
  if (person.athlete_id !== null) return { open: one ? 'unclear' : 'unknown' }
  const named = (byName.get(names) ?? []).filter((other) => fits(person, other))
  const born = named.filter(
    ({ date_of_birth }) => date_of_birth !== null && date_of_birth === person.birth_date,
  )
  const [first] = born
  if (first && born.length === 1) return { found: first, by: 'birth' }
  // Another day of birth than the one that is known is another person.
  const possible = named.filter(
    ({ date_of_birth }) => date_of_birth === null || person.birth_date === null,
  )
  const [only] = possible
  if (only && possible.length === 1 && named.length === 1) return { found: only, by: 'name' }
  return { open: named.length > 0 || byName.has(names) ? 'unclear' : 'unknown' }
}
