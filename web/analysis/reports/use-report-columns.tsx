import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ZONES_COLUMN } from '#domain/reports/columns.ts'
import { addUp, type Parts } from '#domain/reports/parts.ts'
import { changeOf, figureOf, type Report } from '#domain/reports/report.ts'
import { ZONE_PARTS } from '#domain/reports/zone-parts.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { termOf } from '../../ui/Term.tsx'
import { useAskedReport } from './asked-report.ts'
import { FigureValue } from './FigureValue.tsx'
import { useFigures, type ShownFigure } from './use-report-words.ts'
import { ZoneShares } from './ZoneShares.tsx'

/** How the rows of a table are read. It stays the same between renders. */
export type RowReading<Row> = {
  nameOf: (row: Row) => string
  partsOf: (row: Row) => Parts
  /** The parts of the days compared with, where there are any. */
  earlierOf?: (row: Row) => Parts | null
  sumOf?: (report: Report, rows: readonly Row[]) => Parts
  earlierSumOf?: (report: Report, rows: readonly Row[]) => Parts
}

/**
 * The columns of a report that are shown: a figure has its earlier value and its change beside it
 * when days are compared.
 */
export function useReportColumns<Row>(
  report: Report,
  header: string,
  reading: RowReading<Row>,
  { isCompared = false, writeName }: NameAndChange = {},
): readonly DataColumn<Row>[] {
  const { t } = useTranslation('reports')
  const figures = useFigures(report)
  const { shown, compared } = useAskedReport().columns
  return useMemo(() => {
    const { nameOf } = reading
    const summed = withSharedSums(reading)
    const name: DataColumn<Row> = {
      key: 'name',
      header,
      value: nameOf,
      ...(writeName && { cell: (row) => writeName(nameOf(row)) }),
    }
    const columns = shown.flatMap((key) => {
      const figure = figures.find((one) => one.name === key)
      if (!figure)
        return key === ZONES_COLUMN ? [zonesColumn(report, summed, t('columns.zones'))] : []
      const of = {
        earlier: earlierColumn(report, summed, figure),
        now: figureColumn(report, summed, figure),
        change: changeColumn(report, summed, figure),
      }
      return isCompared ? compared.map((one) => of[one]) : [of.now]
    })
    return [name, ...columns]
  }, [report, header, reading, isCompared, writeName, t, figures, shown, compared])
}

type NameAndChange = { isCompared?: boolean; writeName?: (name: string) => string }

type SumOf<Row> = NonNullable<RowReading<Row>['sumOf']>

/** All columns show parts of the same sum, which takes long of a thousand rows. */
function withSharedSums<Row>(reading: RowReading<Row>): RowReading<Row> {
  const { sumOf, earlierSumOf } = reading
  return {
    ...reading,
    ...(sumOf && { sumOf: rememberLast(sumOf) }),
    ...(earlierSumOf && { earlierSumOf: rememberLast(earlierSumOf) }),
  }
}

function rememberLast<Row>(sumOf: SumOf<Row>): SumOf<Row> {
  let last: { rows: readonly Row[]; sum: Parts } | null = null
  return (report, rows) => {
    if (last?.rows !== rows) last = { rows, sum: sumOf(report, rows) }
    return last.sum
  }
}

const shownAs = ({ unit }: ShownFigure) => ({
  figure: true,
  ...(unit !== undefined && { unit }),
})

function figureColumn<Row>(
  report: Report,
  { partsOf, sumOf }: RowReading<Row>,
  figure: ShownFigure,
): DataColumn<Row> {
  const { name, label } = figure
  const written = (parts: Parts) => (
    <FigureValue
      figure={figure}
      value={figureOf(report, name, parts)}
      missing={() => figure.missingOf(parts)}
    />
  )
  return {
    ...shownAs(figure),
    key: name,
    header: label,
    term: termOf(name),
    value: (row) => figureOf(report, name, partsOf(row)),
    cell: (row) => written(partsOf(row)),
    ...(sumOf && { total: (rows) => written(sumOf(report, rows)) }),
  }
}

/** The same of the days compared with. */
function earlierColumn<Row>(
  report: Report,
  { earlierOf, earlierSumOf }: RowReading<Row>,
  figure: ShownFigure,
): DataColumn<Row> {
  const nothing = addUp(report.parts, [])
  const before: RowReading<Row> = {
    nameOf: () => '',
    partsOf: (row) => earlierOf?.(row) ?? nothing,
    ...(earlierSumOf && { sumOf: earlierSumOf }),
  }
  return {
    ...figureColumn(report, before, figure),
    key: `${figure.name}-earlier`,
    header: figure.earlierLabel,
    term: undefined,
  }
}

function changeColumn<Row>(
  report: Report,
  { partsOf, earlierOf, sumOf, earlierSumOf }: RowReading<Row>,
  figure: ShownFigure,
): DataColumn<Row> {
  const { name, changeLabel, writeChange, missingChangeOf } = figure
  const changed = (parts: Parts, earlier: Parts | null) => (
    <FigureValue
      figure={{ write: writeChange }}
      value={changeOf(report, name, parts, earlier)}
      missing={() => missingChangeOf(parts)}
    />
  )
  return {
    ...shownAs(figure),
    key: `${name}-change`,
    header: changeLabel,
    value: (row) => changeOf(report, name, partsOf(row), earlierOf?.(row) ?? null),
    cell: (row) => changed(partsOf(row), earlierOf?.(row) ?? null),
    ...(sumOf &&
      earlierSumOf && {
        total: (rows) => changed(sumOf(report, rows), earlierSumOf(report, rows)),
      }),
  }
}

function zonesColumn<Row>(
  report: Report,
  { partsOf, sumOf }: RowReading<Row>,
  header: string,
): DataColumn<Row> {
  const seconds = (parts: Parts) => ZONE_PARTS.map((zone) => parts[zone] ?? 0)
  return {
    key: ZONES_COLUMN,
    header,
    value: () => null,
    cell: (row) => <ZoneShares seconds={seconds(partsOf(row))} />,
    ...(sumOf && { total: (rows) => <ZoneShares seconds={seconds(sumOf(report, rows))} /> }),
  }
}
