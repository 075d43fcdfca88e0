import type { Locator, Page } from 'playwright-core'
import { demo } from './demo.ts'

/** Opens the drawing of a course where it is drawn, on the page of a recording. */
export async function openDrawing(page: Page, session: number): Promise<Locator> {
  await page.goto(`${demo.url}/session/${session}/imports`)
  await page
    .getByRole('region', { name: 'Files of this session' })
    .getByRole('link', { name: 'Edit' })
    .click()
  const pieces = page.getByRole('region', { name: 'Pieces', exact: true })
  await pieces.getByRole('button', { name: 'New course' }).click()
  return pieces
}

/** Types where both ends of a line are. */
export async function typeLine(
  drawing: Locator,
  line: string,
  ends: readonly (readonly [latitude: number, longitude: number])[],
): Promise<void> {
  for (const [index, [latitude, longitude]] of ends.entries()) {
    const end = `${line}, ${index === 0 ? 'one' : 'other'} end`
    await drawing.getByLabel(`${end}: Latitude`).fill(latitude.toFixed(6))
    await drawing.getByLabel(`${end}: Longitude`).fill(longitude.toFixed(6))
  }
}
