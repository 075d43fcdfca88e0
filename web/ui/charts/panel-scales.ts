import type uPlot from 'uplot'
import { robustRange } from './robust-range.ts'
import { linesOf, valueRange, type Panel } from './time-series.ts'

/** Bars are behind the lines: they take the lower part of the picture. */
const PART_OF_BARS = 0.45

/** The scale of the line with this place in its panel. */
export const scaleAt = ({ ownScales }: Panel, place: number): string =>
  ownScales && place > 0 ? `y${place}` : 'y'

/** What the lines of a panel are measured by. */
export function scalesOf(panel: Panel): uPlot.Scales {
  if (panel.ownScales)
    return Object.fromEntries(
      linesOf(panel).map(({ bars }, place) => [
        scaleAt(panel, place),
        {
          range: (plot: uPlot) => {
            const shown = shownOf(plot, place + 1)
            return bars ? rangeOfBars(shown) : (valueRange(shown) ?? [0, 1])
          },
        },
      ]),
    )
  return {
    y: {
      dir: panel.inverted ? -1 : 1,
      range: (plot) => {
        const lines = linesOf(panel).flatMap((_, place) => shownOf(plot, place + 1))
        const bars = panel.bars ? [0] : []
        const shown = [...lines, ...edgesOf(panel), ...bars]
        return (isPace(panel) ? robustRange(shown) : valueRange(shown)) ?? [0, 1]
      },
    },
  }
}

/** Whether a panel shows paces, whose slowest and fastest do not rule its axis. */
export const isPace = ({ inverted = false, showsAll = false }: Panel) => inverted && !showsAll

/** All areas are in the picture, wherever the values are. */
const edgesOf = ({ areas = [] }: Panel) => areas.flatMap(({ from, to }) => [from, to])

/** The values in view decide the range, so that a zoom into a piece shows its detail. */
function shownOf(plot: uPlot, series: number): (number | null | undefined)[] {
  const [times] = plot.data
  const [first = 0, last = times.length - 1] = plot.series[0]?.idxs ?? []
  return Array.from(plot.data[series] ?? []).slice(first, last + 1)
}

function rangeOfBars(values: readonly (number | null | undefined)[]): [number, number] {
  const most = values.reduce<number>((highest, value) => Math.max(highest, value ?? 0), 0)
  return [0, most > 0 ? most / PART_OF_BARS : 1]
}
