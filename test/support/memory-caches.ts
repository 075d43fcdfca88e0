/** The caches of a browser that are empty and forgotten after the test. */
export function memoryCaches(origin: string) {
  const stored = new Map<string, Map<string, Response>>()
  const urlOf = (request: Request | string) =>
    new URL(typeof request === 'string' ? request : request.url, origin).href
  const cacheOf = (all: Map<string, Response>) => ({
    match: async (request: Request | string) => all.get(urlOf(request))?.clone(),
    put: async (request: Request | string, reply: Response) => void all.set(urlOf(request), reply),
    delete: async (request: Request | string) => all.delete(urlOf(request)),
    keys: async () => [...all.keys()].map((url) => new Request(url)),
  })
  return {
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
    async open(name: string) {
      const all = stored.get(name) ?? new Map<string, Response>()
      stored.set(name, all)
      return cacheOf(all)
    },
  }
}
