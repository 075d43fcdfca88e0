import { Button, Group, Title } from '@mantine/core'
import { IconFlame } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { activityChannels } from '#contract/results.ts'
import { query } from '../api.ts'
import { useFormat } from '../format.ts'
import { mapSettings } from '../map-settings.ts'
import { openModal } from '../shell/modals.ts'
import { TimeSeriesPanels } from '../ui/charts/TimeSeriesPanels.tsx'
import { HeatMap } from '../ui/map/HeatMap.tsx'
import { TrackMap } from '../ui/map/TrackMap.tsx'
import { PageState } from '../ui/PageState.tsx'
import { curvePanels, type Channels } from './curve-panels.ts'
import classes from './results.module.css'
import { speedScale } from './speed-scale.ts'

/** More than a wide screen has pixels, few enough for a phone. */
const MAX_POINTS = 4000

type ActivityCurvesProps = { activityId: number; sportId: number; /** Whose recording it is. */ name: string }

/** The recording over time, and on the map where it has positions; both follow the same cursor. */
export function ActivityCurves({ activityId, sportId, name }: ActivityCurvesProps) {
  const { t } = useTranslation('results')
  const { data, isPending, refetch } = useQuery({
    ...query(activityChannels, { params: { id: activityId }, query: { max_points: MAX_POINTS } }),
    staleTime: Infinity,
  })
  if (isPending) return <PageState state="loading" rows={10} />
  if (!data) return <PageState state="error" title={t('curves')} retry={() => void refetch()} />
  return <Recording times={data.data.t} channels={data.data.channels} sportId={sportId} name={name} />
}

type RecordingProps = { times: readonly number[]; channels: Channels; sportId: number; name: string }

const hasSpeed = ({ speed = [] }: Channels) => speed.some((value) => value !== null)
const hasPositions = ({ lat = [], lon = [] }: Channels) => lat.some((value, index) => value !== null && lon[index] !== null)

function Recording({ times, channels, sportId, name }: RecordingProps) {
  const { t } = useTranslation('results')
  const format = useFormat()
  const [cursor, setCursor] = useState<number | null>(null)
  const [map] = useState(mapSettings)
  const panels = useMemo(() => {
    const words = {
      pace: t('channels.pace'),
      speed: t('channels.speed'),
      heartRate: t('channels.heartRate'),
      strokeRate: t('channels.strokeRate'),
      cadence: t('channels.cadence'),
      power: t('channels.power'),
      elevation: t('channels.elevation'),
    }
    return curvePanels(channels, speedScale(sportId), words, format)
  }, [channels, sportId, t, format])
  const track = useMemo(
    () => ({ latitude: channels['lat'] ?? [], longitude: channels['lon'] ?? [], values: channels['speed'] ?? [] }),
    [channels],
  )
  const positions = hasPositions(channels)
  const heat = () =>
    openModal({
      title: t('heat.title', { name }),
      size: 'xl',
      content: <HeatMap track={track} tileUrl={map.tileUrl} attribution={map.attribution} valueLabel={t('channels.speed')} />,
    })
  return (
    <div className={classes.curves} data-map={positions || undefined}>
      <TimeSeriesPanels title={t('curves')} t={times} panels={panels} onCursor={setCursor} />
      {positions && (
        <section className={classes.map} aria-label={t('track')}>
          <Group justify="space-between">
            <Title order={3}>{t('track')}</Title>
            {hasSpeed(channels) && (
              <Button variant="default" size="xs" leftSection={<IconFlame size={16} />} onClick={heat}>
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
        </section>
      )}
    </div>
  )
}
