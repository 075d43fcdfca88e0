import { headOf, readAt, type WriteValue } from './panel-values.ts'
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

/** The values behind panels, a column for every line. */
export function PanelValues({ title, times, axis, panels, write }: PanelValuesProps) {
  const step = rowStep(times.length, TABLE_ROWS)
  const listed = times.map((at, index) => ({ at, index })).filter(({ index }) => index % step === 0)
  const rows = listed.map(({ at, index }) => [
    axis.write(at),
    ...panels.flatMap((panel) =>
      linesOf(panel).map(({ values }) => readAt(panel, values, index, write)),
    ),
  ])
  const heads = panels.flatMap((panel) =>
    linesOf(panel).map(({ who }) => [headOf(panel), who].filter(Boolean).join(' · ')),
  )
  return <ValuesTable label={title} head={[axis.label, ...heads]} rows={rows} step={step} />
}
