import { IMPORT_STATES, type Import, type ImportState } from '#contract/recordings/imports.ts'

/**
 * How often, in milliseconds, a state that may still change by itself is polled, in addition to the
 * live channel.
 */
export const POLL_MS = 2000

export const stateOf = ({ state }: Pick<Import, 'state'>): ImportState =>
  IMPORT_STATES.find((known) => known === state) ?? 'queued'

/** Still in the hands of the server. */
export const isUnderWay = (item: Pick<Import, 'state'> | undefined): boolean =>
  item === undefined || ['queued', 'reading'].includes(stateOf(item))

export const asksForSession = (item: Pick<Import, 'state'>): boolean =>
  ['needs-answer', 'needs-assignment'].includes(stateOf(item))
