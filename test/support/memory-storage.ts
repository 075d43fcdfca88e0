/** A store of a browser that is empty and forgotten after the test. */
export function memoryStorage(): Storage {
  const stored = new Map<string, string>()
  return {
    get length() {
      return stored.size
    },
    clear: () => stored.clear(),
    getItem: (key) => stored.get(key) ?? null,
    key: (index) => [...stored.keys()][index] ?? null,
    removeItem: (key) => void stored.delete(key),
    setItem: (key, value) => void stored.set(key, value),
  }
}
