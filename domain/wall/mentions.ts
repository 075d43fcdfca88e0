/** A mention is kept as the id of a person; names are put in where it is read. */
const MENTION = /@\[([1-9]\d{0,15})\]/g
const MOST_MENTIONS = 30

export const mentionOf = (id: number): string => `@[${id}]`

/** The people whom a text names, each once. */
export function mentionsIn(text: string): number[] {
  const ids = [...text.matchAll(MENTION)].map(([, id]) => Number(id)).filter(Number.isSafeInteger)
  return [...new Set(ids)].slice(0, MOST_MENTIONS)
}

export type MentionPart = { text: string; mentioned: number | null }

/** A text in parts; what looks like a mention of somebody who is not mentioned stays text. */
export function mentionParts(text: string, mentioned: ReadonlySet<number>): MentionPart[] {
  const parts: MentionPart[] = []
  let from = 0
  for (const match of text.matchAll(MENTION)) {
    const id = Number(match[1])
    if (!mentioned.has(id)) continue
    if (match.index > from) parts.push({ text: text.slice(from, match.index), mentioned: null })
    parts.push({ text: match[0], mentioned: id })
    from = match.index + match[0].length
  }
  if (from < text.length) parts.push({ text: text.slice(from), mentioned: null })
  return parts
}

/** A text with names in the place of ids, and a sign where there is no name. */
export const withNames = (text: string, names: ReadonlyMap<number, string | null>): string =>
  mentionParts(text, new Set(names.keys()))
    .map((part) => (part.mentioned === null ? part.text : `@${names.get(part.mentioned) ?? '…'}`))
    .join('')
