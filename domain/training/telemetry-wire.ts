/**
 * Strokes on their way to a browser. A u32 (little-endian) says how long the heading is; the
 * heading is JSON of `WireChannel`s; behind it their
 * bodies lie one after the other, to be compressed by the connection.
 *
 * A body holds whole numbers of the channel's last decimal, each as its step from the one before,
 * zigzagged into 32 bits and laid out by byte:
 * all lowest bytes first, then the next. A bitmap of the gaps comes first when there are any.
 */
export type PlaneLayout = {
  count: number
  decimals: number
  /** Bytes of a step that are not zero throughout, 0 to 4. */
  planes: number
  gaps: boolean
}
export type WireChannel = PlaneLayout & { name: string }

const LENGTH_BYTES = 4
const sizeOf = ({ count, planes, gaps }: PlaneLayout): number =>
  (gaps ? Math.ceil(count / 8) : 0) + planes * count

/** The parts of the whole, in order. */
export function wireParts(channels: readonly (WireChannel & { body: Uint8Array })[]): Uint8Array[] {
  const heading = new TextEncoder().encode(
    JSON.stringify(
      channels.map(({ name, count, decimals, planes, gaps }) => ({
        name,
        count,
        decimals,
        planes,
        gaps,
      })),
    ),
  )
  const length = new Uint8Array(LENGTH_BYTES)
  new DataView(length.buffer).setUint32(0, heading.length, true)
  return [length, heading, ...channels.map(({ body }) => body)]
}

/**
 * A recording's channels by name, unpacked when they are asked for: undefined for one there is not,
 * NaN in the gaps.
 */
export type WireChannels = {
  names: readonly string[]
  values: (name: string) => Float64Array | undefined
}

/** Throws RangeError when the bytes end too early. */
export function channelsOfWire(bytes: Uint8Array): WireChannels {
  const end =
    LENGTH_BYTES + new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0, true)
  const heading = JSON.parse(
    new TextDecoder().decode(bytes.subarray(LENGTH_BYTES, end)),
  ) as WireChannel[]
  let at = end
  const bodies = new Map(
    heading.map((channel) => {
      const body = bytes.subarray(at, (at += sizeOf(channel)))
      if (body.length < sizeOf(channel)) throw new RangeError('Strokes end too early')
      return [channel.name, { body, channel }]
    }),
  )
  return {
    names: [...bodies.keys()],
    values: (name) => {
      const packed = bodies.get(name)
      return packed && valuesOfPlanes(packed.body, packed.channel)
    },
  }
}

export function valuesOfPlanes(
  body: Uint8Array,
  { count, decimals, planes, gaps }: PlaneLayout,
): Float64Array {
  const bitmap = gaps ? body.subarray(0, Math.ceil(count / 8)) : null
  const bytes = bitmap ? body.subarray(bitmap.length) : body
  const values = new Float64Array(count)
  const scale = 10 ** decimals
  const [second, third, fourth] = [count, 2 * count, 3 * count]
  let last = 0
  for (let i = 0; i < count; i++) {
    let folded = planes > 0 ? (bytes[i] ?? 0) : 0
    if (planes > 1) folded |= (bytes[second + i] ?? 0) << 8
    if (planes > 2) folded |= (bytes[third + i] ?? 0) << 16
    if (planes > 3) folded |= (bytes[fourth + i] ?? 0) << 24
    last = (last + ((folded >>> 1) ^ -(folded & 1))) | 0
    values[i] = last / scale
  }
  if (bitmap)
    for (let i = 0; i < count; i++)
      if ((((bitmap[i >> 3] ?? 0) >> (i & 7)) & 1) === 1) values[i] = Number.NaN
  return values
}
