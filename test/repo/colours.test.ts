import { expect, test } from 'vitest'
import { isTest, sourceFiles } from './tree.ts'

test('what asks for attention has one colour, the amber of the theme', () => {
  const screens = sourceFiles.filter(
    (file) => file.path.startsWith('web/') && file.path.endsWith('.tsx') && !isTest(file),
  )
  expect(screens.length).toBeGreaterThan(100)
  expect(
    screens.filter(({ text }) => /color="(yellow|orange)"/.test(text)).map(({ path }) => path),
  ).toEqual([])
})
