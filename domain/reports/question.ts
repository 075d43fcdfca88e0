import type { ReportContext } from './context.ts'
import { daysOfSpan, usualDays, type Days, type Span } from './spans.ts'
import type { Group, Against } from './report.ts'

/** What an address or a saved view asks of a report, beside the lists it is narrowed down by. */
export type DaysQuery = { span?: Span; from?: string; to?: string }
export type ShapeQuery = { group?: Group | 'none'; against?: Against | 'none' }

/** The days that are asked for, looked at on a day; without any it is the last month. */
export function daysAsked(
  { span, from, to }: DaysQuery,
  today: string,
  context: ReportContext,
): Days {
  if (span) return daysOfSpan(span, today, context)
  const usual = usualDays(today)
  return { start_date: from ?? usual.start_date, end_date: to ?? usual.end_date }
}

/** Whether the days move with the day they are looked at. */
export const hasMovingDays = ({ span, from, to }: DaysQuery): boolean =>
  span !== undefined || from === undefined || to === undefined

/** What people are put together by: as chosen, else as is usual on the page. */
export const groupAsked = ({ group }: ShapeQuery, usual: Group | null): Group | null =>
  group === undefined ? usual : group === 'none' ? null : group

/** What a picture goes over: time, people, squads, or the changes of people. */
export const CHART_BY = ['periods', 'athletes', 'squads', 'changes'] as const
export type ChartBy = (typeof CHART_BY)[number]

/** In which unit power over durations is drawn, as an address writes it. */
export const POWER_UNITS = ['watts', 'per_kilogram'] as const
