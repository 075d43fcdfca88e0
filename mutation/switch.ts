import { writeFileSync } from 'node:fs'

/** Which guard is switched off, and which would have been missed since somebody looked. The copied sources ask it. */
export type Guards = {
  off: number | null
  /** Guards that said something else than they do when switched off. The others cannot be noticed. */
  felt: Set<number>
  /** What a condition says; without its guard it always says the same. */
  says(guard: number, without: boolean, value: unknown): unknown
  isOff(guard: number): boolean
  /** A statement that only refuses has refused. */
  refused(guard: number): void
}

declare global {
  var guards: Guards | undefined
}

export const guards: Guards = {
  off: process.env['GUARD_OFF'] ? Number(process.env['GUARD_OFF']) : null,
  felt: new Set(),
  says(guard, without, value) {
    if (Boolean(value) !== without) this.felt.add(guard)
    return this.off === guard ? without : value
  },
  isOff(guard) {
    return this.off === guard
  },
  refused(guard) {
    this.felt.add(guard)
  },
}
globalThis.guards = guards

const file = process.env['GUARDS_FELT']
if (file) process.on('exit', () => guards.felt.size > 0 && writeFileSync(file, JSON.stringify([...guards.felt])))
