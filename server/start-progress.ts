/** Says what the start is doing. */
export type Progress = {
  begin(what: string): void
  /** How far it is; several in the same second are one. */
  step(number: number, of: number, what: string): void
}

const EVERY_MS = 1000

export function progressBy(say: (line: string) => void, now: () => number = Date.now): Progress {
  const state = { saidAt: -Infinity, what: '' }
  return {
    begin: (what) => say(`${what} …`),
    step(number, of, what) {
      if (what === state.what && number < of && now() - state.saidAt < EVERY_MS) return
      Object.assign(state, { saidAt: now(), what })
      say(`${what}: ${number} of ${of}`)
    },
  }
}
