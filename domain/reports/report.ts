import type { GatedPart } from '../rules/feature-gates.ts'
import type { ReportKey } from '../rules/reports.ts'
import type { Adding, Parts } from './parts.ts'

/** The reports there are, as they stand in an address. */
export type ReportName = Extract<
  ReportKey,
  | 'training-summary'
  | 'rpe'
  | 'attendance'
  | 'gmt'
  | 'performance'
  | 'improvement'
  | 'ergo-progress'
  | 'water-progress'
  | 'bike-progress'
>

/** What a figure is, which says how it is written on a screen and in a workbook. */
export type FigureKind =
  /** How many. */
  | 'count'
  /** Seconds; hours and minutes for people. */
  | 'duration'
  /** Seconds of a measured time. */
  | 'time'
  /** Seconds for 500 m. */
  | 'pace'
  /** Metres. */
  | 'distance'
  /** Metres as a rowing machine counts them, never kilometres. */
  | 'metres'
  /** Metres with a stroke, where a decimal matters. */
  | 'stroke-distance'
  /** Strokes a minute. */
  | 'rate'
  /** Beats a minute. */
  | 'heart-rate'
  /** Points of a training score. */
  | 'load'
  /** 75 is 75 %. */
  | 'percent'
  /** Percent of gold medal speed, where a tenth matters. */
  | 'medal-percent'
  /** On Borg's CR10. */
  | 'rating'
  /** The difference of two ratings, written with its sign. */
  | 'difference'
  /** One number over another of its kind. */
  | 'ratio'
  | 'watts'
  /** Watts for each kilogram. */
  | 'watts-per-kilogram'

export type Figure<Part extends string = string> = {
  kind: FigureKind
  /** Worked out of parts that are added up; else it is the part of its own name. */
  of?(parts: Parts<Part>): number | null
  /** The best it is worked out of, where that is one part alone. */
  ofBest?: string
  /** It is of sessions in a row or of whole weeks, so that no single session makes it. */
  spansSessions?: true
  /** What somebody lacks of whom the figure is not known; else nothing at all is known. */
  missing?: Missing
  /** The same where it differs with what else is known. */
  why?(parts: Parts<Part>): Missing
  /** What of it is better, where that is known. */
  better?: 'more' | 'less'
  /** Shown only on plans that open this part. */
  gate?: GatedPart
  /** Only shown when chosen. */
  extra?: true
}

/** Why a figure is not known: words for a dash. */
export const MISSING = [
  'nothing',
  'distance',
  'plan',
  'planned_distance',
  'load',
  'planned_rpe',
  'rating',
  'both_ratings',
  'asked',
  'pieces',
  'ergo',
  'ergo_time',
  'ergo_best',
  'foretelling',
  'weight',
  'recording',
  'water',
  'weather',
  'timed_pieces',
  'rated_pieces',
  'climb',
  'recorded_power',
  'recorded_heart',
  'power_or_weight',
  'whole_week',
  'even_week',
  'streak',
] as const
export type Missing = (typeof MISSING)[number]

/** What days are compared with: as many days just before them, or the same days a year before. */
export const AGAINST = ['before', 'year'] as const
/** Or chosen days, written as their first and last. */
export type ChosenDays = `${string}..${string}`
export type Against = (typeof AGAINST)[number] | ChosenDays

/** What the days of a line have in common. */
export const PERIODS = ['day', 'week', 'month', 'year', 'weekday', 'session'] as const
export type Period = (typeof PERIODS)[number]

/** What puts athletes together, with a sum of their own. */
export const PEOPLE_GROUPS = ['squad', 'gender', 'age'] as const
export type PeopleGroup = (typeof PEOPLE_GROUPS)[number]
/** The same, and the class of the boat, by which an athlete has a line for each. */
export const GROUPS = [...PEOPLE_GROUPS, 'class'] as const
export type Group = (typeof GROUPS)[number]

/**
 * A report: what is counted for each athlete and period, and the figures that follow. Parts add up
 * over lines; a figure is worked out of what is added up, so that it is the same in a cell, a sum,
 * a picture and a file.
 */
