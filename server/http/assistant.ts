import { AsyncLocalStorage } from 'node:async_hooks'
import type { Caller } from './gate.ts'

const reading = new AsyncLocalStorage<true>()

/** Runs calls for a program that talks with people: they answer with nobody under 18. */
export const withoutMinors = <T>(work: () => Promise<T>): Promise<T> => reading.run(true, work)

/** The caller as the rules shall read them where a program reads for this person. */
export const narrowed = (caller: Caller | null): Caller | null =>
  caller && reading.getStore()
    ? { ...caller, viewer: { ...caller.viewer, hides_minors: true } }
    : caller
