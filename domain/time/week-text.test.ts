import { describe, expect, test } from 'vitest'
import type { Language } from '../constants/languages.ts'
import { readWeek } from './week-text.ts'

const MONDAY = '2026-11-30'
const shown = (text: string, language: Language = 'en') =>
  readWeek(text, MONDAY, language).map((line) =>
    'fault' in line
      ? `${line.line} ${line.fault}`
      : [
          line.line,
          line.day.slice(8),
          line.start,
          line.end,
          line.name,
          line.structure,
          line.seconds,
        ]
          .map((one) => one ?? '–')
          .join(' | '),
  )

describe('a week as it stands on the board', () => {
  test('is a session a line, whose structure begins where the words end', () => {
    const text = `
Mon 6:00 UT2 90 min
Tue 6:00-7:30 4x2000m/6
    18:00 Weights
Thursday, 06.30 Technique and starts
# the rest follows
Sat
8:00 Long row 20km
10.30 – 11.15 Ergo 3x10'/3' @20`
    expect(shown(text)).toEqual([
      '2 | 30 | 06:00 | – | UT2 90 min | 90 min UT2 | 5400',
      '3 | 01 | 06:00 | 07:30 | 4x2000m/6 | 4x2000m/6 | –',
      '4 | 01 | 18:00 | – | Weights |  | –',
      '5 | 03 | 06:30 | – | Technique and starts |  | –',
      '8 | 05 | 08:00 | – | Long row 20km | 20km | –',
      "9 | 05 | 10:30 | 11:15 | Ergo 3x10'/3' @20 | 3x10'/3' @20 | 2160",
    ])
  })

  test.each<[Language, string, string[]]>([
    [
      'de',
      'Di 18 Uhr Kraft\nDonnerstag 6:00 GA1 90 min',
      ['01 18:00 Kraft', '03 06:00 GA1 90 min'],
    ],
    ['fr', 'di 9h30 Longue sortie\nme. 18h Muscu', ['06 09:30 Longue sortie', '02 18:00 Muscu']],
    ['zh-cn', '周二 6:00 长划 20km\n星期天 8点 休息划', ['01 06:00 长划 20km', '06 08:00 休息划']],
    ['en', 'Wed 6 am Row\nSu 12:15 pm Row\nThu Run', ['02 06:00 Row', '06 12:15 Row', '03 – Run']],
  ])('is read in %s', (language, text, lines) => {
    const read = readWeek(text, MONDAY, language).map((line) =>
      'fault' in line ? line.fault : `${line.day.slice(8)} ${line.start ?? '–'} ${line.name}`,
    )
    expect(read).toEqual(lines)
  })

  test('names the lines before any day, and those with nothing to do', () => {
    expect(shown('6:00 Row\nMon 6:00\n\n25:00 Row')).toEqual([
      '1 no-day',
      '2 no-name',
      '4 | 30 | – | – | 25:00 Row |  | –',
    ])
  })

  test('takes words that only begin like a day for what they are', () => {
    expect(shown('Mon\nSunrise row\nMonotonous steady state')).toEqual([
      '2 | 30 | – | – | Sunrise row |  | –',
      '3 | 30 | – | – | Monotonous steady state |  | –',
    ])
  })
})
