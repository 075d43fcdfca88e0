import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isTest, ROOT, sourceFiles } from './tree.ts'

const server = sourceFiles.filter((file) => file.path.startsWith('server/') && !isTest(file))
const camel = (name: string) =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The statements in files of their own that put people into sessions. */
const statements = globSync('server/*/*/*.sql', { cwd: ROOT })
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
  .filter(({ text }) => text.includes('insert into participants'))

test('statements that put people into sessions answer with the newcomers', () => {
  expect(statements.length).toBeGreaterThan(0)
  const silent = statements.filter(({ text }) => !text.includes('returning session_id, user_id'))
  expect(silent.map(({ path }) => path)).toEqual([])
})

test('code that puts people into sessions gives them the answer they start with', () => {
  const names = statements.map(({ path }) => camel(/([^/]+)\.sql$/.exec(path)?.[1] ?? path))
  const puts = ({ text }: { text: string }) =>
    text.includes("insertInto('participants')") || names.some((name) => text.includes(`${name}, {`))
  const writers = server.filter(puts)
  expect(writers.length).toBeGreaterThan(0)
  const forgetful = writers.filter(({ text }) => !text.includes('startAnswers(db'))
  expect(forgetful.map(({ path }) => path)).toEqual([])
})
