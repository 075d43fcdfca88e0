const MASTERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'] as const

export const AGE_KEYS = [
  'senior',
  'u23',
  'u19',
  'u17',
  'u15',
  ...MASTERS.map((letter) => `masters-${letter}` as const),
  'pr1',
  'pr2',
  'pr3',
] as const
export type AgeKey = (typeof AGE_KEYS)[number]
export const GENDER_KEYS = ['men', 'women', 'mixed'] as const
export type GenderKey = (typeof GENDER_KEYS)[number]
export const WEIGHT_KEYS = ['heavyweight', 'lightweight'] as const
export type WeightKey = (typeof WEIGHT_KEYS)[number]

export const AGE_OPTIONS: readonly { id: number; key: AgeKey }[] = AGE_KEYS.map((key, index) => ({
  id: index + 1,
  key,
}))

/** The letter starts a class label: M1x, LW2x, Mix2x. */
export const GENDER_OPTIONS = [
  { id: 1, key: 'men', letter: 'M' },
  { id: 2, key: 'women', letter: 'W' },
  { id: 3, key: 'mixed', letter: 'Mix' },
] as const satisfies readonly { id: number; key: GenderKey; letter: string }[]

export const WEIGHT_OPTIONS = [
  { id: 1, key: 'heavyweight', letter: '' },
  { id: 2, key: 'lightweight', letter: 'L' },
] as const satisfies readonly { id: number; key: WeightKey; letter: string }[]

/** Lightweight rowing, kg: mean of the crew and heaviest member. */
export const LIGHTWEIGHT_LIMITS = {
  men: { crew_mean: 70, member: 72.5 },
  women: { crew_mean: 57, member: 59 },
} as const

/** Class as crews are entered: (L) + gender letter + boat, e.g. LM2x. */
export function classLabel(gender: GenderKey, weight: WeightKey, boat: string): string {
  const genderLetter = GENDER_OPTIONS.find((option) => option.key === gender)?.letter ?? ''
  return `${weight === 'lightweight' ? 'L' : ''}${genderLetter}${boat}`
}

/** Groups a crew member can be looked at in: by side and by part of the boat. */
export const CREW_GROUPS = [
  { id: 1, key: 'port' },
  { id: 2, key: 'starboard' },
  { id: 3, key: 'bow-pair' },
  { id: 4, key: 'middle' },
  { id: 5, key: 'stern-pair' },
  { id: 6, key: 'cox' },
] as const
export type CrewGroupKey = (typeof CREW_GROUPS)[number]['key']
