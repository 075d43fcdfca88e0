/** A generator of whole numbers below a limit, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

type Random = ReturnType<typeof seededRandom>
type Mutation = (bytes: Uint8Array, random: Random) => Uint8Array

const EDGE_BYTES = [0, 1, 0x7f, 0x80, 0xff, 0x3c, 0x3e, 0x26, 0x40, 0x60]

const MUTATIONS: readonly Mutation[] = [
  function flipBits(bytes, random) {
    const copy = bytes.slice()
    for (let left = 1 + random(8); left > 0; left--) {
      const at = random(copy.length)
      copy[at] = (copy[at] ?? 0) ^ (1 << random(8))
    }
    return copy
  },
  function overwrite(bytes, random) {
    const copy = bytes.slice()
    for (let left = 1 + random(16); left > 0; left--)
      copy[random(copy.length)] = EDGE_BYTES[random(EDGE_BYTES.length)] ?? random(256)
    return copy
  },
  function damageHead(bytes, random) {
    const copy = bytes.slice()
    for (let left = 1 + random(4); left > 0; left--)
      copy[random(Math.min(200, copy.length))] = random(256)
    return copy
  },
  (bytes, random) => bytes.slice(0, random(bytes.length)),
  function cutOut(bytes, random) {
    const from = random(bytes.length)
    const to = Math.min(bytes.length, from + 1 + random(200))
    return Uint8Array.from(Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]))
  },
  function repeat(bytes, random) {
    const from = random(bytes.length)
    const piece = bytes.subarray(from, from + 1 + random(500))
    const copies = Array.from({ length: 1 + random(5) }, () => piece)
    return Uint8Array.from(
      Buffer.concat([bytes.subarray(0, from), ...copies, bytes.subarray(from)]),
    )
  },
  (bytes, random) => Uint8Array.from(Buffer.concat([bytes, bytes.subarray(random(bytes.length))])),
]

/** A copy of the bytes with one kind of damage. */
export function mutate(bytes: Uint8Array, random: Random): Uint8Array {
  if (bytes.length === 0) return bytes
  const mutation = MUTATIONS[random(MUTATIONS.length)]
  return mutation ? mutation(bytes, random) : bytes
}
