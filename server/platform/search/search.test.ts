import { constantFrom, sample, string } from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { search, type HitKind } from '#contract/platform/search.ts'
import { addNote } from '#contract/club/notes.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { folded } from '#domain/search/fold.ts'
import { addDays } from '#domain/time/week.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeItem } from '../../../test/support/equipment.ts'
import {
  makeClub,
  makeCrew,
  makeMember,
  makeSession,
  today,
} from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let as: As

const found = async (query: string, more: { kind?: HitKind; limit?: number } = {}) =>
  (await app.ask(search, { query: { query, ...more } }, as)).data
const titles = async (query: string, kind: HitKind) =>
  (await found(query, { kind })).groups.flatMap(({ hits }) => hits.map(({ title }) => title))

const PEOPLE = [
  ['Jürgen', 'Müller'],
  ['Élodie', 'Lefèvre'],
  ['Søren', 'Ærø'],
  ['Clara', 'Strauß'],
  ['龙', '王'],
  ['Per', '100%_sure'],
]

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db, { time_zone: 'Europe/Berlin' })
  const coach = await makeMember(app.db, club, [ROLE.coach])
  as = { token: coach.token, club }
  for (const [first_name = '', last_name = ''] of PEOPLE)
    await makeMember(app.db, club, [ROLE.athlete], { first_name, last_name })
  const creator = { user_id: coach.id }
  const at = (days: number) => ({ start_date: `${addDays(today(), days)}T10:00:00Z` })
  const session = await makeSession(app.db, club, creator, { name: 'Sweep and scull', ...at(0) })
  await makeSession(app.db, club, creator, { name: 'Long row', location: 'Schäfersee', ...at(-1) })
  await makeSession(app.db, club, creator, { name: 'Ergo test', ...at(-1) })
  await makeSession(app.db, club, creator, { name: 'New Year', start_date: '2026-01-01T10:00:00Z' })
  const crew = await makeCrew(app.db, club, { session_id: session })
  const lineUp = await makeCrew(app.db, club)
  await app.rows('update crews set name = $1 where id = $2', ['Lightning', crew])
  await app.rows('update crews set name = $1 where id = $2', ['Lighthouse', lineUp])
  await app.rows('insert into squads (club_id, name) values ($1, $2)', [club, 'Grüne Gruppe'])
  const boat = await makeItem(app.db, club)
  await app.rows('update equipment set name = $1, manufacturer = $2 where id = $3', [
    'Water lily',
    'Filippi',
    boat,
  ])
  await app.ask(addNote, { body: { text: 'Hands away sooner, Jürgen says' } }, as)
})
afterAll(() => app.close())

describe('words', () => {
  test.each([
    ['beginnings of names', 'jür mül', 'Jürgen Müller'],
    ['the last name first', 'Müller Jürgen', 'Jürgen Müller'],
    ['ue for ü', 'mueller', 'Jürgen Müller'],
    ['u for ü', 'JURGEN', 'Jürgen Müller'],
    ['without accents', 'elodie lefevre', 'Élodie Lefèvre'],
    ['oe and ae for Nordic letters', 'soeren aero', 'Søren Ærø'],
    ['ss for ß', 'strauss', 'Clara Strauß'],
    ['a letter missing', 'Muler', 'Jürgen Müller'],
    ['a wrong letter', 'Jorgan Muller', 'Jürgen Müller'],
    ['two letters swapped', 'Calra', 'Clara Strauß'],
    ['one Chinese character', '龙', '龙 王'],
    ['signs that mean something to a pattern', '100%_s', 'Per 100%_sure'],
  ])('finds a person by %s', async (_, query, name) => {
    expect(await titles(query, 'member')).toEqual([name])
  })

  test.each<[HitKind, string, string]>([
    ['squad', 'gruene', 'Grüne Gruppe'],
    ['session', 'schaefersee', 'Long row'],
    ['session', 'sculls', 'Sweep and scull'],
    ['crew', 'lightning', 'Lightning'],
    ['crew', 'lighthouse', 'Lighthouse'],
    ['equipment', 'filipi', 'Water lily'],
    ['note', 'juergen hands', 'Hands away sooner, Jürgen says'],
  ])('finds a %s by %s', async (kind, query, title) => {
    expect(await titles(query, kind)).toEqual([title])
  })

  test('finds what is only faintly alike where nothing is better', async () => {
    expect(await titles('Calra', 'member')).toEqual(['Clara Strauß'])
    expect((await found('Lightnig')).groups.map(({ kind }) => kind)).toEqual(['crew'])
  })

  test('says what stands beside a hit', async () => {
    const { groups } = await found('ligh', { kind: 'crew' })
    expect(groups).toEqual([
      {
        kind: 'crew',
        more: false,
        hits: [
          expect.objectContaining({ title: 'Lightning', detail: 'Sweep and scull', sport_id: 1 }),
          expect.objectContaining({ title: 'Lighthouse', detail: null, session_id: null }),
        ],
      },
    ])
  })

  test('says that there are more than were asked for', async () => {
    const [group] = (await found('e', { kind: 'member', limit: 2 })).groups
    expect(group).toMatchObject({ more: true })
    expect(group?.hits).toHaveLength(2)
    const [all] = (await found('e', { kind: 'member', limit: 100 })).groups
    expect(all).toMatchObject({ more: false })
  })
})

