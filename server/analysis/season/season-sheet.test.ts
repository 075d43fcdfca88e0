import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeSeason, changeSeasonWeeks, exportSeason, season } from '#contract/analysis/season.ts'
import { LANGUAGES } from '#domain/constants/languages.ts'
import { columnsIn } from '#domain/sheets/headings.ts'
import { sheetOf, workbookRows } from '#domain/sheets/sheet.ts'
import { addDays, isoWeekStart } from '#domain/time/week.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { ZONE } from '../../../test/support/factories.ts'
import { openMorningClub, type MorningClub } from '../../../test/support/read-mornings.ts'
import { serverTexts } from '../../text/text.ts'

let club: MorningClub
beforeAll(async () => {
  club = await openMorningClub()
})
afterAll(() => club.app.close())

const NEXT_WEEK = addDays(isoWeekStart(dayIn(ZONE, new Date())), 7)

test.each(LANGUAGES)('the heads of %s are those by which a file is read back', (language) => {
  const { columns } = serverTexts(language).season
  const keys = Object.keys(columns)
  expect(columnsIn('season', Object.values(columns))).toEqual(
    Object.fromEntries(keys.map((key, place) => [key, place])),
  )
})

test('the workbook has the weeks as they stand, and notes for coaches alone', async () => {
  const { first_day, weeks } = (
    await club.app.ask(season, { query: { day: NEXT_WEEK } }, club.asCoach)
  ).data
  const target = {
    monday: NEXT_WEEK,
    seconds: 26_400,
    distance: 92_500,
    load: 612.5,
    sessions: 6,
    shares: [80, 12, 8],
    kind: 'loading' as const,
    note: 'Boats inside',
  }
  const day = NEXT_WEEK
  const phases = [{ kind: 'base' as const, weeks: weeks.length, name: 'Winter', colour: null }]
  await club.app.ask(changeSeasonWeeks, { body: { day, weeks: [target] } }, club.asCoach)
  await club.app.ask(changeSeason, { body: { day, phases } }, club.asCoach)
  const read = async (as = club.asCoach) => {
    const answer = await club.app.send(exportSeason, { query: { day } }, as)
    expect(answer.headers.get('content-disposition')).toContain(`season-${first_day}.xlsx`)
    const sheet = sheetOf(workbookRows(await readSheet(answer.bytes)), 'season')
    if (typeof sheet === 'string') throw new Error(sheet)
    const row = sheet.rows.find(({ cells }) => cells[0] === NEXT_WEEK)
    const places = Object.entries(columnsIn('season', sheet.columns))
    return {
      weeks: sheet.rows.length,
      row: Object.fromEntries(places.map(([field, at]) => [field, row?.cells[at]])),
    }
  }
  const found = await read()
  expect(found.weeks).toBe(weeks.length)
  expect(found.row).toMatchObject({
    phase: 'Winter',
    kind: 'Loading week',
    seconds: '7:20',
    distance: '92.5',
    load: '612.5',
    sessions: '6',
    low: '80',
    middle: '12',
    high: '8',
    done_sessions: '0',
    note: 'Boats inside',
  })
  const own = await read(club.as(await club.newAthlete('Anna')))
  expect(own.row).toMatchObject({ seconds: '7:20' })
  expect(own.row).not.toHaveProperty('note')
})
