import { dateWriter } from '#domain/rules/intl.ts'
import { useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { reports } from '#texts/en/screens/reports.ts'
import type { ReportSession } from '#contract/report.ts'
import { opensPart } from '#domain/rules/gated-parts.ts'
import type { Parts } from '#domain/reports/parts.ts'
import {
  figureOf,
  MISSING,
  missingOf,
  type FigureKind,
  type Period,
  type Report,
} from '#domain/reports/report.ts'
import { seasonName } from '#domain/reports/seasons.ts'
import { zoneLabel } from '#domain/reports/zone-parts.ts'
import { addDays } from '#domain/time/week.ts'
import { useFormat, type Format } from '../../format/format.ts'
import { NO_DATA } from '../../format/no-data.ts'
import { useViewer } from '../../shell/viewer.ts'
import { AskedReportContext, useAskedReport } from './asked-report.ts'

type WordedFigure = keyof (typeof reports)['figures']

export type ShownFigure = {
  name: string
  label: string
  unit: string | undefined
  write: (value: number | null) => string
  /** Names the column of the days compared with. */
  earlierLabel: string
  /** Names the column with the change since the days compared with. */
  changeLabel: string
  writeChange: (change: number | null) => string
  /** Why there is no value. */
  missingOf: (parts: Parts) => string
  /** Why no change is known: it lacks the figure of these days, or else that of the earlier ones. */
  missingChangeOf: (parts: Parts) => string
  isExtra: boolean
}

/** How figures of a kind are written, and the unit that the head of a column names. */
const writersOf = (
  format: Format,
): Record<FigureKind, { write: (value: number | null) => string; unit?: string }> => ({
  count: { write: (value) => format.number(value) },
  duration: { write: format.duration, unit: 'h' },
  time: { write: format.resultTime },
  pace: { write: format.paceNumber, unit: '/500 m' },
  distance: { write: (value) => format.longDistance(value), unit: format.units.longDistance },
  metres: { write: (value) => format.number(value), unit: 'm' },
  'stroke-distance': { write: (value) => format.number(value, 1), unit: 'm' },
  rate: { write: (value) => format.number(value, 1) },
  'heart-rate': { write: (value) => format.number(value), unit: format.units.heartRate },
  load: { write: format.load },
  percent: { write: (value) => format.percent(value) },
  'medal-percent': { write: (value) => format.percent(value, 1) },
  rating: { write: (value) => format.number(value, 1) },
  difference: {
    write: (value) => {
      const written = format.number(value, 1)
      return value !== null && Math.round(10 * value) > 0 ? `+${written}` : written
    },
  },
  ratio: { write: (value) => format.number(value, 2) },
  watts: { write: (value) => format.number(value), unit: format.units.power },
  'watts-per-kilogram': { write: (value) => format.number(value, 2), unit: 'W/kg' },
})

/** The figures of a report that the plan of the club shows, as the reader writes them. */
export function useFigures({ figures }: Pick<Report, 'figures'>): readonly ShownFigure[] {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const viewer = useViewer()
  return useMemo(() => {
    const writers = writersOf(format)
    // Said of thousands of figures, so each is translated once.
    const reasons = new Map(MISSING.map((reason) => [reason, t(`missing.${reason}`)]))
    const whyOf = (name: string, parts: Parts) =>
      reasons.get(missingOf({ figures }, name, parts)) ?? ''
    const missingBefore = t('missingBefore')
    return Object.entries(figures)
      .filter(([, { gate }]) => gate === undefined || opensPart(gate, viewer))
      .map(([name, { kind, extra }]) => {
        const { write, unit } = writers[kind]
        const label = zoneLabel(name) ?? t(`figures.${name as WordedFigure}`)
        const size =
          kind === 'percent'
            ? (value: number) => t('points', { number: format.number(value) })
            : kind === 'medal-percent'
              ? (value: number) => t('points', { number: format.number(value, 1) })
              : kind === 'difference'
                ? (value: number) => format.number(value, 1)
                : write
        return {
          name,
          label,
          unit,
          write,
          earlierLabel: t('columns.earlier', { figure: label }),
          changeLabel: t('columns.change', { figure: label }),
          writeChange: (change) => withSign(change, size),
          missingOf: (parts) => whyOf(name, parts),
          missingChangeOf: (parts) =>
            figureOf({ figures }, name, parts) === null ? whyOf(name, parts) : missingBefore,
          isExtra: extra === true,
        }
      })
  }, [figures, t, format, viewer])
}

/** A change with its sign; one that rounds to nothing has none. */
function withSign(change: number | null, write: (size: number) => string): string {
  if (change === null) return NO_DATA
  const size = write(Math.abs(change))
  if (size === write(0)) return size
  return `${change > 0 ? '+' : '−'}${size}`
}

/** Monday of some week: days of the week are counted from it. */
const MONDAY = '2024-01-01'

const NO_SESSIONS: readonly ReportSession[] = []

/** How a period is written: "24 Nov", "November 2026", "2025/26", and a session by its name. */
export function usePeriodWriter(by: Period): (period: string) => string {
  const format = useFormat()
  const sessions = useContext(AskedReportContext)?.sessions ?? NO_SESSIONS
  return useMemo(() => {
    const named = new Map(sessions.map((session) => [String(session.id), session]))
    const nameOf = (id: string) => {
      const session = named.get(id)
      return session ? `${format.day(session.start_date)} · ${session.name}` : id
    }
    const date = (day: string, options: Intl.DateTimeFormatOptions) =>
      dateWriter(format.locale, { ...options, timeZone: 'UTC' }).format(new Date(day))
    const writers: Record<Period, (period: string) => string> = {
      day: (day) => date(day, { weekday: 'short', day: 'numeric', month: 'short' }),
      week: (day) => date(day, { day: 'numeric', month: 'short' }),
      session: nameOf,
      month: (day) => date(day, { month: 'long', year: 'numeric' }),
      year: (day) => seasonName(day, format.language),
      weekday: (number) => date(addDays(MONDAY, Number(number) - 1), { weekday: 'long' }),
    }
    return writers[by]
  }, [by, format, sessions])
}

/** The figures among the columns that are shown, in their order. */
export function useShownFigures(report: Pick<Report, 'figures'>): readonly ShownFigure[] {
  const figures = useFigures(report)
  const { shown } = useAskedReport().columns
  return useMemo(
    () => shown.flatMap((name) => figures.find((figure) => figure.name === name) ?? []),
    [shown, figures],
  )
}
