import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Stretch } from '#domain/live/sections.ts'
import { onScale, speedScale, unitOfScale } from '#domain/time/speed-scale.ts'
import { useFormat } from '../../format.ts'
import { writeOnScale } from '../../speed-scale.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { FigureMatrix } from '../../ui/table/FigureMatrix.tsx'
import { splitRows, type SplitRow } from './split-rows.ts'
import type { Water } from './water.ts'

type SplitsProps = {
  water: Water
  stretches: ReadonlyMap<number, Stretch | null>
  sportId: number
}
type Line = { key: string; name: string; recording: number }

const FIGURES = ['time', 'gap', 'pace'] as const
const USUAL = ['time', 'gap'] as const
/** With more boats than these, one figure of each is enough to begin with. */
const FEW_BOATS = 4

/** When each boat came by on its way, and how far behind the first that was. */
export function Splits({ water, stretches, sportId }: SplitsProps) {
  const { t } = useTranslation('live')
  const format = useFormat()
  const { step, rows } = useMemo(() => splitRows(water, stretches), [water, stretches])
  const scale = speedScale(sportId)
  const names = JSON.stringify(
    water.boats.map(({ recording_id, name }) => ({
      key: String(recording_id),
      name,
      recording: recording_id,
    })),
  )
  // Columns stay while the boats are the same.
  const lines = useMemo(() => JSON.parse(names) as Line[], [names])
  const first = useMemo(
    (): DataColumn<SplitRow> => ({
      key: 'at',
      header: t('columns.distance'),
      unit: 'm',
      value: ({ at }) => at,
      cell: ({ at }) => format.number(at),
    }),
    [t, format],
  )
  const figures = useMemo(() => FIGURES.map((key) => ({ key, label: t(`splits.${key}`) })), [t])
  const unitOf = useCallback(
    (_: Line, key: string) =>
      key === 'pace' ? unitOfScale(scale) : key === 'gap' ? 's' : undefined,
    [scale],
  )
  const read = useCallback(
    ({ recording }: Line, key: string, row: SplitRow) => {
      const time = row.times.get(recording) ?? null
      const why = t('splits.notYet')
      if (time === null) return { value: null, text: null, why }
      if (key === 'time') return { value: time, text: format.resultTime(time), why }
      if (key === 'gap') {
        const gap = time - row.best
        return { value: gap, text: format.number(gap, 1), why }
      }
      const before = rows.find(({ at }) => at === row.at - step)?.times.get(recording) ?? 0
      const speed = onScale(scale, step / (time - before))
      return { value: speed, text: writeOnScale(scale, speed, format), why }
    },
    [t, format, rows, step, scale],
  )
  if (rows.length === 0) return null
  return (
    <FigureMatrix
      id="live-splits"
      title={t('splits.title')}
      lines={lines}
      rows={rows}
      rowKey={({ at }) => String(at)}
      first={first}
      figures={figures}
      usual={lines.length > FEW_BOATS ? USUAL.slice(0, 1) : USUAL}
      unitOf={unitOf}
      read={read}
      words={{ line: t('columns.boat'), figures: t('splits.figures') }}
    />
  )
}
