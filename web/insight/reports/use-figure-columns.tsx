import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { opensPart } from '#domain/rules/gated-values.ts'
import { useFormat } from '../../format.ts'
import { useViewer } from '../../shell/viewer.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { addUp, METRICS, type Figures } from './summary.ts'
import { ZoneShares } from './ZoneShares.tsx'

/**
 * The columns of training figures with their totals. All functions stay the same between renders.
 */
export function useFigureColumns<Row>(
  nameOf: (row: Row) => string,
  header: string,
  figuresOf: (row: Row) => Figures,
  writeName: (name: string) => string = same,
): readonly DataColumn<Row>[] {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const { loads, zones } = useSummaryParts()
  return useMemo(() => {
    type Key = Exclude<keyof Figures, 'zone_seconds'>
    const figure = (
      key: Key,
      head: string,
      write: (value: number | null) => string,
      unit?: string,
    ): DataColumn<Row> => ({
      key,
      header: head,
      figure: true,
      value: (row) => figuresOf(row)[key],
      cell: (row) => write(figuresOf(row)[key]),
      total: (rows) => write(addUp(rows.map(figuresOf))[key]),
      ...(unit !== undefined && { unit }),
    })
    return [
      { key: 'name', header, value: nameOf, cell: (row) => writeName(nameOf(row)) },
      figure('sessions', t('columns.sessions'), (value) => format.number(value)),
      figure('time', t('columns.time'), format.duration, t('summary.hours')),
      figure('distance', t('columns.distance'), format.longDistance, format.units.longDistance),
      ...(loads
        ? METRICS.map((metric) => figure(metric, t(`metrics.${metric}`), format.load))
        : []),
      ...(zones
        ? [
            {
              key: 'zones',
              header: t('columns.zones'),
              value: () => null,
              cell: (row: Row) => <ZoneShares seconds={figuresOf(row).zone_seconds} />,
              total: (rows: readonly Row[]) => (
                <ZoneShares seconds={addUp(rows.map(figuresOf)).zone_seconds} />
              ),
            },
          ]
        : []),
    ]
  }, [nameOf, header, figuresOf, writeName, t, format, loads, zones])
}

/** Which figures of training the plan of the club has. */
export function useSummaryParts(): { loads: boolean; zones: boolean } {
  const viewer = useViewer()
  return { loads: opensPart('load', viewer), zones: opensPart('time-in-zone', viewer) }
}

const same = (name: string) => name
