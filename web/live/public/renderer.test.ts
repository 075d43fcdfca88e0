import { describe, expect, test } from 'vitest'
import type {
  PageRequest,
  MeasuredBoat,
  ShownBoat,
  ShownEvent,
  ShownSession,
} from '#contract/live/public-view.ts'
import { LANGUAGES } from '#domain/constants/languages.ts'
import { leaves } from '../../../test/repo/leaves.ts'
import { renderer } from './renderer.tsx'
import { spread } from '../../ui/charts/spread.ts'
import { ticksBetween } from './ticks.ts'
import { linesOf } from './curves.ts'
import { onGround } from './water.ts'
import { wordsIn } from './words.ts'

const boat = (place: number, more: Partial<ShownBoat> = {}): ShownBoat => ({
  place,
  label: `Boat ${place}`,
  people: [],
  status: 2,
  rank: place,
  distance: 500 - place,
  time: 100,
  is_done: false,
  speed: 5,
  stroke_rate: 30,
  gap_distance: place - 1,
  gap_time: place - 1,
  heard_at: 0,
  silent_s: 1,
  way: [],
  ...more,
})
const session = (more: Partial<ShownSession> = {}): ShownSession => ({
  name: 'Regatta',
  sport_id: 1,
  starts_at: '2026-06-14T08:00:00Z',
  ends_at: '2026-06-14T10:00:00Z',
  all_day: false,
  club_name: 'Club',
  time_zone: 'Europe/Zurich',
  state: 'live',
  intro: null,
  video_url: null,
  delay_min: 0,
  shows: { boats: true, splits: true, map: true },
  embargo_until: null,
  confirmed_at: null,
  as_of: Date.parse('2026-06-14T09:00:00Z'),
  round: null,
  course: null,
  boats: [boat(1), boat(2)],
  ...more,
})
const asked: PageRequest = {
  uuid: 'abc',
  language: 'en',
  kiosk: false,
  origin: 'https://club.example',
}
const measured: MeasuredBoat = {
  place: 1,
  label: 'Boat 1',
  people: [],
  rounds: [],
  series: { time: [0, 5], distance: [0, 25], speed: [5, 5], stroke_rate: [30, null] },
}

describe('a live page', () => {
  test('escapes everything that people typed', () => {
    const evil = '<img src=x onerror=alert(1)>'
    const boats = [boat(1, { label: evil, people: [evil] })]
    const html = renderer.live(session({ name: evil, intro: evil, club_name: evil, boats }), asked)
    expect(html).not.toContain('<img')
    expect(html.match(/&lt;img/g)?.length).toBeGreaterThan(4)
  })

  test('comes again without a script, and holds none', () => {
    const html = renderer.live(session(), asked)
    expect(html).toContain('<noscript><meta http-equiv="refresh" content="5"/></noscript>')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toMatch(/<script[^>]*>[^<]|<style|onclick|javascript:/)
  })

  test('marks a boat that has been silent for over 15 seconds', () => {
    const rowOf = (silent_s: number) =>
      renderer.liveParts(session({ boats: [boat(1, { silent_s })] }), asked).parts['boat-1']
    expect(rowOf(15)).not.toContain('No signal')
    expect(rowOf(16)).toContain('No signal')
  })

  test('says until when results are held back, and that they are provisional', () => {
    const embargo = renderer.live(session({ embargo_until: '2026-06-14T12:00:00Z' }), asked)
    expect(embargo).toContain('14:00')
    expect(embargo).not.toContain('Provisional')
    expect(renderer.live(session(), asked)).toContain('Provisional results')
    const confirmed = renderer.live(session({ confirmed_at: '2026-06-14T09:30:00Z' }), asked)
    expect(confirmed).toContain('11:30')
    expect(confirmed).not.toContain('Provisional')
  })

  test('leaves out what the coach does not show', () => {
    const html = renderer.live(
      session({ shows: { boats: false, splits: false, map: false } }),
      asked,
    )
    expect(html).not.toContain('<table')
    expect(html).not.toContain('id="map"')
    expect(html).not.toContain('/public/statistic/')
  })

  test('says aloud who leads and who is through, and nothing else', () => {
    const said = (boats: ShownBoat[]) => renderer.said(session(), session({ boats }), 'en')
    expect(said([boat(1), boat(2)])).toBeNull()
    expect(said([boat(1, { distance: 520 }), boat(2)])).toBeNull()
    expect(said([boat(1, { rank: 2 }), boat(2, { rank: 1 })])).toBe('Boat 2 leads.')
    expect(said([boat(1, { is_done: true }), boat(2)])).toBe('Boat 1 has finished.')
  })
})

const event = (more: Partial<ShownEvent> = {}): ShownEvent => ({
  name: 'Days',
  starts_at: '2026-06-14T08:00:00Z',
  ends_at: '2026-06-15T10:00:00Z',
  all_day: false,
  club_name: 'Club',
  time_zone: 'Europe/Zurich',
  intro: null,
  video_url: null,
  sessions: [],
  ...more,
})

