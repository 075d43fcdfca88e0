import { expect, test } from 'vitest'
import { guessedCountry } from './whereabouts.ts'

test.each([
  ['a club in Berlin with an English browser', ['en-GB'], 'Europe/Berlin', 'DE'],
  ['a Swiss one', ['de-CH', 'de'], 'Europe/Zurich', 'CH'],
  ['a zone of no country, by the language', ['fr', 'fr-CA'], 'UTC', 'CA'],
  ['neither', ['en'], 'UTC', null],
])('%s', (_, languages, zone, country) => {
  expect(guessedCountry(languages, zone)).toBe(country)
})
