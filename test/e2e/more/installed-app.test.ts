import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PHONE, signedIn } from '../browser.ts'
import { demo } from '../demo.ts'

type Picture = { src: string; sizes: string; type: string }
type Manifest = {
  id: string
  name: string
  start_url: string
  display: string
  icons: (Picture & { purpose: string })[]
  screenshots: (Picture & { form_factor: 'wide' | 'narrow'; label: string })[]
  shortcuts: { url: string }[]
  share_target: { action: string }
}

/** More is not worth the wait before somebody installs it. */
const MOST_BYTES = 60_000

test('has what Chromium asks of an app that can be installed, and shows pictures of it', async () => {
  const { page, context, leave } = await signedIn(demo, 'athlete', { size: PHONE, offline: true })
  await page.goto(`${demo.url}/home`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const devtools = await context.newCDPSession(page)
  const { url, errors, data } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(url).toBe(`${demo.url}/manifest.webmanifest`)
  const manifest = JSON.parse(data ?? '') as Manifest
  expect(manifest).toMatchObject({ id: '/', name: 'Slipway', display: 'standalone' })
  await page.goto(demo.url + manifest.start_url)
  await page.getByRole('heading', { level: 1 }).waitFor()

  for (const { src, sizes, type } of manifest.screenshots) {
    const reply = await page.request.get(demo.url + src)
    expect(reply.headers()['content-type']).toBe(type)
    expect((await reply.body()).length, src).toBeLessThanOrEqual(MOST_BYTES)
    const size = await page.evaluate(async (address) => {
      const picture = new Image()
      picture.src = address
      await picture.decode()
      return `${picture.naturalWidth}x${picture.naturalHeight}`
    }, src)
    expect(size, src).toBe(sizes)
  }
  expect(new Set(manifest.screenshots.map(({ form_factor }) => form_factor))).toEqual(
    new Set(['wide', 'narrow']),
  )
  await leave()
})

test('names icons, shortcuts and a share target that are there', async () => {
  const { page, leave } = await signedIn(demo, 'athlete', { size: PHONE })
  const manifest = (await (
    await page.request.get(`${demo.url}/manifest.webmanifest`)
  ).json()) as Manifest
  for (const { src, sizes, type } of manifest.icons) {
    const reply = await page.request.get(demo.url + src)
    expect(reply.headers()['content-type']).toContain(type)
    const [width] = sizes.split('x').map(Number)
    if (type === 'image/png') expect((await reply.body()).readUInt32BE(16)).toBe(width)
  }
  const pngs = manifest.icons.filter(({ type }) => type === 'image/png')
  expect(pngs.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  expect(manifest.share_target.action).toBe('/share-files')
  for (const { url } of manifest.shortcuts) {
    await page.goto(demo.url + url)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  await leave()
})

test('sends the file that another app shares', async () => {
  const { page, leave } = await signedIn(demo, 'athlete', { size: PHONE, offline: true })
  await page.goto(`${demo.url}/home`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  const text = readFileSync(new URL('../shared-track.gpx', import.meta.url), 'utf8')
  await page.evaluate((track) => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action: '/share-files', enctype: 'multipart/form-data' })
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files' })
    const shared = new DataTransfer()
    shared.items.add(new File([track], 'morning row.gpx'))
    input.files = shared.files
    form.append(input)
    document.body.append(form)
    form.submit()
  }, text)
  await page.waitForURL('**/upload-session-files')
  await page.getByText('morning row.gpx').first().waitFor()
  await leave()
})