test('an event shows its sessions below each other, with ids that are their own', () => {
  const at = (uuid: string, name: string) => ({ uuid, session: session({ name }) })
  const sessions = [at('one', 'Heats'), at('two', 'Finals')]
  const html = renderer.event(event({ name: '<b>Days</b>', sessions }), asked)
  expect(html).not.toContain('<b>')
  expect(html).toContain('/public/live/two?lang=en')
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

describe('what takes whole days', () => {
  const SATURDAY = 'Samstag, 13. Juni 2026'
  const days = (ends_at: string) => ({ starts_at: '2026-06-12T22:00:00Z', ends_at, all_day: true })
  const german: PageRequest = { ...asked, language: 'de' }

  test.each([
    ['one day', '2026-06-13T22:00:00Z', SATURDAY],
    ['two days', '2026-06-14T22:00:00Z', `${SATURDAY} – Sonntag, 14. Juni 2026`],
  ])('is an event of %s without a time', (_, ends_at, when) =>
    expect(renderer.event(event(days(ends_at)), german)).toContain(`<p>${when}</p>`),
  )

  test('is a session without a time, on its own page and on that of an event', () => {
    const whole = session(days('2026-06-13T22:00:00Z'))
    expect(renderer.live(whole, german)).toContain(`<span>${SATURDAY}</span>`)
    const sessions = [{ uuid: 'one', session: whole }]
    expect(renderer.event(event({ sessions }), german)).toContain(`<span>${SATURDAY}</span>`)
  })
})

test('statistics of one boat are of that boat, and those of all leave nobody out', () => {
  const boats = [measured, { ...measured, place: 2, label: 'Boat 2' }]
  const draw = (page: 'crew-pace' | 'crews', place: number | null) =>
    renderer.statistic(page, { session: session(), boats, place }, asked) ?? ''
  expect(draw('crew-pace', 1)).not.toContain('Boat 2')
  expect(draw('crews', null)).toContain('Boat 2')
})

test('every language says all, with the same placeholders', () => {
  const english = new Map(leaves(wordsIn('en')))
  const holders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()
  for (const language of LANGUAGES)
    for (const [key, text] of leaves(wordsIn(language)))
      expect(holders(text), `${language} ${key}`).toEqual(holders(english.get(key) ?? ''))
})

test('ticks are round numbers, and seconds of a clock', () => {
  expect(ticksBetween(0, 1000, 'number')).toEqual([
    0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000,
  ])
  expect(ticksBetween(95, 130, 'seconds')).toEqual([95, 100, 105, 110, 115, 120, 125, 130])
  expect(ticksBetween(5, 5, 'number')).toEqual([5])
})

test('names beside each other move apart, and stay on the ground', () => {
  const room = { room: 10, from: 0, to: 100 }
  expect(spread([50, 51, null], room)).toEqual([50, 60, null])
  expect(spread([99, 98], room)).toEqual([100, 90])
})

test('ways lie within the ground, north above south', () => {
  const [one] = onGround([
    {
      label: 'Reuss',
      way: [
        [47, 8],
        [47.01, 8.02],
      ],
    },
  ])
  const [south, north] = one?.points ?? []
  expect(south?.[1]).toBeGreaterThan(north?.[1] ?? 0)
  for (const [x, y] of one?.points ?? []) {
    expect(x >= 0 && x <= 1000).toBe(true)
    expect(y >= 0 && y <= 560).toBe(true)
  }
  expect(onGround([{ label: 'Reuss', way: [] }])).toEqual([{ points: [], name: null }])
})

test('no name lies on a way, nor on another name', () => {
  const up = (from: number, lon: number): [number, number][] =>
    Array.from({ length: 40 }, (_, at) => [from + at / 4000, lon + (at % 9) / 40_000])
  const labels = ['Reuss', 'Limmat', 'Töss', 'Birs']
  const boats = labels.map((label, at) => ({ label, way: up(47 + at / 3000, 8 + at / 900) }))
  const shown = onGround(boats)
  const boxes = shown.map(({ name }, at) => {
    const half = ((labels[at]?.length ?? 0) * 14) / 2
    const { x = 0, y = 0 } = name ?? {}
    return { left: x - half, right: x + half, top: y - 20, bottom: y + 4 }
  })
  for (const [at, box] of boxes.entries()) {
    const onWay = shown.flatMap(({ points }) =>
      points.filter(([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom),
    )
    expect(onWay, labels[at]).toEqual([])
    for (const other of boxes.slice(at + 1))
      expect(
        box.left < other.right &&
          other.left < box.right &&
          box.top < other.bottom &&
          other.top < box.bottom,
      ).toBe(false)
  }
})

test('no line is drawn over a gap without samples', () => {
  const series = {
    time: [0, 5, 10, 60, 65],
    distance: [0, 25, 50, 300, 325],
    speed: [5, 5, 5, 5, 5],
    stroke_rate: [30, 30, 30, 30, 30],
  }
  const reuss = { place: 1, label: 'Reuss', people: [], rounds: [], series }
  const scale = { kind: 'kmh' } as const
  const [line] = linesOf([reuss], { along: 'distance', figure: 'stroke_rate', scale })
  expect(line?.points.map(([, value]) => value)).toEqual([30, 30, 30, null, 30, 30])
})
