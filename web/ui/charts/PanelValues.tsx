import { NO_DATA } from '../../format/no-data.ts'
import { lineHead, readAt, type WriteValue } from './panel-values.ts'
import { linesOf, rowStep, type Along, type Panel } from './time-series.ts'
import { ValuesTable } from './ValuesTable.tsx'

type PanelValuesProps = {
  title: string
  times: readonly number[]
  axis: Along
  panels: readonly Panel[]
  write: WriteValue
}

const TABLE_ROWS = 200

/** The values behind panels, a column for every line and for the words of a panel. */
export function PanelValues({ title, times, axis, panels, write }: PanelValuesProps) {
  const step = rowStep(times.length, TABLE_ROWS)
  const listed = times.map((at, index) => ({ at, index })).filter(({ index }) => index % step === 0)
  const rows = listed.map(({ at, index }) => [
    axis.write(at),
    ...panels.flatMap((panel) => [
      ...linesOf(panel).map((line) => readAt(line, index, write)),
      ...(panel.said ? [panel.said.values[index] ?? NO_DATA] : []),
    ]),
  ])
  const heads = panels.flatMap((panel) => [
    ...linesOf(panel).map((line) => lineHead(panel, line)),
    ...(panel.said ? [panel.said.label] : []),
  ])
  return <ValuesTable label={title} head={[axis.label, ...heads]} rows={rows} step={step} />
}
