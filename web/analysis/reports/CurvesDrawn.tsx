import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LineCurves, type CurveAxis } from '../../ui/charts/LineCurves.tsx'
import type { DrawnLines } from './ergo-lines.ts'

type CurvesDrawnProps = {
  title: string
  /** The same object while the data is the same. */
  drawn: DrawnLines
  x: CurveAxis & { label: string }
  y: CurveAxis
}

/** Lines over each other, and how many of all they are where not all of them are drawn. */
export function CurvesDrawn({ title, drawn, x, y }: CurvesDrawnProps) {
  const { t } = useTranslation('reports')
  const { lines, count } = drawn
  return (
    <Stack gap={4}>
      <LineCurves title={title} lines={lines} x={x} y={y} />
      {lines.length < count && (
        <Text size="sm" c="dimmed">
          {t('chart.some', { shown: lines.length, count })}
        </Text>
      )}
    </Stack>
  )
}
