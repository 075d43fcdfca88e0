/** What became of a race: still to come, rowed, not started, not finished, disqualified. */
export const RACE_STATUSES = ['planned', 'done', 'dns', 'dnf', 'dsq'] as const
export type RaceStatus = (typeof RACE_STATUSES)[number]
