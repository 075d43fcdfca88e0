import type { Gate, Line } from '#contract/recordings/efforts.ts'
import { passingsOf, type Passings } from '#domain/live/lines.ts'
import type { Course, Moments, Section, Stretch } from '#domain/live/sections.ts'
import { stretchesIn } from '#domain/live/races.ts'
import type { GateLine, Positions } from '#domain/training/gates.ts'
import type { Track, Water } from './water.ts'

const AT = 0
const DISTANCE = 1
const LAT = 4
const LON = 5
const SECOND_MS = 1000

type Columns = Positions & { read: number }
const columns = new WeakMap<Track['points'], Columns>()
const FIRST_ROOM = 1024

/** Where a boat was; each sample is read once. */
function positionsOf({ points, count }: Track): Positions {
  let known = columns.get(points) ?? { read: 0, ...roomFor(FIRST_ROOM) }
  if (known.t.length < points.length)
    known = { read: known.read, ...roomFor(2 * points.length, known) }
  columns.set(points, known)
  for (; known.read < points.length; known.read += 1) {
    const point = points[known.read]
    known.t[known.read] = (point?.[AT] ?? 0) / SECOND_MS
    known.lat[known.read] = point?.[LAT] ?? Number.NaN
    known.lon[known.read] = point?.[LON] ?? Number.NaN
  }
  const { t, lat, lon } = known
  return { t: t.subarray(0, count), lat: lat.subarray(0, count), lon: lon.subarray(0, count) }
}

/** Columns for so many samples, with what others hold. */
function roomFor(length: number, before?: Positions): Positions {
  const column = (known: Float64Array | undefined) => {
    const made = new Float64Array(length)
    if (known) made.set(known)
    return made
  }
  return { t: column(before?.t), lat: column(before?.lat), lon: column(before?.lon) }
}

/** The samples of a boat as sections read them. */
export const momentsOf = (track: Track): Moments => ({
  count: track.count,
  at: (index) => ({
    at: track.points[index]?.[AT] ?? 0,
    distance: track.points[index]?.[DISTANCE] ?? 0,
  }),
  positions: () => positionsOf(track),
})

/** Where each boat is in a section, by recording. */
export const stretchesOf = (
  { boats, tracks }: Water,
  section: Section,
): ReadonlyMap<number, Stretch | null> =>
  stretchesIn(
    boats.map(({ recording_id, started_at, marks }) => {
      const track = tracks.get(recording_id)
      return { recording_id, started_at, marks, ...(track && { moments: momentsOf(track) }) }
    }),
    section,
  )

/** Where boats crossed the lines of a course, of those that have begun it. */
export const passingsIn = (
  { tracks }: Water,
  course: Course,
  stretches: ReadonlyMap<number, Stretch | null>,
): ReadonlyMap<number, Passings> =>
  new Map(
    [...stretches].flatMap(([recording_id, stretch]) => {
      const track = tracks.get(recording_id)
      return stretch && track
        ? [[recording_id, passingsOf(momentsOf(track), course, stretch)] as const]
        : []
    }),
  )

const WHOLE = 'whole'

/** A section as the choice of it has it. */
export function sectionIn(choice: string, courses: readonly Gate[]): Section {
  const [kind, id] = choice.split(' ')
  if (kind === 'piece') return { kind, number: Number(id) }
  const course = courses.find((one) => String(one.id) === id)
  return kind === 'course' && course ? { kind, course: courseOf(course) } : { kind: WHOLE }
}

const courseOf = ({ start, finish, lines }: Gate): Course => ({
  start: lineOf(start),
  finish: lineOf(finish),
  lines: lines.map((line) => ({ name: line.name, line: lineOf(line) })),
})

const lineOf = ({ latitude, longitude, to_latitude, to_longitude }: Line): GateLine => [
  latitude,
  longitude,
  to_latitude,
  to_longitude,
]
