import 'uplot/dist/uPlot.min.css'
import charts from '../../ui/charts/charts.module.css'
import {
  Group,
  NativeSelect,
  SegmentedControl,
  Stack,
  Switch,
  Text,
  useComputedColorScheme,
} from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { CurveName, Recording } from '#contract/recordings/telemetry.ts'
import { CURVES } from '#domain/constants/oar-quantities.ts'
import { peakNormalised } from '#domain/training/telemetry-curves.ts'
import { useFormat } from '../../format/format.ts'
import { ChartFrame } from '../../ui/charts/ChartFrame.tsx'
import { savePlots, savePlotsSvg } from '../../ui/charts/save-image.ts'
import { elapsed } from '../../ui/charts/time-series.ts'
import { ValuesTable } from '../../ui/charts/ValuesTable.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { onScheme } from '../../ui/theme-colours.ts'
import { drawCurves, type Curve } from './curve-plot.ts'
import type { Line } from './lines.ts'
import { curvesQuery, type StrokeSpan } from './queries.ts'
import classes from './telemetry.module.css'
import { useTelemetrySearch } from './use-telemetry-search.ts'
import { colon, listSeparator } from '../../format/punctuation.ts'

type DriveCurvesProps = {
  recording: Recording
  lines: readonly Line[]
  times: Float64Array
  /** null: all of it. */
  span: StrokeSpan | null
  stroke: number
}

const SCRUB_MS = 150

/**
 * Force from catch to finish, the chosen seats over each other: the mean of the stretch, or one
 * stroke.
 */
export function DriveCurves({ recording, lines, times, span, stroke }: DriveCurvesProps) {
  const { t } = useTranslation('telemetry')
  const [search, change] = useTelemetrySearch()
  const [wanted, setWanted] = useState<CurveName | null>(null)
  const curve = wanted ?? CURVES.find((name) => recording.curves.includes(name)) ?? 'force_curve'
  const single = search.view === 'stroke'
  const [first] = useDebouncedValue(single ? stroke : span?.first, SCRUB_MS)
  const [last] = useDebouncedValue(single ? stroke : span?.last, SCRUB_MS)
  const asked = first === undefined || last === undefined ? null : { first, last }
  const strokeCurves = useQuery(curvesQuery(recording.activity_id, asked, curve))
  const { data } = strokeCurves
  const curves = useMemo(
    () =>
      lines.flatMap((line): Curve[] => {
        const found = data?.data.curves.find(({ position }) => position === line.position)
        const values = found && (search.sameHeight ? peakNormalised(found.values) : found.values)
        return values ? [{ line, values }] : []
      }),
    [data, lines, search.sameHeight],
  )
  const most = Math.max(0, ...(data?.data.curves.map(({ strokes }) => strokes) ?? []))
  const said = single
    ? t('curves.oneOf', { number: (first ?? 0) + 1, time: elapsed(times[first ?? 0] ?? 0) })
    : t('curves.meanOf', { count: most })
  return (
    <Stack gap="sm">
      <Group gap="md" align="center">
        {recording.curves.length > 1 && (
          <NativeSelect
            label={t('curves.which')}
            value={curve}
            onChange={(event) =>
              setWanted(CURVES.find((name) => name === event.currentTarget.value) ?? null)
            }
            data={recording.curves.map((name) => ({ value: name, label: t(`curves.${name}`) }))}
          />
        )}
        <SegmentedControl
          aria-label={t('curves.view')}
          value={search.view}
          onChange={(view) => change({ view: view === 'stroke' ? 'stroke' : 'mean' })}
          data={[
            { value: 'mean', label: t('curves.mean') },
            { value: 'stroke', label: t('curves.stroke') },
          ]}
        />
        <Switch
          label={t('curves.sameHeight')}
          title={t('curves.sameHeightHint')}
          checked={search.sameHeight}
          onChange={(event) => change({ sameHeight: event.currentTarget.checked })}
        />
      </Group>
      {!data && <Waiting for={strokeCurves} rows={8} part />}
      {data && curves.length === 0 && <Text c="dimmed">{t('curves.none')}</Text>}
      {curves.length > 0 && (
        <CurveChart curves={curves} kind={curve} sameHeight={search.sameHeight} said={said} />
      )}
    </Stack>
  )
}

