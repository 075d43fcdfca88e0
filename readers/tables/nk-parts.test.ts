import { describe, expect, test } from 'vitest'
import { TABLES } from '../../test/support/tables.ts'
import { read } from '../../test/support/read-tables.ts'
import { lines } from '../../test/support/table-rows.ts'

const whole = TABLES['nk-speedcoach']

describe('an NK export that begins further down', () => {
  test.each(['Session Summary', 'Interval Summaries', 'Session Detail Data', 'Per-Stroke Data'])(
    'at %s gives its strokes',
    async (title) => {
      const detail = /^(?:Session Detail Data|Per-Stroke Data):.*/ms.exec(whole)?.[0] ?? ''
      const part = detail.replace(/^[^:]+:/, /data/i.test(title) ? `${title}:` : 'Per-Stroke Data:')
      const text = /data/i.test(title) ? part : `${title}:,,\n,,\n1,2,3\n${part}`
      const { kind, activities } = await read(text)
      expect(kind).toBe('nk-speedcoach')
      expect(activities[0]?.records).toBe((await read(whole)).activities[0]?.records)
    },
  )
})

describe('the Interval column of the first SpeedCoach', () => {
  const strokes = (pieceOf: (row: number) => number, clock = (row: number) => row * 2) =>
    lines(
      'Interval,Time(sec),Distance(m),Rate,HR',
      ...Array.from({ length: 400 }, (_, row) =>
        [pieceOf(row), clock(row + 1), (row + 1) * 9, 24, 140].join(','),
      ),
    )

  test('is one lap where it counts splits of 18 m', async () => {
    const { kind, activities } = await read(strokes((row) => Math.floor(row / 2) + 1))
    expect(kind).toBe('nk-speedcoach-old')
    expect(activities[0]?.laps).toMatchObject([{ start: 0, time: 800, distance: 3600 }])
  })

  test('is a lap each where it counts pieces', async () => {
    const { activities } = await read(strokes((row) => Math.floor(row / 100) + 1))
    expect(activities[0]?.laps).toHaveLength(4)
  })
})
