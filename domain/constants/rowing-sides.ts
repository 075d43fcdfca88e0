/**
 * On which side somebody rows in a sweep boat; `scull` of who does not sweep. Nothing is said of who
 * has none of these.
 */
export const ROWING_SIDES = ['port', 'starboard', 'both', 'scull'] as const
export type RowingSide = (typeof ROWING_SIDES)[number]
