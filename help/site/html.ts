import { isElement, type PageElement, type PageNode } from '../nodes.ts'

/** What a page that is not drawn by the app needs for its links and its picture. */
export type HtmlParts = {
  addressOf: (slug: string) => string
  /** The picture of an article as HTML; empty where there is none. */
  picture: (name: string) => string
}

const EMPTY = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source'])
const LETTERS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (letter) => LETTERS[letter] ?? letter)

type AttributeValue = string | number | boolean | undefined

/** An element as HTML, around what is HTML already. */
export function element(
  tag: string,
  attributes: Readonly<Record<string, AttributeValue>>,
  ...within: readonly string[]
): string {
  const written = Object.entries(attributes).map(([name, value]) => {
    if (value === undefined || value === false) return ''
    return value === true ? ` ${name}` : ` ${name}="${escaped(String(value))}"`
  })
  const head = `<${tag}${written.join('')}>`
  return EMPTY.has(tag) ? head : `${head}${within.join('')}</${tag}>`
}

/** An article as HTML, for a site without the app. */
export const htmlOf = (nodes: readonly PageNode[], parts: HtmlParts): string =>
  nodes.map((node) => (isElement(node) ? elementOf(node, parts) : escaped(node))).join('')

function elementOf([tag, attributes, ...nodes]: PageElement, parts: HtmlParts): string {
  const within = htmlOf(nodes, parts)
  switch (tag) {
    case 'a': {
      const { to, href } = attributes
      return element('a', { href: to === undefined ? href : parts.addressOf(to) }, within)
    }
    case 'figure':
      return element('figure', {}, parts.picture(attributes['picture'] ?? ''), within)
    case 'ol':
      return element('ol', { class: 'steps' }, within)
    case 'li':
      return element('li', { 'data-step': attributes['step'] }, within)
    case 'blockquote':
      return element('div', { class: 'note', role: 'note' }, within)
    case 'table':
    case 'pre':
      return element('div', { class: 'wide', tabindex: 0 }, element(tag, {}, within))
    default:
      return element(tag, { id: attributes['id'] }, within)
  }
}
