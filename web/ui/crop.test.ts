import { describe, expect, test } from 'vitest'
import { MOST_ZOOM, moved, wholeCrop, zoomed, zoomOf, type Crop } from './crop.ts'

const wide = { width: 400, height: 200 }
const tall = { width: 100, height: 300 }

test.each([
  [wide, { left: 100, top: 0, side: 200 }],
  [tall, { left: 0, top: 100, side: 100 }],
  [
    { width: 50, height: 50 },
    { left: 0, top: 0, side: 50 },
  ],
])('of %j the middle is taken', (picture, crop) => expect(wholeCrop(picture)).toEqual(crop))

describe('moving', () => {
  test.each<[number, number, Crop]>([
    [10, 0, { left: 110, top: 0, side: 200 }],
    [999, 0, { left: 200, top: 0, side: 200 }],
    [-999, 5, { left: 0, top: 0, side: 200 }],
  ])('by %i and %i stays in the picture', (right, down, crop) =>
    expect(moved(wide, wholeCrop(wide), right, down)).toEqual(crop),
  )
})

describe('zooming', () => {
  test.each<[number, Crop]>([
    [2, { left: 150, top: 50, side: 100 }],
    [0.1, { left: 100, top: 0, side: 200 }],
    [99, { left: 180, top: 80, side: 200 / MOST_ZOOM }],
  ])('to %f keeps the middle', (zoom, crop) => {
    const found = zoomed(wide, wholeCrop(wide), zoom)
    expect(found).toEqual(crop)
    expect(zoomOf(wide, found)).toBe(Math.min(Math.max(zoom, 1), MOST_ZOOM))
  })

  test('out at an edge moves back into the picture', () => {
    const corner = moved(wide, zoomed(wide, wholeCrop(wide), 4), 999, 999)
    expect(corner).toEqual({ left: 350, top: 150, side: 50 })
    expect(zoomed(wide, corner, 1)).toEqual({ left: 200, top: 0, side: 200 })
  })
})
