export type TextPart = { text: string; href: string | null }

const ADDRESS = /https?:\/\/[^\s<>"'`]+/gi
/** Signs that end a sentence around an address and do not belong to it. */
const TRAILING = /[.,;:!?)\]}»”’。，；：！？）】]+$/u

/** A text in parts, of which addresses of the web are links and nothing else is. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  const add = (part: string, href: string | null) => {
    if (part !== '') parts.push({ text: part, href })
  }
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(TRAILING, '')
    const href = hrefOf(address)
    if (href === null) continue
    add(text.slice(from, match.index), null)
    add(address, href)
    from = match.index + address.length
  }
  add(text.slice(from), null)
  return parts
}

function hrefOf(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, hostname, username, href } = new URL(address)
  const isWeb = protocol === 'http:' || protocol === 'https:'
  // A name before the address makes it look like another one.
  return isWeb && hostname !== '' && username === '' ? href : null
}
