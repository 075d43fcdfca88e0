import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { KEPT_DAYS } from '#contract/people/club-data.ts'
import { LANGUAGES } from '#domain/constants/languages.ts'
import { LIFETIME } from '#domain/constants/limits.ts'
import { WEBHOOK_EVENT_TYPES, WEBHOOK_SUBJECTS } from '#domain/constants/webhooks.ts'
import { readTexts, textFrom } from '#help/texts.ts'
import { ROOT } from './tree.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const pages = globSync(['*.md', 'docs/**/*.md'], {
  cwd: ROOT,
  exclude: ['docs/decisions/**', 'docs/language.md'],
}).map((path) => ({ path, text: read(path) }))
const names = new Set((await readTexts('en')).values())

describe('the pages of docs', () => {
  /** What is written in italics as a way through screens, `*Club settings → Wall*`. */
  const ways = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/(?<!\*)\*([A-Z][^*\n]*)\*(?!\*)/g)].map(([, way = '']) => ({
      path,
      steps: way.split(' → '),
    })),
  )
  const starts = new Set(ways.flatMap(({ steps }) => (steps.length > 1 ? [steps[0] ?? ''] : [])))

  test('call screens and buttons as the app does', () => {
    expect(starts.size).toBeGreaterThan(2)
    const strange = ways.flatMap(({ path, steps }) =>
      steps.filter((step) => !names.has(step)).map((step) => `${path}: ${step}`),
    )
    expect(strange).toEqual([])
  })

  test('write a way through screens with arrows', () => {
    const inProse = new RegExp(`(?:${[...starts].join('|')}), [A-Z][^|.]{0,40}`, 'gu')
    const found = pages.flatMap(({ path, text }) =>
      [...text.matchAll(inProse)].map(([words]) => `${path}: ${words}`),
    )
    expect(found).toEqual([])
  })

  test('name all that webhooks tell of', () => {
    const page = read('docs/webhooks.md')
    const [, listed = ''] = /`subject` is ([^.]+)\./.exec(page) ?? []
    expect([...listed.matchAll(/`(\w+)`/g)].map(([, one]) => one)).toEqual(WEBHOOK_SUBJECTS)
    const [, example] = /"type": "([\w-]+)"/.exec(page) ?? []
    expect(WEBHOOK_EVENT_TYPES).toContain(example)
  })
})

test.each(['docs/operate/privacy.md', ...LANGUAGES.map((one) => `help/${one}/data-in-and-out.md`)])(
  '%s says how long exports of a club are kept',
  (path) => {
    expect(read(path)).toMatch(new RegExp(KEPT_DAYS.join(String.raw`\D+`)))
    expect(read(path)).toMatch(new RegExp(String.raw`(?<!\d)${LIFETIME.data_export_days}\D`))
  },
)

test.each(LANGUAGES)('the tour in %s calls the screen of privacy by its name', async (language) => {
  const text = textFrom(await readTexts(language))
  expect(text('demo:steps.privacy.hint')).toContain(text('common:screens.privacy'))
})
