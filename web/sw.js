// Caches the shell and the hashed assets only. What people enter and read never passes through here: it is kept by web/offline.
const CACHE = `slipway-${__VERSION__}`
const SHELL = ['/', ...__SHELL__]
// What has to open on a dock without a signal, even if it has never been opened since the last release.
const DOCK = __DOCK__
// The manual, of which one's own language is kept.
const BOOKS = __BOOKS__
// Pages without the layout around them, which do not follow a notice.
const OUTSIDE = __OUTSIDE__

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(SHELL).then(() => fill(cache)))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  const stale = (names) =>
    names.filter((name) => name.startsWith('slipway-') && name !== CACHE && name !== SHARED)
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(stale(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  const foreign = url.origin !== self.location.origin
  if (request.method === 'POST' && !foreign && url.pathname === '/share-files')
    return event.respondWith(takeShared(request))
  if (
    request.method !== 'GET' ||
    foreign ||
    url.pathname.startsWith('/api/') ||
    url.pathname.startsWith('/socket.io/')
  )
    return
  if (request.mode === 'navigate') event.respondWith(pageOf(request, url))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(cachedFirst(request))
})

// What another app shares waits here until the page for uploads takes it, by
// web/offline/shared-files.ts.
const SHARED = 'slipway-shared'

/**
 * Puts the files that another app shares aside, with the time and whose they are, and opens the
 * page that sends them.
 */
async function takeShared(request) {
  const files = (await request.formData()).getAll('files').filter((file) => file instanceof File)
  const cache = await caches.open(SHARED)
  const person = (await (await cache.match('/shared-person'))?.text()) ?? ''
  const owned = { 'x-person': person, 'x-shared-at': String(Date.now()) }
  await Promise.all(
    files.map((file, place) =>
      cache.put(
        `/shared/${place}/${encodeURIComponent(file.name)}`,
        new Response(file, { headers: { ...owned, 'content-type': file.type } }),
      ),
    ),
  )
  return Response.redirect('/upload-session-files', 303)
}

const SLOW_MS = 700

/**
 * The app opens from the device where the network is slow or hangs. Pages for people outside are
 * drawn by the server, so only a failure opens the app in their place.
 */
async function pageOf(request, { pathname }) {
  const fresh = fetch(request)
  const failed = fresh.catch(() => caches.match('/'))
  if (/^\/(public|live)\//.test(pathname)) return failed
  const slow = new Promise((resolve) => {
    setTimeout(resolve, SLOW_MS)
  }).then(() => caches.match('/'))
  return (await Promise.race([failed, slow])) ?? failed
}

/** Asset names carry a hash of their content, so a cached one is never out of date. */
async function cachedFirst(request) {
  const cached = await caches.match(request)
  if (cached) return cached
  const response = await fetch(request)
  if (response.ok) {
    const cache = await caches.open(CACHE)
    await cache.put(request, response.clone())
  }
  return response
}

/** One that cannot be had now is fetched when it is needed; the others are kept all the same. */
async function fill(cache) {
  const book = BOOKS[await spokenLanguage()] ?? BOOKS.en
  return Promise.allSettled([...DOCK, book].map((file) => cache.add(file)))
}

/** The language that was chosen on this device, else that of the browser. */
async function spokenLanguage() {
  const chosen = await self.cookieStore?.get('language').catch(() => null)
  const [short] = self.navigator.language.toLowerCase().split('-')
  return chosen?.value ?? (short === 'zh' ? 'zh-cn' : short)
}

// A notice comes while no window need be open. Every browser wants it shown, whatever it is.
self.addEventListener('push', (event) => {
  const { title = 'Slipway', body = '', link, tag, language, unread } = event.data?.json() ?? {}
  const shown = self.registration.showNotification(title, {
    body,
    tag,
    lang: language,
    icon: '/icon-180.png',
    badge: '/icon-64.png',
    data: { link },
  })
  const counted = unread === undefined ? undefined : self.navigator.setAppBadge?.(unread)
  event.waitUntil(Promise.all([shown, counted]))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPlace(event.notification.data?.link ?? '/notifications'))
})

/** An open window of the app goes there itself, so that it can ask about what is not saved yet. */
async function openPlace(link) {
  const { origin, pathname, search, hash } = new URL(link, self.location.origin)
  if (origin !== self.location.origin) return
  const place = `${pathname}${search}${hash}`
  const windows = await self.clients.matchAll({ type: 'window' })
  const open = windows.find(({ url }) => !OUTSIDE.includes(new URL(url).pathname.split('/')[1]))
  if (!open) return self.clients.openWindow(place)
  await open.focus().catch(() => {}) // a browser may not let it; the place is opened all the same
  open.postMessage({ open: place }, {})
}
