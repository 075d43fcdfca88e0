import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/constants/languages.ts'
import { NOTICE_KINDS } from '#domain/notices/kinds.ts'
import { sentenceOutside, sessionLines, type DueNotice } from './sentences.ts'

const notice = (more: Partial<DueNotice>): DueNotice => ({
  id: 1,
  kind: 'plan',
  values: {},
  link: null,
  created_at: '2026-06-01T10:00:00Z',
  club_id: 1,
  club_name: 'RC Lake',
  time_zone: 'Europe/Berlin',
  default_sport_id: 1,
  ...more,
})
/** What says something about somebody's body, in any of the languages. */
const HEALTH =
  /\b(red\b|amber|value|ill|injur|heart|pulse|zones?|tests?|return|krank|verletzt|rot|gelb|Wert|Puls|Stufentest|zurückkehr|rouge|orange|valeur|blessé|malade|cardiaque|reprise)/i
const HEALTH_ZH = /红色|黄色|指标|心率|测试|恢复|伤|病/

describe.each(LANGUAGES)('outside the app in %s', (language) => {
  test.each(NOTICE_KINDS)('a notice %s is a whole sentence without a word on health', (kind) => {
    const values = { person: 'Ida', boat: 'Falke', session: 'Row', new: 2, red: 3, amber: 1 }
    for (const count of [1, 4]) {
      const sentence = sentenceOutside(language, notice({ kind, values: { ...values, count } }))
      expect(sentence).not.toMatch(/[{}]|undefined/)
      expect(sentence.length).toBeGreaterThan(8)
      expect(sentence).not.toMatch(language === 'zh-cn' ? HEALTH_ZH : HEALTH)
    }
  })
})

test('a plan lists its sessions in the time of the club and the words of its sport', () => {
  const session = {
    id: 1,
    name: 'Row http://bad.example',
    start_date: '2026-06-02T04:00:00Z',
    all_day_event: false,
    what: 'changed',
    words: ['time', 'pieces'],
  }
  const values = { changed: 1, new: 2, sessions: [session] }
  expect(sessionLines('en', notice({ values }))).toEqual([
    'Tue 2 Jun, 06:00 · Row http bad. example · Changed: time, pieces',
    'and 2 more',
  ])
  expect(sessionLines('en', notice({ values, default_sport_id: 48 }))[0]).toContain('efforts')
  expect(sessionLines('de', notice({ values }))[0]).toMatch(/^Di., 2. Juni, 06:00 · /)
  const day = { ...session, all_day_event: true, what: 'cancelled', words: [] }
  expect(sessionLines('en', notice({ values: { cancelled: 1, sessions: [day] } }))).toEqual([
    'Tue 2 Jun · Row http bad. example · Cancelled',
  ])
})
