import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { GmtPiece } from '#contract/analysis/reports.ts'
import { useFormat } from '../../format/format.ts'
import { useReferenceWriter } from './use-piece-columns.tsx'
import ui from '../../ui/ui.module.css'

/** A piece on a phone: whose, when, how fast, and against which time. */
export function MedalPieceLine({ piece }: { piece: GmtPiece }) {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const writeReference = useReferenceWriter()
  const { name, date, session, place, distance, time, percent, reference } = piece
  const number = place === null ? [] : [t('pieces.number', { number: place })]
  return (
    <Stack gap={4}>
      <Text fw={500}>
        {name} · {format.percent(percent, 1)}
      </Text>
      <Text size="sm" c="dimmed" className={ui.tabular}>
        {[format.day(date), session, ...number].join(' · ')}
      </Text>
      <Text size="sm" c="dimmed" className={ui.tabular}>
        {[format.distance(distance), format.resultTime(time)].join(' · ')}
      </Text>
      <Text size="sm" c="dimmed" className={ui.tabular}>
        {writeReference(reference)}
      </Text>
    </Stack>
  )
}
