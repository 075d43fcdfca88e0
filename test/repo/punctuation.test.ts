import { expect, test } from 'vitest'
import { sourceFiles } from './tree.ts'

/** An error is read by programmers. */
const ERRORS = ['web/shell/chunks.ts']
const COLOURS = ['web/ui/theme-colours.ts', 'web/ui/map/draw-tracks.ts']
/** What people read is put together with the marks and units of their language. */
const WRITTEN: readonly [string, RegExp, except?: readonly string[]][] = [
  ['lists with listSeparator() or format.list()', /join\(', '\)/],
  ['sentences beside each other with semicolon()', /join\('; '\)/],
  ['names beside each other with listSeparator()', /\}, \$\{|^ *`, \$\{/m, COLOURS],
  ['names with values with colon()', /\}: (?:\$\{|`)|`: \$\{|join\(': '\)/],
  ['notes in brackets with inBrackets()', / \(\$\{|\} \(\w+\)[`<\n]|`\(\$\{|[^=]> \(\{/, ERRORS],
  ['no mark of a language between two values', /(?:>|^ +)\{[^ {}\n][^{}\n]*\}[,:](?: |<|\{|$)/m],
  ['counts after what they count', /\{format\.number\(\w+\)\}<\/\w+> \{label\}/],
  ['percents with format.percent()', /\} %[`<·]|['"] %['"]/],
]

const screens = sourceFiles.filter(
  ({ path }) =>
    path.startsWith('web/') && !path.startsWith('web/format/') && !path.includes('.test.'),
)

test.each(WRITTEN)('screens write %s', (_, pattern, except) => {
  const faults = screens.filter(({ path, text }) => pattern.test(text) && !except?.includes(path))
  expect(faults.map(({ path }) => path)).toEqual([])
})

const spoken = sourceFiles.filter(
  ({ path }) => /^(?:server|domain|texts|help)\//.test(path) && !path.includes('.test.'),
)

/** Read by programmers, or read back from where it was written. */
const READ_BACK = [
  'server/http/',
  'server/push/',
  'server/platform/bring-in/',
  'server/people/members/members-sheet.ts',
  'server/analysis/season/season-sheet.ts',
]

test('files and mails list names with LIST_SEPARATOR, and values with COLON', () => {
  const faults = spoken
    .filter(({ text }) => /\b(?:[lL]anguage|ServerTexts)\b/.test(text))
    .filter(
      ({ path, text }) =>
        !READ_BACK.some((place) => path.startsWith(place)) &&
        /join\(', '\)|\}: \$\{(?:\w+\.)*(?:words|texts)\b/.test(text),
    )
  expect(faults.map(({ path }) => path)).toEqual([])
})

/** Clocks and names of zones, which no reader sees as they are written. */
const ZONES = /^domain\/time\/(?:time-zone|zoned-time)\.ts$|time-zone-lines\.ts$/

/** What writes in a language; one without a language only asks for the browser's. */
const WRITERS = [
  /new Intl\.(?:NumberFormat|DateTimeFormat|ListFormat)\((?!\))/,
  /toLocale(?:Date|Time)?String\((?!'sv-SE')/,
]

test('numbers, dates and lists are written in one place', () => {
  const faults = [...screens, ...spoken]
    .filter(({ path }) => path !== 'domain/rules/intl.ts' && !ZONES.test(path))
    .filter(({ text }) => WRITERS.some((writer) => writer.test(text)))
  expect(faults.map(({ path }) => path)).toEqual([])
})
