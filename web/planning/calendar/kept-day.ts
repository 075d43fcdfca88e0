/**
 * Whether it is known what is on a day: without a connection only of the days this device keeps.
 */
export const isKnownDay = (kept: { first: string; last: string } | null, day: string): boolean =>
  kept === null || (day >= kept.first && day <= kept.last)
