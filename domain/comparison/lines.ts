import { courseOf, type Channels } from '../race-analysis/marks.ts'
import { figuresOf } from '../training/best-segments.ts'
import { sampledAt, wayOf, type Laid, type Sampled } from '../training/laid-stretches.ts'
import type { Stretch } from '../training/pieces.ts'
import { distancePerStroke } from '../training/stroke.ts'
import { CURVES, type CurveName } from './curves.ts'
import { splitFor, type Along, type SplitLength, type Unlaid } from './limits.ts'
import { splitsOf, totalOf, type Split, type Total } from './splits.ts'

type Maybe = number | null
type Series = Maybe[]

/** A recording to be laid beside others; no stretch where the piece is not marked in it. */
export type RecordedLine = {
  channels: Channels
  stretch: Stretch | null
  /** Metres that its piece was planned with. */
  planned: Maybe
}

type ComparedLine = {
  missing: Unlaid | null
  /** Null for what was not recorded. */
  curves: Record<CurveName, Series | null>
  track: { lat: Series; lon: Series } | null
  /** Seconds behind the first at the same place, or metres after the same time. */
  behind: Series | null
  total: Total | null
  splits: Split[]
}
export type Comparison = {
  /** Metres that pieces of one length are laid over. */
  course: Maybe
  split: SplitLength
  /** Metres or seconds from the start, for all curves. */
  at: number[]
  lines: ComparedLine[]
}

type LineOptions = {
  along: Along
  split: number | undefined
  /** The length of splits where none is chosen. */
  usualSplit: number
  isPiece: boolean
}

const POINTS = 400
const MEASURED = ['speed', 'stroke_rate', 'heart_rate', 'power'] as const
const WAY = ['distance', 'lat', 'lon'] as const
const NO_CURVES = Object.fromEntries(CURVES.map((name) => [name, null])) as Record<CurveName, null>

/** Recordings laid over each other from their start, or from that of a piece; the first leads. */
export function comparedLines(recorded: readonly RecordedLine[], asked: LineOptions): Comparison {
  const course = asked.isPiece ? courseOfPieces(recorded) : null
  const laid = recorded.map((line) => laidLine(line, asked.along, course))
  const ways = laid.flatMap(({ way }) => (way ? [way] : []))
  const length = Math.max(0, ...ways.map(({ way }) => way.length))
  const at = length > 0 ? gridOf(length) : []
  const metres = Math.max(0, ...laid.map(({ along }) => along?.way.length ?? 0))
  const split = splitFor(asked.split, metres, asked.usualSplit)
  const sampled = laid.map(({ way }) => (way ? sampledAt(way, at) : null))
  const leader = sampled[0] ?? null
  const splits = laid.map(({ line, along }) => splitsOf(line, along, { split, course }))
  const lines = laid.map(({ line, missing, along }, index): ComparedLine => {
    const own = sampled[index]
    const isFirst = index === 0
    return {
      missing,
      curves: own ? curvesOf(own) : NO_CURVES,
      track: own ? trackOf(own) : null,
      behind: own && leader && !isFirst ? behindOf(own, leader, asked.along) : null,
      total: totalOf(line, along, course),
      splits: splits[index] ?? [],
    }
  })
  return { course, split, at, lines: withGaps(lines, course) }
}

const gridOf = (length: number): number[] =>
  Array.from(
    { length: POINTS + 1 },
    (_, index) => Math.floor((100 * length * index) / POINTS) / 100,
  )

/** The metres that all pieces are laid over; null where they are not of one length. */
function courseOfPieces(recorded: readonly RecordedLine[]): Maybe {
  const known = recorded.flatMap(({ channels, stretch, planned }) => {
    const distance = stretch && figuresOf(channels, stretch).distance
    return distance ? [{ distance, planned }] : []
  })
  return courseOf(known)
}

/** A line on its way: along what is asked for, and along its metres, which splits are read from. */
type LaidLine = {
  line: RecordedLine
  missing: Unlaid | null
  way: Laid | null
  along: Laid | null
}

function laidLine(line: RecordedLine, by: Along, course: Maybe): LaidLine {
  const { stretch, channels } = line
  if (!stretch) return { line, missing: 'piece', way: null, along: null }
  const sampled = sampledOf(channels, stretch)
  const along = metresOf(sampled, course)
  const way = by === 'distance' ? along : timeOf(along?.stretch ?? sampled)
  if (way && way.way.length > 0) return { line, missing: null, way, along }
  const missing = sampled.t.length > 1 && by === 'distance' ? 'distance' : 'samples'
  return { line, missing, way: null, along }
}

