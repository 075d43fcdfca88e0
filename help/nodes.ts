/** A part of a page: words, or an element with its attributes and what is in it. */
export type PageNode = string | PageElement
export type PageElement = readonly [tag: string, attributes: Attributes, ...within: PageNode[]]
/**
 * `to`: another article. `kind`: what it is for the reader: a step, a note or a picture. All others
 * are attributes of HTML.
 */
export type Attributes = Readonly<Record<string, string>>

export const isElement = (node: PageNode): node is PageElement => typeof node !== 'string'

/** The words of a part, without a space between letters that belong together. */
export function wordsOf(node: PageNode): string {
  if (!isElement(node)) return node
  const [tag, , ...within] = node
  const words = within.map(wordsOf).join('')
  return BLOCKS.has(tag) ? `${words} ` : words
}

const BLOCKS = new Set(['blockquote', 'figcaption', 'h2', 'h3', 'li', 'p', 'pre', 'td', 'th', 'tr'])
