import { Button, Group, Title } from '@mantine/core'
import { IconFlame } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/format.ts'
import { mapSettings } from '../../ui/map/map-settings.ts'
import { openModal } from '../../shell/modals.ts'
import { ChartWithMap } from '../../ui/charts/ChartWithMap.tsx'
import { TimeSeriesPanels, type TimeSeriesPanelsProps } from '../../ui/charts/TimeSeriesPanels.tsx'
import { HeatMap } from '../../ui/map/HeatMap.tsx'
import { TrackMap } from '../../ui/map/TrackMap.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { curvePanels, type Channels } from './curve-panels.ts'
import { channelsQuery } from './queries.ts'
import { speedScale } from '#domain/time/speed-scale.ts'
import { usePanelWords } from './use-panel-words.ts'

type ActivityCurvesProps = {
  activityId: number
  sportId: number
  /** The name of the person whose recording it is, shown above the heat map. */
  name?: string
  /** Stretches laid over the curves. */
  bands?: NonNullable<TimeSeriesPanelsProps['bands']>
  /** Called with the time under the cursor, in seconds from the start. */
  onTime?: (seconds: number) => void
}

/** The recording over time, and on the map where it has positions; both follow the same cursor. */
export function ActivityCurves({ activityId, sportId, ...marking }: ActivityCurvesProps) {
  const { t } = useTranslation('results')
  const asked = useQuery(channelsQuery(activityId))
  const { data } = asked
  if (!data) return <Waiting for={asked} rows={10} title={t('curves')} />
  return (
    <Recording times={data.data.t} channels={data.data.channels} sportId={sportId} {...marking} />
  )
}

type RecordingProps = Omit<ActivityCurvesProps, 'activityId'> & {
  times: readonly number[]
  channels: Channels
}

const hasSpeed = ({ speed = [] }: Channels) => speed.some((value) => value !== null)
const hasPositions = ({ lat = [], lon = [] }: Channels) =>
  lat.some((value, index) => value !== null && lon[index] !== null)

function Recording({ times, channels, sportId, name = '', bands, onTime }: RecordingProps) {
  const { t } = useTranslation('results')
  const format = useFormat()
  const [cursor, setCursor] = useState<number | null>(null)
  const [map] = useState(mapSettings)
  const words = usePanelWords()
  const panels = useMemo(
    () => curvePanels(channels, speedScale(sportId), words, format),
    [channels, sportId, words, format],
  )
  const track = useMemo(
    () => ({
      latitude: channels['lat'] ?? [],
      longitude: channels['lon'] ?? [],
      values: channels['speed'] ?? [],
    }),
    [channels],
  )
  const positions = hasPositions(channels)
  function move(index: number | null) {
    setCursor(index)
    const at = index === null ? undefined : times[index]
    if (at !== undefined) onTime?.(at)
  }
  const heat = () =>
    openModal({
      title: name ? t('heat.title', { name }) : t('heat.open'),
      size: 'xl',
      content: (
        <HeatMap
          track={track}
          tileUrl={map.tileUrl}
          attribution={map.attribution}
          valueLabel={t('channels.speed')}
        />
      ),
    })
  return (
    <ChartWithMap
      label={t('track')}
      chart={
        <TimeSeriesPanels
          title={t('curves')}
          t={times}
          panels={panels}
          onCursor={move}
          {...(bands && { bands })}
        />
      }
      map={
        positions && (
          <>
            <Group justify="space-between">
              <Title order={3}>{t('track')}</Title>
              {hasSpeed(channels) && (
                <Button
                  variant="default"
                  size="xs"
                  leftSection={<IconFlame size={16} />}
                  onClick={heat}
                >
                  {t('heat.open')}
                </Button>
              )}
            </Group>
            <TrackMap
              track={track}
              tileUrl={map.tileUrl}
              attribution={map.attribution}
              cursorIndex={cursor}
              valueLabel={t('channels.speed')}
            />
          </>
        )
      }
    />
  )
}
