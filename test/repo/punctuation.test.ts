import { expect, test } from 'vitest'
import { sourceFiles } from './tree.ts'

/** What people read is put together with the marks and units of their language. */
/** Pages for people outside have a language of their own; an error is read by programmers. */
const OTHERS = /^web\/(?:live\/public\/|shell\/chunks\.ts)/
const COLOURS = /^web\/ui\/(?:theme-colours|map\/draw-tracks)\.ts$/
const WRITTEN: readonly [string, RegExp, except?: RegExp][] = [
  ['lists with listSeparator() or format.list()', /join\(', '\)/],
  ['names beside each other with listSeparator()', /\}, \$\{/, COLOURS],
  ['names with values with colon()', /\}: \$\{|join\(': '\)/],
  ['notes in brackets with inBrackets()', / \(\$\{/, OTHERS],
  ['percents with format.percent()', /\} %[`<·]|['"] %['"]/],
  [
    'numbers, dates and lists with web/format',
    /new Intl\.(?:NumberFormat|DateTimeFormat|ListFormat)\((?!\))/,
  ],
]

const screens = sourceFiles.filter(
  ({ path }) =>
    path.startsWith('web/') && !path.startsWith('web/format/') && !path.includes('.test.'),
)

test.each(WRITTEN)('screens write %s', (_, pattern, except) => {
  const faults = screens.filter(({ path, text }) => pattern.test(text) && !except?.test(path))
  expect(faults.map(({ path }) => path)).toEqual([])
})
