import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { PHONE, signedIn } from '../browser.ts'
import { newFounder, tokenOf, type Founder } from '../people.ts'
import { demo } from '../demo.ts'

let founder: Founder
beforeAll(async () => {
  const names = { first_name: 'Theo', last_name: 'Types', email: 'theo@typing.slipway.test' }
  founder = await newFounder(demo, await tokenOf(demo, 'admin'), names, 'Typing RC')
})

/** Types as a person does, key by key, into what is there. */
async function type(field: Locator, text: string): Promise<void> {
  await field.click()
  await field.press('ControlOrMeta+a')
  await field.pressSequentially(text, { delay: 10 })
}

async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await field.click()
  await field.press('ControlOrMeta+a')
  await field.press('ControlOrMeta+v')
}

/** What the form sends when it is kept as a draft. */
async function sentBySaving(page: Page): Promise<Record<string, unknown>> {
  const request = page.waitForRequest((one) => one.url().endsWith('/create-session'))
  await page.getByRole('button', { name: 'Als Entwurf speichern' }).click()
  return (await request).postDataJSON() as Record<string, unknown>
}

const comboOf = (page: Page, name: string) =>
  page.getByRole('combobox', { name }).or(page.getByRole('textbox', { name })).first()

async function choose(page: Page, name: string, option: string): Promise<void> {
  await comboOf(page, name).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function germanForm(page: Page, name: string): Promise<void> {
  await page.goto(`${demo.url}/create-session?date=2027-11-16`)
  await page.getByLabel('Name').fill(name)
}

test('decimals are typed and pasted in German, in every field of the form that takes them', async () => {
  const { page, leave } = await signedIn(demo, founder, { language: 'de', size: PHONE })
  await germanForm(page, 'Mit Komma')
  await page.getByRole('button', { name: 'Intensität und Anstrengung (RPE)' }).click()
  const ut2 = page.getByLabel('UT2', { exact: false }).first()
  await type(ut2, '12,5')
  await expect.poll(() => ut2.inputValue()).toBe('12,5')

  await page.getByRole('button', { name: 'Wetter und Wasser' }).click()
  const wind = page.getByLabel('Windgeschwindigkeit')
  await type(page.getByLabel('Luft', { exact: true }), '-2,5')
  await type(wind, '3.5')
  await expect.poll(() => wind.inputValue()).toBe('3,5')
  await choose(page, 'Wind aus', 'Norden')
  const stream = page.getByLabel('Strömung', { exact: true })
  for (const pasted of ['0.3', '0,4']) {
    await paste(page, stream, pasted)
    await expect.poll(() => stream.inputValue()).toBe(pasted.replace('.', ','))
  }
  await choose(page, 'Ruderrichtung', 'Süden')

  await page.getByRole('button', { name: 'Ort', exact: true }).click()
  await choose(page, 'Trainingsort', 'Neuer Ort …')
  const place = page.getByRole('group', { name: 'Neuer Ort …' })
  await place.getByLabel('Name des Ortes').fill('Bucht')
  await type(place.getByLabel('Breitengrad'), '47,0665')
  await type(place.getByLabel('Längengrad'), '8.305')
  await expect.poll(() => place.getByLabel('Längengrad').inputValue()).toBe('8,305')

  expect(await sentBySaving(page)).toMatchObject({
    intensities: [{ percentage: 12.5 }],
    weather: { air_temperature: -2.5, wind_speed: 3.5, stream_speed: 0.4 },
    venue: { latitude: 47.0665, longitude: 8.305 },
  })
  await leave()
})

test('a weight with its half kilo is typed in German, and a count is typed over', async () => {
  const { page, leave } = await signedIn(demo, founder, { language: 'de' })
  await germanForm(page, 'Kraft mit Komma')
  await choose(page, 'Sportart', 'Krafttraining')
  await page.getByRole('button', { name: 'Übung hinzufügen' }).first().click()
  const piece = page.getByRole('group', { name: 'Übung 1' })
  await type(piece.getByLabel('Gewicht'), '62,5')
  await expect.poll(() => piece.getByLabel('Gewicht').inputValue()).toBe('62,5')
  const sets = piece.getByLabel('Sätze', { exact: true })
  await sets.press('ControlOrMeta+a')
  await sets.press('Backspace')
  await expect.poll(() => sets.inputValue()).toBe('')
  await sets.pressSequentially('4')
  await piece
    .getByRole('combobox', { name: 'Übung' })
    .or(piece.getByRole('textbox', { name: 'Übung' }))
    .first()
    .click()
  await page.getByRole('option').first().click()
  expect(await sentBySaving(page)).toMatchObject({
    strength_structures: [{ pieces: [{ sets_count: 4, segments: [{ exercise_weight: 62.5 }] }] }],
  })
  await leave()
})

/**
 * Refuses to save: says what is allowed at the field, which keeps what was typed and is where one
 * goes on.
 */
async function refused(page: Page, field: Locator, typed: string, words: string): Promise<void> {
  const message = page.getByText(words, { exact: true })
  await message.first().waitFor()
  await expect.poll(() => field.inputValue()).toBe(typed)
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
}

test('a number beyond what its field takes stays as it was typed, and is not saved', async () => {
  const { page, leave } = await signedIn(demo, founder, { language: 'de', size: PHONE })
  const sent: string[] = []
  page.on('request', (one) => one.method() !== 'GET' && sent.push(one.url()))
  await germanForm(page, 'Zu viel Wind')
  const weather = page.getByRole('button', { name: 'Wetter und Wasser' })
  const air = page.getByLabel('Luft', { exact: true })
  await weather.click()
  await type(air, '75,5')
  await page.getByLabel('Wasser', { exact: true }).focus()
  await page.getByText('Der Wert muss zwischen −60 und 60 liegen.').waitFor()
  await expect.poll(() => air.inputValue()).toBe('75,5')
  await weather.click()
  await air.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Als Entwurf speichern' }).click()
  await refused(page, air, '75,5', 'Der Wert muss zwischen −60 und 60 liegen.')
  await type(air, '15')

  await page.getByLabel('Aufbau als Text').fill('3x2000m/6min')
  const repetitions = page.getByLabel('Wiederholungen')
  await type(repetitions, '120')
  await page.keyboard.press('ControlOrMeta+Enter')
  await refused(page, repetitions, '120', 'Der Wert muss zwischen 2 und 99 liegen.')
  await repetitions.fill('')
  await page.getByRole('button', { name: 'Als Entwurf speichern' }).click()
  await refused(page, repetitions, '', 'Der Wert muss zwischen 2 und 99 liegen.')
  expect(sent.filter((url) => url.endsWith('/create-session'))).toEqual([])
  await type(repetitions, '12')
  expect(await sentBySaving(page)).toMatchObject({
    weather: { air_temperature: 15 },
    structure: { repetitions: 12 },
  })
  await leave()
})

test('the forms of the club and of a boat refuse such numbers at their fields, too', async () => {
  const { page, leave } = await signedIn(demo, founder)
  const sent: string[] = []
  page.on('request', (one) => one.method() !== 'GET' && sent.push(one.url()))
  await page.goto(`${demo.url}/edit-club/training`)
  const zone = page.getByLabel('Zone 1', { exact: true }).first()
  await type(zone, '250')
  await zone.press('Enter')
  await refused(page, zone, '250', 'Value must be between 0 and 100.')
  await type(zone, '1')

  await page.goto(`${demo.url}/equipment-list/form-equipment`)
  await page.getByLabel('Name').fill('Old timer')
  const year = page.getByLabel('Year')
  await type(year, '1066')
  await year.press('Enter')
  await refused(page, year, '1066', 'Value must be between 1900 and 2100.')
  expect(sent.filter((url) => /\/clubs\/\d+$|equipment$/.test(url))).toEqual([])
  await leave()
})

test('a folded part opens at the field that keeps the session from being saved', async () => {
  const { page, leave } = await signedIn(demo, founder, { size: PHONE })
  await page.goto(`${demo.url}/create-session?date=2027-11-16`)
  await page.getByLabel('Name').fill('Windy')
  const weather = page.getByRole('button', { name: 'Weather and water' })
  const direction = comboOf(page, 'Wind direction (from)')
  await weather.click()
  await type(page.getByLabel('Wind', { exact: true }), '5')
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await weather.click()
    await direction.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Save as draft' }).click()
    await direction.waitFor({ state: 'visible' })
    await expect.poll(() => weather.getAttribute('aria-expanded')).toBe('true')
    await expect
      .poll(() => direction.evaluate((field) => field === document.activeElement))
      .toBe(true)
  }
  await leave()
})
