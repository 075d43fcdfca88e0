import 'uplot/dist/uPlot.min.css'
import { useCallback, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { Stack, Text, useComputedColorScheme } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat, type Format } from '../../format.ts'
import { GROUND, INK } from '../theme-colours.ts'
import { BandLayer, type MoveBand } from './BandLayer.tsx'
import type { Band } from './bands.ts'
import { ChartFrame } from './ChartFrame.tsx'
import { PanelHead } from './PanelHead.tsx'
import { drawStack, type PanelStack } from './panel-stack.ts'
import { PanelValues } from './PanelValues.tsx'
import { headOf, readAt } from './panel-values.ts'
import { paintTogether, savePng } from './save-image.ts'
import {
  elapsed,
  linesOf,
  steppedIndex,
  TIME_STEPS,
  type Along,
  type Panel,
  type Span,
} from './time-series.ts'

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
  /** Index of the sample under the cursor, for a map beside it. */
  onCursor?: (index: number | null) => void
  /**
   * Stretches laid over all panels, and what happens when an end of one is moved or one is pointed
   * at.
   */
  bands?: { list: readonly Band[]; onMove: MoveBand; onChoose?: (key: string) => void }
}

const writerOf = (format: Format) => (panel: Panel, value: number) =>
  panel.write?.(value) ?? format.number(value, panel.decimals)

/** Channels over time, one panel each, with a common cursor that reads the recorded values. */
export function TimeSeriesPanels({
  title,
  t: times,
  along,
  panels,
  panelHeight = 120,
  onCursor,
  bands,
}: TimeSeriesPanelsProps) {
  const { t } = useTranslation('ui')
  const time = useMemo(() => ({ label: t('chart.time'), write: elapsed, steps: TIME_STEPS }), [t])
  const axis = along ?? time
  const format = useFormat()
  const scheme = useComputedColorScheme('light')
  const syncKey = useId()
  const hosts = useRef(new Map<string, HTMLDivElement>())
  const stack = useRef<PanelStack>(null)
  const [index, setIndex] = useState<number | null>(null)
  const [span, setSpan] = useState<Span | null>(null)
  const whole = { from: times[0] ?? 0, to: times.at(-1) ?? 0 }
  const write = writerOf(format)
  const tell = useRef(onCursor)
  useEffect(() => {
    tell.current = onCursor
  })

  const move = useCallback((next: number | null) => {
    setIndex(next)
    tell.current?.(next)
  }, [])

  useEffect(() => {
    const elements = panels
      .map((panel) => hosts.current.get(panel.key))
      .filter((host) => host !== undefined)
    const drawn = drawStack(elements, {
      times,
      panels,
      height: panelHeight,
      scheme,
      syncKey,
      write: writerOf(format),
      along: axis,
      onCursor: move,
      onSpan: setSpan,
    })
    stack.current = drawn
    const watch = new ResizeObserver(drawn.resize)
    elements.slice(0, 1).forEach((host) => watch.observe(host))
    return () => {
      watch.disconnect()
      drawn.destroy()
    }
  }, [times, axis, panels, panelHeight, scheme, syncKey, format, move])

  function press(event: KeyboardEvent) {
    const next = steppedIndex(event.key, event.shiftKey, index, times)
    if (next !== null) stack.current?.moveCursor(next)
    else if (event.key === '+' || event.key === '=') stack.current?.zoom(0.5)
    else if (event.key === '-') stack.current?.zoom(2)
    else if (event.key === 'Escape') stack.current?.reset()
    else return
    event.preventDefault()
  }
  function save() {
    const canvases = stack.current?.canvases() ?? []
    const pictures = canvases.map((canvas, place) => ({ canvas, title: headOf(panels[place]) }))
    savePng(paintTogether(pictures, { ground: GROUND[scheme], ink: INK[scheme] }), title)
  }
  const at = index === null ? undefined : times[index]
  const reading = (panel: Panel) =>
    linesOf(panel)
      .map(({ values }) => readAt(panel, values, index, write))
      .join(' · ')
  const spoken =
    at === undefined
      ? t('chart.keys')
      : [
          axis.write(at),
          ...panels.map((panel) => `${panel.label} ${reading(panel)} ${panel.unit}`),
        ].join(', ')

  if (times.length === 0 || panels.length === 0) return <Text c="dimmed">{t('chart.noData')}</Text>
  return (
    <ChartFrame
      title={title}
      onImage={save}
      onReset={() => stack.current?.reset()}
      table={<PanelValues title={title} times={times} axis={axis} panels={panels} write={write} />}
    >
      <div className="ui-banded">
        <div
          className="ui-panels"
          role="slider"
          tabIndex={0}
          aria-label={title}
          aria-valuemin={0}
          aria-valuemax={times.length - 1}
          aria-valuenow={index ?? 0}
          aria-valuetext={spoken}
          title={t('chart.keys')}
          onKeyDown={press}
        >
          <Text size="sm" className="ui-tabular" ta="right" h={20}>
            {at === undefined ? '' : axis.write(at)}
          </Text>
          <Stack gap={4}>
            {panels.map((panel) => (
              <div key={panel.key}>
                <PanelHead
                  panel={panel}
                  read={(values) => (index === null ? '' : readAt(panel, values, index, write))}
                />
                <div
                  role="img"
                  aria-label={[panel.label, ...linesOf(panel).map(({ who }) => who), axis.label]
                    .filter(Boolean)
                    .join(', ')}
                  ref={(host) => {
                    if (host) hosts.current.set(panel.key, host)
                    else hosts.current.delete(panel.key)
                  }}
                />
              </div>
            ))}
          </Stack>
        </div>
        {bands && (
          <BandLayer
            bands={bands.list}
            shown={span ?? whole}
            whole={whole}
            onMove={bands.onMove}
            onChoose={bands.onChoose}
          />
        )}
      </div>
    </ChartFrame>
  )
}
