import { appendFileSync } from 'node:fs'

/**
 * Which guard is switched off, and which would have been missed since somebody looked. The copied
 * sources ask it.
 */
export type Guards = {
  off: number | null
  /**
   * Guards that said something else than they do when switched off. The others cannot be noticed.
   */
  felt: Set<number>
  /** What a condition says; without its guard it always says the same. */
  says(guard: number, without: boolean, value: unknown): unknown
  isOff(guard: number): boolean
  /**
   * Its answer matters: a condition says something else, a statement that only refuses has refused.
   */
  feels(guard: number): void
}

declare global {
  var guards: Guards | undefined
}

/** A process that may be ended at any time writes here which guards mattered. */
const file = process.env['GUARDS_FELT']

export const guards: Guards = {
  off: process.env['GUARD_OFF'] ? Number(process.env['GUARD_OFF']) : null,
  felt: new Set(),
  says(guard, without, value) {
    if (Boolean(value) !== without) this.feels(guard)
    return this.off === guard ? without : value
  },
  isOff(guard) {
    return this.off === guard
  },
  feels(guard) {
    if (file && !this.felt.has(guard)) appendFileSync(file, `${guard}\n`)
    this.felt.add(guard)
  },
}
globalThis.guards = guards
