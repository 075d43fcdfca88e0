import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Tree } from '#texts/lay-over.ts'
import { serverTexts } from '../../server/text/text.ts'
import { leaves } from './leaves.ts'

/** What the specification quotes word for word, of its validation rules and its error catalogue. */
const QUOTED = [
  'Invalid email address.',
  'Password cannot be empty.',
  'Value must be between {min} and {max}.',
  'Expiry date is invalid.',
  'Sleep time must be less than 24h.',
  'At least 1 session must be selected before submitting.',
  'Not valid URL.',
  'Start must not be after end.',
  'Start must not be before the previous piece’s end.',
  'End must not be after the next piece’s start.',
  'Please select an effort',
  'Pieces must be added before adding scores.',
  'Page not found',
  'There’s a problem',
  'Unauthorized',
  'You don’t have permission to access this page.',
  'You are not authorized to see this page',
  'This feature doesn’t belong to your club subscription plan.',
  'You do not have permission to edit this session.',
  'You do not have permission to edit this event.',
  'You don’t have permission to delete this crew.',
  'This session belongs to another club',
  'This comparison belongs to another club',
  'Can’t perform selected action for {names}.',
  'Errors occurred during the import',
  'Invalid file:',
  'Invalid file type.',
  'browser does not support Geolocation',
  'Your free trial or subscription has expired',
]

/** Rules that the specification gives without a sentence for people: said as what to enter. */
const INSTRUCTIONS = [
  'Enter the wind direction.',
  'Enter the wind strength.',
  'Enter the rowing direction.',
  'Enter the strength of the current.',
]

const screens = new URL('../../texts/en/screens/', import.meta.url)
const trees = await Promise.all(
  readdirSync(screens)
    .filter((file) => file.endsWith('.ts'))
    .map(async (file) => (await import(new URL(file, screens).href)) as Tree),
)
const english = [...trees, serverTexts('en')].flatMap((tree) =>
  leaves(tree).map(([, text]) => text.replaceAll('{{', '{').replaceAll('}}', '}')),
)

test.each([...QUOTED, ...INSTRUCTIONS])(
  'people read “%s” where the specification says so',
  (quoted) => {
    expect(english.filter((text) => text.includes(quoted))).not.toEqual([])
  },
)

test('a discarded recording is announced with the name of its boat or athlete', () => {
  const said = english.filter((text) => /^\{name\}.*discarded\.$/.test(text))
  expect(said).toEqual(['{name}’s recording was discarded.'])
})
