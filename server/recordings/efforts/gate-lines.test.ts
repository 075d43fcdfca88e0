import { afterAll, beforeAll, expect, test } from 'vitest'
import * as efforts from '#contract/recordings/efforts.ts'
import { LANGUAGES } from '#domain/constants/languages.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeClub, makeMember } from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import type { ClubId } from '../../db/client.ts'
import { fieldText } from '../../text/text.ts'

let app: TestApp
let asAthlete: As, asCoach: As, asMate: As, asForeign: As

beforeAll(async () => {
  app = await startTestApp()
  const club = await makeClub(app.db)
  const member = async (of: ClubId, roles?: RoleId[]): Promise<As> => {
    const { token } = await makeMember(app.db, of, roles)
    return { token, club: of }
  }
  asAthlete = await member(club)
  asCoach = await member(club, [ROLE.coach])
  asMate = await member(club)
  asForeign = await member(await makeClub(app.db), [ROLE.coach])
})
afterAll(() => app.close())

const across = (latitude: number) => ({
  latitude,
  longitude: 0.1,
  to_latitude: latitude,
  to_longitude: 0.101,
})
const between = (name: string, latitude: number) => ({ name, ...across(latitude) })
const QUARTER = between('500 m', 52.203)
const HALF = between('1000 m', 52.206)
const ENDS = { start: across(52.2), finish: across(52.21) }

const draw = async (name: string, lines = [QUARTER, HALF]) =>
  (await app.ask(efforts.createGate, { body: { name, ...ENDS, lines } }, asAthlete)).data.id
const linesOf = async (id: number) =>
  (await app.ask(efforts.gates, {}, asAthlete)).data.find((gate) => gate.id === id)?.lines
const change = (id: number, body: object, as = asAthlete) =>
  app.send(efforts.changeGate, { params: { id }, body }, as)

test('a course has the lines it was drawn with, in their order', async () => {
  const id = await draw('Reach', [HALF, { ...QUARTER, name: ' 500 m ' }])
  expect(await linesOf(id)).toEqual([HALF, QUARTER])
  const without = await app.ask(efforts.createGate, { body: { name: 'Bare', ...ENDS } }, asAthlete)
  expect(await linesOf(without.data.id)).toEqual([])
})

test('lines are replaced by who drew the course and by coaches, and stay where none are given', async () => {
  const id = await draw('Upstream')
  const bend = between('Head of the bend', 52.204)
  expect((await change(id, { lines: [QUARTER, bend, HALF] })).status).toBe(200)
  expect(await linesOf(id)).toEqual([QUARTER, bend, HALF])
  expect((await change(id, { lines: [{ ...HALF, name: '500 m' }] }, asCoach)).status).toBe(200)
  expect(await linesOf(id)).toEqual([{ ...HALF, name: '500 m' }])
  expect((await change(id, { name: 'Upstream again' })).status).toBe(200)
  expect(await linesOf(id)).toHaveLength(1)
  expect((await change(id, { lines: [] })).status).toBe(200)
  expect(await linesOf(id)).toEqual([])
})

test('refuses lines from who may not change the course, and of another club as of none', async () => {
  const id = await draw('Ours')
  expect((await change(id, { lines: [] }, asMate)).status).toBe(403)
  for (const unknown of [id, 2_147_483_000]) {
    const { status, code } = await app.refused(
      efforts.changeGate,
      { params: { id: unknown }, body: { lines: [] } },
      asForeign,
    )
    expect([status, code]).toEqual([404, 'not_found'])
  }
  expect(await linesOf(id)).toEqual([QUARTER, HALF])
  const theirs = await app.ask(efforts.gates, {}, asForeign)
  expect(theirs.data).toEqual([])
})

test.each([
  ['two of one name', [QUARTER, { ...HALF, name: '500 M' }], 'lines.1.name', 'line_name_twice'],
  ['no length', [{ ...QUARTER, to_longitude: 0.1 }], 'lines.0', 'line_too_short'],
  ['4,800 km', [{ ...QUARTER, latitude: 90 }], 'lines.0', 'line_too_long'],
  ['the place of the finish', [between('Last', 52.21)], 'lines.0', 'line_repeated'],
] as const)('refuses lines with %s, in any language', async (name, lines, field, fault) => {
  const id = await draw(name)
  for (const language of LANGUAGES) {
    const as = { ...asAthlete, language }
    const expected = { [field]: [fieldText(language, fault)] }
    const body = { name: `${name} once more`, ...ENDS, lines }
    const drawn = await app.refused(efforts.createGate, { body }, as)
    expect([drawn.status, drawn.errors]).toEqual([400, expected])
    const changed = await app.refused(efforts.changeGate, { params: { id }, body: { lines } }, as)
    expect([changed.status, changed.errors]).toEqual([400, expected])
  }
  expect(await linesOf(id)).toEqual([QUARTER, HALF])
})

const ELEVEN = Array.from({ length: 11 }, (_, at) => between(`${at}`, 52.2001 + at / 10_000))
test.each([
  ['more than ten', ELEVEN, 'lines', 'No more than 10 entries.'],
  [
    'an end beyond the pole',
    [{ ...QUARTER, latitude: 91 }],
    'lines.0.latitude',
    'Value must be between −90 and 90.',
  ],
  ['no name', [{ ...QUARTER, name: '' }], 'lines.0.name', 'Required'],
  ['a name that cannot be seen', [{ ...QUARTER, name: '  ' }], 'lines.0.name', 'Required'],
  [
    'a name of 41 letters',
    [{ ...QUARTER, name: 'x'.repeat(41) }],
    'lines.0.name',
    'Too long: enter at most 40 characters.',
  ],
] as const)('refuses lines with %s', async (name, lines, field, message) => {
  const body = { name, ...ENDS, lines }
  const { status, errors } = await app.refused(efforts.createGate, { body }, asAthlete)
  expect([status, errors]).toEqual([400, { [field]: [message] }])
})

test('takes ten lines', async () => {
  expect(await linesOf(await draw('Ten', ELEVEN.slice(1)))).toHaveLength(10)
})

test('two who replace the lines at once leave those of one of them', async () => {
  const id = await draw('Both')
  const answers = await Promise.all([
    change(id, { lines: [QUARTER] }),
    change(id, { lines: [HALF] }, asCoach),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect([[QUARTER], [HALF]]).toContainEqual(await linesOf(id))
})

test('lines are gone with their course', async () => {
  const id = await draw('Gone')
  await app.ask(efforts.deleteGate, { params: { id } }, asAthlete)
  expect(await app.rows('select from gate_lines where gate_id = $1', [id])).toEqual([])
})
