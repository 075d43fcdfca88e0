import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  importPerformanceTests,
  type ImportedTests,
} from '#contract/analysis/performance-tests-import.ts'
import type { Permission } from '#domain/constants/permissions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { addDays } from '#domain/time/week.ts'
import type { ClubId } from '../../db/client.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { drvText, GERMAN, stepRows, type Written } from '../../../test/support/drv-writer.ts'
import { makeClub, makeMember, type TestUser } from '../../../test/support/factories.ts'
import { grantTo } from '../../../test/support/grant.ts'

let app: TestApp
let club: ClubId
let eva: TestUser, anna: TestUser, twin: TestUser, silent: TestUser, hidden: TestUser
let coach: TestUser, blind: TestUser

const person = (first_name: string, last_name: string, more: object = {}) =>
  makeMember(app.db, club, [ROLE.athlete], {
    first_name,
    last_name,
    date_of_birth: '2000-01-01',
    ...more,
  })

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db, { time_zone: 'UTC', plan: 'drv' })
  eva = await person('Eva', 'Müller', { date_of_birth: '2001-02-14' })
  anna = await person('Anna', 'Probe')
  twin = await person('Anna', 'Probe', { date_of_birth: '2002-03-03' })
  silent = await person('Nina', 'Still', { consent: 'declined' })
  hidden = await person('Ida', 'Heimlich')
  await app.rows(
    `insert into privacy_settings (club_id, user_id, mode) values ($1, $2, 'only-me')`,
    [club, hidden.id],
  )
  coach = await makeMember(app.db, club, [ROLE.head_coach])
  blind = await makeMember(app.db, club, [ROLE.head_coach])
  for (const [user, sees] of [
    [coach, true],
    [blind, false],
  ] as const) {
    await grant(user, 'drv-import-files', true)
    await grant(user, 'drv-view-all-members-on-report', true)
    await grant(user, 'drv-view-personal-details', sees)
  }
})
afterAll(() => app.close())

const grant = (user: TestUser, permission: Permission, granted: boolean) =>
  grantTo(app, { club, person: user, permission, granted })
const as = ({ token }: TestUser) => ({ token, club, language: 'en' as const })
let days = 0
/** A day that no other test has. */
const freshDay = () => addDays('2026-01-05', days++)

const EVA: Written = { last_name: 'Müller', first_name: 'Eva', birth_date: '2001-02-14' }
const ANNA: Written = { last_name: 'Probe', first_name: 'Anna' }

type Choices = { written: string; user_id: number | null }[]
const sent = (who: TestUser, file: string, more: object) =>
  app.send(
    importPerformanceTests,
    { body: { file, dry_run: true, choices: [], state: null, ...more } },
    as(who),
  )
async function tried(who: TestUser, file: string, choices: Choices = []): Promise<ImportedTests> {
  const { status, json } = await sent(who, file, { choices })
  expect(status).toBe(200)
  return (json as { data: ImportedTests }).data
}
const imported = async (who: TestUser, file: string, choices: Choices = []) => {
  const { state } = await tried(who, file, choices)
  return sent(who, file, { dry_run: false, choices, state })
}
const testsOn = (day: string) =>
  app.rows(
    `select t.user_id, t.weight, t.version,
       (select count(*)::int from performance_test_lines l where l.test_id = t.id) as lines
     from performance_tests t where t.club_id = $1 and t.day = $2 order by t.user_id`,
    [club, day],
  )

