import { expect, test } from 'vitest'
import { guest, signedIn } from '../browser.ts'
import { demo } from '../demo.ts'

const h1 = (name: string) => ({ level: 1, name }) as const

test('opens screens of other areas at the first click, by keyboard, and by going back', async () => {
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(`${demo.url}/home`)
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  await navigation.getByRole('link', { name: 'Boats' }).click()
  await page.getByRole('heading', h1('Crews')).waitFor()
  await expect.poll(() => page.title()).toBe('Crews · Slipway')
  await navigation.getByRole('link', { name: 'Equipment' }).click()
  await page.getByRole('heading', h1('Equipment')).waitFor()
  await navigation.getByRole('link', { name: 'People' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', h1('Athletes')).waitFor()
  await page.goBack()
  await page.getByRole('heading', h1('Equipment')).waitFor()
  await page.goBack()
  await page.goBack()
  await page.waitForURL('**/home')
  await page.goForward()
  await page.getByRole('heading', h1('Crews')).waitFor()
  await leave()
})

test('says within the layout that an area could not be loaded, and loads it again', async () => {
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(`${demo.url}/home`)
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  await page.route('**/assets/boathouse-screens-*.js', (route) => route.abort())
  await navigation.getByRole('link', { name: 'Boats' }).click()
  await page.getByRole('main').getByText('Part of Slipway could not be loaded.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/crews')
  await navigation.getByRole('link', { name: 'Calendar' }).click()
  await page.waitForURL('**/calendar')
  await page.goBack()
  await page.getByText('Part of Slipway could not be loaded.').waitFor()
  await page.unroute('**/assets/boathouse-screens-*.js')
  await page.getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('heading', h1('Crews')).waitFor()
  await leave()
})

test('sends strangers from an area to the sign-in, and knows what is nowhere', async () => {
  const { page, leave } = await guest()
  await page.goto(`${demo.url}/equipment-list/logs`)
  await page.waitForURL('**/login')
  for (const path of ['/equipment-list/nothing/here', '/nowhere']) {
    await page.goto(demo.url + path)
    await page.getByRole('heading', { name: 'Page not found (404)' }).waitFor()
    await page.getByRole('link', { name: 'Home', exact: true }).waitFor()
  }
  await leave()
})
