import { expect, test } from 'vitest'
import { layoutFor } from './sheet-columns.ts'

/** What is left of A4 beside margins and the heading, and what stands below each code. */
const PAPER = { width: 190, height: 250 }
const BELOW_MM = 17

test('all codes of a session fit on one sheet, up to 30, and can be scanned', () => {
  for (let count = 1; count <= 30; count += 1) {
    const { columns, size } = layoutFor(count)
    expect(columns * size, `${count} codes`).toBeLessThanOrEqual(PAPER.width)
    expect(Math.ceil(count / columns) * (size + BELOW_MM), `${count} codes`).toBeLessThanOrEqual(
      PAPER.height,
    )
    expect(size).toBeGreaterThan(20)
  }
})
