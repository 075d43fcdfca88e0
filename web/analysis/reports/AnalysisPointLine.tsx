import { Stack, Text } from '@mantine/core'
import ui from '../../ui/ui.module.css'
import type { AnalysisPoints, MeasureShown, NamedPoint } from './use-analysis-points.ts'

type AnalysisPointLineProps = { point: NamedPoint; points: AnalysisPoints }

/** A point on a phone: whose, when, and both figures. */
export function AnalysisPointLine({ point, points: { x, y } }: AnalysisPointLineProps) {
  const { athlete, when } = point
  return (
    <Stack gap={4}>
      <Text fw={500}>{[athlete.full_name, when].filter(Boolean).join(' · ')}</Text>
      <Text size="sm" c="dimmed" className={ui.tabular}>
        {[named(x, point.x), named(y, point.y)].join(' · ')}
      </Text>
    </Stack>
  )
}

const named = ({ label, unit, write }: MeasureShown, value: number) =>
  [label, write(value), ...(unit === undefined ? [] : [unit])].join(' ')
