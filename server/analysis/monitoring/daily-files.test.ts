import { afterAll, beforeAll, expect, test } from 'vitest'
import { dailyMorningsCsv, exportDailyMornings } from '#contract/analysis/monitoring-reports.ts'
import type { TestUser } from '../../../test/support/factories.ts'
import { openMorningClub, type MorningClub } from '../../../test/support/read-mornings.ts'
import { sheetOf } from '../../../test/support/xlsx.ts'

const DAY = '2026-03-20'

let club: MorningClub
beforeAll(async () => {
  club = await openMorningClub()
})
afterAll(() => club.app.close())

const only = ({ id }: TestUser) => ({ athletes: String(id) })

test('the workbook has numbers where the screen has them, and CSV the same', async () => {
  const athlete = await club.newAthlete('Sheet')
  await club.say(athlete, DAY, { waking_hr: 51, sleep_time: 480, mood: 1, temperature: 36.5 })
  const asked = { query: { day: DAY, ...only(athlete) } }
  const { bytes } = await club.app.send(exportDailyMornings, asked, club.asCoach)
  const [head = [], row = []] = sheetOf(bytes)
  const cell = (name: string) => row[head.indexOf(name)]
  expect(cell('Waking heart rate (/min)')).toBe(51)
  expect(cell('Sleep (h:mm)')).toBeCloseTo(1 / 3, 9)
  expect(cell('Noteworthy')).toBe('Mood: red')
  const { text } = await club.app.send(dailyMorningsCsv, asked, club.asCoach)
  expect(text).toContain('Sleep (min)')
  expect(text).toContain('36.5')
})

test.each([
  ['en', ',', 'Sleep (min)', '36.5'],
  ['de', ';', 'Schlaf (min)', '36,5'],
] as const)('CSV in %s has sleep in minutes', async (language, mark, head, temperature) => {
  const athlete = await club.newAthlete('Sleeper')
  await club.say(athlete, DAY, { sleep_time: 465, temperature: 36.5 })
  const query = { day: DAY, ...only(athlete) }
  const { text } = await club.app.send(dailyMorningsCsv, { query }, { ...club.asCoach, language })
  const [heads = [], row = []] = text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(mark))
  expect(row[heads.indexOf(head)]).toBe('465')
  expect(row).toContain(temperature)
})
