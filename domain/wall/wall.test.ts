import { describe, expect, test } from 'vitest'
import { documentType, isAsNamed, isDocument } from './documents.ts'
import { mentionParts, mentionsIn, withNames } from './mentions.ts'
import { columnsOf, placeOf } from './places.ts'
import { isEditable } from './posting.ts'
import { videoOf } from './videos.ts'

describe('places', () => {
  test('are the club without an id, and one of the others with theirs', () => {
    expect(placeOf({})).toEqual({ kind: 'club', id: null })
    expect(placeOf({ squad_id: 3, session_id: null })).toEqual({ kind: 'squad', id: 3 })
    expect(placeOf({ squad_id: 3, session_id: 4 })).toBe(null)
    const none = { squad_id: null, session_id: null, challenge_id: null }
    expect(columnsOf({ kind: 'session', id: 4 })).toEqual({ ...none, session_id: 4 })
    expect(columnsOf({ kind: 'challenge', id: 5 })).toEqual({ ...none, challenge_id: 5 })
    expect(columnsOf({ kind: 'club', id: null })).toEqual(none)
  })
})

describe('mentions', () => {
  test('name people once, and nobody by what is no id', () => {
    expect(mentionsIn('@[12] and @[7], @[12]; @[0] @[-3] @[abc] @[99999999999999999999]')).toEqual([
      12, 7,
    ])
  })

  test('stay text where nobody is mentioned', () => {
    expect(mentionParts('Hello @[12], @[13]!', new Set([12]))).toEqual([
      { text: 'Hello ', mentioned: null },
      { text: '@[12]', mentioned: 12 },
      { text: ', @[13]!', mentioned: null },
    ])
  })
})

test('a text has names in the place of ids, as far as there are any', () => {
  const names = new Map([
    [12, 'Anna Müller'],
    [13, null],
  ])
  expect(withNames('@[12], @[13] and @[14]', names)).toBe('@Anna Müller, @… and @[14]')
})

describe('videos', () => {
  test.each([
    [
      'https://www.youtube.com/watch?v=abcdefghijk&t=3',
      'youtube.com',
      'https://www.youtube-nocookie.com/embed/abcdefghijk',
    ],
    [
      'https://youtu.be/abcdefghijk',
      'youtu.be',
      'https://www.youtube-nocookie.com/embed/abcdefghijk',
    ],
    ['https://vimeo.com/12345', 'vimeo.com', 'https://player.vimeo.com/video/12345?dnt=1'],
    ['https://video.example.org/race.mp4', 'video.example.org', null],
    ['https://youtube.com/watch?v="><script>', 'youtube.com', null],
  ])('%s', (address, host, embed) => {
    expect(videoOf(address)).toMatchObject({ host, embed })
  })

  test.each([
    'http://youtube.com/watch?v=abcdefghijk',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://name:secret@example.org/',
    'https://localhost/',
    'https://example.org:8443/',
    'file:///etc/passwd',
    'no address',
  ])('refuses %s', (address) => expect(videoOf(address)).toBe(null))
})

test('files are held to their names', () => {
  const pdf = Buffer.from('%PDF-1.7').toString('hex')
  const html = Buffer.from('<!doctype html>').toString('hex')
  expect(isAsNamed('Plan.PDF', pdf)).toBe(true)
  expect(isAsNamed('plan.pdf', html)).toBe(false)
  expect(isAsNamed('plan.docx', pdf)).toBe(false)
  expect(isAsNamed('plan.html', html)).toBe(false)
  expect(isDocument(html)).toBe(false)
  expect(documentType('plan')).toBe(null)
})

test('words are changed by their author within a day', () => {
  const now = Date.parse('2026-03-02T10:00:00Z')
  const at = (created_at: string, is_own = true) => isEditable({ is_own, created_at }, now)
  expect(at('2026-03-01T10:00:01Z')).toBe(true)
  expect(at('2026-03-01T10:00:00Z')).toBe(false)
  expect(at('2026-03-02T09:00:00Z', false)).toBe(false)
})
