import {
  isSameChoice,
  oneOfFilter,
  type Filter,
  type FilterChanges,
  type FilterItem,
} from '../ui/filters/filter.ts'
import { idOf } from '../ui/use-list-state.ts'

/** A field of the query that the address keeps, and how people choose it. */
type ListFilter<Value, Words> = {
  /** Read from the address; null is no limit. */
  read: (text: string) => Value | null
  /** Its name in the address, where that is not the one in the query. */
  at?: string
  /** Its chip stands in the bar even while it is not set. */
  pinned?: boolean
} & (
  | { kind: 'find' | 'typed'; label: (words: Words) => string }
  | { kind: 'one' | 'sort'; label: (words: Words) => string; items: Items<Words>; usual?: string }
  | {
      kind: 'several'
      label: (words: Words) => string
      items: Items<Words>
      usual: readonly string[]
    }
  /** A part of the page of its own asks for it; a moment that is looked at leaves all rows. */
  | { kind: 'elsewhere'; isNarrowing: boolean }
)
type Items<Words> = (words: Words) => readonly FilterItem[]
type Label<Words> = (words: Words) => string

export type ListFilters<Query, Words> = {
  [Name in keyof Query]?: ListFilter<NonNullable<Query[Name]>, Words>
}

const MOST_LETTERS = 100
const wordOf = (most: number) => (text: string) => text.trim().slice(0, most) || null

/** The field in which one types what to find. */
export const find = <Words>(
  label: Label<NoInfer<Words>>,
  most = MOST_LETTERS,
): ListFilter<string, Words> => ({ kind: 'find', label, read: wordOf(most) })

/** A word to filter by. */
export const typed = <Words>(
  label: Label<NoInfer<Words>>,
  most = MOST_LETTERS,
): ListFilter<string, Words> => ({ kind: 'typed', label, read: wordOf(most) })

export const typedId = <Words>(label: Label<NoInfer<Words>>): ListFilter<number, Words> => ({
  kind: 'typed',
  label,
  read: (text) => idOf(text) ?? null,
})

/** One of a few values that the product knows, or any. */
export const oneOf = <const V extends string, Words>(
  label: Label<NoInfer<Words>>,
  values: readonly V[],
  word: (value: V, words: Words) => string,
): ListFilter<V, Words> => ({
  kind: 'one',
  label,
  items: (words) => values.map((value) => ({ value, label: word(value, words) })),
  read: (text) => values.find((value) => value === text) ?? null,
})

/** One of some things that are not all known ahead. */
export const oneFrom = <Value extends string | number, Words>(
  label: Label<NoInfer<Words>>,
  items: Items<Words>,
  read: (text: string) => Value | undefined,
): ListFilter<Value, Words> => ({ kind: 'one', label, items, read: (text) => read(text) ?? null })

type Several = {
  /** Which values count; any id unless it says otherwise. */
  isKnown?: (value: string) => boolean
  /** Values that hold while the address says none. */
  usual?: readonly string[]
}

/** Several of some values. */
export const several = <Words>(
  label: Label<NoInfer<Words>>,
  items: Items<Words>,
  { isKnown = (value) => idOf(value) !== undefined, usual = [] }: Several = {},
): ListFilter<string, Words> => ({
  kind: 'several',
  label,
  items,
  usual,
  read: (text) => {
    const values = text.split(',').filter(isKnown)
    return isSameChoice(values, usual) ? null : values.join(',') || null
  },
})

/** The column by which the server puts the rows in order, or with a minus the other way round. */
export const sortedBy = <const V extends string, Words>(
  label: Label<NoInfer<Words>>,
  fields: readonly V[],
  word: (field: V, words: Words) => string,
  falling: (word: string, words: Words) => string,
): ListFilter<V | `-${V}`, Words> => ({
  kind: 'sort',
  label,
  items: (words) =>
    fields.flatMap((field) => [
      { value: field, label: word(field, words) },
      { value: `-${field}`, label: falling(word(field, words), words) },
    ]),
  read: (text) =>
    fields.flatMap((field) => [field, `-${field}` as const]).find((field) => field === text) ??
    null,
  ...(fields[0] !== undefined && { usual: fields[0] }),
})

/** Days or a moment, which a part of the page of its own asks for. */
export const elsewhere = (
  isKnown: (text: string) => boolean,
  { at, isNarrowing = true }: { at?: string; isNarrowing?: boolean } = {},
): ListFilter<string, unknown> => ({
  kind: 'elsewhere',
  isNarrowing,
  ...(at !== undefined && { at }),
  read: (text) => (isKnown(text) ? text : null),
})

type AnyFilter<Words> = ListFilter<unknown, Words>
export type AnyFilters<Words> = Readonly<Record<string, AnyFilter<Words>>>
const addressOf = (name: string, { at }: AnyFilter<never>) => at ?? name

/** What the address says of the query; what cannot be read is left out. */
export function readQuery<Words>(
  filters: AnyFilters<Words>,
  text: (name: string) => string,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, filter]) => {
      const written = text(addressOf(name, filter))
      const value = written === '' ? null : filter.read(written)
      return value === null ? [] : [[name, value]]
    }),
  )
}

const isNarrowing = (filter: AnyFilter<never> | undefined) =>
  filter?.kind === 'elsewhere' ? filter.isNarrowing : filter?.kind !== 'sort'

/** Whether a value narrows the list down; its order does not. */
export const narrows = <Words>(
  filters: AnyFilters<Words>,
  query: Record<string, unknown>,
): boolean => Object.keys(query).some((name) => isNarrowing(filters[name]))

/** Filters with their labels, choices and values, as the bar shows them. */
export function shownFilters<Words>(
  filters: AnyFilters<Words>,
  query: Record<string, unknown>,
  words: Words,
  any: string,
): Filter[] {
  return Object.entries(filters).flatMap(([key, filter]): Filter[] => {
    const name = addressOf(key, filter)
    const known = query[key] === undefined ? null : String(query[key])
    const pinned = filter.pinned ?? false
    switch (filter.kind) {
      case 'typed': {
        const value = known === null ? [] : [known]
        return [{ name, label: filter.label(words), items: [], value, pinned, isTyped: true }]
      }
      case 'one':
        return [
          { ...oneOfFilter(name, filter.label(words), filter.items(words), known, any), pinned },
        ]
      case 'several': {
        const value = known?.split(',') ?? filter.usual
        return [{ name, label: filter.label(words), items: filter.items(words), value, pinned }]
      }
      case 'find':
      case 'sort':
      case 'elsewhere':
        return []
    }
  })
}

/** A change as the address keeps it: a choice that is the usual one leaves it. */
export const writeFilters = <Words>(
  filters: AnyFilters<Words>,
  changes: FilterChanges,
): FilterChanges => {
  const usual = new Map(
    Object.entries(filters).flatMap(([name, filter]) =>
      filter.kind === 'several' ? [[addressOf(name, filter), filter.usual] as const] : [],
    ),
  )
  return Object.fromEntries(
    Object.entries(changes).map(([name, value = []]) => [
      name,
      isSameChoice(value, usual.get(name) ?? []) ? [] : value,
    ]),
  )
}

/** What leaves the address so that nothing is narrowed down. */
export const clearFilters = <Words>(filters: AnyFilters<Words>): FilterChanges =>
  Object.fromEntries(
    Object.entries(filters)
      .filter(([, filter]) => isNarrowing(filter))
      .map(([name, filter]) => [addressOf(name, filter), []]),
  )
