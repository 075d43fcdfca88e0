import { useMemo, useState } from 'react'
import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { listSeparator } from '../../format/punctuation.ts'
import { NO_DATA } from '../../format/no-data.ts'
import { BandLayer, type MoveBand } from './BandLayer.tsx'
import type { Band } from './bands.ts'
import { ChartFrame } from './ChartFrame.tsx'
import { OutsideNote, type Outside } from './OutsideNote.tsx'
import { PanelHead } from './PanelHead.tsx'
import { plotHeight } from './panel-plot.ts'
import { isPace } from './panel-scales.ts'
import { readingAt, spanOfLine, lineHead, readAt, type WriteValue } from './panel-values.ts'
import { endsPassed, robustRange } from './robust-range.ts'
import {
  elapsed,
  linesOf,
  TIME_STEPS,
  rowStep,
  type Along,
  type Figure,
  type Panel,
  type Span,
} from './time-series.ts'
import { usePanelStack } from './use-panel-stack.ts'
import { ValuesTable } from './ValuesTable.tsx'
import 'uplot/dist/uPlot.min.css'
import ui from '../ui.module.css'
import classes from './charts.module.css'

type PanelValuesProps = {
  title: string
  times: readonly number[]
  axis: Along
  panels: readonly Panel[]
  write: WriteValue
}

const TABLE_ROWS = 200

/** The values behind panels, a column for every line and for the words of a panel. */
function PanelValues({ title, times, axis, panels, write }: PanelValuesProps) {
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

export type { Panel } from './time-series.ts'

export type TimeSeriesPanelsProps = {
  title: string
  /** Seconds from the start, or what `along` says, ascending; every panel has as many values. */
  t: readonly number[]
  /** The same object while it is the same. */
  along?: Along
  /** This must be the same array while the data is the same, since a new one redraws the panels. */
  panels: readonly Panel[]
  /** The height of each panel, in pixels. */
  panelHeight?: number
  /** The name of each line stands at its end, where several are compared. */
  endNames?: boolean
  /** Index of the sample under the cursor, for a map beside it. */
  onCursor?: (index: number | null) => void
  /**
   * Stretches laid over all panels, and what happens when an end of one is moved or one is pointed
   * at; and the time that a click holds, so that it stays while the pointer goes elsewhere.
   */
  bands?: {
    list: readonly Band[]
    onMove: MoveBand
    onChoose?: (key: string) => void
    held?: Held
  }
}

type Held = { at: number | null; onHold: (at: number | null) => void }

/** Channels over time, one panel each, with a common cursor that reads the recorded values. */
export function TimeSeriesPanels({
  title,
  t: times,
  along,
  panels: given,
  panelHeight = 120,
  endNames,
  onCursor,
  bands,
}: TimeSeriesPanelsProps) {
  const { t } = useTranslation('ui')
  const time = useMemo(() => ({ label: t('chart.time'), write: elapsed, steps: TIME_STEPS }), [t])
  const axis = along ?? time
  const [showsAll, setShowsAll] = useState(false)
  const panels = useMemo(
    () => (showsAll ? given.map((panel) => ({ ...panel, showsAll })) : given),
    [given, showsAll],
  )
  const hold = holdOf(bands?.held, times)
  const keys = t(hold ? 'chart.keysToHold' : 'chart.keys')
  const stack = usePanelStack({
    times,
    axis,
    panels,
    panelHeight,
    endNames,
    onCursor,
    watchesSpan: bands !== undefined || given.some(isPace),
    hold,
  })
  const { index, write } = stack
  const whole = { from: times[0] ?? 0, to: times.at(-1) ?? 0 }
  const shown = stack.span ?? whole
  const outside = useMemo(
    () => outsideOf(given, times, { from: shown.from, to: shown.to }, write),
    [given, times, shown.from, shown.to, write],
  )
  const at = index === null ? undefined : times[index]
  const read = (panel: Panel) => panelReading(panel, index, write)
  const spoken =
    at === undefined ? keys : [axis.write(at), ...panels.map(read)].join(listSeparator())

  if (times.length === 0 || panels.length === 0) return <Text c="dimmed">{t('chart.noData')}</Text>
  return (
    <ChartFrame
      title={title}
      onImage={() => stack.saveImage(title)}
      onSvg={() => stack.saveSvg(title)}
      onReset={stack.reset}
      table={<PanelValues title={title} times={times} axis={axis} panels={panels} write={write} />}
    >
      <div className={classes.banded}>
        <div
          className={classes.panels}
          role="slider"
          tabIndex={0}
          aria-label={title}
          aria-valuemin={0}
          aria-valuemax={times.length - 1}
          aria-valuenow={index ?? 0}
          aria-valuetext={spoken}
          title={keys}
          onKeyDown={stack.press}
        >
          <div className={`${ui.tabular} ${classes.place}`}>
            {at === undefined ? '' : axis.write(at)}
          </div>
          <div className={classes.stack}>
            {panels.map((panel, place) => (
              <div key={panel.key}>
                <PanelHead
                  panel={panel}
                  hidesNames={endNames === true && index === null}
                  read={(line) =>
                    index === null
                      ? spanOfLine(panel, line, write)
                      : readingAt(panel, line, index, write)
                  }
                />
                <div
                  role="img"
                  aria-label={[panel.label, ...linesOf(panel).map(({ who }) => who), axis.label]
                    .filter(Boolean)
                    .join(listSeparator())}
                  ref={stack.hostOf(panel.key)}
                  style={{ minHeight: plotHeight(panelHeight, place === panels.length - 1) }}
                />
              </div>
            ))}
          </div>
        </div>
        {bands && (
          <BandLayer
            bands={bands.list}
            shown={shown}
            whole={whole}
            held={bands.held?.at ?? null}
            onMove={bands.onMove}
            onChoose={bands.onChoose}
          />
        )}
      </div>
      <OutsideNote outside={outside} isShown={showsAll} onShow={setShowsAll} />
    </ChartFrame>
  )
}

/** The time that a click holds or frees. */
const holdOf = (held: Held | undefined, times: readonly number[]) =>
  held && {
    isHeld: held.at !== null,
    toggle: (index: number) => held.onHold(held.at === null ? (times[index] ?? null) : null),
  }

type Write = (figure: Figure, value: number) => string

/** The values of a panel at a place, in words. */
function panelReading(panel: Panel, index: number | null, write: Write): string {
  const values = linesOf(panel).map((line) => {
    const value = readingAt(panel, line, index, write)
    return panel.ownScales ? `${line.who} ${value}` : value
  })
  return [panel.label, values.join(' · '), panel.ownScales ? '' : panel.unit].join(' ').trim()
}

/** The paces in view whose robust axis leaves some of them out. */
function outsideOf(
  panels: readonly Panel[],
  times: readonly number[],
  { from, to }: Span,
  write: Write,
): Outside[] {
  const isInView = (_: unknown, index: number) => {
    const at = times[index] ?? 0
    return at >= from && at <= to
  }
  return panels.filter(isPace).flatMap((panel) => {
    const values = linesOf(panel).flatMap((line) => line.values.filter(isInView))
    const range = robustRange(values)
    const ends = range ? endsPassed(values, range) : []
    return ends.length === 0
      ? []
      : [{ label: panel.label, ends: ends.map((end) => write(panel, end)) }]
  })
}
