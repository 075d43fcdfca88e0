import { Text } from '@mantine/core'
import { useLayoutEffect, useRef, useState } from 'react'
import { onScheme } from '../theme-colours.ts'
import { ChartFrame } from './ChartFrame.tsx'
import { aligned, nearestPoint, type CurveLine } from './curve-lines.ts'
import type { CurveAxis, drawLines } from './line-plot.ts'
import { OutsideNote, type OutsideNoteProps } from './OutsideNote.tsx'
import { endsPassed, robustRange } from './robust-range.ts'
import { savePlots, savePlotsSvg } from './save-image.ts'
import { useDrawnScheme } from './use-drawn-scheme.ts'
import { useCursor } from './use-cursor.ts'
import { ValuesTable } from './ValuesTable.tsx'
import classes from './charts.module.css'
import { colon, inBrackets, listSeparator } from '../../format/punctuation.ts'

export type { CurveAxis } from './line-plot.ts'

type LineCurvesProps = {
  title: string
  /** The same array while the data is the same. */
  lines: readonly CurveLine[]
  /** Both stay the same between renders; the label heads the first column of the values. */
  x: CurveAxis & { label: string }
  y: CurveAxis
  height?: number
}

type Drawn = ReturnType<typeof drawLines>

/** Kept from the first lines on: paper does not wait until it would have been fetched. */
let draw: typeof drawLines | undefined

/**
 * Lines of points over each other, with what is pointed at below. The drawing library is loaded
 * with the first of them.
 */
export function LineCurves({ title, lines, x, y, height = 300 }: LineCurvesProps) {
  const scheme = useDrawnScheme()
  const host = useRef<HTMLDivElement>(null)
  const drawn = useRef<Drawn>(null)
  const [showsAll, setShowsAll] = useState(false)
  const { xs } = aligned(lines)
  const placeOf = (index: number | null) => (index === null ? null : (xs[index] ?? null))
  const readingsAt = (index: number | null) =>
    lines.map((line) => ({ line, text: readingOf(line, placeOf(index), x, y) }))
  const { at, setAt, sliderOf } = useCursor(
    xs.length,
    (next) => {
      const plot = drawn.current?.plot
      plot?.setCursor({ left: plot.valToPos(xs[next] ?? 0, 'x'), top: 0 })
    },
    (index) => heard(readingsAt(index)),
  )
  useLayoutEffect(() => {
    const element = host.current
    if (!element) return undefined
    let wanted = true
    const watch = new ResizeObserver(
      () =>
        element.clientWidth > 0 &&
        drawn.current?.plot.setSize({ width: element.clientWidth, height }),
    )
    const show = (drawWith: typeof drawLines) => {
      draw = drawWith
      if (!wanted) return
      drawn.current = drawWith(element, lines, {
        height,
        scheme,
        x,
        y,
        showsAll,
        onHover: setAt,
      })
      watch.observe(element)
    }
    if (draw) show(draw)
    else void import('./line-plot.ts').then((plots) => show(plots.drawLines))
    return () => {
      wanted = false
      watch.disconnect()
      drawn.current?.plot.destroy()
      drawn.current = null
    }
  }, [lines, x, y, scheme, height, showsAll, setAt])
  const readings = readingsAt(at)
  const pictures = () =>
    drawn.current ? [{ plot: drawn.current.plot, title, names: lines.map(nameOf) }] : []
  return (
    <ChartFrame
      title={title}
      onImage={() => savePlots(pictures(), scheme, title)}
      onSvg={() => savePlotsSvg(pictures(), scheme, title)}
      table={<CurveValues title={title} lines={lines} x={x} y={y} />}
    >
      <div className={classes.panels} {...sliderOf(title, heard(readings))}>
        <div
          ref={host}
          role="img"
          aria-label={`${title}${colon()}${lines.map(({ label }) => label).join(listSeparator())}`}
          style={{ minHeight: height }}
        />
      </div>
      <Text component="div" size="sm" className={classes.readings ?? ''}>
        {readings.map(({ line, text }) => (
          <span key={line.key} style={{ color: onScheme(line.colour.light, line.colour.dark) }}>
            {text}
          </span>
        ))}
      </Text>
      <CurvesOutside {...{ title, lines, y, isShown: showsAll, onShow: setShowsAll }} />
    </ChartFrame>
  )
}

const heard = (readings: readonly { text: string }[]) =>
  readings.map(({ text }) => text).join(listSeparator())

const nameOf = ({ label, mark }: CurveLine) => (mark === label ? label : `${mark} ${label}`)

/** A line by its mark and name, and its point nearest to the place that is pointed at. */
function readingOf(line: CurveLine, place: number | null, x: CurveAxis, y: CurveAxis): string {
  const name = nameOf(line)
  const point = place === null ? null : nearestPoint(line.points, place)
  if (!point) return name
  const words = [x.write(point.x), y.write(point.y), ...(point.note ? [point.note] : [])]
  return `${name}${colon()}${words.join(' · ')}`
}

type CurvesOutsideProps = Pick<LineCurvesProps, 'title' | 'lines' | 'y'> &
  Pick<OutsideNoteProps, 'isShown' | 'onShow'>

/** What the robust axis of paces leaves out. */
function CurvesOutside({ title, lines, y, isShown, onShow }: CurvesOutsideProps) {
  const values = lines.flatMap(({ points }) => points.map((point) => point.y))
  const range = y.inverted ? robustRange(values) : null
  const ends = range ? endsPassed(values, range).map((end) => y.write(end)) : []
  return (
    <OutsideNote
      outside={ends.length > 0 ? [{ label: title, ends }] : []}
      isShown={isShown}
      onShow={onShow}
    />
  )
}

type CurveValuesProps = Pick<LineCurvesProps, 'title' | 'lines' | 'x' | 'y'>

/** A row for each place, with the value of each line and what is noted of it. */
function CurveValues({ title, lines, x, y }: CurveValuesProps) {
  const { xs } = aligned(lines)
  const rows = xs.map((place) => [
    x.write(place),
    ...lines.map(({ points }) => {
      const point = points.find((one) => one.x === place)
      if (!point) return ''
      return point.note ? `${y.write(point.y)}${inBrackets(point.note)}` : y.write(point.y)
    }),
  ])
  return (
    <ValuesTable label={title} head={[x.label, ...lines.map(({ label }) => label)]} rows={rows} />
  )
}
