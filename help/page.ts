import type { Language } from '../domain/constants/languages.ts'
import { readMarkdown, type PageParts } from './markdown.ts'
import { isElement, wordsOf, type PageElement, type PageNode } from './nodes.ts'

export type Heading = { id: string; text: string; level: 2 | 3 }

/** A page of the manual as it is shown and searched. */
export type HelpPage = {
  slug: string
  chapter: string
  title: string
  /** What it is about, in a sentence or two. */
  lead: readonly PageNode[]
  body: readonly PageNode[]
  headings: readonly Heading[]
  /** Words that it is found by as well. */
  also?: string
  minutes: number
}

type PageSource = { slug: string; chapter: string; language: Language; source: string }

/** Letters of Chinese, and words of other languages, that are read in a minute. */
const READ_IN_A_MINUTE = { 'zh-cn': 400, others: 200 }

/**
 * Reads a page: a title, a paragraph that leads in, and the rest.
 * @throws where the page does not begin so
 */
export function readPage(
  { slug, chapter, language, source }: PageSource,
  parts: PageParts,
): HelpPage {
  const [title, lead, ...rest] = readMarkdown(source, parts)
  if (title === undefined || !isElement(title) || title[0] !== 'h1')
    throw new Error(`${slug} in ${language} begins with no title`)
  const hasLead = lead !== undefined && isElement(lead) && lead[0] === 'p'
  const parted = lead === undefined || hasLead ? rest : [lead, ...rest]
  const body = withIds(parted)
  const leadNodes = hasLead ? withinOf(lead) : []
  return {
    slug,
    chapter,
    title: wordsOf(title).trim(),
    lead: leadNodes,
    body,
    headings: body.flatMap(headingOf),
    minutes: minutesOf(body.map(wordsOf).join(' '), language),
  }
}

const withinOf = ([, , ...within]: PageElement): PageNode[] => within

/** Headings are numbered, so that a link to a part is the same in every language. */
function withIds(nodes: readonly PageNode[]): PageNode[] {
  let number = 0
  return nodes.map((node) => {
    if (!isHeading(node)) return node
    const [tag, attributes, ...within] = node
    number += 1
    return [tag, { ...attributes, id: `part-${number}` }, ...within]
  })
}

const isHeading = (node: PageNode): node is PageElement =>
  isElement(node) && /^h[23]$/.test(node[0])

function headingOf(node: PageNode): Heading[] {
  if (!isHeading(node)) return []
  return [{ id: node[1]['id'] ?? '', text: wordsOf(node).trim(), level: node[0] === 'h2' ? 2 : 3 }]
}

function minutesOf(words: string, language: Language): number {
  const count =
    language === 'zh-cn'
      ? words.length / READ_IN_A_MINUTE['zh-cn']
      : words.split(/\s+/).length / READ_IN_A_MINUTE.others
  return Math.max(1, Math.round(count))
}
