import type { Crew, PoolPerson } from '#contract/boats/crews.ts'
import { COX_POSITION, type Side } from '#domain/constants/boats.ts'
import { suitsSide } from '#domain/rules/rowing-side.ts'

export const SKILLS = ['all', 'port', 'starboard', 'scull', 'cox'] as const
type Skill = (typeof SKILLS)[number]
export type PoolFilter = { squad: number | null; skill: Skill; coming: boolean; search: string }
export const NO_FILTER: PoolFilter = { squad: null, skill: 'all', coming: false, search: '' }

/** Has not said no and is well. */
export const canCome = ({ attending, invited, ill, injured }: PoolPerson): boolean =>
  invited && attending !== 2 && !ill && !injured

function has(skill: Skill, person: PoolPerson): boolean {
  if (skill === 'all') return true
  if (skill === 'cox' || skill === 'scull') return person[skill]
  return !person.cox && person.sweep && suitsSide(person, skill)
}

export function filterPool(
  pool: readonly PoolPerson[],
  { squad, skill, coming, search }: PoolFilter,
): PoolPerson[] {
  const words = search.trim().toLowerCase()
  return pool.filter(
    (person) =>
      (squad === null || person.squad_ids.includes(squad)) &&
      has(skill, person) &&
      (!coming || canCome(person)) &&
      person.full_name.toLowerCase().includes(words),
  )
}

export const isOfGender = ({ gender }: PoolPerson, of: Crew['gender']): boolean =>
  gender === null || of === 'mixed' || (of === 'men') === (gender === 'm')

/** The gender of the first boat: that of most who come to row; men where neither has more. */
export function usualGender(pool: readonly PoolPerson[]): 'men' | 'women' {
  const rowers = pool.filter((person) => canCome(person) && !person.cox)
  const of = (gender: PoolPerson['gender']) =>
    rowers.filter((person) => person.gender === gender).length
  return of('w') > of('m') ? 'women' : 'men'
}

/** The seat that people are looked for: its side, and the class of its boat. */
type SeatToFill = { position: number; side: Side | null; gender: Crew['gender'] }

/**
 * Who suits a seat first: coxes for the cox's seat, then those of the side and class, those who
 * come before those who do not.
 */
export function bySuitability(
  pool: readonly PoolPerson[],
  { position, side, gender }: SeatToFill,
  seated: ReadonlySet<number>,
): PoolPerson[] {
  const cost = (person: PoolPerson) => {
    const place =
      position === COX_POSITION
        ? !person.cox
        : person.cox || (side !== null && !suitsSide(person, side))
    return (
      (seated.has(person.user_id) ? 4 : 0) +
      (canCome(person) ? 0 : 2) +
      (place ? 1 : 0) +
      (position === COX_POSITION || isOfGender(person, gender) ? 0 : 1)
    )
  }
  return pool.toSorted((one, other) => cost(one) - cost(other))
}
