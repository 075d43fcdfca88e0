import { ticksUpTo } from './round-ticks.ts'

/** Where the axis stands; values are written left of it. */
export const LEFT = 34
/** Right of the lines their last values are written. */
const RIGHT = 44
const BELOW = 26

export type PanelSize = { width: number; height: number; top: number }
export type PanelLine = { path: string; area: string; last: { x: number; y: number } | null }

export const bottomOf = ({ height }: PanelSize): number => height - BELOW

/** The lines of all panels on one scale from zero. */
export function drawPanels(
  panels: readonly (readonly (number | null)[])[],
  size: PanelSize,
): { lines: readonly PanelLine[]; ticks: readonly { value: number; y: number }[] } {
  const most = Math.max(0, ...panels.flat().filter((value) => value !== null))
  const axis = ticksUpTo(most)
  const top = axis.at(-1) ?? 1
  const places = Math.max(1, ...panels.map((values) => values.length - 1))
  const bottom = bottomOf(size)
  const x = (place: number) => LEFT + (place * (size.width - LEFT - RIGHT)) / places
  const y = (value: number) => bottom - (value / top) * (bottom - size.top)
  const lines = panels.map((values): PanelLine => {
    const runs = runsOf(values)
    const written = runs.map((run) =>
      run.map(([place, value]) => `${x(place).toFixed(1)} ${y(value).toFixed(1)}`),
    )
    const last = runs.at(-1)?.at(-1)
    return {
      path: written.map((run) => `M${run.join('L')}`).join(''),
      area: written
        .map((run, index) => {
          const [first, end] = [runs[index]?.[0]?.[0] ?? 0, runs[index]?.at(-1)?.[0] ?? 0]
          return `M${x(first).toFixed(1)} ${bottom}L${run.join('L')}L${x(end).toFixed(1)} ${bottom}Z`
        })
        .join(''),
      last: last ? { x: x(last[0]), y: y(last[1]) } : null,
    }
  })
  const ticks = axis.map((value) => ({ value, y: y(value) }))
  return { lines, ticks }
}

/** Values in a row, each with its place. */
function runsOf(values: readonly (number | null)[]): (readonly [number, number])[][] {
  const runs: (readonly [number, number])[][] = []
  for (const [place, value] of values.entries()) {
    if (value === null) continue
    if ((values[place - 1] ?? null) === null) runs.push([])
    runs.at(-1)?.push([place, value])
  }
  return runs
}
