import { AGE_KEYS, GENDER_KEYS, WEIGHT_KEYS } from '#domain/constants/crew-options.ts'
import type { CrewClass } from '#domain/training/crew-class.ts'

/** The class of a boat as a statement answers it; all of it is null where the boat is not known. */
export type StoredClass = {
  boat_type: number | null
  age: string | null
  gender: string | null
  weight: string | null
}

const isKey = <Key extends string>(keys: readonly Key[], word: string | null): word is Key =>
  keys.some((key) => key === word)

/** The class of a boat by its words; null where it is not known. */
export function classOf({ boat_type, age, gender, weight }: StoredClass): CrewClass | null {
  const isKnown =
    boat_type !== null &&
    isKey(AGE_KEYS, age) &&
    isKey(GENDER_KEYS, gender) &&
    isKey(WEIGHT_KEYS, weight)
  return isKnown ? { boat_type, age, gender, weight } : null
}
