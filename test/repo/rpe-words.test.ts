import { expect, test } from 'vitest'
import { RPE_STEPS } from '#domain/constants/scales.ts'
import { steps as de } from '#texts/de/result-columns.ts'
import { steps as en } from '#texts/en/result-columns.ts'
import { steps as fr } from '#texts/fr/result-columns.ts'
import { steps as zh } from '#texts/zh-cn/result-columns.ts'

test.each([
  [1, 'Very easy', 'Sehr leicht', 'Très facile', '非常轻松'],
  [2, 'Easy', 'Leicht', 'Facile', '轻松'],
  [3, 'Moderate', 'Mittel', 'Modéré', '中等'],
  [4, 'Somewhat hard', 'Etwas anstrengend', 'Un peu dur', '有点吃力'],
  [5, 'Hard', 'Anstrengend', 'Dur', '吃力'],
  [6, 'Very hard', 'Sehr anstrengend', 'Très dur', '很吃力'],
  [7, 'Extremely hard', 'Extrem anstrengend', 'Extrêmement dur', '极其吃力'],
  [8, 'Maximal', 'Maximal', 'Maximal', '极限'],
])('RPE: step %d is said as %s, %s, %s and %s', (id, ...words) => {
  const key = RPE_STEPS.find((step) => step.id === id)?.key
  expect(key && [en, de, fr, zh].map((steps) => steps[key])).toEqual(words)
})
