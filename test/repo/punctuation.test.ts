import { expect, test } from 'vitest'
import { sourceFiles } from './tree.ts'

/** What people read is put together with the marks and units of their language. */
const WRITTEN: readonly [string, RegExp][] = [
  ['lists with listSeparator() or format.list()', /join\(', '\)/],
  ['names with values with colon()', /\}: \$\{|join\(': '\)/],
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

test.each(WRITTEN)('screens write %s', (_, pattern) => {
  expect(screens.filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual([])
})
