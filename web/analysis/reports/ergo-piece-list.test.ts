import { expect, test } from 'vitest'
import { createFormat } from '../../format/format.ts'
import { ergoPieceList } from './ergo-piece-list.tsx'

test('a piece on the ergometer shows pace, prognosis and rate behind its time', () => {
  const t = (key: string) => key
  const { columns } = ergoPieceList.draw({
    t,
    common: t as never,
    format: createFormat({ language: 'en', timeZone: 'UTC' }),
    isOfOne: true,
    by: 'distance',
  }).table
  expect(columns.filter(({ hidden }) => !hidden).map(({ header }) => header)).toEqual(
    ['date', 'time', 'pace', 'predicted_2000', 'percent_of_best', 'stroke_rate', 'watts']
      .concat(['watts_per_kilogram', 'best_from', 'session'])
      .map((key) => `ergoPieces.${key}`),
  )
})
