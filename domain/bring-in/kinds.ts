/** The lists that a club brings in. */
export const LIST_KINDS = ['people', 'plan', 'results'] as const
export type ListKindName = (typeof LIST_KINDS)[number]
/** Everything it brings in, and takes back in one step. */
export const BRING_IN_KINDS = [...LIST_KINDS, 'events'] as const
export type BringInKind = (typeof BRING_IN_KINDS)[number]

/** What becomes of a row: it adds something, it is there already, or somebody has to look at it. */
export const ROW_STATES = ['new', 'known', 'look'] as const
export type RowState = (typeof ROW_STATES)[number]

/** More rows than these are not taken in at once. */
export const MOST_ROWS = 2000
/** Sessions are written one after the other. */
export const MOST_SESSIONS = 200
/** Each day and piece of a list of results is a session. */
export const MOST_RESULTS = 500
