import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { glossary as de } from '#texts/de/screens/glossary.ts'
import { glossary as en } from '#texts/en/screens/glossary.ts'
import { glossary as fr } from '#texts/fr/screens/glossary.ts'
import { glossary as zh } from '#texts/zh-cn/screens/glossary.ts'

const FILE = new URL('../../docs/language.md', import.meta.url)
const BEGIN = '<!-- glossary -->\n'
const END = '<!-- end of glossary -->\n'

type Entry = { readonly name: string; readonly text: string }
const cell = ({ name, text }: Entry) => `**${name}**: ${text}`

const HEAD = '| key | English | Deutsch | français | 中文 |\n|---|---|---|---|---|\n'
const rows = (Object.keys(en) as (keyof typeof en)[]).map(
  (term) => `| ${[term, ...[en, de, fr, zh].map((words) => cell(words[term]))].join(' | ')} |\n`,
)

test('docs/language.md explains the terms as the screens do', () => {
  const page = readFileSync(FILE, 'utf8')
  const [before = '', rest = ''] = page.split(BEGIN)
  const [table, after = ''] = rest.split(END)
  const written = HEAD + rows.join('')
  if (process.env['UPDATE'] === '1') {
    writeFileSync(FILE, before + BEGIN + written + END + after)
    return
  }
  expect(table, 'run with UPDATE=1').toBe(written)
})
