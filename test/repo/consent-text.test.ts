import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { CONSENT_TEXT } from '#domain/constants/consent.ts'
import { LANGUAGES } from '#domain/constants/languages.ts'
import { leaves } from './leaves.ts'

/** What people read before they agree; words around it may change without a new version. */
const OF_PERSON = /^consent\.(?:forGuardian\.)?(?:what|who|why|free|clubs|agree|decline)(?:Text)?$/
const OF_GUARDIAN = /^guardians\.consent\.(?:question|who|free|agree|decline)$/

const textsOf = async (language: string) => {
  const folder = new URL(`../../texts/${language}/screens/`, import.meta.url).href
  const trees = await Promise.all([import(`${folder}consent.ts`), import(`${folder}guardians.ts`)])
  return trees
    .flatMap((tree) => leaves({ ...tree }))
    .filter(([key]) => OF_PERSON.test(key) || OF_GUARDIAN.test(key))
}

test('the text people agree to has the version of the day it was written', async () => {
  const texts = await Promise.all(LANGUAGES.map(textsOf))
  expect(texts.map((list) => list.length)).toEqual(LANGUAGES.map(() => 20))
  const digest = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)
  // A new digest needs a new version: people agreed to the sentences that were shown.
  expect([CONSENT_TEXT, digest]).toEqual(['2026-11-29', '67c8766d4a35ae12'])
})
