import { passingsOf } from '../live/lines.ts'
import { passesOf, type Course } from '../live/sections.ts'
import type { Moment } from './course.ts'
import { meanRate, type Round } from './splits.ts'
import { trackOf } from './track.ts'

const SECOND_MS = 1000

/**
 * The passes of a boat over a course as its rounds, with its splits at the lines.
 * @param finish what the finish is called as the last of them
 */
export function roundsOnCourse(
  moments: readonly Moment[],
  course: Course,
  finish: string,
): Round[] {
  const track = trackOf(moments)
  const last = moments.at(-1) ?? { at: 0, distance: 0 }
  const names = [...course.lines.map(({ name }) => name), finish]
  return passesOf(track, course).map((pass, index) => {
    const { started_at, from, finished_at, to } = pass
    const ended_at = finished_at ?? last.at
    const rateBetween = (start: number, end: number) =>
      meanRate(moments.filter(({ at }) => at > start && at <= end))
    let before = 0
    const splits = passingsOf(track, course, pass).flatMap((passing, place) => {
      if (!passing) return []
      const { time: total, metres: distance } = passing
      const time = total - before
      const end = started_at + total * SECOND_MS
      const stroke_rate = rateBetween(end - time * SECOND_MS, end)
      before = total
      return [{ number: place + 1, line: names[place] ?? null, distance, time, total, stroke_rate }]
    })
    return {
      number: index + 1,
      distance: (to ?? last.distance) - from,
      time: (ended_at - started_at) / SECOND_MS,
      stroke_rate: rateBetween(started_at, ended_at),
      is_done: finished_at !== null,
      splits,
    }
  })
}
