import { expect, test } from 'vitest'
import { onOwnClock, shownAmong, shownOf } from './shown-clock.ts'

const ends = (start: number, finish: number) => ({ start, finish })

test('what was marked stays where it is when the beginning is cut off, and when that is undone', () => {
  const whole = shownOf([], 1000)
  const cut = shownOf([{ start: null }, { start: 100 }, { start: 40 }], 800)
  expect(cut).toEqual({ offset: 100, span: 800 })
  const own = [ends(200, 260), ends(50, 120), ends(20, 80), ends(890, 950)].map((one) =>
    onOwnClock(one, whole),
  )
  expect(shownAmong(own, cut).map(({ start, finish }) => [start, finish])).toEqual([
    [100, 160],
    [0, 20],
    [790, 800],
  ])
  expect(shownAmong(own, whole)).toEqual(own)
  expect(shownAmong([onOwnClock(ends(100, 160.3), cut)], whole)).toMatchObject([
    { start: 200, finish: 260.3 },
  ])
})