describe('a file of tests', () => {
  test('says first what it would do, and stores it only then', async () => {
    const day = freshDay()
    const file = drvText(stepRows(EVA, day, { weight_kg: 72.5 }), GERMAN)
    const trial = await tried(coach, file)
    expect(trial).toMatchObject({ added: 1, changed: 0, same: 0, faulty: 0, faults: [] })
    expect(trial.without_details).toBe(false)
    expect(trial.tests).toMatchObject([{ outcome: 'new', user_id: eva.id, day, kind: 'step' }])
    expect(await testsOn(day)).toEqual([])
    expect((await imported(coach, file)).status).toBe(200)
    expect(await testsOn(day)).toEqual([{ user_id: eva.id, weight: 72.5, version: 1, lines: 7 }])
  })

  test('changes nothing the second time', async () => {
    const day = freshDay()
    const file = drvText(stepRows(EVA, day), GERMAN)
    await imported(coach, file)
    expect(await tried(coach, file)).toMatchObject({ added: 0, changed: 0, same: 1 })
    await imported(coach, file)
    expect(await testsOn(day)).toMatchObject([{ version: 1 }])
  })

  test('writes over the test of the person, kind and day', async () => {
    const day = freshDay()
    await imported(coach, drvText(stepRows(EVA, day, { comment: 'windy' })))
    const later = drvText(stepRows(EVA, day, { site: 'Köln' }).slice(0, 5))
    expect(await tried(coach, later)).toMatchObject({ added: 0, changed: 1, same: 0 })
    await imported(coach, later)
    expect(await testsOn(day)).toMatchObject([{ version: 2, lines: 5 }])
  })

  test('lists faults by line, leaves such tests out and takes the others', async () => {
    const day = freshDay()
    const faulty = stepRows({ ...ANNA, birth_date: '2002-03-03' }, day)
    const rows = [...stepRows(EVA, day), ...faulty.map((row) => ({ ...row, lactate: 'x' }))]
    const trial = await tried(coach, drvText(rows))
    expect(trial).toMatchObject({ added: 1, faulty: 1, faults_total: 7 })
    expect(trial.faults[0]).toEqual({ line: 10, column: 'Laktat', message: 'is not a number' })
    await imported(coach, drvText(rows))
    expect(await testsOn(day)).toMatchObject([{ user_id: eva.id }])
  })

  test('refuses what is no such file, and an import that would do something else by now', async () => {
    const refused = await sent(coach, 'Name;Time\nEva;7:00', {})
    expect(refused).toMatchObject({ status: 400, json: { code: 'invalid' } })
    const day = freshDay()
    const file = drvText(stepRows(EVA, day))
    const { state } = await tried(coach, file)
    await imported(coach, file)
    const stale = await sent(coach, file, { dry_run: false, state })
    expect(stale).toMatchObject({ status: 409, json: { code: 'changed_meanwhile' } })
  })
})

describe('who is meant', () => {
  test('is asked where two have the name, and remembered', async () => {
    const day = freshDay()
    const file = drvText(stepRows(ANNA, day))
    const trial = await tried(coach, file)
    expect(trial.tests).toMatchObject([{ outcome: 'unclear', user_id: null }])
    expect(trial.people.map(({ user_id }) => user_id)).toEqual(
      expect.arrayContaining([anna.id, twin.id]),
    )
    expect(await sent(coach, file, { dry_run: false, state: trial.state })).toMatchObject({
      status: 400,
    })
    const written = trial.tests[0]?.written ?? ''
    await imported(coach, file, [{ written, user_id: twin.id }])
    expect(await testsOn(day)).toMatchObject([{ user_id: twin.id }])
    const next = await tried(coach, drvText(stepRows(ANNA, freshDay())))
    expect(next.tests).toMatchObject([{ outcome: 'new', user_id: twin.id }])
  })

  test('is known by the day of birth, and may be left out', async () => {
    const day = freshDay()
    const known = drvText(stepRows({ ...ANNA, birth_date: '2000-01-01' }, day))
    expect((await tried(coach, known)).tests).toMatchObject([{ user_id: anna.id }])
    const unknown = drvText(stepRows({ last_name: 'Niemand', first_name: 'Nora' }, day))
    const [first] = (await tried(coach, unknown)).tests
    expect(first?.outcome).toBe('unknown')
    const out = [{ written: first?.written ?? '', user_id: null }]
    expect((await tried(coach, unknown, out)).tests).toMatchObject([{ outcome: 'left_out' }])
    expect((await imported(coach, unknown, out)).status).toBe(200)
    expect(await testsOn(day)).toEqual([])
  })

  test('is nobody whom the importer does not see, and nobody without consent', async () => {
    const rows = [
      ...stepRows({ athlete_id: hidden.id }, freshDay()),
      ...stepRows({ athlete_id: silent.id }, freshDay()),
    ]
    const { tests, people } = await tried(coach, drvText(rows))
    expect(tests).toMatchObject([
      { outcome: 'unknown', full_name: null },
      { outcome: 'no_consent', full_name: 'Nina Still' },
    ])
    expect(people.map(({ user_id }) => user_id)).not.toContain(hidden.id)
  })
})

describe('without the right to personal details', () => {
  test('weights are left out and days of birth are not asked', async () => {
    const day = freshDay()
    const file = drvText(stepRows({ ...EVA, birth_date: '1999-09-09' }, day, { weight_kg: 72.5 }))
    const trial = await tried(blind, file)
    expect(trial).toMatchObject({ without_details: true, added: 1 })
    expect(trial.tests[0]?.written).toBe('müller, eva')
    await imported(blind, file)
    expect(await testsOn(day)).toMatchObject([{ user_id: eva.id, weight: null }])
    const twins = drvText(stepRows({ ...ANNA, birth_date: '2000-01-01' }, day))
    expect((await tried(blind, twins)).tests).toMatchObject([{ outcome: 'unclear' }])
  })
})

test('refuses who may not import', async () => {
  const refused = await sent(eva, drvText(stepRows(EVA, freshDay())), {})
  expect(refused).toMatchObject({ status: 403, json: { code: 'permission_missing' } })
})
