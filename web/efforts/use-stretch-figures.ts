import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { figuresOf, type StretchFigures } from '#domain/training/best-segments.ts'
import type { Stretch } from '#domain/training/pieces.ts'
import { channelsQuery } from '../results/queries.ts'

/** What was measured between two times, while their ends are still being moved; null until the curves are here. */
export function useStretchFigures(activityId: number): (stretch: Stretch) => StretchFigures | null {
  const { data } = useQuery(channelsQuery(activityId))
  return useMemo(() => {
    if (!data) return () => null
    const { t, channels } = data.data
    const columns = new Map(
      Object.entries(channels).map(([name, values]) => [name, Float64Array.from(values, (value) => value ?? Number.NaN)]),
    )
    columns.set('t', Float64Array.from(t))
    return (stretch: Stretch) => figuresOf(columns, stretch)
  }, [data])
}
