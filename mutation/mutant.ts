import { lineOf, textOf, type Node, type Source } from './source.ts'

/**
 * One way to take a guard away: text to put before and behind a piece of source. `%` is replaced by
 * the number of the guard.
 */
export type Mutant = {
  path: string
  line: number
  what: string
  start: number
  end: number
  before: string
  behind: string
}

type Around = [before: string, behind: string]
/** Conditions are asked all the same, so that it is known whether their answer matters. */
export const ALWAYS: Around = ['guardSays(%, true, (', '))']
export const NEVER: Around = ['guardSays(%, false, (', '))']
export const LEFT_OUT: Around = [
  '{ if (!globalThis.guards?.isOff(%)) try {',
  '} catch (error) { globalThis.guards?.feels(%); throw error } }',
]
/** Threads of their own have no switch. */
const PROLOGUE =
  'function guardSays(guard, without, value) { return globalThis.guards ? ' +
  'globalThis.guards.says(guard, without, value) : value } '

export const mutant = (source: Source, node: Node, what: string, around: Around): Mutant => ({
  path: source.path,
  line: lineOf(source, node),
  what: `${what}: ${textOf(source, node).replaceAll(/\s+/g, ' ').slice(0, 90)}`,
  start: node.start,
  end: node.end,
  before: around[0],
  behind: around[1],
})

/**
 * The source with all of its mutants in it; the one that is switched on acts. `first` is the number
 * of the first.
 */
export function withMutants(text: string, mutants: readonly Mutant[], first: number): string {
  const parts = mutants.flatMap(({ start, end, before, behind }, index) => {
    const width = end - start
    const numbered = (around: string) => around.replace('%', String(first + index))
    return [
      { at: start, order: -width, text: numbered(before) },
      // What ends somewhere does so before the next begins there, the inner before the outer.
      { at: end, order: width - text.length, text: numbered(behind) },
    ]
  })
  const changed = parts
    .toSorted((a, b) => a.at - b.at || a.order - b.order)
    .reduceRight(
      (before, part) => before.slice(0, part.at) + part.text + before.slice(part.at),
      text,
    )
  return PROLOGUE + changed
}
