/** The service worker puts here what another app shares. */
const SHARED = 'slipway-shared'

/** The files that another app has shared since the last look; they are handed over once. */
export async function takeSharedFiles(): Promise<File[]> {
  if (!('caches' in window)) return []
  const cache = await caches.open(SHARED)
  const requests = await cache.keys()
  const files = await Promise.all(
    requests.map(async (request) => {
      const stored = await cache.match(request)
      await cache.delete(request)
      const name = decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? '')
      return stored && new File([await stored.blob()], name)
    }),
  )
  return files.filter((file) => file !== undefined)
}
