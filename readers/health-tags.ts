/** A tag longer than this is none of Apple's. */
const LONGEST_TAG = 65_536
/** Longer than any beginning of a tag that is looked for. */
const LONGEST_MARK = 128

/**
 * Takes the pieces of an export of Apple Health and hands on the tags that are looked for. An
 * export may have gigabytes of records, so nothing else is looked at, no tree is built, and its
 * document type and entities are never followed.
 * @param tags with the flag `g`; matches the beginning of each tag that is wanted
 */
export function tagScanner(tags: RegExp, take: (tag: string) => void): (piece: string) => void {
  let rest = ''
  return (piece) => {
    const text = rest + piece
    let done = 0
    let open = -1
    tags.lastIndex = 0
    for (
      let match = tags.exec(text);
      match && open < 0;
      match = open < 0 ? tags.exec(text) : null
    ) {
      const end = endOfTag(text, match.index)
      if (end >= 0) take(text.slice(match.index, (tags.lastIndex = done = end)))
      else if (text.length - match.index < LONGEST_TAG) open = match.index
    }
    // What may be the beginning of a tag is looked at again with the next piece.
    rest = text.slice(open >= 0 ? open : Math.max(done, text.length - LONGEST_MARK))
  }
}

const NONE = 0
const DOUBLE_QUOTE = 0x22
const SINGLE_QUOTE = 0x27
const TAG_END = 0x3e

/** Behind the tag's end; -1 when it is not here yet. A ">" within quotes ends nothing. */
function endOfTag(text: string, start: number): number {
  let quote = NONE
  for (let at = start + 1; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (quote !== NONE) quote = sign === quote ? NONE : quote
    else if (sign === DOUBLE_QUOTE || sign === SINGLE_QUOTE) quote = sign
    else if (sign === TAG_END) return at + 1
  }
  return -1
}

/** Names follow a blank, so that "unit" is not found in "durationUnit". */
export function attributeOf(tag: string, name: string): string | null {
  const start = tag.indexOf(` ${name}="`)
  if (start < 0) return null
  const from = start + name.length + 3
  const end = tag.indexOf('"', from)
  return end < 0 ? null : tag.slice(from, end)
}

/** Seconds since 1970 of "2024-05-01 07:00:00 +0200". */
export function secondsOf(tag: string, name: string): number {
  const parts = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) ([+-]\d\d)(\d\d)$/.exec(
    attributeOf(tag, name) ?? '',
  )
  return parts ? Date.parse(`${parts[1]}T${parts[2]}${parts[3]}:${parts[4]}`) / 1000 : Number.NaN
}
