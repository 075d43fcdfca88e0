import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from './tree.ts'

/** Where the specification is at hand, the table is held against it as well. */
const SPECIFICATION = join(ROOT, '../shared/spec/product.md')
const PAGE = readFileSync(join(ROOT, 'docs/specification.md'), 'utf8')
const MOST_WORDS = 9

type Holder = { file: string; title: string } | { decision: string }
type Row = { number: string; name: string; holders: (Holder | string)[] }

/** A test as `file` title, or a link to a decision; anything else stays text. */
function holderOf(text: string): Holder | string {
  const held = /^`([^`]+)` (\S.*)$/.exec(text)
  if (held) return { file: held[1] ?? '', title: held[2] ?? '' }
  const decision = /^\[\d{4}\]\((decisions\/[\w-]+\.md)\)$/.exec(text)
  return decision ? { decision: `docs/${decision[1]}` } : text
}

const rows: Row[] = PAGE.split('\n').flatMap((line) => {
  const [, number = '', name = '', held = ''] =
    /^\| *(\d[\d.]*) *\| *(.*?) *\| *(.*?) *\|$/.exec(line) ?? []
  return number === '' ? [] : [{ number, name, holders: held.split('<br>').map(holderOf) }]
})
const tests = rows.flatMap(({ number, holders }) =>
  holders.flatMap((holder) =>
    typeof holder === 'object' && 'file' in holder ? [{ number, ...holder }] : [],
  ),
)

const partsOf = (number: string) => number.split('.').map(Number)
const isBefore = (one: readonly number[], other: readonly number[]) => {
  const at = one.findIndex((part, index) => part !== other[index])
  return at !== -1 && (one[at] ?? 0) < (other[at] ?? 0)
}

/** Texts and titles as they are written in a source: a title follows what begins a test. */
const TITLE = /(?:\b(?:test|describe)(?:<[^(]*>)?|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g
const sources = new Map<string, { text: string; titles: string[] }>()
function sourceOf(file: string) {
  const known = sources.get(file)
  if (known) return known
  const raw = readFileSync(join(ROOT, file), 'utf8')
  const text = raw.replaceAll(/\\(['"`])/g, '$1').replaceAll(/(?<=\d)_(?=\d)/g, '')
  const titles = [...raw.matchAll(TITLE)].map((match) =>
    (match[2] ?? '').replaceAll(/\\(['"`\\])/g, '$1'),
  )
  const source = { text, titles }
  sources.set(file, source)
  return source
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
/** What a table fills in: %s, $name, or the value of an expression. */
const FILLED = /%[sdijo#f]|\$\{[^}]*\}|\$[a-z_]\w*(?:\.\w+)*/i

/** Whether a case has this value: as a text of its own where nothing else is in the title. */
const isIn = (text: string, value: string, around: string): boolean =>
  around === ''
    ? ["'", '"', '`'].some((quote) => text.includes(`${quote}${value}${quote}`))
    : new RegExp(String.raw`(?<!\w)${escaped(value)}(?!\w)`).test(text)

/** A title is there as it stands, or as one that a table fills with values of the file. */
function hasTitle(file: string, title: string): boolean {
  const { text, titles } = sourceOf(file)
  return titles.some((template) => {
    if (template === title) return true
    if (!FILLED.test(template)) return false
    const parts = template.replaceAll('%%', '%').split(new RegExp(FILLED.source, 'gi'))
    const found = new RegExp(`^${parts.map(escaped).join('(.+)')}$`).exec(title)
    return found !== null && found.slice(1).every((value) => isIn(text, value, parts.join('')))
  })
}

describe('the table of the specification', () => {
  test('is long, and in order, each number once', () => {
    expect(rows.length).toBeGreaterThan(350)
    const numbers = rows.map(({ number }) => partsOf(number))
    expect(
      rows.filter((_, at) => at > 0 && !isBefore(numbers[at - 1] ?? [], numbers[at] ?? [])),
    ).toEqual([])
    expect(rows.filter(({ number }) => partsOf(number).length !== 3)).toEqual([])
  })

  test('has a short name and a holder in every line', () => {
    const isShort = (name: string) => /\w/.test(name) && name.split(' ').length <= MOST_WORDS
    expect(rows.filter(({ name }) => !isShort(name)).map(({ number }) => number)).toEqual([])
    const loose = rows.filter(({ holders }) => holders.some((one) => typeof one === 'string'))
    expect(loose.map(({ number }) => number)).toEqual([])
  })

  test('names decisions that exist', () => {
    const named = rows.flatMap(({ holders }) =>
      holders.flatMap((one) =>
        typeof one === 'object' && 'decision' in one ? [one.decision] : [],
      ),
    )
    expect(named.filter((page) => !existsSync(join(ROOT, page)))).toEqual([])
  })

  test('names tests that exist', () => {
    expect(tests.length).toBeGreaterThan(300)
    const lost = tests.filter(
      ({ file, title }) =>
        !existsSync(join(ROOT, file)) || !title.split(' › ').every((part) => hasTitle(file, part)),
    )
    expect(lost.map(({ number, file, title }) => `${number} ${file} ${title}`)).toEqual([])
  })
})

/** Paragraphs, entries of lists and rows of tables, numbered within their section. */
function paragraphsOf(text: string): { number: string; text: string }[] {
  const found: { number: string; text: string }[] = []
  let [section, paragraph] = [0, 0]
  for (const line of text.split('\n')) {
    const heading = /^## (\d)/.exec(line)
    if (heading) [section, paragraph] = [Number(heading[1]), 0]
    const isText = line.trim() !== '' && !/^#|^\|(-|\s*(Field|Method)\b)/.test(line)
    if (section > 0 && isText) {
      paragraph += 1
      found.push({ number: `${section}.${paragraph}`, text: line })
    }
  }
  return found
}

const paragraphs = existsSync(SPECIFICATION)
  ? paragraphsOf(readFileSync(SPECIFICATION, 'utf8'))
  : []
const places = new Set(rows.map(({ number }) => partsOf(number).slice(0, 2).join('.')))

test('every paragraph of the specification has a line, and no line is of none', () => {
  const asked = paragraphs.filter(({ text }) => !text.trimEnd().endsWith(':'))
  expect(asked.filter(({ number }) => !places.has(number)).map(({ number }) => number)).toEqual([])
  const known = new Set(paragraphs.map(({ number }) => number))
  const beyond = paragraphs.length === 0 ? [] : [...places].filter((place) => !known.has(place))
  expect(beyond).toEqual([])
})

test('names of sentences are our own words', () => {
  const text = paragraphs.map((paragraph) => paragraph.text.toLowerCase()).join('\n')
  const copied = rows.filter(
    ({ name }) => name.split(' ').length >= 5 && text.includes(name.toLowerCase()),
  )
  expect(copied.map(({ number }) => number)).toEqual([])
})
