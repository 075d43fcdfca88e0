import { expect, test } from 'vitest'
import { toLocal } from '#domain/time/zoned-time.ts'
import { zoneWhere } from '../e2e/club-zone.ts'
import { sourceFiles } from './tree.ts'

/** What the harness itself needs: the clock, and the start of products. */
const HARNESS = new Set(['clock', 'product', 'worlds'].map((name) => `test/e2e/${name}.ts`))

const stories = sourceFiles.filter(({ path }) => path.startsWith('test/e2e/') && !HARNESS.has(path))

/** Those of kills let processes die at moments of chance. */
const tests = sourceFiles.filter(
  ({ path }) => /\.test\.tsx?$/.test(path) && !path.startsWith('test/server/kills/'),
)

/** What reads a page as it is at one moment. */
const READINGS = [
  'count',
  String.raw`is[A-Z]\w+`,
  'inner(Text|HTML)',
  'textContent',
  'inputValue',
  'getAttribute',
  'all(InnerTexts|TextContents)',
  'evaluate(All)?',
  'boundingBox',
  'title',
  'content',
]

/** The lines of files in which this stands, as path:line. */
const linesWith = (files: typeof sourceFiles, what: RegExp): string[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(what)].map(
      ({ index }) => `${path}:${text.slice(0, index).split('\n').length}`,
    ),
  )

test.each([
  [
    'look at the real clock: clock.ts has days and times of the club',
    /\bDate\.now\b|\bnew Date\(\)/g,
  ],
  ['wait for time to pass, instead of what can be seen', /\bsetTimeout\b|\bwaitForTimeout\b/g],
  ['sleep', /node:timers/g],
  [
    'read a page once where it may still change: expect.poll does it again',
    new RegExp(String.raw`expect\(\s*await [^\n]*\.(${READINGS.join('|')})\(`, 'g'),
  ],
  [
    'press a key on an item of a menu, which may take the focus back just then',
    /(\bmenuitem|\bitem\()[^\n]*\.press\(/g,
  ],
  [
    'know a time zone of the club, which the harness chooses',
    /timeZone: '|Date\.parse\(`[^`]*Z`\)/g,
  ],
])('stories do not %s', (_, what) => {
  expect(stories.length).toBeGreaterThan(50)
  expect(linesWith(stories, what)).toEqual([])
})

test('no test waits for time to pass, instead of what can be seen', () => {
  expect(tests.length).toBeGreaterThan(500)
  expect(linesWith(tests, /\bsetTimeout\(|['"]node:timers/g)).toEqual([])
})

test('no test looks for a whole number in a text, which times, ids and codes may hold as well', () => {
  const digits = String.raw`(\d+|\$\{[^}]*\})`
  const seeks = [
    `toContain\\(\\s*['"\`]${digits}['"\`]`,
    `toMatch\\(\\s*(/|new RegExp\\(\`)(\\\\+b)?${digits}(\\\\+b)?[/\`]`,
  ]
  expect(linesWith(tests, new RegExp(`\\bnot\\s*\\.(${seeks.join('|')})`, 'g'))).toEqual([])
})

test.each([
  ['10:00', 0, 37, 'Etc/GMT-9', '09:37'],
  ['10:00', 22, 5, 'Etc/GMT-11', '09:05'],
  ['10:00', 23, 5, 'Etc/GMT-10', '09:05'],
  ['10:00', 9, 59, 'Etc/UTC', '09:59'],
  ['23:58', 16, 10, 'Etc/GMT-7', '23:10'],
  ['23:58', 11, 59, 'Etc/GMT-11', '22:59'],
  ['23:58', 12, 57, 'Etc/GMT-11', '23:57'],
])('before %s it is, at %i:%i UTC, in %s, where it is %s', (time, hours, minutes, zone, clock) => {
  const now = new Date(Date.UTC(2028, 5, 1, hours, minutes))
  expect(zoneWhere(time, now)).toBe(zone)
  expect(toLocal(zone, now).time).toBe(clock)
})
