import { useCallback, useLayoutEffect, useRef } from 'react'
import type { Scheme } from '../theme-colours.ts'
import { CategoryChart, type CategoryChartProps } from './CategoryChart.tsx'
import { categoryLinesOption } from './category-lines-option.ts'

type CategoryLinesProps = CategoryChartProps & {
  /** The least on top: a time or a pace. */
  leastOnTop: boolean
  /** One category follows the other; else each has a point of its own. */
  isCourse: boolean
  isFromZero?: boolean
}

/** Lines over categories; the axis of what is measured does not begin at zero. */
export function CategoryLines(props: CategoryLinesProps) {
  const { leastOnTop, isCourse, isFromZero = false, ...chart } = props
  const { categories, series, unit, write } = chart
  const writer = useRef(write)
  useLayoutEffect(() => {
    writer.current = write
  })
  const optionOf = useCallback(
    (scheme: Scheme) =>
      categoryLinesOption(
        {
          categories,
          series,
          unit,
          leastOnTop,
          isCourse,
          isFromZero,
          write: (value) => writer.current(value),
        },
        scheme,
      ),
    [categories, series, unit, leastOnTop, isCourse, isFromZero],
  )
  return <CategoryChart {...chart} optionOf={optionOf} />
}
