import { expect, test } from 'vitest'
import * as contract from '#contract/analysis/monitoring.ts'
import { home } from '#contract/analysis/home.ts'
import { deleteSquad } from '#contract/people/squads.ts'
import { notifications } from '#contract/platform/inbox.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeMember, makeSquad } from '../../../test/support/factories.ts'
import {
  app,
  as,
  athlete,
  club,
  coach,
  prepareMorningClub,
  refusal,
  save,
  today,
} from '../../../test/support/morning-club.ts'
import { remindMornings } from './jobs.ts'

prepareMorningClub()

const at = (time: string) => new Date(`${today()}T${time}:00Z`)
const remind = (time: string) => remindMornings(app.database.worker, at(time))
const RULES = { fields: ['waking_hr'], squad_ids: [] as number[], until_time: '09:00' } as const
const ask = (body: object) =>
  app.ask(
    contract.saveMonitoringRules,
    { body: { ...RULES, fields: ['waking_hr'], squad_ids: [], remind_time: null, ...body } },
    as(coach),
  )
const noticesOf = async (person: typeof athlete) =>
  (await app.ask(notifications, {}, as(person))).data.filter(({ kind }) => kind === 'morning-due')
    .length

test('reminds at the time of the club, once a day, those who are asked and silent', async () => {
  const asked = await makeMember(app.db, club)
  const entered = await makeMember(app.db, club)
  const other = await makeMember(app.db, club)
  const silent = await makeMember(app.db, club, undefined, { consent: null })
  const squad = await makeSquad(app.db, club, [asked.id, entered.id, silent.id])
  await save(entered, { day: today(), values: { waking_hr: 50 } })
  await ask({ squad_ids: [squad], remind_time: '07:30' })
  await remind('07:29')
  expect(await noticesOf(asked)).toBe(0)
  await remind('07:31')
  await remind('07:40')
  const counts = await Promise.all([asked, entered, other, silent].map(noticesOf))
  expect(counts).toEqual([1, 0, 0, 0])
})

test('reminds nobody of a club whose plan has ended', async () => {
  const asked = await makeMember(app.db, club)
  const squad = await makeSquad(app.db, club, [asked.id])
  await ask({ squad_ids: [squad], remind_time: '07:30' })
  const endOn = (days: number, grace: number | null) =>
    app.rows(
      `update subscriptions set next_bill_date = current_date + $2::int,
        grace_until = current_date + $3::int where club_id = $1`,
      [club, days, grace],
    )
  await endOn(-3, -2)
  await remind('07:31')
  expect(await noticesOf(asked)).toBe(0)
  await endOn(-3, 2)
  await remind('07:31')
  expect(await noticesOf(asked)).toBe(1)
  await endOn(365, null)
})

test('reminds at the time a person chose instead, or never', async () => {
  await ask({ remind_time: '06:00' })
  const choose = (person: typeof athlete, when: string, remind_time: string | null = null) =>
    app.ask(
      contract.saveMorningReminder,
      { body: { when: when as 'own', remind_time } },
      as(person),
    )
  const late = await makeMember(app.db, club)
  const never = await makeMember(app.db, club)
  expect((await choose(late, 'own', '10:00')).data).toEqual({
    when: 'own',
    remind_time: '10:00',
    club_time: '06:00',
  })
  await choose(never, 'never')
  await remind('06:05')
  expect(await Promise.all([late, never].map(noticesOf))).toEqual([0, 0])
  await remind('10:05')
  expect(await Promise.all([late, never].map(noticesOf))).toEqual([1, 0])
  const missing = await app.refused(
    contract.saveMorningReminder,
    { body: { when: 'own', remind_time: null } },
    as(late),
  )
  expect(missing.errors).toEqual({ remind_time: ['Required'] })
})

test('asks what the club chose, in the order of the form', async () => {
  await ask({ fields: ['weight', 'waking_hr'] })
  const { data } = await app.ask(contract.monitoringRules, {}, as(athlete))
  expect(data.fields).toEqual(['waking_hr', 'weight'])
  const foreign = await app.refused(
    contract.saveMonitoringRules,
    { body: { ...data, squad_ids: [999_999] } },
    as(coach),
  )
  expect(foreign).toMatchObject({
    code: 'unknown_reference',
    errors: { squad_ids: [expect.any(String)] },
  })
  expect((await refusal(athlete, { day: today(), values: {} })).code).toBe('morning_empty')
})

test('keeps the only squad that is asked, without which everybody would be', async () => {
  const asked = await makeMember(app.db, club)
  const manager = await makeMember(app.db, club, [ROLE.manager])
  const first = await makeSquad(app.db, club, [asked.id])
  const last = await makeSquad(app.db, club, [])
  const unasked = await makeSquad(app.db, club, [])
  await ask({ squad_ids: [first, last] })
  const remove = (id: number) => [deleteSquad, { params: { id } }, as(manager)] as const
  await app.ask(...remove(first))
  await app.ask(...remove(unasked))
  expect(await app.refused(...remove(last))).toMatchObject({
    code: 'mornings_of_all',
    message: expect.stringContaining('Morning questions'),
  })
  await ask({ squad_ids: [] })
  await app.ask(...remove(last))
})

test('asks on home whom the club asks, until they have entered', async () => {
  const asked = await makeMember(app.db, club)
  const squad = await makeSquad(app.db, club, [asked.id])
  const isDue = async (person: typeof athlete) =>
    (await app.ask(home, {}, as(person))).data.morning_due
  await ask({ squad_ids: [squad] })
  expect(await Promise.all([asked, athlete, coach].map(isDue))).toEqual([true, false, false])
  await save(asked, { day: today(), values: { waking_hr: 50 } })
  expect(await isDue(asked)).toBe(false)
})
