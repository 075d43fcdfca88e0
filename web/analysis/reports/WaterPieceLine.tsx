import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { WaterPiece } from '#contract/analysis/reports-water.ts'
import { useFormat } from '../../format/format.ts'
import ui from '../../ui/ui.module.css'

/** A piece on a phone: when, in which boat, how fast, at which rate and in which wind. */
export function WaterPieceLine({ piece }: { piece: WaterPiece }) {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const { date, session, time, distance, pace, stroke_rate, stroke_distance } = piece
  const { headwind, crosswind } = piece
  const named = (label: string, value: string | null) =>
    value === null ? [] : [`${label} ${value}`]
  return (
    <Stack gap={4}>
      <Text fw={500} className={ui.tabular}>
        {[format.day(date), piece.class, format.resultTime(time)].filter(Boolean).join(' · ')}
      </Text>
      <Text size="sm" c="dimmed" className={ui.tabular}>
        {[
          `${format.number(distance)} m`,
          format.pace(pace),
          ...named(
            t('waterPieces.stroke_rate'),
            stroke_rate === null ? null : format.number(stroke_rate, 1),
          ),
          ...named(
            t('waterPieces.stroke_distance'),
            stroke_distance === null ? null : `${format.number(stroke_distance, 1)} m`,
          ),
        ].join(' · ')}
      </Text>
      <Text size="sm" c="dimmed" className={ui.tabular}>
        {[
          session,
          ...named(
            t('waterPieces.headwind'),
            headwind === null ? null : `${format.number(headwind, 1)} m/s`,
          ),
          ...named(
            t('waterPieces.crosswind'),
            crosswind === null ? null : `${format.number(crosswind, 1)} m/s`,
          ),
        ].join(' · ')}
      </Text>
    </Stack>
  )
}
