import { Group, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { LiveBoat } from '#contract/live/live.ts'
import { isSilent } from '#domain/live/fresh.ts'
import { useFormat } from '../../format/format.ts'
import { BoatState } from './BoatState.tsx'
import classes from './live.module.css'

type OtherRecordingsProps = { boats: readonly LiveBoat[]; now: number }

/** What else was recorded of boats that are shown: by a second device, or before it began again. */
export function OtherRecordings({ boats, now }: OtherRecordingsProps) {
  const { t } = useTranslation('live')
  const format = useFormat()
  if (boats.length === 0) return null
  return (
    <Stack gap="xs" component="section">
      <Title order={2} size="h4">
        {t('otherRecordings')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('otherRecordingsText')}
      </Text>
      <ul className={classes.list}>
        {boats.map((boat) => (
          <li key={boat.recording_id} className={classes.item}>
            <Group gap="sm">
              <Text fw={600}>{boat.name}</Text>
              <BoatState boat={boat} silent={isSilent(boat, now)} />
            </Group>
            <Text size="sm" ms="auto">
              {format.distance(boat.distance)}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
