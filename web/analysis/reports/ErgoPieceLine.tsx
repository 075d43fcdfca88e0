import { Badge, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ErgoPiece } from '#contract/analysis/reports-ergo.ts'
import { useFormat } from '../../format/format.ts'
import ui from '../../ui/ui.module.css'

/** A piece on a phone: whose, how fast, and when. */
export function ErgoPieceLine({ piece, isOfOne }: { piece: ErgoPiece; isOfOne: boolean }) {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const { name, date, time, distance, pace, stroke_rate, watts, is_best } = piece
  const session = piece.session ?? t('ergoPieces.test')
  const head = isOfOne ? format.day(date) : name
  return (
    <Stack gap={4}>
      <Group gap="xs">
        <Text fw={500} className={ui.tabular}>
          {head} · {format.resultTime(time)}
        </Text>
        {is_best && <Badge variant="light">{t('ergoPieces.yes')}</Badge>}
      </Group>
      <Text size="sm" c="dimmed" className={ui.tabular}>
        {[
          `${format.number(distance)} m`,
          format.pace(pace),
          ...(watts === null ? [] : [`${format.number(watts)} W`]),
          ...(stroke_rate === null
            ? []
            : [`${t('ergoPieces.stroke_rate')} ${format.number(stroke_rate)}`]),
        ].join(' · ')}
      </Text>
      <Text size="sm" c="dimmed">
        {isOfOne ? session : [format.day(date), session].join(' · ')}
      </Text>
    </Stack>
  )
}
