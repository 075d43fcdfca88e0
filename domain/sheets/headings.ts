import { HEADINGS, type Words } from './heading-words.ts'

/** A heading without case, accents, blanks and signs: "Prénom :" is prenom. */
export const headingKey = (heading: string): string =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')

export type ListKind = keyof typeof HEADINGS
export type HeadingOf<K extends ListKind> = keyof (typeof HEADINGS)[K] & string

const KEYS = Object.fromEntries(
  Object.entries(HEADINGS).map(([kind, fields]) => [
    kind,
    Object.entries<Words>(fields).map(
      ([field, words]) =>
        [field, new Set(words.flatMap((line) => line.split(',').map(headingKey)))] as const,
    ),
  ]),
)

/** A heading as it stands, without what is in brackets, and without the number of the first. */
const spellingsOf = (heading: string): string[] => {
  const bare = headingKey(heading.normalize('NFKC').replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ''))
  return [...new Set([headingKey(heading), bare, bare.replace(/1$/, '')])].filter(Boolean)
}

/** Whether a heading names a field, in any of the languages. */
export function isHeadingOf<K extends ListKind>(
  kind: K,
  field: HeadingOf<K>,
  heading: string,
): boolean {
  const keys = KEYS[kind]?.find(([name]) => name === field)?.[1]
  return spellingsOf(heading).some((key) => keys?.has(key))
}

/** The first column of each field that a row of headings has; others are left out. */
export function columnsIn<K extends ListKind>(
  kind: K,
  cells: readonly string[],
): Partial<Record<HeadingOf<K>, number>> {
  const spellings = cells.map(spellingsOf)
  const found = (KEYS[kind] ?? []).flatMap(([field, keys]) => {
    const at = spellings.findIndex((own) => own.some((key) => keys.has(key)))
    return at < 0 ? [] : [[field, at] as const]
  })
  return Object.fromEntries(found) as Partial<Record<HeadingOf<K>, number>>
}

/** How many cells of a row are headings of such a list. */
export const headingsIn = (kind: ListKind, cells: readonly string[]): number =>
  new Set(Object.values(columnsIn(kind, cells))).size