describe('days in words', () => {
  const yesterday = addDays(today(), -1)

  test.each(['yesterday', 'gestern', 'hier', '昨天', yesterday])(
    '%s finds sessions of that day',
    async (query) => {
      expect((await titles(query, 'session')).toSorted()).toEqual(['Ergo test', 'Long row'])
      expect((await found(query)).days).toEqual({ from: yesterday, to: yesterday })
    },
  )

  test.each([
    ['ergo yesterday', ['Ergo test']],
    ['1. Januar 2026', ['New Year']],
    ['2026年1月1日', ['New Year']],
    ['1er janvier 2026', ['New Year']],
    ['January 2026', ['New Year']],
  ])('%s finds what is there on these days', async (query, names) => {
    expect(await titles(query, 'session')).toEqual(names)
  })

  test('names no days where nothing is on them', async () => {
    expect(await found('12 March 1999')).toEqual({ groups: [], days: null })
  })
})

describe('hostile input', () => {
  test.each([
    '%',
    '_',
    '\\',
    "'; drop table users; --",
    '((((',
    '%%%%%%%%',
    '*',
    '::',
    ',,,',
    ' , ',
  ])('answers %s with nothing but what holds it', async (query) => {
    const { groups } = await found(query)
    for (const { hits } of groups) for (const { title } of hits) expect(title).toContain(query)
  })

  test('refuses what is empty, too long or not one line', async () => {
    for (const query of ['', '   ', 'a'.repeat(101), 'a\u0000b', 'a\nb'])
      expect(await app.refused(search, { query: { query } }, as)).toMatchObject({ status: 400 })
    for (const limit of [0, 101])
      expect(await app.refused(search, { query: { query: 'a', limit } }, as)).toMatchObject({
        status: 400,
      })
  })

  test('takes the longest words there are', async () => {
    expect((await found(Array.from({ length: 50 }, () => 'ﷺ').join(' '))).groups).toEqual([])
  })
})

test('the database compares text as the screens do', async () => {
  const letters = constantFrom(...'aeouAEOU äöüÄÖÜßẞéèêçñøØłŁđĐæÆœŒåÅ龙舟 -12ﬁ'.split(''))
  const texts = sample(string({ unit: letters, maxLength: 30 }), 300)
  const rows = await app.rows<{ text: string; plain: string }>(
    'select text, app.folded(text) as plain from unnest($1::text[]) as text',
    [texts],
  )
  expect(rows).toEqual(rows.map(({ text }) => ({ text, plain: folded(text) })))
  expect(rows).toHaveLength(texts.length)
})

test('takes one statement for each kind', async () => {
  const statements = await app.statements(() => found('anna'))
  expect(statements.filter((text) => text.includes('app.folded'))).toHaveLength(8)
})
