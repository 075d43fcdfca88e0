import { Button, Group, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_LINES } from '#domain/rules/courses.ts'
import { mapSettings } from '../../ui/map/map-settings.ts'
import { LineMap } from '../../ui/map/LineMap.tsx'
import type { Place } from '../../ui/map/open-map.ts'
import { endsLeft, withLine, type DrawnLine } from './drawn-lines.ts'
import type { Track } from './track.ts'

type CourseMapProps = {
  start: readonly Place[]
  finish: readonly Place[]
  lines: readonly DrawnLine[]
  track: Track
  /** How many ends of start and finish are to be set. */
  left: number
  onPoint: (point: Place) => void
  onLines: (lines: readonly DrawnLine[]) => void
}

/** The map on which the lines of a course are drawn, and the button for one more between. */
export function CourseMap({ start, finish, lines, track, left, onPoint, onLines }: CourseMapProps) {
  const { t } = useTranslation('efforts')
  const [map] = useState(mapSettings)
  const count = left + endsLeft(lines)
  return (
    <>
      <LineMap
        lines={[start, finish, ...lines.map(({ points }) => points)]}
        track={track}
        onPoint={onPoint}
        label={t('courseMap')}
        {...map}
      />
      <Group justify="space-between" gap="sm">
        <Text size="sm" role="status">
          {count > 0 ? t('courseLeft', { count }) : ''}
        </Text>
        {lines.length < MOST_LINES && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            onClick={() => onLines(withLine(lines))}
          >
            {t('lines.add')}
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {t('lines.hint')}
      </Text>
    </>
  )
}
