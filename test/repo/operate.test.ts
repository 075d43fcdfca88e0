import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SETTINGS } from '../../server/settings.ts'
import { ROOT } from './tree.ts'

const FOLDER = 'docs/operate'
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const names = globSync('*.md', { cwd: join(ROOT, FOLDER) }).toSorted()
const pages = names.map((name) => ({ name, text: read(`${FOLDER}/${name}`) }))
const isSetting = (name: string) => name in SETTINGS

/** What is found on the pages, and is not as it should be: `page: what`. */
const strays = (pattern: RegExp, isFine: (found: string, page: string) => boolean): string[] =>
  pages.flatMap(({ name, text }) =>
    [...text.matchAll(pattern)]
      .map(([, found = '']) => found)
      .filter((found) => !isFine(found, name))
      .map((found) => `${name}: ${found}`),
  )

describe('the pages for operators', () => {
  test('name scripts of package.json', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    expect(strays(/\bnpm run ([a-z][a-z:-]*)/g, (script) => script in scripts)).toEqual([])
    const proofs = read('scripts/proofs.mjs')
    const isProof = (proof: string) =>
      new RegExp(String.raw`^  ${proof}: (?:\{|soak\()`, 'm').test(proofs)
    expect(strays(/\bnpm run prove -- ([a-z-]+)/g, isProof)).toEqual([])
  })

  test('name settings that there are', () => {
    const ofCompose = [...read('deploy/compose.yml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
    const others = new Set([...ofCompose, 'THE_METRICS_TOKEN', 'BACKUP_PASSPHRASE'])
    const named = /(?<![\w$:<{-])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?![\w*…])/g
    expect(strays(named, (name) => isSetting(name) || others.has(name))).toEqual([])
  })

  test('lead to pages and headings that there are', () => {
    const anchorsOf = (path: string) =>
      [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
        title
          .toLowerCase()
          .replaceAll(/[^\w\s-]/g, '')
          .replaceAll(/\s/g, '-'),
      )
    const leads = (link: string, page: string) => {
      const [path = '', anchor] = link.split('#')
      const target = path === '' ? `${FOLDER}/${page}` : join(FOLDER, path)
      if (!existsSync(join(ROOT, target))) return false
      return anchor === undefined || anchorsOf(target).includes(anchor)
    }
    expect(strays(/\]\((?!https?:)([^)\s]+)\)/g, leads)).toEqual([])
  })

  test('name files that there are', () => {
    const path = /\b((?:server|scripts|deploy|soak)\/[\w./-]*\w)/g
    expect(strays(path, (file) => existsSync(join(ROOT, file)))).toEqual([])
  })

  test('say of commands that a test cannot run what these need', () => {
    const foreign = /^ {4,}(?:systemctl|systemd-run|useradd|docker|kubectl) /m
    const sections = pages.flatMap(({ name, text }) =>
      text.split(/^(?=## )/m).map((section) => ({ name, section })),
    )
    expect(sections.filter(({ section }) => foreign.test(section)).length).toBeGreaterThan(2)
    expect(
      sections
        .filter(({ section }) => foreign.test(section))
        .filter(({ section }) => !/needs [^.]*which the test does not have/i.test(section))
        .map(({ name, section }) => `${name}: ${section.split('\n')[0]}`),
    ).toEqual([])
  })

  test('are all in the index, which UPDATE=1 writes', () => {
    const index = `${FOLDER}/README.md`
    const lines = pages
      .filter(({ name }) => name !== 'README.md')
      .map(({ name, text }) => `- [${/^# (.+)$/m.exec(text)?.[1]}](${name})`)
    const written = read(index).replace(
      /(<!-- pages -->\n)[^]*(<!-- \/pages -->)/,
      `$1${lines.join('\n')}\n$2`,
    )
    if (process.env['UPDATE']) writeFileSync(join(ROOT, index), written)
    expect(read(index), 'write it with UPDATE=1').toBe(written)
    expect(read('README.md')).toContain(`(${index})`)
  })
})

/** What code and texts can say, as one text in which a broken sentence is whole again. */
const SPEECH = globSync('{server,scripts,web,texts/en/server}/**/*.{ts,tsx,mjs}', { cwd: ROOT })
  .filter((path) => !path.includes('.test.'))
  .map((path) => read(path.replaceAll('\\', '/')))
  .join('\n')
  .replaceAll(/['`] \+\s*['`]/g, '')

/** The fixed parts of a message: what stands for a value, `…` or a number, is left out. */
const partsOf = (message: string) =>
  message
    .replaceAll(/\d[\d.]*/g, '…')
    .split('…')
    .map((part) => part.trim())
    .filter((part) => part.length >= 4)

test('the messages of troubleshooting are such that the program can say them', () => {
  const messages = pages
    .filter(({ name }) => ['troubleshooting.md', 'sign-in.md'].includes(name))
    .flatMap(({ text }) => [...text.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell = '']) => cell))
    .flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, message = '']) => message))
    .filter((message) => message.includes(' '))
  expect(messages.length).toBeGreaterThan(20)
  const foreign = messages.filter((message) =>
    partsOf(message).some((part) => !SPEECH.includes(part)),
  )
  expect(foreign).toEqual([])
})
