import 'uplot/dist/uPlot.min.css'
import charts from '../../ui/charts/charts.module.css'
import { NativeSelect, Text, useComputedColorScheme } from '@mantine/core'
import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx'
import { savePlots, savePlotsSvg } from '../../ui/charts/save-image.ts'
import { elapsed, rowStep } from '../../ui/charts/time-series.ts'
import { ValuesTable } from '../../ui/charts/ValuesTable.tsx'
import { onScheme } from '../../ui/theme-colours.ts'
import { usePhone } from '../../ui/use-phone.ts'
import { panelsOf, type Line, type Panel } from './lines.ts'
import type { StrokeSpan } from './queries.ts'
import { useQuantities, type Quantities } from './quantity-format.ts'
import type { StrokeTable } from './stroke-table.ts'
import classes from './telemetry.module.css'
import { useStrokePlots } from './use-stroke-plots.ts'
import { colon, listSeparator } from '../../format/punctuation.ts'

type StrokePanelsProps = {
  table: StrokeTable
  seats: readonly Line[]
  boat: Line
  span: StrokeSpan
  stroke: number
  onSpan: (span: StrokeSpan | null) => void
  onStroke: (stroke: number) => void
}

const HEIGHT = 132

/** Every quantity over time, the chosen seats over each other; on a phone one at a time. */
export function StrokePanels({
  table,
  seats,
  boat,
  span,
  stroke,
  onSpan,
  onStroke,
}: StrokePanelsProps) {
  const { t } = useTranslation('telemetry')
  const quantities = useQuantities()
  const scheme = useComputedColorScheme('light')
  const phone = usePhone()
  const [wanted, setWanted] = useState(0)
  const all = useMemo(() => panelsOf(table, seats, boat), [table, seats, boat])
  const panels = useMemo(() => (phone ? all.slice(wanted, wanted + 1) : all), [all, phone, wanted])
  const { times } = table
  const { host, hover, plotsShown } = useStrokePlots({
    times,
    panels,
    height: HEIGHT,
    span,
    stroke,
    onSpan,
    onStroke,
  })
  const read = hover ?? stroke
  const title = t('panels.title')
  const pictures = () =>
    plotsShown().map((plot, place) => {
      const panel = panels[place]
      return {
        plot,
        title: panel ? quantities.head(panel.quantity) : '',
        names: panel?.lines.map(({ line }) => line.name) ?? [],
      }
    })
  if (all.length === 0) return null
  return (
    <ChartFrame
      title={title}
      onImage={() => savePlots(pictures(), scheme, title)}
      onSvg={() => savePlotsSvg(pictures(), scheme, title)}
      onReset={() => onSpan(null)}
      table={
        <PanelValues
          title={title}
          table={table}
          panels={panels}
          span={span}
          quantities={quantities}
        />
      }
    >
      {phone ? (
        <NativeSelect
          aria-label={t('panels.show')}
          value={String(wanted)}
          onChange={(event) => setWanted(Number(event.currentTarget.value))}
          data={all.map(({ quantity }, index) => ({
            value: String(index),
            label: quantities.name(quantity),
          }))}
        />
      ) : (
        <Text size="sm" c="dimmed">
          {t('stretch.hint')}
        </Text>
      )}
      <div className={`${charts.panels} ${classes.panels}`}>
        {panels.map(({ quantity, lines }) => (
          <div key={quantity}>
            <PanelHead quantity={quantities.head(quantity)}>
              {lines.map(({ line, values }) => (
                <span
                  key={line.short}
                  style={{ color: onScheme(line.colour.light, line.colour.dark) }}
                >
                  {lines.length > 1 ? line.mark + colon() : ''}
                  {quantities.write(quantity, values[read])}
                </span>
              ))}
            </PanelHead>
            <div
              role="img"
              aria-label={[
                quantities.name(quantity),
                lines.map(({ line }) => line.name).join(listSeparator()),
              ].join(colon())}
              ref={host(quantity)}
            />
          </div>
        ))}
      </div>
    </ChartFrame>
  )
}

function PanelHead({ quantity, children }: { quantity: string; children: ReactNode }) {
  return (
    <Text size="sm" component="div" className={classes.head ?? ''}>
      <span>{quantity}</span>
      <span className={classes.readings}>{children}</span>
    </Text>
  )
}

const TABLE_ROWS = 200

type PanelValuesProps = {
  title: string
  table: StrokeTable
  panels: readonly Panel[]
  span: StrokeSpan
  quantities: Quantities
}

function PanelValues({
  title,
  table: { times },
  panels,
  span: { first, last },
  quantities,
}: PanelValuesProps) {
  const { t } = useTranslation('telemetry')
  const columns = panels.flatMap(({ quantity, lines }) =>
    lines.map(({ line, values }) => ({
      quantity,
      values,
      head:
        lines.length > 1
          ? `${quantities.head(quantity)} · ${line.short}`
          : quantities.head(quantity),
    })),
  )
  const step = rowStep(last - first + 1, TABLE_ROWS)
  const rows = Array.from(
    { length: Math.ceil((last - first + 1) / step) },
    (_, index) => first + index * step,
  ).map((stroke) => [
    String(stroke + 1),
    elapsed(times[stroke] ?? 0),
    ...columns.map(({ quantity, values }) => quantities.write(quantity, values[stroke])),
  ])
  return (
    <ValuesTable
      label={title}
      head={[t('scrub.label'), t('chart.time', { ns: 'ui' }), ...columns.map(({ head }) => head)]}
      rows={rows}
      step={step}
    />
  )
}
