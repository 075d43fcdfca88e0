import { existsSync, globSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../domain/constants/languages.ts'
import { ARTICLES } from './articles.ts'
import { HELP_SLUGS } from './chapters.ts'
import { DRAWN, drawnOf, hashesOf, pictureOf, readDrawings, SCHEMES } from './pictures.ts'
import { README_PICTURES } from './shots.ts'
import { readTexts, type Texts } from './texts.ts'

const MOST_BYTES = 35_000
const drawings = readDrawings()
const texts = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await readTexts(language)])),
) as Record<Language, Texts>
const files = HELP_SLUGS.flatMap((slug) =>
  LANGUAGES.flatMap((language) => SCHEMES.map((scheme) => pictureOf(slug, language, scheme))),
)
const nameOf = (file: URL) => file.pathname.split('/').at(-1) ?? ''

test('every article has a picture in each language, light and dark, and there are no others', () => {
  const there = globSync('*.webp', { cwd: fileURLToPath(new URL('.', DRAWN)) })
  expect(there.toSorted()).toEqual(files.map(nameOf).toSorted())
})

test(`no picture has more than ${MOST_BYTES} bytes`, () => {
  const made = files.filter((file) => existsSync(file))
  expect(made.length).toBeGreaterThan(0)
  expect(made.filter((file) => statSync(file).size > MOST_BYTES).map(nameOf)).toEqual([])
})

test('what pictures showed is kept of those that are made, and of no others', () => {
  const named = [...HELP_SLUGS, ...Object.keys(README_PICTURES)]
  expect(Object.keys(drawings).toSorted()).toEqual(named.toSorted())
})

/** The board of a race is figures and names. */
const WITHOUT_WORDS = ['erg-room']

test('every picture but those of figures alone shows words of the product', () => {
  const bare = Object.entries(drawings).filter(([, { drawn }]) => drawn.length === 0)
  expect(bare.map(([name]) => name)).toEqual(WITHOUT_WORDS)
})

// An older picture is made again by `npm run pictures -- NAME`.
test.each(Object.entries(drawings))(
  'the words on the picture of %s are those of today',
  (_, one) => {
    expect(hashesOf(one.drawn, texts)).toEqual(one.words)
  },
)

test.each(Object.entries(ARTICLES))(
  'what is pressed for the picture of %s has a name',
  (_, facts) => {
    const { press = [], type } = facts.picture
    const names = [...press, ...(type ? [type.into, type.text] : [])]
    expect(
      names.filter((name) => !LANGUAGES.every((language) => texts[language].has(name))),
    ).toEqual([])
  },
)

test('of several texts that say the same, that of the page is meant', () => {
  const known: Texts = new Map([
    ['boats:add', 'Add'],
    ['crews:add', 'Add'],
    ['crews:title', 'Crews'],
    ['crews:undo', 'Undo'],
  ])
  const labels = ['Crews', 'Add', 'Reuss', 'Add', 'Undo'].map((text) => ({ tag: 'button', text }))
  expect(drawnOf(labels, known)).toEqual([
    'button crews:title',
    'button crews:add',
    'button crews:undo',
  ])
})

test('a word that changes in one language makes the picture of that language old', () => {
  const before = hashesOf(['h1 session:tabs.crews'], texts)
  const changed = { ...texts, de: new Map([...texts.de, ['session:tabs.crews', 'Boote']]) }
  const after = hashesOf(['h1 session:tabs.crews'], changed)
  expect(LANGUAGES.filter((language) => before[language] !== after[language])).toEqual(['de'])
})
