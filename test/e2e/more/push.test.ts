import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, PHONE, signedIn } from '../browser.ts'
import { demo } from '../demo.ts'

const KEY =
  'BBPeuXkJnJT2NLcMsZJkaVSbGUAKzJDYmvQ1sWd0v6U-2zD1Gm5KWIoyOeQzTmNg5J0xS7yRy3Z1cWQ5kR0x8aE'
const SUBSCRIBED = {
  endpoint: 'https://push.example/of-this-browser',
  keys: { p256dh: KEY, auth: 'c2VjcmV0LXNlY3JldC1hYQ' },
}

/** A browser without a window says that it is denied, whatever it was granted. */
const seemsGranted = () =>
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })

/** A server with keys, which the demo has none of, and a browser that reaches a push service. */
async function withPush(page: Page, context: BrowserContext) {
  const added: unknown[] = []
  await context.grantPermissions(['notifications'], { origin: demo.url })
  await page.addInitScript((subscription) => {
    const made = { toJSON: () => subscription, options: {}, unsubscribe: async () => true }
    PushManager.prototype.subscribe = async () => made as unknown as PushSubscription
    PushManager.prototype.getSubscription = async () => null
  }, SUBSCRIBED)
  await page.addInitScript(seemsGranted)
  await page.route('**/api/v2/push', (route) => {
    const device = {
      id: 1,
      client: 'Chrome/130',
      created_at: '2026-01-05T06:00:00Z',
      is_this: true,
    }
    const devices = added.length > 0 ? [device] : []
    return route.fulfill({ json: { data: { key: KEY, devices } } })
  })
  await page.route('**/api/v2/push/devices', (route) => {
    added.push(route.request().postDataJSON())
    return route.fulfill({ status: 201, json: { data: { id: 1 } } })
  })
  return added
}

test('a server without keys offers no push', async () => {
  const { page, leave } = await signedIn(demo, 'athlete', { size: PHONE })
  await page.addInitScript(seemsGranted)
  const answered = page.waitForResponse(/\/api\/v2\/push$/)
  await page.goto(`${demo.url}/notifications`)
  expect(((await (await answered).json()) as { data: { key: unknown } }).data.key).toBeNull()
  await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor()
  await page.getByRole('listitem').first().waitFor()
  await expect.poll(() => page.getByText('even when the app is closed').count()).toBe(0)
  await leave()
})

test('an athlete turns notices on for a phone, and gets one that leads to its place', async () => {
  const { page, context, leave } = await signedIn(demo, 'athlete', {
    size: PHONE,
    offline: true,
  })
  const added = await withPush(page, context)
  await page.goto(`${demo.url}/notifications`)
  await page.getByText('even when the app is closed').waitFor()
  await expectAccessible(page, 'notifications with the offer of push')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect.poll(() => added).toEqual([SUBSCRIBED])
  await expect.poll(() => page.getByRole('button', { name: 'Turn on' }).count()).toBe(0)
  // It is renewed for the sign-in of the next start.
  await page.goto(`${demo.url}/calendar`)
  await expect.poll(() => added.length).toBe(2)

  const notice = {
    title: 'Lake RC',
    body: 'New: Sunday',
    link: '/home',
    tag: 'n-7',
    language: 'en',
  }
  await keepShown(context)
  await deliver(page, context, notice)
  const { title, body, link, tag, language: lang } = notice
  await expect
    .poll(() => shownIn(context))
    .toMatchObject([{ title, body, tag, lang, data: { link } }])
  await tap(context)
  await page.waitForURL('**/home')
  await leave()
})

test.each([
  ['denied', 'Your browser blocks notifications from Slipway'],
  ['default', 'Your browser asked and got no answer'],
  ['unreachable', 'This browser could not reach its notification service'],
  ['without a worker', 'This browser could not reach its notification service'],
])('says on the page why nothing was turned on where it is %s', async (answer, reason) => {
  const { page, context, leave } = await signedIn(demo, 'athlete', {
    size: PHONE,
    offline: answer === 'unreachable',
  })
  await withPush(page, context)
  await page.addInitScript((given) => {
    const granted = given === 'unreachable' || given === 'without a worker'
    let asked = granted
    const permission = () => (granted ? 'granted' : asked ? given : 'default')
    Object.defineProperty(Notification, 'permission', { get: permission })
    Notification.requestPermission = async () => {
      asked = true
      return permission() as NotificationPermission
    }
    PushManager.prototype.subscribe = async () => {
      throw new DOMException('Registration failed - push service error', 'AbortError')
    }
  }, answer)
  await page.goto(`${demo.url}/notifications`)
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('main').getByText(reason, { exact: false }).waitFor()
  await expectAccessible(page, 'notifications that were not turned on')
  await leave()
})

/** A browser without a window shows no notices: what it would show is kept. */
const keepShown = (context: BrowserContext) =>
  workerOf(context).evaluate(() => {
    const worker = globalThis as unknown as ServiceWorkerScope
    worker.shown = []
    worker.registration.showNotification = async (title, options) => {
      worker.shown.push({ title, ...options })
    }
  })

const shownIn = (context: BrowserContext) =>
  workerOf(context).evaluate(() => (globalThis as unknown as ServiceWorkerScope).shown)

/** What the system does when somebody taps on the last notice. */
const tap = (context: BrowserContext) =>
  workerOf(context).evaluate(() => {
    const worker = globalThis as unknown as ServiceWorkerScope
    const event = new ExtendableEvent('notificationclick')
    const notification = { ...worker.shown.at(-1), close: () => {} }
    worker.dispatchEvent(Object.assign(event, { notification }))
  })

function workerOf(context: BrowserContext) {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('the service worker has not started')
  return worker
}

type Shown = { title: string } & NotificationOptions
type ServiceWorkerScope = {
  shown: Shown[]
  registration: { showNotification(title: string, options?: NotificationOptions): Promise<void> }
  dispatchEvent(event: Event): boolean
}
declare class ExtendableEvent extends Event {}

/** What the push service of a browser does. */
async function deliver(page: Page, context: BrowserContext, notice: object): Promise<void> {
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  const message = { origin: demo.url, registrationId, data: JSON.stringify(notice) }
  await session.send('ServiceWorker.deliverPushMessage', message)
  await session.detach()
}