export type Report<Part extends string = string, Name extends string = string> = {
  key: ReportName
  parts: Readonly<Record<Part, Adding>>
  figures: Readonly<Record<Name, Figure<Part>>>
  /** The first is the usual one. */
  periods: readonly Period[]
  /** Figures that a picture stacks on each other, under the name of the whole. */
  stacks?: Readonly<Record<string, readonly Name[]>>
  /** The figure or stack that the picture shows at first. */
  pictured: string
  /** The figures that say at first sight what it comes to; else the first of its columns. */
  leading?: readonly Name[]
  /** Of these figures the part that counts the sessions they leave out. */
  lacking?: Readonly<Partial<Record<Name, Part>>>
  /** The figure whose course over the periods stands small in each line. */
  course?: Name
  /** It is of pieces in boats, so that their classes can be set apart. */
  hasClasses?: true
  /** Parts that mean nothing over boats of several classes. */
  ofOneClass?: readonly Part[]
  /** It is about the change since these days, and shows the spread of the changes. */
  against?: Against
  /** The part that counts sessions somebody came to: all that is known of who shows no more. */
  came: Part
  /** What the list of sessions behind a figure shows of each of them, and where it leads. */
  behind: { figures: readonly Name[]; leadsTo?: 'attendance' | 'results' }
}

/** Keeps the names of a declaration: the parts and the figures are named once, others must be them. */
export const report = <const Part extends string, const Name extends string>(
  declaration: Omit<
    Report<Part, Name>,
    'figures' | 'stacks' | 'leading' | 'lacking' | 'course' | 'came' | 'behind' | 'ofOneClass'
  > & {
    ofOneClass?: readonly NoInfer<Part>[]
    figures: Readonly<Record<Name, Figure<NoInfer<Part>>>>
    stacks?: Readonly<Record<string, readonly NoInfer<Name>[]>>
    leading?: readonly NoInfer<Name>[]
    lacking?: Readonly<Partial<Record<NoInfer<Name>, NoInfer<Part>>>>
    course?: NoInfer<Name>
    came: NoInfer<Part>
    behind: Report<Part, NoInfer<Name>>['behind']
  },
): Report<Part, Name> => declaration

/** What a figure is of some parts. */
export function figureOf(
  { figures }: Pick<Report, 'figures'>,
  name: string,
  parts: Parts,
): number | null {
  const figure = figures[name]
  return figure?.of ? figure.of(parts) : (parts[name] ?? null)
}

/** Why a figure is not known of some parts. */
export function missingOf(
  { figures }: Pick<Report, 'figures'>,
  name: string,
  parts: Parts,
): Missing {
  const figure = figures[name]
  return figure?.why?.(parts) ?? figure?.missing ?? 'nothing'
}

/** How much a figure has changed since the days compared with; null where either is not known. */
export function changeOf(
  of: Pick<Report, 'figures'>,
  name: string,
  parts: Parts,
  earlier: Parts | null,
): number | null {
  const now = figureOf(of, name, parts)
  const before = earlier && figureOf(of, name, earlier)
  return now === null || before === null ? null : now - before
}

/** Kinds that add up, so that a change is a share and a mean an athlete means something. */
const AMOUNTS: readonly FigureKind[] = ['count', 'duration', 'distance', 'metres', 'load']

export const isAmount = ({ figures }: Pick<Report, 'figures'>, name: string): boolean => {
  const kind = figures[name]?.kind
  return kind !== undefined && AMOUNTS.includes(kind)
}

/** A line of the parts that a report counts, of one athlete in one period. */
export type ReportPeriod<Part extends string = string> = {
  period: string
  parts: Parts<Part>
  /** When a session began, where the period is one. */
  starts?: string
}

export type ReportAthlete<Part extends string = string> = {
  user_id: number
  full_name: string
  squads: string[]
  gender: string | null
  age_category: string | null
  /** The class of the boats it is of, where classes stand apart; empty where that is not known. */
  boat_class: string | null
  total: Parts<Part>
  /** The same of the days compared with, when there are any. */
  earlier: Parts<Part> | null
  periods: ReportPeriod<Part>[]
  /** Those of the days compared with; none when there are no such days. */
  earlier_periods: ReportPeriod<Part>[]
  /** Nothing else is shown of them, which is why they are in no sum. */
  isOnlyAttendance?: true
}

type Grouped = Pick<ReportAthlete, 'squads' | 'gender' | 'age_category'> &
  Partial<Pick<ReportAthlete, 'boat_class'>>

/** What the lines of a report can be put together by. */
export const groupsFor = ({ hasClasses }: Pick<Report, 'hasClasses'>): readonly Group[] =>
  hasClasses ? GROUPS : PEOPLE_GROUPS

/** The groups that an athlete is in; nobody is in none, so that sums are complete. */
export function groupsOf(
  { squads, gender, age_category, boat_class }: Grouped,
  group: Group,
): readonly (string | null)[] {
  if (group === 'class') return [boat_class === undefined || boat_class === '' ? null : boat_class]
  if (group === 'squad') return squads.length === 0 ? [null] : squads
  return [group === 'gender' ? gender : age_category]
}
