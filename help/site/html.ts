import { isElement, type PageNode } from '../nodes.ts'

/** What a page that is not drawn by the app needs for its links and its picture. */
export type HtmlParts = {
  addressOf: (slug: string) => string
  /** The picture of an article as HTML; empty where there is none. */
  picture: (name: string) => string
}

const EMPTY = new Set(['br', 'hr', 'img'])
const LETTERS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (letter) => LETTERS[letter] ?? letter)

/** An article as HTML, for a site without the app. */
export const htmlOf = (nodes: readonly PageNode[], parts: HtmlParts): string =>
  nodes.map((node) => (isElement(node) ? elementOf(node, parts) : escaped(node))).join('')

function elementOf(
  [tag, attributes, ...nodes]: Exclude<PageNode, string>,
  parts: HtmlParts,
): string {
  const within = htmlOf(nodes, parts)
  switch (tag) {
    case 'a':
      return `<a href="${escaped(hrefOf(attributes, parts))}">${within}</a>`
    case 'figure':
      return `<figure>${parts.picture(attributes['picture'] ?? '')}${within}</figure>`
    case 'ol':
      return `<ol class="steps">${within}</ol>`
    case 'li':
      return attributes['step'] === undefined
        ? `<li>${within}</li>`
        : `<li data-step="${escaped(attributes['step'])}">${within}</li>`
    case 'blockquote':
      return `<div class="note" role="note">${within}</div>`
    case 'table':
    case 'pre':
      return `<div class="wide" tabindex="0"><${tag}>${within}</${tag}></div>`
    default: {
      const id = attributes['id'] === undefined ? '' : ` id="${escaped(attributes['id'])}"`
      return EMPTY.has(tag) ? `<${tag}${id}>` : `<${tag}${id}>${within}</${tag}>`
    }
  }
}

const hrefOf = (attributes: Readonly<Record<string, string>>, { addressOf }: HtmlParts): string =>
  attributes['to'] === undefined ? (attributes['href'] ?? '') : addressOf(attributes['to'])
