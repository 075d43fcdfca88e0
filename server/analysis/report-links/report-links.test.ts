import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/analysis/report-links.ts'
import { updateClub } from '#contract/people/clubs.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeClub, makeMember, makeSquad } from '../../../test/support/factories.ts'
import {
  DAYS_OF_MARCH,
  linkWish,
  openReportLinks,
  type LinkWish,
  type ReportLinks,
} from '../../../test/support/report-links.ts'
import type { ClubId } from '../../db/client.ts'

let world: ReportLinks
beforeAll(async () => {
  world = await openReportLinks()
})
afterAll(() => world.app.close())

describe('who may make a link', () => {
  const tried = async (as: ReportLinks['asCoach'], of: LinkWish = {}) => {
    const { status, json } = await world.app.send(contract.makeReportLink, linkWish(of), as)
    return [status, (json as { code?: string }).code]
  }

  test('refuses athletes', async () => {
    const as = { token: world.adults[0]?.token ?? '', club: world.club }
    expect(await tried(as)).toEqual([403, 'role_missing'])
  })

  test('refuses a coach on a plan without additional reports', async () => {
    const club: ClubId = await makeClub(world.app.db, { plan: 'bronze' })
    const coach = await makeMember(world.app.db, club, [ROLE.coach])
    expect(await tried({ token: coach.token, club })).toEqual([403, 'feature_missing'])
  })

  test('refuses a coach whose club has not allowed it', async () => {
    const club = await makeClub(world.app.db)
    const coach = await makeMember(world.app.db, club, [ROLE.coach])
    expect(await tried({ token: coach.token, club })).toEqual([403, 'links_not_allowed'])
  })

  test('refuses a page that the plan of the club does not have', async () => {
    const club = await makeClub(world.app.db, { plan: 'silver' })
    const coach = await makeMember(world.app.db, club, [ROLE.coach])
    await world.app.rows('update clubs set reports_outside = true where id = $1', [club])
    const as = { token: coach.token, club }
    expect(await tried(as, { page: 'gmt' })).toEqual([403, 'forbidden'])
    expect(await tried(as)).toEqual([201, undefined])
  })

  test('refuses to let a coach allow it', async () => {
    const { status } = await world.app.send(
      updateClub,
      { params: { id: world.club }, body: { reports_outside: true } },
      world.asCoach,
    )
    expect(status).toBe(403)
  })

  test('refuses days in the wrong order', async () => {
    const question = { from: '2026-03-31', to: '2026-03-01' }
    expect(await tried(world.asCoach, { question })).toEqual([400, 'end_before_start'])
  })

  test('refuses a report on ratings', async () => {
    const body = { page: 'rpe', question: DAYS_OF_MARCH, days: 30 }
    const { status } = await world.app.call('POST', 'report-links', {
      json: body,
      as: world.asCoach,
    })
    expect(status).toBe(400)
  })
})

describe('what a link shows', () => {
  test('has lines of adults who consent and show themselves, and of nobody else', async () => {
    const { token } = await world.make()
    const { table, filters, moves, title } = await world.shown(token)
    expect(title).toBe('Attendance')
    expect(table.lines.map(({ name }) => name)).toEqual(['Person Adler', 'Person Bach'])
    expect([table.under_age, moves, filters]).toEqual([3, false, []])
    const { text } = await world.look(token)
    for (const name of ['Fink', 'Gans', 'Nachtigall', 'Stumm', 'Versteckt'])
      expect(text).not.toContain(name)
  })

  test('hides a sum that would tell what three people under 18 did', async () => {
    const { table } = await world.shown((await world.make()).token)
    expect(table.total?.is_hidden).toBe(true)
    expect(table.total?.cells.every((cell) => cell === null)).toBe(true)
  })

  test('counts people under 18 in a sum of five people', async () => {
    const question = { ...DAYS_OF_MARCH, group: 'gender' } as const
    const { table } = await world.shown((await world.make({ question })).token)
    const came = table.columns.findIndex(({ head }) => head === 'Attended')
    expect(table.lines.map(({ name }) => name)).toEqual(['Not specified'])
    expect(table.lines[0]?.cells[came]).toEqual({ value: 5, text: '5' })
    expect(table.total?.cells[came]).toEqual({ value: 5, text: '5' })
  })

  test('has no reasons, no illness and no load', async () => {
    const attendance = await world.shown((await world.make()).token)
    const heads = attendance.table.columns.map(({ head }) => head).join()
    expect(heads).not.toMatch(/Reason|Ill|Injured/)
    const training_summary = await world.shown(
      (await world.make({ page: 'training-summary' })).token,
    )
    expect(training_summary.table.columns.map(({ head }) => head)).toEqual([
      'Sessions',
      'Time',
      'Distance',
      'Completed (% of planned time)',
    ])
  })

  test('has the chosen columns in their order, as far as they may go out', async () => {
    const headsOf = async (columns: string) => {
      const question = { ...DAYS_OF_MARCH, columns }
      const { table } = await world.shown((await world.make({ question })).token)
      return table.columns.map(({ head }) => head)
    }
    expect(await headsOf('late,ill,came,no-such')).toEqual(['Late', 'Attended'])
    expect(await headsOf('ill,reason_work')).toContain('Expected')
  })

  test('compares with chosen days, however the page showed its answer', async () => {
    const question = {
      ...DAYS_OF_MARCH,
      against: '2026-02-01..2026-02-28',
      columns: 'came',
      chart: 'came',
      chart_by: 'changes',
      compared: 'earlier,change',
    } as const
    const { table, earlier } = await world.shown((await world.make({ question })).token)
    expect(earlier).toEqual({ start_date: '2026-02-01', end_date: '2026-02-28' })
    expect(table.columns.map(({ head }) => head)).toEqual(['Attended', 'Attended: change'])
  })

  test('counts the athletes it is narrowed down to, and names none of them', async () => {
    const squad = await makeSquad(world.app.db, world.club, [world.adults[0]?.id ?? 0])
    const question = {
      span: 'last-week',
      squads: String(squad),
      athletes: [...world.adults, ...world.young].map(({ id }) => id).join(','),
    } as const
    const { filters, moves } = await world.shown((await world.make({ question })).token)
    expect(moves).toBe(true)
    expect(filters).toEqual([
      { list: 'squads', count: 1, names: [expect.stringContaining('Squad')] },
      { list: 'athletes', count: 4, names: [] },
    ])
  })

  test('is in the language of who looks', async () => {
    const { token } = await world.make()
    const { json } = await world.app.call('GET', `public/report/${token}`, {
      as: { language: 'de' },
    })
    expect(json).toMatchObject({ data: { title: 'Anwesenheit' } })
  })

  test('notes when it was last opened, and keeps no token', async () => {
    const { id, token } = await world.make()
    const opened = async () => (await world.held()).find((link) => link.id === id)?.opened_at
    expect(await opened()).toBeNull()
    await world.shown(token)
    expect(await opened()).toEqual(expect.any(String))
    const rows = await world.app.rows('select * from report_links where id = $1', [id])
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
