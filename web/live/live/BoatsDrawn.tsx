import { Stack } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { speedScale, unitOfScale } from '#domain/time/speed-scale.ts'
import { useFormat } from '../../format/format.ts'
import { ChartWithMap } from '../../ui/charts/ChartWithMap.tsx'
import { TimeSeriesPanels } from '../../ui/charts/TimeSeriesPanels.tsx'
import { MultiChoice } from '../../ui/MultiChoice.tsx'
import { BoatsOnMap } from './BoatsOnMap.tsx'
import { liveCurves } from './curves.ts'
import { hasPlaces } from './looks.ts'
import { useSlowly } from './use-slowly.ts'
import type { Water } from './water.ts'

/** So often curves are drawn again; the map moves with every sample. */
const DRAW_MS = 5_000
/** Boats that are drawn while nobody has chosen others. */
const DRAWN_FIRST = 6

type BoatsDrawnProps = {
  water: Water
  sportId: number
  now: number
  /** False where the map stands beside the table. */
  withMap: boolean
}

/** Speed and rate of boats over each other, and where they are. */
export function BoatsDrawn({ water, sportId, now, withMap }: BoatsDrawnProps) {
  const { t } = useTranslation('live')
  const format = useFormat()
  const [wish, setWish] = useState<readonly string[] | null>(null)
  const drawn = useSlowly(water, DRAW_MS)
  const chosen = useMemo(
    () =>
      wish === null
        ? water.boats.slice(0, DRAWN_FIRST).map(({ recording_id }) => recording_id)
        : wish.map(Number),
    [wish, water.boats],
  )
  const { t: times, panels } = useMemo(() => {
    const scale = speedScale(sportId)
    const words = {
      speed: t(scale.kind === 'kmh' ? 'columns.speed' : 'columns.pace'),
      speedUnit: unitOfScale(scale),
      rate: t('columns.rate'),
      write: format.paceNumber,
    }
    return liveCurves(drawn, chosen, { scale, words })
  }, [drawn, chosen, sportId, t, format])
  const items = water.boats.map(({ recording_id, name }) => ({
    value: String(recording_id),
    label: name,
  }))
  return (
    <Stack gap="sm">
      <MultiChoice
        label={t('drawn')}
        groups={[{ group: t('boats'), items }]}
        value={chosen.map(String)}
        onChange={setWish}
        maw={640}
      />
      <ChartWithMap
        label={t('map')}
        chart={<TimeSeriesPanels title={t('curves')} t={times} panels={panels} />}
        map={withMap && hasPlaces(water) && <BoatsOnMap water={water} now={now} />}
      />
    </Stack>
  )
}
