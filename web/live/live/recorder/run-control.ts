import type { BoatMessage } from '#contract/live/live-recorder.ts'
import { canControl, RECORDING, TAKE_BACK_MS, type Control } from '#domain/live/recording.ts'
import { activeFor, marked, nothing, paused, type Now, type Run, type Step } from './run.ts'

/** The number of the last message to the boat that somebody could read here. */
export const lastShown = ({ shown = 0 }: Run): number => shown

/** With messages that came since; those that were shown are not kept, but for the last. */
export function withMessages(run: Run, come: readonly BoatMessage[] = []): Run {
  const known = run.messages?.at(-1)?.number ?? lastShown(run)
  const fresh = come.filter(({ number }) => number > known)
  if (fresh.length === 0) return run
  const kept = (run.messages ?? []).filter(({ number }) => number >= lastShown(run))
  return { ...run, messages: [...kept, ...fresh] }
}

/** A message stands on the screen. */
export const messageShown = (run: Run, number: number): Run =>
  number > lastShown(run) ? { ...run, shown: number } : run

/** Does what a coach asks for, and notes that it was done. */
export function obeyed(run: Run, control: Control, now: Now): Step {
  const isLate = control === 'discard' && run.status === RECORDING.finished
  if (!isLate && !canControl(run.status, control)) return nothing({ ...run, applied: control })
  const step = controlled(run, control, now)
  return { ...step, run: { ...step.run, applied: control } }
}

function controlled(run: Run, control: Control, now: Now): Step {
  switch (control) {
    case 'start':
      return marked(run, run.status === RECORDING.idle ? 'start' : 'resume', now)
    case 'pause':
      return paused(run, now)
    case 'finish':
      return marked(run, 'finish', now)
    case 'discard':
      return nothing({
        ...run,
        status: RECORDING.discarded,
        discarded_at: now.at,
        active: { before: activeFor(run, now.at), since: null },
      })
  }
}

/** Discards a recording by hand, where nobody has asked for it. */
export const discarded = (run: Run, now: Now): Step => {
  if (!canControl(run.status, 'discard')) return nothing(run)
  const step = obeyed(run, 'discard', now)
  return { ...step, run: { ...step.run, discarded_here: 'discarded' } }
}

export const canTakeBack = ({ discarded_here, discarded_at }: Run, at: number): boolean =>
  discarded_here !== undefined && discarded_at !== null && at - discarded_at < TAKE_BACK_MS

/** It stands again as it did once the server has heard of it. */
export const takenBack = (run: Run, { at }: Now): Step =>
  nothing(canTakeBack(run, at) ? { ...run, discarded_here: 'taking-back' } : run)
