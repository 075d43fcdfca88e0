import { boatById, boatByKey } from '../constants/boats.ts'
import { AGE_KEYS, type AgeKey, type GenderKey, type WeightKey } from '../constants/crew-options.ts'
import { PADDLING_GMTS, ROWING_GMTS } from '../constants/gmt.ts'
import { crewClassLabel } from './crew-gmt.ts'
import { gmtOfCrew, gmtPercent } from './gmt.ts'

/** The class of a race as far as it was named: a boat alone, or who rows in it as well. */
export type RaceClass = {
  boat_type: number
  age: AgeKey | null
  gender: GenderKey | null
  weight: WeightKey | null
}

const AGES = new Map<string, AgeKey>([
  ...AGE_KEYS.map((key) => [key, key] as const),
  ['j', 'u19'],
  ['b', 'u23'],
  ['u21', 'u23'],
  ['u18', 'u19'],
  ['u16', 'u17'],
])
const GENDERS = new Map<string, GenderKey>([
  ['m', 'men'],
  ['w', 'women'],
  ['f', 'women'],
  ['mix', 'mixed'],
])

/**
 * Reads a class as regattas write it: "2x", "LM2x", "JW4-", "U23 M1x", "K2 W 500"; null for
 * anything else.
 */
export function readRaceClass(text: string): RaceClass | null {
  const plain = text.trim().toLowerCase().replaceAll(/[–−]/g, '-')
  const alone = boatByKey(plain)
  if (alone) return { boat_type: alone.id, age: null, gender: null, weight: null }
  return paddledClass(plain) ?? rowedClass(plain)
}

function rowedClass(plain: string): RaceClass | null {
  const parts = /^(u\d\d|j|b|pr[123])?\s*(l)?(mix|m|w|f)\s*(l)?\s*([1-8]x?[+-]?)$/.exec(plain)
  if (!parts) return null
  const [, age = '', light, gender = '', lightAfter, boat = ''] = parts
  const known = boatByKey(boat)
  if (known?.sport !== 'rowing') return null
  return {
    boat_type: known.id,
    age: age === '' ? 'senior' : (AGES.get(age) ?? null),
    gender: GENDERS.get(gender) ?? null,
    weight: light || lightAfter ? 'lightweight' : 'heavyweight',
  }
}

function paddledClass(plain: string): RaceClass | null {
  const parts = /^(?:(u\d\d|j)\s*)?([a-z]+\d+)\s*(mix|m|w|f)?(?:\s*\d+\s*m?)?$/.exec(plain)
  if (!parts) return null
  const [, age = '', boat = '', gender = ''] = parts
  const known = boatByKey(boat)
  if (known?.sport !== 'paddling') return null
  const isNamed = gender !== ''
  return {
    boat_type: known.id,
    age: isNamed ? (age === '' ? 'senior' : (AGES.get(age) ?? null)) : null,
    gender: GENDERS.get(gender) ?? null,
    weight: isNamed ? 'heavyweight' : null,
  }
}

type Named = { [K in keyof RaceClass]: RaceClass[K] | null }

/** Who rows in it, where all of it is known. */
export const wholeClass = ({ boat_type, age, gender, weight }: Named) =>
  boat_type === null || gender === null
    ? null
    : { boat_type, gender, age: age ?? 'senior', weight: weight ?? 'heavyweight' }

/** How the class is written, readable again: "2x", "LM2x", "U19 W4x"; empty without one. */
export function raceClassText(named: Named): string {
  const whole = wholeClass(named)
  if (!whole) return boatById(named.boat_type ?? 0)?.key ?? ''
  const label = crewClassLabel(whole)
  return whole.age === 'senior' ? label : `${whole.age.toUpperCase()} ${label}`
}

/** Faster than the best of the world by this, or slower than half of them, asks back. */
const MOST_PERCENT = 103
const LEAST_PERCENT = 50

/**
 * Whether a time of a class over a distance is hard to believe: too fast or too slow for it. Of a
 * class named by its boat alone the fastest crews are what it is compared with.
 */
export function doubtOf({
  distance,
  time,
  ...named
}: Named & { distance: number | null; time: number | null }): 'fast' | 'slow' | null {
  const boat = boatById(named.boat_type ?? 0)
  if (!boat || distance === null || time === null) return null
  const rows = boat.sport === 'rowing' ? ROWING_GMTS : PADDLING_GMTS
  const gmt = gmtOfCrew(
    rows,
    {
      boat: boat.key,
      gender: named.gender ?? 'men',
      weight: named.weight ?? 'heavyweight',
      age: named.age ?? 'senior',
    },
    distance,
  )
  const percent = gmtPercent(distance, time, gmt)
  if (percent === null) return null
  if (percent > MOST_PERCENT) return 'fast'
  return percent < LEAST_PERCENT ? 'slow' : null
}
