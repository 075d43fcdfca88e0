import MarkdownIt from 'markdown-it'
import type { Attributes, PageNode } from './nodes.ts'

/** What a page needs from outside of it. */
export type PageParts = {
  /** A text of the product, by its name. */
  textOf: (name: string) => string
  /** Where a link leads; undefined where it leads to nothing that a reader has. */
  linkOf: (href: string) => Attributes | undefined
}

/** Markup within a page is shown as it is written. */
const parser = new MarkdownIt({ html: false })
type Token = ReturnType<typeof parser.parse>[number]

const TEXT_NAME = /\{\{([^}]+)\}\}/g

/** The texts of the product that a page names. */
export const textNamesIn = (source: string): string[] =>
  [...source.matchAll(TEXT_NAME)].map(([, name = '']) => name)

/** Reads Markdown; what it cannot show, it refuses. */
export function readMarkdown(source: string, parts: PageParts): PageNode[] {
  const waiting = parser.parse(source, {})
  const nodes = nodesOf(waiting, parts)
  if (waiting.length > 0) throw new Error('A page closes something that it never opened')
  return nodes
}

/** Takes tokens away until what is open is closed. */
function nodesOf(tokens: Token[], parts: PageParts): PageNode[] {
  const nodes: PageNode[] = []
  for (let token = tokens.shift(); token !== undefined; token = tokens.shift()) {
    if (token.nesting < 0) return nodes
    if (token.nesting === 0) nodes.push(...leafOf(token, parts))
    else {
      const within = nodesOf(tokens, parts)
      nodes.push(...(token.hidden ? within : elementOf(token, within, parts)))
    }
  }
  return nodes
}

function elementOf(token: Token, within: PageNode[], { linkOf }: PageParts): PageNode[] {
  const { tag } = token
  if (tag === 'a') {
    const attributes = linkOf(attributeOf(token, 'href'))
    return attributes ? [['a', attributes, ...within]] : within
  }
  if (tag === 'p' && within.length === 1 && within[0]?.[0] === 'figure') return within
  if (tag === 'ol') return [['ol', { kind: 'steps' }, ...numbered(token, within)]]
  return [[tag, {}, ...within]]
}

/** Each step says its number, since a picture may stand between two of them. */
function numbered(token: Token, items: PageNode[]): PageNode[] {
  const first = Number(attributeOf(token, 'start') || 1)
  return items.map((item, index) =>
    typeof item === 'string' ? item : ['li', { step: String(first + index) }, ...item.slice(2)],
  ) as PageNode[]
}

function leafOf(token: Token, parts: PageParts): PageNode[] {
  const { type, content } = token
  switch (type) {
    case 'inline':
      return nodesOf([...(token.children ?? [])], parts)
    case 'text':
      return wordsWithNames(content, parts)
    case 'softbreak':
      return ['\n']
    case 'code_inline':
      return [['code', {}, content]]
    case 'code_block':
    case 'fence':
      return [['pre', {}, ['code', {}, content.trimEnd()]]]
    case 'image':
      return [
        [
          'figure',
          { picture: attributeOf(token, 'src') },
          ['figcaption', {}, ...nodesOf([...(token.children ?? [])], parts)],
        ],
      ]
    default:
      throw new Error(`A page has ${type}, which is never drawn`)
  }
}

/** The product's own words are bold. */
function wordsWithNames(text: string, { textOf }: PageParts): PageNode[] {
  return text
    .split(TEXT_NAME)
    .map((part, index): PageNode => (index % 2 === 1 ? ['b', {}, textOf(part)] : part))
    .filter((part) => part !== '')
}

const attributeOf = (token: Token, name: string): string => String(token.attrGet(name) ?? '')
