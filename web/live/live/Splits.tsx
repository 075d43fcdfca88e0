import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveBoat } from '#contract/live/live.ts'
import { onScale, speedScale, unitOfScale } from '#domain/time/speed-scale.ts'
import { useFormat } from '../../format/format.ts'
import { writeOnScale } from '../../format/speed-scale.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { FigureMatrix } from '../../ui/table/FigureMatrix.tsx'
import type { SplitRow } from './split-rows.ts'

type SplitsProps = {
  boats: readonly LiveBoat[]
  rows: readonly SplitRow[]
  sportId: number
}
type Line = { key: string; name: string; recording: number }

const FIGURES = ['time', 'gap', 'pace'] as const
const USUAL = ['time', 'gap'] as const
/** With more boats than these, one figure of each is enough to begin with. */
const FEW_BOATS = 4

/** When each boat came by on its way, and how far behind the first that was. */
export function Splits({ boats, rows, sportId }: SplitsProps) {
  const { t } = useTranslation('live')
  const format = useFormat()
  const scale = speedScale(sportId)
  const names = JSON.stringify(
    boats.map(({ recording_id, name }) => ({
      key: String(recording_id),
      name,
      recording: recording_id,
    })),
  )
  // Columns stay while the boats are the same.
  const lines = useMemo(() => JSON.parse(names) as Line[], [names])
  const isByLines = rows.some(({ at }) => typeof at !== 'number')
  const first = useMemo(
    (): DataColumn<SplitRow> => ({
      key: 'at',
      ...(isByLines ? { header: t('splits.line') } : { header: t('columns.distance'), unit: 'm' }),
      value: (row) => rows.indexOf(row),
      cell: ({ at }) => (typeof at === 'number' ? format.number(at) : (at ?? t('splits.finish'))),
    }),
    [t, format, isByLines, rows],
  )
  const figures = useMemo(() => FIGURES.map((key) => ({ key, label: t(`splits.${key}`) })), [t])
  const unitOf = useCallback(
    (_: Line, key: string) =>
      key === 'pace' ? unitOfScale(scale) : key === 'gap' ? 's' : undefined,
    [scale],
  )
  const read = useCallback(
    ({ recording }: Line, key: string, row: SplitRow) => {
      const split = row.splits.get(recording)
      const isPast = rows.slice(rows.indexOf(row)).some(({ splits }) => splits.has(recording))
      const why = t(isPast ? 'splits.missed' : 'splits.notYet')
      if (!split) return { value: null, text: null, why }
      if (key === 'time') return { value: split.time, text: format.resultTime(split.time), why }
      if (key === 'gap') {
        const gap = split.time - row.best
        return { value: gap, text: format.number(gap, 1), why }
      }
      const speed = onScale(scale, split.speed)
      return { value: speed, text: writeOnScale(scale, speed, format), why }
    },
    [t, format, rows, scale],
  )
  if (rows.length === 0) return null
  return (
    <FigureMatrix
      id="live-splits"
      title={t('splits.title')}
      lines={lines}
      rows={rows}
      rowKey={({ at }) => JSON.stringify(at)}
      first={first}
      figures={figures}
      usual={lines.length > FEW_BOATS ? USUAL.slice(0, 1) : USUAL}
      unitOf={unitOf}
      read={read}
      words={{ line: t('columns.boat'), figures: t('splits.figures') }}
    />
  )
}
