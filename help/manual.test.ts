import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { help } from '#texts/en/screens/help.ts'
import { LANGUAGES, type Language } from '../domain/constants/languages.ts'
import { ARTICLES } from './articles.ts'
import { fileOf, readBook } from './book.ts'
import { CHAPTER_NAMES, HELP_SLUGS } from './chapters.ts'
import { pageFinder, wordsIn } from './find.ts'
import { readMarkdown, textNamesIn } from './markdown.ts'
import { isElement, type PageNode } from './nodes.ts'
import type { HelpPage } from './page.ts'
import { readGlossary, readReference, REFERENCE } from './reference.ts'

const books = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await readBook(language)])),
) as Record<Language, HelpPage[]>
const sourceOf = (language: Language, slug: string) => readFileSync(fileOf(language, slug), 'utf8')

/** How many letters of a title fit into the list of chapters. */
const TITLE_LETTERS: Readonly<Record<Language, number>> = { en: 26, de: 30, fr: 30, 'zh-cn': 15 }

const elementsOf = (nodes: readonly PageNode[], tag: string): (readonly PageNode[])[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return []
    const [name, , ...within] = node
    return name === tag ? [node as readonly PageNode[]] : elementsOf(within, tag)
  })

/** What has to be the same in every language. */
const shapeOf = (language: Language, { slug, body }: HelpPage) => ({
  headings: elementsOf(body, 'h2').length,
  steps: elementsOf(body, 'ol').flatMap((list) => list.slice(2)).length,
  tables: elementsOf(body, 'table').length,
  notes: elementsOf(body, 'blockquote').length,
  names: textNamesIn(sourceOf(language, slug)).toSorted(),
  links: [...sourceOf(language, slug).matchAll(/(?<!!)\[[^\]]*\]\(([^)]+)\)/g)]
    .map(([, to]) => to)
    .toSorted(),
})

describe.each(LANGUAGES)('in %s', (language) => {
  test('every article of the table is there, and no other', () => {
    const files = readdirSync(new URL(`${language}/`, import.meta.url))
    expect(files.toSorted()).toEqual(HELP_SLUGS.map((slug) => `${slug}.md`).toSorted())
  })

  test.each(books[language].map((page) => [page.slug, page] as const))(
    '%s has a title that fits, a sentence that leads in, steps and one picture',
    (slug, page) => {
      expect([...page.title].length).toBeLessThanOrEqual(TITLE_LETTERS[language])
      expect(page.lead.length).toBeGreaterThan(0)
      expect(elementsOf(page.body, 'ol').length).toBeGreaterThan(0)
      const pictures = elementsOf(page.body, 'figure').map(([, attributes]) => attributes)
      expect(pictures).toEqual([{ picture: slug }])
      expect(sourceOf(language, slug)).not.toMatch(/\*\*|__|<[a-z/]/i)
    },
  )

  test.each(books[language].map((page, at) => [page.slug, page, at] as const))(
    '%s has the parts, steps, names and links that it has in English',
    (_, page, at) => {
      const english = books.en[at]
      expect(shapeOf(language, page)).toEqual(english && shapeOf('en', english))
    },
  )

  test('no two articles have one title', () => {
    const titles = books[language].map(({ title }) => title)
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })

  test('the glossary is a page', async () => {
    const { title, also } = await readGlossary(language)
    expect(title).not.toBe('')
    expect(also).toMatch(/\bgmt\b/)
  })
})

test('every chapter has a name', () => {
  const named = Object.keys(help.chapterNames).toSorted()
  expect(named).toEqual([...CHAPTER_NAMES, 'glossary', ...REFERENCE].toSorted())
})

test('an article leads to others, not to itself', () => {
  const alone = HELP_SLUGS.filter((slug) => {
    const { related } = ARTICLES[slug]
    return related.length === 0 || related.includes(slug) || new Set(related).size < related.length
  })
  expect(alone).toEqual([])
})

test('pages for operators and programs stand in the order of their first page', () => {
  const slugs = readReference().map(({ slug }) => slug)
  expect(slugs).toContain('operate-troubleshooting')
  expect(slugs.indexOf('api')).toBeLessThan(slugs.indexOf('api-token'))
  expect(slugs.indexOf('api-token')).toBeLessThan(slugs.indexOf('api-errors'))
  expect(slugs).toContain('api-webhooks')
  expect(new Set([...slugs, ...HELP_SLUGS, 'glossary']).size).toBe(
    slugs.length + HELP_SLUGS.length + 1,
  )
})

describe('a page', () => {
  const parts = { textOf: (name: string) => name.toUpperCase(), linkOf: () => undefined }

  test('shows markup as it is written', () => {
    expect(readMarkdown('a <b>c</b> {{x:y}}', parts)).toEqual([
      ['p', {}, 'a <b>c</b> ', ['b', {}, 'X:Y']],
    ])
  })

  test('goes on counting steps after a picture', () => {
    const nodes = readMarkdown('1. a\n\n![what](one)\n\n2. b', parts)
    expect(nodes).toEqual([
      ['ol', { kind: 'steps' }, ['li', { step: '1' }, 'a']],
      ['figure', { picture: 'one' }, ['figcaption', {}, 'what']],
      ['ol', { kind: 'steps' }, ['li', { step: '2' }, 'b']],
    ])
  })

  test('shows the words of a link that leads to nothing', () => {
    expect(readMarkdown('[words](elsewhere)', parts)).toEqual([['p', {}, 'words']])
  })
})

describe('the search', () => {
  const page = (slug: string, title: string, words = '') => ({
    slug,
    title,
    lead: [words],
    body: [],
    headings: [],
  })
  const find = pageFinder([
    page('seat', 'Seat a crew', 'Who sits where'),
    page('race', 'Seat racing', 'Who is faster'),
    page('auswertung', 'Auswertung', 'Überlastung'),
    page('zh', '安排艇组座位', '教练'),
  ])

  test.each([
    ['a word', 'racing', ['race']],
    ['the beginning of a word', 'rac', ['race']],
    ['words that stand apart', 'seat who', ['seat', 'race']],
    ['a wrong letter', 'rasing', ['race']],
    ['no accent', 'ueberlastung', ['auswertung']],
    ['two letters of Chinese', '座位', ['zh']],
    ['nothing', 'kitchen', []],
  ])('finds by %s', (_, query, found) => {
    expect(find(query).toSorted()).toEqual(found.toSorted())
  })

  test('takes Chinese apart by two letters', () => {
    expect(wordsIn('艇组座 GMT')).toEqual(['艇组', '组座', 'GMT'])
  })
})

test('the folders of the manual are those of the languages', () => {
  expect(LANGUAGES.every((language) => existsSync(new URL(`${language}/`, import.meta.url)))).toBe(
    true,
  )
})