const HEIGHT = 340
const TABLE_STEP = 5
const DECIMALS: Record<CurveName, number> = {
  force_curve: 0,
  acceleration_curve: 2,
  gate_velocity_curve: 1,
  seat_curve: 2,
}
const UNITS: Record<CurveName, string> = {
  force_curve: 'N',
  acceleration_curve: 'm/s²',
  gate_velocity_curve: '°/s',
  seat_curve: 'm/s',
}

type CurveChartProps = {
  curves: readonly Curve[]
  kind: CurveName
  sameHeight: boolean
  said: string
}

function CurveChart({ curves, kind, sameHeight, said }: CurveChartProps) {
  const { t } = useTranslation('telemetry')
  const format = useFormat()
  const scheme = useComputedColorScheme('light')
  const host = useRef<HTMLDivElement>(null)
  const plot = useRef<ReturnType<typeof drawCurves>>(null)
  const [at, setAt] = useState<number | null>(null)
  useEffect(() => {
    const element = host.current
    if (!element) return undefined
    const write = (value: number) =>
      sameHeight ? format.percent(100 * value) : format.number(value, DECIMALS[kind] === 0 ? 0 : 1)
    const drawn = drawCurves(element, curves, {
      height: HEIGHT,
      scheme,
      write,
      writePercent: (percent) => format.percent(percent),
      onHover: setAt,
    })
    plot.current = drawn
    const watch = new ResizeObserver(
      () =>
        element.clientWidth > 0 && drawn.setSize({ width: element.clientWidth, height: HEIGHT }),
    )
    watch.observe(element)
    return () => {
      watch.disconnect()
      drawn.destroy()
    }
  }, [curves, scheme, kind, sameHeight, format])
  const write = (value: number | undefined) =>
    sameHeight
      ? format.percent(100 * (value ?? 0))
      : `${format.number(value, DECIMALS[kind])} ${UNITS[kind]}`
  const reading = curves.map(({ line, values }) => ({
    line,
    text: at === null ? line.name : `${line.short} ${write(values[at])}`,
  }))
  function press(event: KeyboardEvent) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0 || !plot.current) return
    const next = Math.min(Math.max((at ?? 0) + step * (event.shiftKey ? 10 : 1), 0), 100)
    plot.current.setCursor({ left: plot.current.valToPos(next, 'x'), top: 0 })
    event.preventDefault()
  }
  const title = `${t(`curves.${kind}`)} · ${t('curves.title')}`
  const pictures = () =>
    plot.current
      ? [{ plot: plot.current, title: said, names: curves.map(({ line }) => line.name) }]
      : []
  return (
    <ChartFrame
      title={title}
      onImage={() => savePlots(pictures(), scheme, title)}
      onSvg={() => savePlotsSvg(pictures(), scheme, title)}
      table={<CurveValues title={title} curves={curves} write={write} />}
    >
      <Text size="sm" c="dimmed">
        {said}
      </Text>
      <div
        className={charts.panels}
        role="slider"
        tabIndex={0}
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={at ?? 0}
        aria-valuetext={[format.percent(at ?? 0), ...reading.map(({ text }) => text)].join(
          listSeparator(),
        )}
        onKeyDown={press}
      >
        <div
          ref={host}
          role="img"
          aria-label={`${title}${colon()}${curves.map(({ line }) => line.name).join(listSeparator())}`}
        />
      </div>
      <Text component="div" size="sm" className={classes.readings ?? ''}>
        {at !== null && <span>{format.percent(at)}</span>}
        {reading.map(({ line, text }) => (
          <span key={line.short} style={{ color: onScheme(line.colour.light, line.colour.dark) }}>
            {text}
          </span>
        ))}
      </Text>
    </ChartFrame>
  )
}

type CurveValuesProps = {
  title: string
  curves: readonly Curve[]
  write: (value: number | undefined) => string
}

function CurveValues({ title, curves, write }: CurveValuesProps) {
  const { t } = useTranslation('telemetry')
  const format = useFormat()
  const percents = Array.from({ length: 100 / TABLE_STEP + 1 }, (_, index) => index * TABLE_STEP)
  const rows = percents.map((percent) => [
    format.percent(percent),
    ...curves.map(({ values }) => write(values[percent])),
  ])
  return (
    <ValuesTable
      label={title}
      head={[t('curves.drive'), ...curves.map(({ line }) => line.short)]}
      rows={rows}
    />
  )
}
