import { beforeAll, expect, test } from 'vitest'
import { DESKTOP, expectAccessible, guest, PHONE, signedIn } from '../browser.ts'
import { callsOf, type ClubCalls } from '../club-calls.ts'
import { demo } from '../demo.ts'
import { linkOf, rowNow } from '../rowing-phone.ts'

const CREW = 'Coded pair'

let calls: ClubCalls
let session: number
beforeAll(async () => {
  calls = await callsOf(demo, 'coach')
  session = await rowNow(calls, CREW)
})

test('a coach prints the codes of a session on one sheet, and renews one', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await page.goto(`${demo.url}/session/${session}/crews`)
  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'QR codes for phones' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('img', { name: `QR code for ${CREW}` }).waitFor()
  await expectAccessible(page, 'the codes of a session')
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  const before = await linkOf(calls, session, CREW)
  await dialog.getByText(before).waitFor()
  await dialog.getByRole('button', { name: `Renew the code for ${CREW}` }).click()
  await dialog.getByText(`The old code for ${CREW} stops working straight away`).waitFor()
  await dialog.getByRole('button', { name: 'Renew code' }).click()
  await page.getByText(`Code for ${CREW} renewed`).waitFor()
  await expect.poll(() => dialog.getByText(before).count()).toBe(0)
  expect(await linkOf(calls, session, CREW)).not.toBe(before)
  await leave()
  const outside = await guest({ size: PHONE, language: 'en' })
  await outside.page.goto(demo.url + before)
  await outside.page.getByRole('heading', { name: 'This code does not work' }).waitFor()
  await expectAccessible(outside.page, 'a code that ended')
  await outside.leave()
})

test('the sticker of a boat leads to the session it is out in, and else says that it is not', async () => {
  const [category] = await calls.get<{ id: number; kind: string }[]>('equipment-categories')
  const boat = { category_id: category?.id, name: 'Story hull', boat_type: 3 }
  const { id } = await calls.post<{ id: number }>('equipment', boat)
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await page.goto(`${demo.url}/equipment-list/${id}/logs`)
  await page.getByRole('button', { name: 'Sticker', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('img', { name: 'QR code for Story hull' }).waitFor()
  await expectAccessible(page, 'the sticker of a boat')
  const link = await dialog.getByText('/connect/').innerText()
  await leave()
  const path = new URL(link).pathname
  const phone = await guest({ size: PHONE, language: 'en' })
  await phone.page.goto(demo.url + path)
  await phone.page
    .getByRole('heading', { name: 'This boat is not in a session right now' })
    .waitFor()
  await phone.page.getByText('Story hull is not in a session right now').waitFor()
  await expectAccessible(phone.page, 'the sticker of a boat that is not out')
  const crews = await calls.get<{ crews: { id: number }[] }>(`session/${session}/crews`)
  const booking = { item_ids: [id], session_id: session, crew_id: crews.crews[0]?.id }
  await calls.post('equipment-bookings', booking)
  await phone.page.getByRole('button', { name: 'Check again' }).click()
  await phone.page.getByRole('heading', { level: 1, name: CREW }).waitFor()
  await phone.page.getByRole('button', { name: 'Get ready' }).waitFor()
  await phone.leave()
})
