import { upperFirst } from '@mantine/hooks'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ZONES_COLUMN } from '#domain/reports/columns.ts'
import type { Report } from '#domain/reports/report.ts'
import { perAthleteAndWeek, SQUAD_FIGURES, weeksIn } from '#domain/reports/squads.ts'
import { ZONE_PARTS } from '#domain/reports/zone-parts.ts'
import { useFormat } from '../../format/format.ts'
import { NO_DATA } from '../../format/no-data.ts'
import { colourOfLine } from '../../ui/charts/SmallMultiples.tsx'
import { CellBar } from '../../ui/Spark.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { termOf } from '../../ui/Term.tsx'
import { useAskedReport } from './asked-report.ts'
import { FigureValue } from './FigureValue.tsx'
import { useFigures, type ShownFigure } from './use-report-words.ts'
import { ZoneShares } from './ZoneShares.tsx'
import { totalOf, type ReportLine } from './lines.ts'
import classes from './reports.module.css'

/** A squad, with the place that gives it its colour. */
export type SquadLine = ReportLine & { place: number }

/** These have a bar beside their value. */
const WITH_BAR: readonly string[] = ['time', 'distance', 'ets']

type SquadValue = {
  figure: ShownFigure
  valueOf: (of: Pick<SquadLine, 'parts'>, athletes: number) => number | null
  write: (value: number) => string
}

/** What squads are compared by: for each athlete and week, or as a share. */
export function useSquadValues(report: Report): readonly SquadValue[] {
  const format = useFormat()
  const figures = useFigures(report)
  const { start_date, end_date } = useAskedReport().query
  return useMemo(() => {
    const weeks = weeksIn({ start_date, end_date })
    return SQUAD_FIGURES.flatMap((name): SquadValue[] => {
      const figure = figures.find((one) => one.name === name)
      if (!figure) return []
      const isCount = report.figures[name]?.kind === 'count'
      return [
        {
          figure,
          valueOf: ({ parts }, athletes) =>
            perAthleteAndWeek(report, name, { parts, athletes, weeks }),
          // A mean of counts has a decimal.
          write: (value) => (isCount ? format.number(value, 1) : figure.write(value)),
        },
      ]
    })
  }, [report, figures, start_date, end_date, format])
}

/** How many people are in some squads, each once. */
const peopleIn = (rows: readonly SquadLine[]) =>
  new Set(rows.flatMap(({ athletes }) => athletes.map(({ user_id }) => user_id))).size

export const zoneSecondsOf = (parts: SquadLine['parts']) =>
  ZONE_PARTS.map((zone) => parts[zone] ?? 0)

/** What an athlete of each squad does in a week, and how the time spreads over the zones. */
export function useSquadColumns(
  report: Report,
  lines: readonly SquadLine[],
): readonly DataColumn<SquadLine>[] {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const values = useSquadValues(report)
  const hasZones = useFigures(report).some(({ name }) => name === ZONE_PARTS[0])
  const squad = upperFirst(t('words.squad', { ns: 'common' }))
  return useMemo(() => {
    const columns = values.map(({ figure, valueOf, write }): DataColumn<SquadLine> => {
      const of = (line: SquadLine) => valueOf(line, line.athletes.length)
      const most = Math.max(0, ...lines.map((line) => of(line) ?? 0))
      const written = (value: number | null, parts: SquadLine['parts']) => (
        <FigureValue
          figure={{ write: (known) => (known === null ? NO_DATA : write(known)) }}
          value={value}
          missing={() => figure.missingOf(parts)}
        />
      )
      return {
        key: figure.name,
        header: figure.label,
        unit: figure.unit ?? '',
        term: termOf(figure.name),
        figure: true,
        value: of,
        cell: (line) => (
          <span className={classes.barred}>
            {WITH_BAR.includes(figure.name) && most > 0 && (
              <CellBar share={(of(line) ?? 0) / most} colour={colourOfLine(line.place)} />
            )}
            {written(of(line), line.parts)}
          </span>
        ),
        total: (rows) => {
          const parts = totalOf(report, rows)
          return written(valueOf({ parts }, peopleIn(rows)), parts)
        },
      }
    })
    return [
      {
        key: 'name',
        header: squad,
        value: ({ name }) => name,
        cell: ({ name, place }) => (
          <>
            <span
              className={classes.squad}
              style={{ background: colourOfLine(place) }}
              aria-hidden
            />
            {name}
          </>
        ),
      },
      {
        key: 'athletes',
        header: t('squads.athletes'),
        figure: true,
        value: ({ athletes }) => athletes.length,
        cell: ({ athletes }) => format.number(athletes.length),
        total: (rows) => format.number(peopleIn(rows)),
      },
      ...columns,
      ...(hasZones
        ? [
            {
              key: ZONES_COLUMN,
              header: t('columns.zones'),
              value: () => null,
              cell: ({ parts }: SquadLine) => <ZoneShares seconds={zoneSecondsOf(parts)} />,
              total: (rows: readonly SquadLine[]) => (
                <ZoneShares seconds={zoneSecondsOf(totalOf(report, rows))} />
              ),
            },
          ]
        : []),
    ]
  }, [report, lines, values, hasZones, squad, t, format])
}
