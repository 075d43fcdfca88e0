type Key = string | number
type Table = Map<Key, object>

/** What a browser keeps of an origin while pages come and go. */
export type Device = { entries: Table; replies: Table; last: number }
export const newDevice = (): Device => ({ entries: new Map(), replies: new Map(), last: 0 })

/**
 * The part of IndexedDB that is used here, for one page: what it was asked for happens in order,
 * with a pause before each, and no more once the page is gone and its pauses do not end.
 */
export function openStore(device: Device, pause: () => Promise<void>) {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => T): Promise<T> => {
    const done = last.then(pause).then(work)
    last = done
    return done
  }
  const copy = <T>(value: T): T => structuredClone(value)
  type Name = 'entries' | 'replies'
  const keyIn = (name: Name, value: object): Key =>
    name === 'entries' ? (value as { id: number }).id : (value as { key: string }).key
  const remove = (name: Name, key: Key) => void device[name].delete(key)
  function insert(name: Name, value: object): number {
    device.last += 1
    device[name].set(device.last, copy({ ...value, id: device.last }))
    return device.last
  }
  return {
    add: (name: Name, value: object) => inTurn(() => insert(name, value)),
    put: (name: Name, value: object) =>
      inTurn(() => void device[name].set(keyIn(name, value), copy(value))),
    get: (name: Name, key: Key) => inTurn(() => copy(device[name].get(key))),
    getAll: (name: Name) => inTurn(() => copy([...device[name].values()])),
    delete: (name: Name, key: Key) => inTurn(() => remove(name, key)),
    clear: (name: Name) => inTurn(() => device[name].clear()),
    transaction(name: Name) {
      const rows = inTurn(() => [...device[name]])
      // Nothing comes between the steps of a transaction.
      const step = (work: () => void) => rows.then(work)
      return {
        store: {
          delete: (key: Key) => step(() => remove(name, key)),
          add: (value: object) => step(() => insert(name, value)),
          async *[Symbol.asyncIterator]() {
            for (const [key, value] of await rows)
              yield {
                value: copy(value),
                delete: async () => device[name].get(key) === value && remove(name, key),
              }
          },
        },
        done: rows,
      }
    },
  }
}
