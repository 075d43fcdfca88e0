import { writeFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#domain/constants/languages.ts'
import { ARTICLES } from '#help/articles.ts'
import {
  DRAWN,
  drawnOf,
  hashesOf,
  pictureOf,
  readDrawings,
  SCHEMES,
  type Drawing,
} from '#help/pictures.ts'
import { README_PICTURES, type Shot } from '#help/shots.ts'
import { readTexts, type Texts } from '#help/texts.ts'
import { labelsIn, leaveAll, openShot, pictureFrom, placeOf, type Place } from '../drawing.ts'

/** `npm run pictures` makes them, all or those it names; otherwise they are compared. */
const isDrawing = process.env['UPDATE'] === '1'
const named = process.env['PICTURES']?.split(' ').filter((name) => name !== '') ?? []

const texts = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await readTexts(language)])),
) as Record<Language, Texts>

const shots: (readonly [name: string, shot: Shot])[] = [
  ...Object.entries(ARTICLES).map(([slug, { picture }]) => [slug, picture] as const),
  ...Object.entries(README_PICTURES),
].filter(
  ([name, { varies }]) =>
    (isDrawing || varies !== true) && (named.length === 0 || named.includes(name)),
)

/** What a picture would show now. */
async function look(shot: Shot): Promise<{ drawn: string[]; place: Place }> {
  const page = await openShot(shot, { language: 'en', scheme: 'light', texts: texts.en })
  const place = await placeOf(page, shot)
  const drawn = drawnOf(await labelsIn(page, place), texts.en)
  return { drawn, place }
}

async function draw(name: string, shot: Shot): Promise<void> {
  const { drawn, place } = await look(shot)
  for (const language of LANGUAGES)
    for (const scheme of SCHEMES) {
      const page = await openShot(shot, { language, scheme, texts: texts[language] })
      // As high as in English, wherever it begins.
      const here = { ...(await placeOf(page, shot)), width: place.width, height: place.height }
      await writeFile(pictureOf(name, language, scheme), await pictureFrom(page, here))
    }
  const { width, height } = place
  keep(name, { width, height, drawn, words: hashesOf(drawn, texts) })
}

async function drawForReadme(name: string, shot: Shot): Promise<void> {
  const { drawn, place } = await look(shot)
  const page = await openShot(shot, { language: 'en', scheme: 'light', texts: texts.en })
  const path = new URL(`../../../docs/images/${name}.png`, import.meta.url).pathname
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' })
  keep(name, { ...place, drawn, words: hashesOf(drawn, texts) })
}

function keep(name: string, { width, height, drawn, words }: Drawing): void {
  const all = { ...readDrawings(), [name]: { width, height, drawn, words } }
  const sorted = Object.entries(all).toSorted(([a], [b]) => a.localeCompare(b))
  writeFileSync(DRAWN, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

afterAll(leaveAll)

test.each(shots)('%s shows its screen as it is', async (name, shot) => {
  if (isDrawing) {
    await mkdir(new URL('./', DRAWN), { recursive: true })
    await (name in ARTICLES ? draw : drawForReadme)(name, shot)
  }
  if (shot.varies) return
  const { drawn } = await look(shot)
  // An older picture is made again by `npm run pictures -- NAME`.
  expect(readDrawings()[name]?.drawn).toEqual(drawn)
})
