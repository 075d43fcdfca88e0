import { COLON, LIST_SEPARATOR } from '#domain/constants/languages.ts'
import type {
  DailyAthlete,
  HealthCourse,
  HealthReport,
  QualityAthlete,
  QualityReport,
  RatedSession,
} from '#contract/analysis/monitoring-reports.ts'
import { availabilityOf } from '#domain/monitoring/episodes.ts'
import { MORNING_FIELDS, type MorningNumber } from '#domain/monitoring/fields.ts'
import { addDays } from '#domain/time/week.ts'
import type { ServerTexts } from '../../text/text.ts'
import type { ListColumn, ListSheet } from '../../text/list-sheet.ts'

const MINUTES_A_DAY = 1440
const TENTH = '0.0'
const CR10 = 'CR10'
const UNITS = { bpm: '/min', ms: 'ms', celsius: '°C', kg: 'kg' } as const

type Named = { full_name: string; squads: string[] }

const who = <Row extends Named>({ reports, language }: ServerTexts): ListColumn<Row>[] => [
  { head: reports.athlete, text: ({ full_name }) => full_name },
  { head: reports.squads, text: ({ squads }) => squads.join(LIST_SEPARATOR[language]) },
]

type Reasons = readonly (keyof ServerTexts['names']['health-reason'])[]

const reasonsIn = ({ names, language }: ServerTexts, reasons: Reasons): string =>
  reasons.map((reason) => names['health-reason'][reason]).join(LIST_SEPARATOR[language])

/** How the numbers of a field are written; times of sleep are parts of a day, so they add up. */
function fieldColumn(field: MorningNumber, texts: ServerTexts): ListColumn<DailyAthlete> {
  const { fields } = texts.monitoringReports
  const { unit, min, max, decimals } = MORNING_FIELDS[field]
  const number = ({ readings }: DailyAthlete) =>
    readings.find((reading) => reading.field === field)?.value ?? null
  const head = fields[field]
  if (unit === 'min')
    return { head, unit: 'h:mm', csvUnit: 'min', number, format: '[h]:mm', per: MINUTES_A_DAY }
  return {
    head,
    unit: unit === 'scale' ? `${min}–${max}` : UNITS[unit],
    number,
    format: decimals === 0 ? '0' : TENTH,
  }
}

/** One line an athlete, in the order of the screen. */
export function dailySheet(
  { fields, athletes }: { fields: readonly MorningNumber[]; athletes: DailyAthlete[] },
  texts: ServerTexts,
): ListSheet<DailyAthlete> {
  const words = texts.monitoringReports
  return {
    title: words.daily,
    columns: [
      ...who<DailyAthlete>(texts),
      {
        head: words.state,
        text: ({ entered, health }) =>
          health ? words.health[health] : entered ? '' : words.notEntered,
      },
      { head: words.since, text: ({ episode }) => episode?.first ?? '' },
      { head: words.reasons, text: ({ episode }) => reasonsIn(texts, episode?.reasons ?? []) },
      {
        head: words.noted,
        text: ({ readings }) =>
          readings
            .flatMap(({ field, level }) =>
              level === null || level === 'green'
                ? []
                : [words.fields[field] + COLON[texts.language] + words.levels[level]],
            )
            .join(LIST_SEPARATOR[texts.language]),
      },
      ...fields.map((field) => fieldColumn(field, texts)),
      { head: words.readiness, number: ({ readiness }) => readiness, format: TENTH },
      { head: words.note, text: ({ note }) => note ?? '' },
    ],
    rows: athletes,
  }
}

/** One line an athlete: what was lost, and a letter a day. */
export function illnessSheet(
  { start_date, athletes }: HealthReport,
  texts: ServerTexts,
): ListSheet<HealthCourse> {
  const words = texts.monitoringReports
  const { daysUnit: unit } = words
  const count = Math.max(0, ...athletes.map(({ days }) => days.length))
  const days = Array.from({ length: count }, (_, index): ListColumn<HealthCourse> => ({
    head: addDays(start_date, index),
    text: ({ days: of }) => {
      const health = of[index] ?? null
      return health === null ? '' : words.letters[health]
    },
  }))
  return {
    title: words.illness,
    columns: [
      ...who<HealthCourse>(texts),
      { head: words.lost, unit, number: ({ lost }) => lost },
      { head: words.health.ill, unit, number: ({ ill }) => ill },
      { head: words.health.injured, unit, number: ({ injured }) => injured },
      { head: words.episodes, number: ({ episodes }) => episodes.length },
      {
        head: words.availability,
        unit: '%',
        number: ({ days: of, lost }) => availabilityOf(of.length, lost),
        format: TENTH,
      },
      { head: words.unknown, number: ({ unknown }) => unknown },
      {
        head: words.reasons,
        text: ({ episodes }) =>
          reasonsIn(texts, [...new Set(episodes.flatMap(({ reasons }) => reasons))]),
      },
      ...days,
    ],
    rows: athletes,
  }
}

type QualityLine = Named & { day: string; rating: number | null; session: RatedSession | null }

const linesOf = (athletes: readonly QualityAthlete[]): QualityLine[] =>
  athletes.flatMap(({ full_name, squads, days }) =>
    days.flatMap(({ day, rating, sessions }) =>
      (sessions.length > 0 ? sessions : [null]).map((session) => ({
        full_name,
        squads,
        day,
        rating,
        session,
      })),
    ),
  )

/** One line for each session and who was in it, with what they said the morning after. */
export function qualitySheet(
  { athletes }: QualityReport,
  texts: ServerTexts,
): ListSheet<QualityLine> {
  const words = texts.monitoringReports
  const unit = CR10
  return {
    title: words.quality,
    columns: [
      ...who<QualityLine>(texts),
      { head: words.morning, text: ({ day }) => day },
      { head: words.rating, number: ({ rating }) => rating },
      { head: words.session, text: ({ session }) => session?.name ?? '' },
      { head: words.planned, unit, number: ({ session }) => session?.planned ?? null },
      { head: words.felt, unit, number: ({ session }) => session?.felt ?? null },
      {
        head: words.difference,
        unit,
        number: ({ session }) =>
          session?.planned == null || session.felt === null ? null : session.felt - session.planned,
        format: '+0;-0;0',
      },
    ],
    rows: linesOf(athletes),
  }
}