function timeOf(stretch: Sampled): Laid | null {
  const way = wayOf(stretch, 'time')
  return way && { stretch, way }
}

/** The metres of a stretch; what a receiver measured too long or short is spread over the course. */
function metresOf(stretch: Sampled, course: Maybe): Laid | null {
  const way = wayOf(stretch, 'distance')
  if (!way || !(way.length > 0)) return null
  const factor = course === null ? 1 : course / way.length
  const distance = way.far.map((metres) => (metres === null ? null : metres * factor))
  return {
    stretch: { ...stretch, channels: { ...stretch.channels, distance } },
    way: { far: distance, length: course ?? way.length },
  }
}

const seriesOf = (values: Float64Array): Series =>
  Array.from(values, (value) => (Number.isNaN(value) ? null : value))

function sampledOf(channels: Channels, { start, finish }: Stretch): Sampled {
  const t = [...(channels.get('t') ?? [])]
  const known = (name: string): Series | null => {
    const values = channels.get(name)
    return values?.some((value) => !Number.isNaN(value)) ? seriesOf(values) : null
  }
  // What was measured around the stretch is not of it: a boat that has finished stops at once.
  const isWithin = t.map((at) => at >= start && at <= finish)
  const measured = MEASURED.map(
    (name) => [name, known(name)?.map((value, index) => (isWithin[index] ? value : null))] as const,
  )
  const way = WAY.map((name) => [name, known(name)] as const)
  const own = Object.fromEntries(
    [...measured, ...way].flatMap(([name, series]) => (series ? [[name, series]] : [])),
  ) as Record<string, Series>
  const first = Math.max(start, t[0] ?? 0)
  return { t, channels: { ...own, time: t.map((at) => at - first) }, start: first, finish }
}

const DECIMALS: Record<CurveName, number> = {
  speed: 3,
  stroke_rate: 1,
  heart_rate: 0,
  power: 0,
  dps: 2,
}
type Sampling = Record<string, Series>

const rounded = (series: Series, decimals: number): Series =>
  series.map((value) => (value === null ? null : Number(value.toFixed(decimals))))

function curvesOf(sampled: Sampling): Record<CurveName, Series | null> {
  const { speed, stroke_rate } = sampled
  const dps =
    speed &&
    stroke_rate &&
    speed.map((value, index) => distancePerStroke(value, stroke_rate[index] ?? null))
  const all: Sampling = { ...sampled, ...(dps && { dps }) }
  return Object.fromEntries(
    CURVES.map((name) => {
      const series = all[name]
      const isKnown = series?.some((value) => value !== null) ?? false
      return [name, series && isKnown ? rounded(series, DECIMALS[name]) : null]
    }),
  ) as Record<CurveName, Series | null>
}

/** About ten centimetres. */
const DEGREES = 6

function trackOf({ lat, lon }: Sampling): ComparedLine['track'] {
  const isKnown = lat?.some((value, index) => value !== null && lon?.[index] != null) ?? false
  return lat && lon && isKnown ? { lat: rounded(lat, DEGREES), lon: rounded(lon, DEGREES) } : null
}

/** How far behind the first: later at the same place, or less far after the same time. */
function behindOf(own: Sampling, leader: Sampling, along: Along): Series | null {
  const [mine, theirs] =
    along === 'distance' ? [own['time'], leader['time']] : [leader['distance'], own['distance']]
  if (!mine || !theirs) return null
  const behind = mine.map((value, index) => {
    const other = theirs[index] ?? null
    return value === null || other === null ? null : value - other
  })
  return behind.some((value) => value !== null) ? rounded(behind, 2) : null
}

/** How far each is behind the first, split by split; over the whole only where all end together. */
function withGaps(lines: readonly ComparedLine[], course: Maybe): ComparedLine[] {
  const [first] = lines
  const gap = (own: Maybe | undefined, theirs: Maybe | undefined): Maybe =>
    own == null || theirs == null ? null : own - theirs
  return lines.map((line, index) =>
    index === 0
      ? line
      : {
          ...line,
          total: line.total && {
            ...line.total,
            behind: course === null ? null : gap(line.total.time, first?.total?.time),
          },
          splits: line.splits.map((split) => ({
            ...split,
            behind: gap(
              split.accumulated,
              first?.splits.find(({ at }) => Math.abs(at - split.at) < 0.5)?.accumulated,
            ),
          })),
        },
  )
}
