import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeSeason, season } from '#contract/analysis/season.ts'
import { calendarLinks } from '#contract/planning/calendar.ts'
import type { Phase } from '#domain/season/season.ts'
import { addDays } from '#domain/time/week.ts'
import { startCalendarLinks } from '../../../test/support/calendar-links.ts'

const { app, athlete, squad, asCoach, asAthlete, make, feed } = await startCalendarLinks()
afterAll(() => app.close())

let first: string
let day: string
beforeAll(async () => {
  const shown = (await app.ask(season, { query: {} }, asCoach)).data
  first = shown.first_day
  day = shown.today
})

const phase = (kind: Phase['kind'], weeks: number, name: string | null = null): Phase => ({
  kind,
  weeks,
  name,
  colour: null,
})
const plan = (phases: Phase[], whose: { squad_id?: number; athlete_id?: number } = {}) =>
  app.ask(changeSeason, { body: { day, phases, ...whose } }, asCoach)

async function eventsOf(secret: string) {
  const { text } = await feed(secret)
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { summary, startDate, endDate, uid, sequence } = new ICAL.Event(component)
    const isFree = component.getFirstPropertyValue('transp') === 'TRANSPARENT'
    return { summary, from: startDate.toString(), to: endDate.toString(), uid, sequence, isFree }
  })
}

test('a feed has the phases as whole days that make nobody busy, if its maker chose so', async () => {
  // The last phases of a season lie ahead of the feed's beginning, whatever the day.
  await plan([phase('base', 45), phase('taper', 1, 'Zuspitzen'), phase('transition', 2)])
  const { secret } = await make({ kind: 'feed', scope: 'mine', with_phases: true }, asAthlete)
  const without = await make({ kind: 'feed', scope: 'mine' }, asAthlete)
  const taper = addDays(first, 7 * 45)
  const [base, second, third] = await eventsOf(secret)
  expect(base).toMatchObject({ summary: 'Grundlage', from: first, to: taper, isFree: true })
  expect(second).toMatchObject({ summary: 'Zuspitzen', from: taper, to: addDays(taper, 7) })
  expect(third).toMatchObject({ summary: 'Übergang', to: addDays(taper, 21) })
  expect(await eventsOf(without.secret)).toEqual([])
  const { data } = await app.ask(calendarLinks, {}, asAthlete)
  expect(data.map(({ with_phases }) => with_phases)).toEqual([false, true])

  await plan([phase('base', 44), phase('taper', 2, 'Zuspitzen'), phase('transition', 2)])
  const [, moved] = await eventsOf(secret)
  expect(moved).toMatchObject({ uid: second?.uid, from: addDays(taper, -7) })
  expect(moved?.sequence).toBeGreaterThan(second?.sequence ?? 0)
})

test('each feed has the phases of the plan that holds for what it shows', async () => {
  await plan([phase('base', 46, 'Verein')])
  await plan([phase('base', 46, 'Gruppe')], { squad_id: squad })
  await plan([phase('base', 46, 'Eigene')], { athlete_id: athlete.id })
  const names = async (link: Parameters<typeof make>[0], as: typeof asCoach) => {
    const { secret } = await make({ ...link, with_phases: true }, as)
    return (await eventsOf(secret)).map(({ summary }) => summary)
  }
  expect(await names({ kind: 'feed', scope: 'mine' }, asAthlete)).toEqual(['Eigene'])
  expect(await names({ kind: 'feed', scope: 'club' }, asCoach)).toEqual(['Verein'])
  expect(await names({ kind: 'feed', scope: 'squads', squad_ids: [squad] }, asCoach)).toEqual([
    'Gruppe',
  ])
})

test('a public page has no phases', async () => {
  await make({ kind: 'page', scope: 'club', with_phases: true }, asCoach)
  const { data } = await app.ask(calendarLinks, {}, asCoach)
  expect(data.find(({ kind }) => kind === 'page')?.with_phases).toBe(false)
})
