import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { CourseField } from './CourseField.tsx'
import { KeptEfforts } from './KeptEfforts.tsx'
import { Proposals } from './Proposals.tsx'
import type { Track } from './track.ts'
import type { Marking } from './use-marking.ts'
import ui from '../../ui/ui.module.css'

type PiecesPartProps = {
  activityId: number
  sportId: number
  marking: Marking
  at: number
  track: Track | null
}

/**
 * Below the curves: what the recording seems to hold, what is kept of it, and its fastest
 * stretches.
 */
export function PiecesPart({ activityId, sportId, marking, at, track }: PiecesPartProps) {
  const { t } = useTranslation('efforts')
  if (marking.asked.some(({ data }) => !data)) return <Waiting for={marking.asked} rows={4} part />
  return (
    <Stack gap="md" component="section" aria-label={t('title')}>
      <Group justify="space-between" align="flex-end">
        <Title order={2}>{t('title')}</Title>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} />}
          title={t('markHint')}
          onClick={() => marking.mark(at)}
        >
          {t('mark')}
        </Button>
      </Group>
      {track && <CourseField marking={marking} track={track} />}
      <Proposals activityId={activityId} sportId={sportId} marking={marking} />
      <KeptEfforts sportId={sportId} marking={marking} />
      <Best marking={marking} />
    </Stack>
  )
}

function Best({ marking }: { marking: Marking }) {
  const { t } = useTranslation('efforts')
  const format = useFormat()
  if (marking.best.length === 0) return null
  return (
    <Stack gap="xs" component="section" aria-label={t('best')}>
      <Title order={3}>{t('best')}</Title>
      <Group gap="xs">
        {marking.best.map(({ length, time, start, finish }) => (
          <Button
            key={length}
            variant="default"
            h="auto"
            py={6}
            mih={44}
            title={t('show', { length })}
            onClick={() => marking.mark(start, finish)}
          >
            <Stack gap={0} align="flex-start">
              <Text size="xs" c="dimmed">
                {format.distance(length)}
              </Text>
              <Text size="sm" className={ui.tabular}>
                {format.resultTime(time)}
              </Text>
            </Stack>
          </Button>
        ))}
      </Group>
    </Stack>
  )
}
