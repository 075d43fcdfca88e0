import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveBoat } from '#contract/live/live.ts'
import { knownAt } from '#domain/live/fresh.ts'
import { useFormat } from '../../format/format.ts'
import type { DataColumn } from '../../ui/table/columns.ts'

const SECOND_MS = 1000

/** What every list of boats shows of how they are; `now` is by the server's clock. */
export function useMeasuredColumns(
  now: number,
): Record<'rate' | 'heard' | 'battery', DataColumn<LiveBoat>> {
  const { t } = useTranslation('live')
  const format = useFormat()
  return useMemo(() => {
    const silentFor = (boat: LiveBoat) => {
      const known = knownAt(boat)
      return known === null ? null : Math.max(0, Math.round((now - known) / SECOND_MS))
    }
    return {
      rate: {
        key: 'rate',
        header: t('columns.rate'),
        unit: '1/min',
        value: ({ stroke_rate }) => stroke_rate,
        cell: ({ stroke_rate }) => format.number(stroke_rate, 1),
        figure: true,
      },
      heard: {
        key: 'heard',
        header: t('columns.heard'),
        unit: 's',
        value: silentFor,
        cell: (boat) => format.number(silentFor(boat), 0),
        figure: true,
      },
      battery: {
        key: 'battery',
        header: t('columns.battery'),
        unit: '%',
        value: ({ battery }) => battery,
        cell: ({ battery }) => format.number(battery, 0),
        figure: true,
      },
    }
  }, [t, format, now])
}
