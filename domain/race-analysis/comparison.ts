import type { Weather } from '../rules/weather.ts'
import { bestSegments, figuresOf } from '../training/best-segments.ts'
import type { MedalReference } from '../training/done-pieces.ts'
import { isRollingStart, type Stretch } from '../training/pieces.ts'
import { conditionsOf, headingOf, type Conditions } from './conditions.ts'
import { cautionsOf, type RaceCaution } from './likeness.ts'
import {
  courseOf,
  endsOf,
  isOfPiece,
  marksOfLaps,
  marksOfRecording,
  meanRate,
  type Channels,
  type Lap,
} from './marks.ts'
import { rankedCrews, type CrewSummary } from './ranking.ts'
import {
  raceFigures,
  splitsOf,
  withGaps,
  type RaceFigures,
  type Split,
  type SplitWithGap,
} from './splits.ts'

type Maybe = number | null

/** A piece of a crew as it was entered and recorded. */
export type ComparedPiece = {
  /** Tells crews apart, over sessions too. */
  who: string
  name: string
  class: string
  session_id: number
  sport_id: number
  time: number
  distance: number
  planned: Maybe
  stroke_rate: Maybe
  gmt: MedalReference | null
  laps: readonly Lap[]
  /** What is known of the weather: of the piece, of the result, of the session. */
  weather: readonly (Weather | null)[]
  recording: { channels: Channels; stretch: Stretch } | null
}

/** Where the splits of a line come from; `whole`: nothing is known but the piece. */
export const SPLIT_SOURCES = ['recording', 'laps', 'whole'] as const
type SplitSource = (typeof SPLIT_SOURCES)[number]

type BestSegment = RaceFigures & { from: number }

type ComparedLine = {
  total: RaceFigures & { gap_s: Maybe; gap_m: Maybe }
  splits: SplitWithGap[]
  source: SplitSource
  /** There is a recording, but its clock says something else than the result. */
  clash: boolean
  /** Null where no recording shows how it began. */
  rolling: boolean | null
  conditions: Conditions
  best: BestSegment[]
}
export type Comparison = {
  /** Metres that all lines are laid over; null where they are not of one length. */
  course: Maybe
  lines: ComparedLine[]
  crews: CrewSummary[]
  cautions: RaceCaution[]
}

const MOST_SEGMENTS = 3

/** Lengths to choose from, in metres. */
export const SPLIT_LENGTHS = [50, 100, 200, 250, 500, 1000] as const
export const SEGMENT_LENGTHS = [100, 200, 250, 500, 1000] as const

/** Pieces beside each other: by splits of a length, with the fastest segments of another. */
export function comparisonOf(
  pieces: readonly ComparedPiece[],
  { split, segment }: { split: number; segment: number },
): Comparison {
  const course = courseOf(pieces)
  const read = pieces.map((piece) => readPiece(piece, course ?? piece.distance, split))
  const gaps = withGaps(read.map(({ splits }) => splits))
  const leader = course === null ? null : leaderOf(read)
  const lines = read.map(({ total, ...line }, index): ComparedLine => {
    const piece = pieces[index]
    const gap_s = leader && total.time - leader.total.time
    return {
      ...line,
      total: { ...total, gap_s, gap_m: leader && gap_s !== null ? gap_s * speedAt(leader) : null },
      splits: gaps[index] ?? [],
      best: piece ? segmentsOf(piece, segment) : [],
    }
  })
  const likened = pieces.flatMap((piece, index) => {
    const line = lines[index]
    return line ? [{ ...piece, rolling: line.rolling, conditions: line.conditions }] : []
  })
  const ranked = pieces.map(({ who, name }, index) => ({
    who,
    name,
    pace: lines[index]?.total.pace ?? null,
    prognostic: lines[index]?.total.prognostic ?? null,
  }))
  return {
    course,
    lines,
    crews: rankedCrews(ranked),
    cautions: cautionsOf(likened, course !== null),
  }
}

type Read = Omit<ComparedLine, 'splits' | 'best' | 'total'> & {
  total: RaceFigures
  splits: Split[]
}

/** Who was first in raw time, when there is somebody to be behind. */
function leaderOf(lines: readonly Read[]): Read | null {
  const [first, second] = lines.toSorted((one, other) => one.total.time - other.total.time)
  return first && second ? first : null
}

const speedAt = ({ splits, total }: Read): number => splits.at(-1)?.speed ?? total.speed

/** The recording of a piece, unless its clock contradicts what counts. */
const usedRecording = ({ recording, time }: ComparedPiece) =>
  recording && isOfPiece(recording.stretch, time) ? recording : null

function readPiece(piece: ComparedPiece, course: number, length: number): Read {
  const { time, distance, sport_id, gmt, laps, weather } = piece
  const measure = { sport_id, gmt }
  const extent = { time, distance, course }
  const recording = usedRecording(piece)
  const channels = recording?.channels
  const recorded = recording
    ? marksOfRecording(recording.channels, recording.stretch, extent, endsOf(course, length))
    : []
  const lapped = recorded.length > 0 ? [] : marksOfLaps(laps, extent, length)
  const stroke_rate =
    piece.stroke_rate ??
    (recording ? figuresOf(recording.channels, recording.stretch).stroke_rate : meanRate(lapped))
  const marks = [...recorded, ...lapped]
  const whole = [{ distance: course, time, stroke_rate }]
  const [t, speed] = [channels?.get('t'), channels?.get('speed')]
  const [lat, lon] = [channels?.get('lat'), channels?.get('lon')]
  const stretch = piece.recording?.stretch
  return {
    total: raceFigures({ time, distance, stroke_rate }, measure),
    splits: splitsOf(marks.length > 0 ? marks : whole, extent, measure),
    source: recorded.length > 0 ? 'recording' : lapped.length > 0 ? 'laps' : 'whole',
    clash: piece.recording !== null && recording === null,
    rolling: t && speed && stretch ? isRollingStart(t, speed, stretch) : null,
    conditions: conditionsOf(
      weather,
      t && lat && lon && stretch ? headingOf({ t, lat, lon }, stretch) : null,
    ),
  }
}

/** The fastest stretches of a length within a piece, none overlapping another. */
function segmentsOf(piece: ComparedPiece, length: number): BestSegment[] {
  const recording = usedRecording(piece)
  const all = recording?.channels
  const [t, metres] = [all?.get('t'), all?.get('distance')]
  if (!recording || !all || !t || !metres) return []
  const { start, finish } = recording.stretch
  const inside = [...t.keys()].filter((at) => (t[at] ?? -1) >= start && (t[at] ?? -1) <= finish)
  const cut = (values: Float64Array) => Float64Array.from(inside, (at) => values[at] ?? Number.NaN)
  const [own, way] = [cut(t), cut(metres)]
  return bestSegments(own, way, length, MOST_SEGMENTS).map((best) => {
    const { stroke_rate } = figuresOf(all, best)
    const before = figuresOf(all, { start: own[0] ?? start, finish: best.start }).distance
    const figures = raceFigures({ time: best.time, distance: length, stroke_rate }, piece)
    return { ...figures, from: before ?? 0 }
  })
}
