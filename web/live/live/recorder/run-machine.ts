import { isOnMachine } from '#domain/constants/sports.ts'
import { NEW_MACHINE, readingNow, type Machine } from '#domain/live/bluetooth-machine.ts'
import { countedOn } from '#domain/live/odometer.ts'
import { RECORDING } from '#domain/live/recording.ts'
import { curvesSent, marked, nothing, restBegun, type Now, type Run, type Step } from './run.ts'

/** A machine stands in one place, so nobody asks where; and there may be a race on it. */
export const isOnMachineIn = ({ connection, machine }: Run): boolean =>
  machine !== undefined || isOnMachine(connection.sport_id)

export type MachineChange = (known: Machine) => Machine

/** With what a machine has just said; its metres count while the recording is active. */
export function machineHeard(run: Run, id: string, change: MachineChange): Run {
  const before = run.machine?.id === id ? run.machine.known : NEW_MACHINE
  const known = change(before)
  const metres = (known.reading?.distance ?? 0) - (before.reading?.distance ?? 0)
  const isCounted = run.status === RECORDING.active
  const heard = { ...run, machine: { ...run.machine, id, known } }
  // A drive before the start or in a pause is not recorded.
  return isCounted ? { ...heard, odometer: countedOn(run.odometer, metres) } : curvesSent(heard)
}

/** A start that lies further back is not rowed any more by who hears of it now. */
const START_WITHIN_MS = 5_000

/** When the race starts by this device's clock; null where none is counted down or goes on. */
export function startOf({ race, clock }: Run): number | null {
  if (!race || race.goes_at === null || race.is_over) return null
  return race.goes_at - (clock?.offset ?? 0)
}

const ofRace = ({ piece }: Run) => piece?.task !== undefined && !piece.ended

/**
 * Begins the piece of a race at its start, which is the same moment on every device, and ends it
 * where the race was recalled.
 */
export function raceKept(run: Run, { at, readings }: Now): Step {
  const start = startOf(run)
  const goes_at = start === null ? undefined : (run.race?.goes_at ?? undefined)
  // Who was out of reach when a coach ended the race rows to the end.
  const isRecalled = run.race?.is_over !== true && run.raced !== goes_at
  if (run.raced !== undefined && isRecalled && ofRace(run)) {
    const step = restBegun(run, { at, readings })
    const { raced: _, ...rest } = step.run
    return { run: rest, samples: step.samples }
  }
  const isToBegin = goes_at !== undefined && run.raced !== goes_at && run.prepared_at !== null
  if (start === null || !isToBegin || at < start || run.status >= RECORDING.finished)
    return nothing(run)
  const known = { ...run, raced: goes_at, is_ready: false }
  return at - start > START_WITHIN_MS ? nothing(known) : raceBegun(known, { at: start, readings })
}

function raceBegun(run: Run, now: Now): Step {
  const { race } = run
  if (!race) return nothing(run)
  const rest = restBegun(run, now)
  const going = marked(rest.run, rest.run.status === RECORDING.paused ? 'resume' : 'start', now)
  const begun = marked(going.run, 'piece', now)
  const { distance, time } = race
  const piece = {
    place: race.piece,
    at: now.at,
    distance: begun.run.odometer.distance,
    ended: false,
    task: { distance, time, rest: null },
  }
  const samples = [...rest.samples, ...going.samples, ...begun.samples]
  return { run: { ...begun.run, piece }, samples }
}

/** Whether a start is awaited: of a race that has none yet, or is counted down. */
export const isWaitingForRace = ({ race, raced }: Run): boolean =>
  race?.is_over === false && (race.goes_at === null || race.goes_at !== raced)

/** How the machine stands, as the board shows it before the start. */
export function laneOf(run: Run, at: number, heart_rate: number | null) {
  const reading = readingNow(run.machine?.known, at)
  return {
    is_ready: run.is_ready === true,
    is_moving: reading !== null && run.machine?.known.is_running === true,
    has_belt: heart_rate !== null,
    drag: reading?.drag ?? null,
  }
}
