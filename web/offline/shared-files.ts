/**
 * The service worker puts here what another app shares, until the page for uploads takes it: each
 * file with its time and the person who was signed in last.
 */
const SHARED = 'slipway-shared'
/** Where the worker finds who is signed in. */
const PERSON = '/shared-person'
/** Nobody's files are for the person who signs in within this time. */
const NOBODYS_MS = 10 * 60_000

const sharedFiles = async (): Promise<Cache | null> =>
  'caches' in globalThis ? caches.open(SHARED) : null

/** Files shared from now on are this person's; those that are not theirs are deleted. */
export async function keepSharedFilesOf(userId: number): Promise<void> {
  const cache = await sharedFiles()
  if (!cache) return
  await cache.put(PERSON, new Response(String(userId)))
  await openTo(cache, userId)
}

/** The files of this person that another app has shared; they are handed over once. */
export async function takeSharedFiles(userId: number): Promise<File[]> {
  const cache = await sharedFiles()
  if (!cache) return []
  const files = await Promise.all(
    (await openTo(cache, userId)).map(async (request) => {
      const stored = await cache.match(request)
      await cache.delete(request)
      const name = decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? '')
      return stored && new File([await stored.blob()], name)
    }),
  )
  return files.filter((file) => file !== undefined)
}

/** Somebody who signs out leaves no files on this device. */
export async function wipeSharedFiles(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(SHARED)
}

/** The files for a person, after deleting those of others and old ones of nobody. */
async function openTo(cache: Cache, userId: number): Promise<Request[]> {
  const open = await Promise.all(
    (await cache.keys()).map(async (request) => {
      if (new URL(request.url).pathname === PERSON) return []
      const headers = (await cache.match(request))?.headers
      const person = headers?.get('x-person') ?? ''
      const age = Date.now() - Number(headers?.get('x-shared-at') ?? 0)
      if (person === '' ? age < NOBODYS_MS : person === String(userId)) return [request]
      await cache.delete(request)
      return []
    }),
  )
  return open.flat()
}
