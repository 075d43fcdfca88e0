import { afterAll, beforeAll, expect, test } from 'vitest'
import { notifications } from '#contract/platform/inbox.ts'
import { noticeSettings, saveNoticeSettings } from '#contract/platform/inbox-settings.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeClub, makeMember } from '../../../test/support/factories.ts'
import { notify } from '../../delivery/notify.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const TIMING = {
  time_zone: 'Asia/Tokyo',
  quiet_from: '22:00',
  quiet_until: '06:30',
  rhythm: 'weekly',
  mail_time: '19:00',
  mail_weekday: 5,
} as const

test('what was chosen is kept, and what cannot be is refused at its field', async () => {
  const person = await makeMember(app.db, await makeClub(app.db))
  const before = (await app.ask(noticeSettings, {}, person)).data
  expect(before).toMatchObject({
    is_time_zone_set: false,
    mails_stopped: false,
    timing: { time_zone: 'Europe/Berlin', rhythm: 'at_once', quiet_from: null },
  })
  const { data } = await app.ask(saveNoticeSettings, { body: { timing: TIMING } }, person)
  expect(data).toEqual({ ...before, timing: TIMING, is_time_zone_set: true })
  for (const [field, timing] of [
    ['timing.time_zone', { ...TIMING, time_zone: 'Lake/Nowhere' }],
    ['timing.quiet_until', { ...TIMING, quiet_until: null }],
  ] as const) {
    const problem = await app.refused(saveNoticeSettings, { body: { timing } }, person)
    expect([problem.status, Object.keys(problem.errors ?? {})]).toEqual([400, [field]])
  }
  expect((await app.ask(noticeSettings, {}, person)).data).toEqual(data)
})

test('the list goes on before a notice, and is narrowed by group, club and what is unread', async () => {
  const [one, two] = [await makeClub(app.db), await makeClub(app.db)]
  const person = await makeMember(app.db, one)
  for (const [at, about_club] of [one, one, two].entries())
    for (const kind of ['place-freed', 'roles-changed'] as const)
      await notify(app.db, person.id, { kind, by: null, about_club, link: `/session/${at + 1}` })
  const list = async (query: object) => (await app.ask(notifications, { query }, person)).data
  const all = await list({})
  expect(all).toHaveLength(6)
  const first = await list({ limit: 4 })
  const rest = await list({ limit: 4, before: first.at(-1)?.id })
  expect([...first, ...rest].map(({ id }) => id)).toEqual(all.map(({ id }) => id))
  expect((await list({ group: 'membership' })).map(({ kind }) => kind)).toEqual(
    Array.from({ length: 3 }, () => 'roles-changed'),
  )
  expect(await list({ about_club: two, group: 'training' })).toHaveLength(1)
  expect(await list({ group: 'results' })).toEqual([])
})
