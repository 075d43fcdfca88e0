import type { WorkoutStep } from './steps.ts'

/** So many steps a watch takes. */
export const MOST_STEPS = 50

/** `places` are those in the workout at which the step is done, one for each time. */
export type GroupedStep = { step: WorkoutStep; places: readonly number[] }
/** Steps that are done one after the other, so many times. */
export type StepGroup = { times: number; steps: readonly GroupedStep[] }

type Unit = { task: string; places: readonly number[] }

/** The steps of a workout with what comes again and again written once, as devices have it. */
export function stepGroups(steps: readonly WorkoutStep[]): StepGroup[] {
  const units = unitsOf(steps)
  const groups: StepGroup[] = []
  for (let at = 0; at < units.length;) {
    const { length, times } = longestRepeat(units, at)
    const [first = [], ...others] = Array.from({ length: times }, (_, round) =>
      units.slice(at + round * length, at + (round + 1) * length).flatMap(({ places }) => places),
    )
    groups.push({
      times,
      steps: first.flatMap((place, index) => {
        const step = steps[place]
        return step ? [{ step, places: [place, ...others.map((one) => one[index] ?? place)] }] : []
      }),
    })
    at += length * times
  }
  return groups
}

/** A repeat is a step of its own on a watch. */
export const stepCount = (groups: readonly StepGroup[]): number =>
  groups.reduce((sum, { times, steps }) => sum + steps.length + (times > 1 ? 1 : 0), 0)

/** A piece with its segments and its rest is what repeats. */
function unitsOf(steps: readonly WorkoutStep[]): Unit[] {
  const byPiece = new Map<number, number[]>()
  for (const [place, { piece }] of steps.entries())
    byPiece.set(piece, [...(byPiece.get(piece) ?? []), place])
  return [...byPiece.values()].map((places) => ({
    task: JSON.stringify(places.map((place) => taskOf(steps[place]))),
    places,
  }))
}

function taskOf(step: WorkoutStep | undefined) {
  if (!step) return null
  const { kind, extent, targets } = step
  return { kind, extent, targets }
}

/** The repeat from a unit on that saves most steps; the unit itself, once, where none saves any. */
function longestRepeat(units: readonly Unit[], at: number): { length: number; times: number } {
  let best = { length: 1, times: 1, saved: 0 }
  for (let length = 1; at + 2 * length <= units.length; length++) {
    const times = timesFrom(units, at, length)
    const size = units.slice(at, at + length).reduce((sum, { places }) => sum + places.length, 0)
    const saved = (times - 1) * size - 1
    if (times > 1 && saved > best.saved) best = { length, times, saved }
  }
  return best
}

function timesFrom(units: readonly Unit[], at: number, length: number): number {
  const round = units.slice(at, at + length)
  let times = 1
  const comesAgain = () =>
    round.every(({ task }, index) => units[at + times * length + index]?.task === task)
  while (comesAgain()) times++
  return times
}
