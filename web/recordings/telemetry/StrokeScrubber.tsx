import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { elapsed } from '../../ui/charts/time-series.ts'
import type { StrokeSpan } from './queries.ts'
import classes from './telemetry.module.css'
import { videoAt } from './video-link.ts'
import ui from '../../ui/ui.module.css'

type Video = { address: string | null; offset: number | null; canSet: boolean }
type StrokeScrubberProps = {
  times: Float64Array
  span: StrokeSpan
  stroke: number
  onStroke: (stroke: number) => void
  video: Video
}

/**
 * Goes along the stretch stroke by stroke: by hand, with the arrow keys, and to the same moment of
 * the video.
 */
export function StrokeScrubber({ times, span, stroke, onStroke, video }: StrokeScrubberProps) {
  const { t } = useTranslation('telemetry')
  const id = useId()
  const time = elapsed(times[stroke] ?? 0)
  const said = t('scrub.at', { number: stroke + 1, count: span.last + 1, time })
  return (
    <Stack gap={0}>
      <Group justify="space-between" gap="xs">
        <Text component="label" htmlFor={id} fw={500} className={ui.tabular}>
          {said}
        </Text>
        <VideoLink video={video} second={times[stroke] ?? 0} />
      </Group>
      <input
        id={id}
        type="range"
        className={classes.scrub}
        min={span.first}
        max={span.last}
        value={stroke}
        aria-label={t('scrub.label')}
        aria-valuetext={said}
        onChange={(event) => onStroke(Number(event.currentTarget.value))}
      />
    </Stack>
  )
}

function VideoLink({
  video: { address, offset, canSet },
  second,
}: {
  video: Video
  second: number
}) {
  const { t } = useTranslation('telemetry')
  if (address === null) return null
  if (offset === null) {
    return canSet ? (
      <Text size="sm" c="dimmed">
        {t('scrub.unset')}
      </Text>
    ) : null
  }
  const href = videoAt(address, offset + second)
  if (href === null) {
    return (
      <Text size="sm" c="dimmed">
        {t('scrub.before')}
      </Text>
    )
  }
  return (
    <Button
      component="a"
      href={href}
      target="_blank"
      rel="noreferrer"
      variant="default"
      size="xs"
      leftSection={<IconPlayerPlay size={16} />}
    >
      {t('scrub.video')}
    </Button>
  )
}
