import { useMemo } from 'react'
import { useFormat } from '../../../format/format.ts'

/** How figures of ratios are written. */
export function useRatioWriters() {
  const { number } = useFormat()
  return useMemo(
    () => ({
      ratio: (value: number) => number(value, 2),
      load: (value: number) => number(value, 0),
      change: (value: number) => {
        const written = number(Math.abs(value), 2)
        return Number(value.toFixed(2)) === 0 ? written : `${value > 0 ? '+' : '−'}${written}`
      },
    }),
    [number],
  )
}
