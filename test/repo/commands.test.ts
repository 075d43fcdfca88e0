import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './tree.ts'

const FOLDER = join(ROOT, 'docs/operate')
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

type Command = { page: string; name: string; args: string }
const commands: Command[] = readdirSync(FOLDER).flatMap((page) =>
  [
    ...readFileSync(join(FOLDER, page), 'utf8').matchAll(/npm run ([\w:]+)(?: -- ([^`\n"”]*))?/g),
  ].map(([, name = '', args = '']) => ({ page, name, args })),
)

const fileOf = (name: string) => /scripts\/run\.mjs (\S+)/.exec(scripts[name] ?? '')?.[1]

test('pages for operators name commands that are there, with flags they know', () => {
  expect(commands.length).toBeGreaterThan(15)
  const unknown = commands.filter(({ name, args }) => {
    if (scripts[name] === undefined) return true
    const flags = [...args.matchAll(/--([\w-]+)/g)].map((match) => match[1] ?? '')
    const file = fileOf(name)
    const text = file === undefined ? '' : readFileSync(join(ROOT, file), 'utf8')
    return flags.some((flag) => !text.includes(flag))
  })
  expect(unknown).toEqual([])
})

test('every command of a page is run by a test', () => {
  const tests = ['test/server/kills/backup-commands.test.ts', 'server/admin-create.test.ts'].map(
    (path) => readFileSync(join(ROOT, path), 'utf8'),
  )
  const shown = commands.filter(({ page }) => ['backup.md', 'upgrade.md'].includes(page))
  const flags = shown.flatMap(({ args }) => [...args.matchAll(/--[\w-]+/g)].map(([flag]) => flag))
  expect(flags.filter((flag) => !tests.some((text) => text.includes(flag)))).toEqual([])
})
