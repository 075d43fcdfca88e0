import { expect, test } from 'vitest'
import { categoryLinesOption, type CategoryLinesData } from './category-lines-option.ts'

const data: CategoryLinesData = {
  categories: ['Jan', 'Feb'],
  series: [
    { key: 'now', label: '2000 m', values: [400, null] },
    { key: 'before', label: '2000 m: earlier', values: [410, 405], isEarlier: true },
  ],
  unit: '',
  write: String,
  leastOnTop: true,
  isCourse: true,
}

test('a time has the least on top, on an axis that does not begin at zero', () =>
  expect(categoryLinesOption(data, 'light')).toMatchObject({
    yAxis: { inverse: true, scale: true },
    series: [{ data: [400, '-'] }, { data: [410, 405] }],
  }))

test('earlier days are dashed in the colour of what they are compared with', () => {
  const { series } = categoryLinesOption(data, 'dark')
  const [now, before] = series as { lineStyle: { color: string; type: string } }[]
  expect(now?.lineStyle.type).toBe('solid')
  expect(before?.lineStyle).toMatchObject({ type: 'dashed', color: now?.lineStyle.color })
})

test('places that do not follow each other have points and no line', () =>
  expect(categoryLinesOption({ ...data, isCourse: false }, 'light')).toMatchObject({
    series: [{ lineStyle: { width: 0 } }, { lineStyle: { width: 0 } }],
  }))

test('an amount begins at zero', () =>
  expect(categoryLinesOption({ ...data, isFromZero: true }, 'light')).toMatchObject({
    yAxis: { scale: false },
  }))
