import { boatByKey } from '../constants/boats.ts'
import { AGE_KEYS, type AgeKey, type GenderKey } from '../constants/crew-options.ts'
import type { RaceClass } from './race-class.ts'

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
