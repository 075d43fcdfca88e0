import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { figuresOf, type StretchFigures } from '#domain/training/best-segments.ts'
import { opensPart } from '#domain/rules/gated-parts.ts'
import { useViewer } from '../../shell/viewer.ts'
import type { Stretch } from '#domain/training/pieces.ts'
import { channelsQuery } from '../activities/open.ts'

type Recorded = {
  t: readonly number[]
  channels: Readonly<Record<string, readonly (number | null)[]>>
}

function columnsOf({ t, channels }: Recorded): Map<string, Float64Array> {
  const columns = Object.entries(channels).map(
    ([name, values]) => [name, Float64Array.from(values, (value) => value ?? Number.NaN)] as const,
  )
  return new Map([...columns, ['t', Float64Array.from(t)]])
}

/**
 * What was measured between two times, while their ends are still being moved; null until the
 * curves are here.
 */
export function useStretchFigures(activityId: number): (stretch: Stretch) => StretchFigures | null {
  const recorded = useQuery({
    ...channelsQuery(activityId),
    enabled: opensPart('curves', useViewer()),
  }).data?.data
  const columns = useMemo(() => (recorded ? columnsOf(recorded) : null), [recorded])
  return (stretch) => columns && figuresOf(columns, stretch)
}
