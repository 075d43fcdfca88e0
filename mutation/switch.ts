/** Which guard is switched off, and which were asked since somebody looked. The copied sources ask it. */
export type Guards = { off: number | null; asked: Set<number>; is(guard: number): boolean }

declare global {
  var guards: Guards | undefined
}

export const guards: Guards = {
  off: process.env['GUARD_OFF'] ? Number(process.env['GUARD_OFF']) : null,
  asked: new Set(),
  is(guard) {
    this.asked.add(guard)
    return this.off === guard
  },
}
globalThis.guards = guards
