import { RPE_STEPS } from '#domain/constants/scales.ts'

/** The key of each step of effort, by its number. */
export const WORDED_STEPS: ReadonlyMap<number, (typeof RPE_STEPS)[number]['key']> = new Map(
  RPE_STEPS.map(({ id, key }) => [id, key]),
)
