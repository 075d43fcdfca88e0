import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/format.ts'
import { TimeSeriesPanels } from '../../ui/charts/TimeSeriesPanels.tsx'
import { racePanels, type DrawnLine, type RacePanel } from './race-panels.ts'

const DISTANCE_STEPS = [10, 20, 50, 100, 200, 250, 500, 1000, 2000, 5000]

type RaceCurvesProps = {
  lines: readonly DrawnLine[]
  against: DrawnLine | undefined
  chosen: readonly RacePanel[]
}

/** How far behind, how fast and at what rate, over the metres and under one crosshair. */
export function RaceCurves({ lines, against, chosen }: RaceCurvesProps) {
  const { t } = useTranslation('racing')
  const format = useFormat()
  const { places, panels } = useMemo(
    () =>
      racePanels({
        lines,
        against: against?.line,
        chosen,
        label: (panel) =>
          panel === 'behind'
            ? t('chart.behind', { name: against?.name ?? '' })
            : t(`columns.${panel}`),
        format,
      }),
    [lines, against, chosen, t, format],
  )
  const along = useMemo(
    () => ({
      label: t('columns.at'),
      write: (metres: number) => `${format.number(metres)}\u00A0m`,
      steps: DISTANCE_STEPS,
    }),
    [t, format],
  )
  if (panels.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('chart.none')}
      </Text>
    )
  return (
    <TimeSeriesPanels
      title={t('chart.title')}
      t={places}
      along={along}
      panels={panels}
      panelHeight={PANEL_HEIGHT}
      endNames
    />
  )
}

const PANEL_HEIGHT = 152
