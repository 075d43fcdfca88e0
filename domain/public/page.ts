import type { NameMode } from './names.ts'

/** Positions and figures can be shown so much later. */
export const MOST_DELAY_MIN = 10
/** Samples are kept for thirty days, so no page lasts longer than that after its session. */
export const MOST_DAYS_AFTER = 28
/** Days after its session that a page lasts where nobody says else. */
const USUAL_DAYS_AFTER = 7

const DAY_MS = 86_400_000

export type PageOptions = {
  names: NameMode
  show_boats: boolean
  show_splits: boolean
  show_map: boolean
  delay_min: number
  opens_at: string
  closes_at: string
  /** Until then no results are shown. */
  results_at: string | null
  /** The course that boats are timed on; null for their rounds. */
  gate_id: number | null
}

type Times = { starts_at: string; ends_at: string }

/** The last moment that a page of a session may be open. */
export const lastMoment = ({ ends_at }: Times): string =>
  new Date(Date.parse(ends_at) + MOST_DAYS_AFTER * DAY_MS).toISOString()

/** How a page is offered: for a week from the day before, or from now when that is later. */
export function usualOptions({ starts_at, ends_at }: Times, now: number): PageOptions {
  const opens = Math.min(now, Date.parse(starts_at) - DAY_MS)
  return {
    names: 'initials',
    show_boats: true,
    show_splits: true,
    show_map: true,
    delay_min: 0,
    opens_at: new Date(opens).toISOString(),
    closes_at: new Date(Date.parse(ends_at) + USUAL_DAYS_AFTER * DAY_MS).toISOString(),
    results_at: null,
    gate_id: null,
  }
}

export type PageFault = { field: 'closes_at'; fault: 'end_before_start' | 'closes_too_late' }

/** What is wrong with the times of a page; null when nothing is. */
export function pageFault(
  { opens_at, closes_at }: Pick<PageOptions, 'opens_at' | 'closes_at'>,
  session: Times,
): PageFault | null {
  if (Date.parse(closes_at) <= Date.parse(opens_at))
    return { field: 'closes_at', fault: 'end_before_start' }
  return Date.parse(closes_at) > Date.parse(lastMoment(session))
    ? { field: 'closes_at', fault: 'closes_too_late' }
    : null
}

/** Whether results are still held back. */
export const isEmbargoed = (results_at: string | null, now: number): boolean =>
  results_at !== null && now < Date.parse(results_at)

/** Only an encrypted address is passed on to people outside. */
export const videoLink = (url: string | null): string | null =>
  url !== null && /^https:\/\/[^\s]+$/i.test(url) ? url : null
