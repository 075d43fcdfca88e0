import type { Gate, Line } from '#contract/recordings/efforts.ts'
import type { Moment, Section, Stretch } from '#domain/live/sections.ts'
import { stretchesIn } from '#domain/live/sections.ts'
import type { GateLine } from '#domain/training/gates.ts'
import type { Point, Water } from './water.ts'

const AT = 0
const DISTANCE = 1
const LAT = 4
const LON = 5

/** The samples of a boat as sections read them. */
export const momentsOf = (points: readonly Point[]): Moment[] =>
  points.flatMap((point) => {
    const [at, distance] = [point[AT], point[DISTANCE]]
    return typeof at === 'number' && typeof distance === 'number'
      ? [{ at, distance, lat: point[LAT] ?? null, lon: point[LON] ?? null }]
      : []
  })

/** Where each boat is in a section, by recording. */
export const stretchesOf = (
  { boats, tracks }: Water,
  section: Section,
): ReadonlyMap<number, Stretch | null> =>
  stretchesIn(
    boats.map(({ recording_id, started_at, marks }) => ({
      recording_id,
      started_at,
      marks,
      ...(section.kind === 'course' && {
        moments: momentsOf(tracks.get(recording_id)?.points ?? []),
      }),
    })),
    section,
  )

const WHOLE = 'whole'

/** A section as the choice of it has it. */
export function sectionIn(choice: string, courses: readonly Gate[]): Section {
  const [kind, id] = choice.split(' ')
  if (kind === 'piece') return { kind, number: Number(id) }
  const course = courses.find((one) => String(one.id) === id)
  return kind === 'course' && course
    ? { kind, course: { start: lineOf(course.start), finish: lineOf(course.finish) } }
    : { kind: WHOLE }
}

const lineOf = ({ latitude, longitude, to_latitude, to_longitude }: Line): GateLine => [
  latitude,
  longitude,
  to_latitude,
  to_longitude,
]
