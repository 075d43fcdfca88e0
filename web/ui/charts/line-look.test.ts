import { expect, test } from 'vitest'
import { lookAt } from '../line-looks.ts'
import { dashOf } from '../line-dashes.ts'
import { lookOfLine } from './line-look.ts'

test('no two of 24 lines look the same without their colour and with it', () => {
  const looks = Array.from({ length: 24 }, (_, index) => lookOfLine(index, 'light'))
  expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(24)
})

test('no two of 24 lines have colour and dashes in common', () => {
  const looks = Array.from({ length: 24 }, (_, place) => {
    const { colour, dash } = lookAt(place)
    return JSON.stringify([colour, dashOf(dash)])
  })
  expect(new Set(looks).size).toBe(24)
})
