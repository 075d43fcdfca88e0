import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { CARD_SIZE, drawCard } from './draw-card.ts'
import { fittedTitle, shortened } from './lines.ts'

const plain = { over: 'Rowing Club Rotsee', title: 'May metres', under: '1 to 31 May 2026' }
/** How many of the pixels are letters. */
async function inkOf(card: typeof plain): Promise<number> {
  const { data } = await sharp(await drawCard(card))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data.filter((level) => level > 200).length
}

describe('the picture of a shared page', () => {
  test('has the size that networks show', async () => {
    const { format, width, height } = await sharp(await drawCard(plain)).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', ...CARD_SIZE })
  })

  test.each([
    ['a title', { ...plain, title: '' }, plain],
    ['Chinese', { ...plain, title: '' }, { ...plain, title: '五月划船挑战' }],
    ['whose it is', { ...plain, over: '' }, plain],
  ])('shows %s', async (_, without, card) =>
    expect(await inkOf(card)).toBeGreaterThan((await inkOf(without)) + 500),
  )

  test('takes what looks like markup for letters', async () =>
    expect(await inkOf({ ...plain, title: '</g><rect width="9999" height="9999"/>' })).toBeLessThan(
      (CARD_SIZE.width * CARD_SIZE.height) / 4,
    ))
})

/** Each letter is half as wide as it is high. */
const widthOf = (text: string, { size }: { size: number }) => (text.length * size) / 2

describe('a title', () => {
  test('is as large as it can be in three lines', () => {
    expect(fittedTitle('May metres', 1040, widthOf)).toEqual({ size: 84, lines: ['May metres'] })
    const { size, lines } = fittedTitle('Metres of the month of May '.repeat(4), 1040, widthOf)
    expect(size).toBeLessThan(84)
    expect(lines.length).toBeLessThanOrEqual(3)
    expect(lines.join(' ')).toBe('Metres of the month of May '.repeat(4).trim())
  })

  test('ends with dots where it does not fit at all', () => {
    const { lines } = fittedTitle('Metres '.repeat(80), 1040, widthOf)
    expect(lines).toHaveLength(3)
    expect(lines.at(-1)).toMatch(/…$/)
    expect(shortened('M'.repeat(99), 100, { size: 20, bold: false }, widthOf)).toBe('MMMMMMMMM…')
  })
})
