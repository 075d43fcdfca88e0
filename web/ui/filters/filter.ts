import type { ReactNode } from 'react'

export type FilterItem = { value: string; label: string; mark?: ReactNode }

/** One thing a page can be narrowed down by or shown in; its values stand in the address. */
export type Filter<Name extends string = string> = {
  name: Name
  label: string
  items: readonly FilterItem[]
  /** None is no limit. */
  value: readonly string[]
  /** Its value is one text that is typed. */
  isTyped?: true
  /** Exactly one value holds; this one does not count as set. */
  usual?: string
  /** Its chip stands in the bar even while it is not set. */
  pinned?: boolean
}

/** The new values of those filters that were changed. */
export type FilterChanges<Name extends string = string> = Partial<Record<Name, readonly string[]>>

export const isSet = ({ value, usual }: Filter): boolean =>
  usual === undefined ? value.length > 0 : value[0] !== usual

/** A filter offers nothing where the club has nothing in its list. */
export const offersChoice = (filter: Filter): boolean =>
  filter.items.length > 0 || filter.isTyped === true || isSet(filter)

export const unsetValue = ({ usual }: Filter): readonly string[] =>
  usual === undefined ? [] : [usual]

/** The first chosen value in words and how many more there are: "Senior men +3". */
export function valueInWords({ value, items }: Filter): string {
  const [first, ...more] = value
  const word = items.find((item) => item.value === first)?.label ?? first ?? ''
  return more.length > 0 ? `${word} +${more.length}` : word
}

/** Whether two choices hold the same values, in whatever order. */
export const isSameChoice = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value) => other.includes(value))

/** A change of one filter; several are laid over each other. */
export const changeOf = <Name extends string>(
  { name }: Filter<Name>,
  value: readonly string[],
): FilterChanges<Name> => ({ [name]: value }) as FilterChanges<Name>

/** One of a few values, or none of them, kept as a text that may be empty. */
export const oneOfFilter = <Name extends string>(
  name: Name,
  label: string,
  items: readonly FilterItem[],
  value: string | null | undefined,
  unset: string,
): Filter<Name> => ({
  name,
  label,
  items: [{ value: '', label: unset }, ...items],
  value: [value ?? ''],
  usual: '',
})

/** The texts that changes write into an address; what is unset leaves it. */
export const writtenChanges = (changes: FilterChanges): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(changes).map(([name, values]) => [name, values?.join(',') || null]),
  )
