import type { ComboboxItem, ComboboxParsedItem, OptionsFilter } from '@mantine/core'

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** 0 where the label begins with the text, 1 where a word does, 2 where it is inside one. */
function rankOf(label: string, typed: string): number | null {
  const at = label.indexOf(typed)
  if (at <= 0) return at === 0 ? 0 : null
  const beginsWord = label.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(typed))
  return beginsWord ? 1 : 2
}

/** The labels that contain what is typed, those that begin with it first, so that Enter fits. */
export function rankLabels<T extends { label: string }>(
  choices: readonly T[],
  search: string,
): readonly T[] {
  const typed = plain(search)
  if (typed === '') return choices
  return choices
    .flatMap((choice) => {
      const rank = rankOf(plain(choice.label), typed)
      return rank === null ? [] : [{ choice, rank }]
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ choice }) => choice)
}

/** The same within each group, as far as `limit` goes. */
export const rankChoices: OptionsFilter = ({ options, search, limit }) => {
  const ranked: ComboboxParsedItem[] = []
  let left = limit
  const take = (choices: readonly ComboboxItem[]): ComboboxItem[] => {
    const taken = rankLabels(choices, search).slice(0, left)
    left -= taken.length
    return taken
  }
  for (const item of options)
    if ('group' in item) {
      const items = take(item.items)
      if (items.length > 0) ranked.push({ ...item, items })
    }
  const single = options.flatMap((item) => ('group' in item ? [] : [item]))
  return [...ranked, ...take(single)]
}
