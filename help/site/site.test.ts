import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { LANGUAGES } from '../../domain/constants/languages.ts'
import { HELP_SLUGS } from '../chapters.ts'
import { readPage } from '../page.ts'
import { escaped, htmlOf } from './html.ts'
import { writeSite } from './write.ts'

const folder = mkdtempSync(join(tmpdir(), 'slipway-site-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const root = pathToFileURL(`${folder}/`)
const count = await writeSite(root)
const pages = globSync('**/*.html', { cwd: folder }).map((path) => path.replaceAll('\\', '/'))

test('has a first page, the chapters and every article in every language', () => {
  expect(pages.length).toBe(count)
  for (const language of LANGUAGES) {
    expect(pages).toContain(`${language}/index.html`)
    for (const slug of [...HELP_SLUGS, 'glossary', 'operate-settings', 'api'])
      expect(pages).toContain(`${language}/help/${slug}/index.html`)
  }
})

test('every link, picture, style and script leads to a file of the site', () => {
  const lost = pages.flatMap((page) =>
    [...readFileSync(join(folder, page), 'utf8').matchAll(/(?:href|src|srcset)="([^"]+)"/g)]
      .map(([, address = '']) => address)
      .filter((address) => !/^https?:/.test(address))
      .filter((address) => {
        const target = new URL(address, new URL(page, root))
        const file = new URL(target.pathname.endsWith('/') ? 'index.html' : '', target)
        return !existsSync(target.pathname.endsWith('/') ? file : target)
      })
      .map((address) => `${page}: ${address}`),
  )
  expect(lost).toEqual([])
})

test('needs nothing from elsewhere', () => {
  const foreign = pages.filter((page) =>
    /(?:src|srcset)="https?:|<link[^>]*href="https?:/.test(
      readFileSync(join(folder, page), 'utf8'),
    ),
  )
  expect(foreign).toEqual([])
})

test('shows what looks like markup as it is written', () => {
  const page = readPage(
    { slug: 'x', chapter: 'api', language: 'en', source: '# a\n\nb\n\n<script>"&"</script>' },
    { textOf: (name) => name, linkOf: () => undefined },
  )
  const html = htmlOf(page.body, { addressOf: (slug) => slug, picture: () => '' })
  expect(html).toBe('<p>&lt;script&gt;&quot;&amp;&quot;&lt;/script&gt;</p>')
  expect(escaped('<a href="&">')).toBe('&lt;a href=&quot;&amp;&quot;&gt;')
})
