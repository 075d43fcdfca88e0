import { expect, test } from 'vitest'
import { isTest, sourceFiles } from './tree.ts'

const server = sourceFiles.filter((file) => file.path.startsWith('server/') && !isTest(file))

/** Where the template that begins at `from` ends; values in it may hold templates. */
function endOfTemplate(text: string, from: number): number {
  let depth = 0
  for (let at = from + 1; at < text.length; at++) {
    const sign = text.charAt(at)
    if (sign === '\\') at++
    else if (sign === '`' && depth === 0) return at
    else if (sign === '`') at = endOfTemplate(text, at)
    else if (sign === '{' && (depth > 0 || text.charAt(at - 1) === '$')) depth++
    else if (sign === '}' && depth > 0) depth--
  }
  return text.length
}

/** The lines on which a statement is executed whose rows are only said to be of a type. */
const assertedIn = (text: string): number[] =>
  [...text.matchAll(/\bsql</g)].flatMap(({ index }) => {
    const end = endOfTemplate(text, text.indexOf('`', index))
    const isExecuted = /^`\s*\.execute\(/.test(text.slice(end))
    return isExecuted ? [text.slice(0, index).split('\n').length] : []
  })

test('rows of composed statements have the type of a schema that tests hold them to', () => {
  const asserted = server.flatMap(({ path, text }) =>
    assertedIn(text).map((line) => `${path}:${line}`),
  )
  expect(asserted, 'use checkedRows of server/db/checked-rows.ts').toEqual([])
})

test('only the ground sends queries with rows of a type of its own', () => {
  const own = server.filter(
    ({ path, text }) => !path.startsWith('server/db/') && /\.executeQuery</.test(text),
  )
  expect(own.map(({ path }) => path)).toEqual([])
})

test('finds an asserted type, also behind values that hold templates, and leaves fragments', () => {
  const executed = 'const rows = sql<Row>`\n  select ${sql`${a} as "{"`}, ${f({ b })}`.execute(db)'
  const fragment = 'const part = sql<number>`${of}.id`\nawait sql`select ${part}`.execute(db)'
  expect(assertedIn(`import a\n${executed}`)).toEqual([2])
  expect(assertedIn(fragment)).toEqual([])
})
