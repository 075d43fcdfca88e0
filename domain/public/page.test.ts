import { expect, test } from 'vitest'
import { isEmbargoed, lastMoment, pageFault, usualOptions, videoLink } from './page.ts'

const SESSION = { starts_at: '2026-06-14T08:00:00Z', ends_at: '2026-06-14T10:00:00Z' }
const NOW = Date.parse('2026-06-13T12:00:00Z')

test('a page is offered with initials, until a week after its session', () => {
  expect(usualOptions(SESSION, NOW)).toMatchObject({
    names: 'initials',
    opens_at: '2026-06-13T08:00:00.000Z',
    closes_at: '2026-06-21T10:00:00.000Z',
    results_at: null,
    gate_id: null,
  })
})

test('a page made long before is open at once', () => {
  const now = Date.parse('2026-06-01T12:00:00Z')
  expect(usualOptions(SESSION, now).opens_at).toBe('2026-06-01T12:00:00.000Z')
})

test('refuses a page that closes before it opens, or long after its session', () => {
  const opens_at = SESSION.starts_at
  expect(pageFault({ opens_at, closes_at: opens_at }, SESSION)?.fault).toBe('end_before_start')
  const late = new Date(Date.parse(lastMoment(SESSION)) + 1).toISOString()
  expect(pageFault({ opens_at, closes_at: late }, SESSION)?.fault).toBe('closes_too_late')
  expect(pageFault({ opens_at, closes_at: lastMoment(SESSION) }, SESSION)).toBeNull()
})

test('holds results back until the moment, and not from then on', () => {
  const at = '2026-06-14T12:00:00Z'
  expect(isEmbargoed(null, 0)).toBe(false)
  expect(isEmbargoed(at, Date.parse(at) - 1)).toBe(true)
  expect(isEmbargoed(at, Date.parse(at))).toBe(false)
})

test('passes on encrypted addresses of videos only', () => {
  expect(videoLink('https://video.example.org/1')).toBe('https://video.example.org/1')
  for (const url of [null, 'http://video.example.org/1', 'javascript:alert(1)', 'https:// x'])
    expect(videoLink(url)).toBeNull()
})
