import { Button, Group, Paper, SegmentedControl, Text } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconRewindBackward10, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { SAMPLES_KEPT_DAYS } from '#domain/live/recording.ts'
import { useFormat } from '../../format/format.ts'
import classes from './live.module.css'
import type { Replay } from './use-replay.ts'

const SPEEDS = [1, 5, 20]
const SECOND_MS = 1000

/** Leads back to what was, and through it. */
export function ReplayBar({ replay }: { replay: Replay }) {
  const { t } = useTranslation('live')
  const format = useFormat()
  const { span, at, times } = replay
  if (!span || span.to - span.from < SECOND_MS) return null
  if (at === null)
    return (
      <Group>
        <Button
          variant="default"
          leftSection={<IconRewindBackward10 size={18} aria-hidden />}
          onClick={replay.begin}
        >
          {t('replay.begin')}
        </Button>
        <Text size="sm" c="dimmed">
          {t('replay.kept', { days: SAMPLES_KEPT_DAYS })}
        </Text>
      </Group>
    )
  const clock = format.timeWithSeconds(new Date(at))
  return (
    <Paper withBorder p="sm" role="group" aria-label={t('replay.title')}>
      <Group gap="sm">
        <Button
          leftSection={
            replay.isPlaying ? (
              <IconPlayerPause size={18} aria-hidden />
            ) : (
              <IconPlayerPlay size={18} aria-hidden />
            )
          }
          onClick={replay.isPlaying ? replay.pause : replay.play}
        >
          {t(replay.isPlaying ? 'replay.pause' : 'replay.play')}
        </Button>
        <Text className={classes.clock}>{clock}</Text>
        <input
          type="range"
          className={classes.time}
          aria-label={t('replay.time')}
          aria-valuetext={clock}
          min={span.from}
          max={span.to}
          step={SECOND_MS}
          value={at}
          onChange={(event) => replay.seek(Number(event.currentTarget.value))}
        />
        <SegmentedControl
          aria-label={t('replay.speed')}
          data={SPEEDS.map((speed) => ({ value: String(speed), label: `${speed}×` }))}
          value={String(times)}
          onChange={(value) => replay.setTimes(Number(value))}
        />
        <Button
          variant="subtle"
          leftSection={<IconX size={18} aria-hidden />}
          onClick={replay.leave}
        >
          {t('replay.leave')}
        </Button>
      </Group>
    </Paper>
  )
}
