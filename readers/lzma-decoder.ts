/**
 * The LZMA decoder of the LZMA specification by Igor Pavlov, with a limit on what it writes. The
 * output is its own dictionary.
 * Numbers of the model: probabilities have eleven bits, and move towards what was seen by a
 * thirty-second of the way.
 */
const HALF = 1024
const MOVE = 5
const BITS = 11
const STATES = 12
const ALIGN_BITS = 4
const END_POS_MODEL = 14
const FULL_DISTANCES = 128
const SHORTEST_MATCH = 2

/** A bad byte, or nothing left to read. */
export class LzmaError extends Error {
  readonly reason: 'damaged' | 'too_large'
  /** the output so far */
  readonly written: Uint8Array

  constructor(reason: 'damaged' | 'too_large', written: Uint8Array) {
    super(reason)
    this.name = 'LzmaError'
    this.reason = reason
    this.written = written
  }
}

export interface LzmaOptions {
  /** lc, lp and pb in one byte */
  readonly properties: number
  readonly dictionary: number
  /** bytes to come, null when an end mark ends them */
  readonly size: number | null
  readonly most: number
}

interface Decoder {
  readonly input: Uint8Array
  at: number
  range: number
  code: number
  output: Uint8Array
  written: number
  readonly most: number
}

const probabilities = (count: number): Uint16Array => new Uint16Array(count).fill(HALF)

/**
 * Decodes a raw LZMA stream that begins with the first byte of the range coder. Throws LzmaError.
 */
export function decodeLzma(input: Uint8Array, options: LzmaOptions): Uint8Array {
  const { size, most } = options
  const first = Math.min(most, size ?? 4 * input.length, 1 << 24)
  const decoder: Decoder = {
    input,
    at: 0,
    range: 0xffffffff,
    code: 0,
    output: new Uint8Array(first),
    written: 0,
    most,
  }
  for (let i = 0; i < 5; i++) decoder.code = ((decoder.code << 8) | nextByte(decoder)) >>> 0
  if (input[0] !== 0) throw new LzmaError('damaged', new Uint8Array(0))
  decodeSymbols(decoder, modelOf(options), options)
  return decoder.output.subarray(0, decoder.written)
}

function nextByte(decoder: Decoder): number {
  const byte = decoder.input[decoder.at++]
  if (byte === undefined)
    throw new LzmaError('damaged', decoder.output.subarray(0, decoder.written))
  return byte
}

function decodeBit(decoder: Decoder, model: Uint16Array, index: number): number {
  const probability = model[index] ?? HALF
  const bound = (decoder.range >>> BITS) * probability
  let bit = 0
  if (decoder.code < bound) {
    decoder.range = bound
    model[index] = probability + ((2048 - probability) >>> MOVE)
  } else {
    decoder.range -= bound
    decoder.code -= bound
    model[index] = probability - (probability >>> MOVE)
    bit = 1
  }
  if (decoder.range < 0x1000000) {
    decoder.range = (decoder.range << 8) >>> 0
    decoder.code = ((decoder.code << 8) | nextByte(decoder)) >>> 0
  }
  return bit
}

function decodeDirect(decoder: Decoder, count: number): number {
  let value = 0
  for (let i = 0; i < count; i++) {
    decoder.range >>>= 1
    let bit = 0
    if (decoder.code >= decoder.range) {
      decoder.code -= decoder.range
      bit = 1
    }
    value = value * 2 + bit
    if (decoder.range < 0x1000000) {
      decoder.range = (decoder.range << 8) >>> 0
      decoder.code = ((decoder.code << 8) | nextByte(decoder)) >>> 0
    }
  }
  return value
}

function decodeTree(decoder: Decoder, model: Uint16Array, from: number, bits: number): number {
  let node = 1
  for (let i = 0; i < bits; i++) node = (node << 1) | decodeBit(decoder, model, from + node)
  return node - (1 << bits)
}

function decodeReverse(decoder: Decoder, model: Uint16Array, from: number, bits: number): number {
  let node = 1
  let value = 0
  for (let i = 0; i < bits; i++) {
    const bit = decodeBit(decoder, model, from + node)
    node = (node << 1) | bit
    value |= bit << i
  }
  return value
}

interface Lengths {
  readonly choice: Uint16Array
  readonly low: Uint16Array
  readonly mid: Uint16Array
  readonly high: Uint16Array
}

const lengths = (): Lengths => ({
  choice: probabilities(2),
  low: probabilities(16 << 3),
  mid: probabilities(16 << 3),
  high: probabilities(256),
})

function decodeLength(
  decoder: Decoder,
  { choice, low, mid, high }: Lengths,
  posState: number,
): number {
  if (decodeBit(decoder, choice, 0) === 0) return decodeTree(decoder, low, posState << 3, 3)
  if (decodeBit(decoder, choice, 1) === 0) return 8 + decodeTree(decoder, mid, posState << 3, 3)
  return 16 + decodeTree(decoder, high, 0, 8)
}

interface Model {
  readonly lc: number
  readonly lp: number
  readonly pb: number
  readonly literals: Uint16Array
  readonly isMatch: Uint16Array
  readonly isRep: Uint16Array
  readonly isRepG0: Uint16Array
  readonly isRepG1: Uint16Array
  readonly isRepG2: Uint16Array
  readonly isRep0Long: Uint16Array
  readonly posSlots: Uint16Array
  readonly positions: Uint16Array
  readonly align: Uint16Array
  readonly matchLengths: Lengths
  readonly repLengths: Lengths
}

function modelOf({ properties }: LzmaOptions): Model {
  const lc = properties % 9
  const lp = Math.floor(properties / 9) % 5
  return {
    lc,
    lp,
    pb: Math.floor(properties / 45),
    literals: probabilities(0x300 << (lc + lp)),
    isMatch: probabilities(STATES << 4),
    isRep: probabilities(STATES),
    isRepG0: probabilities(STATES),
    isRepG1: probabilities(STATES),
    isRepG2: probabilities(STATES),
    isRep0Long: probabilities(STATES << 4),
    posSlots: probabilities(4 << 6),
    positions: probabilities(1 + FULL_DISTANCES - END_POS_MODEL),
    align: probabilities(1 << ALIGN_BITS),
    matchLengths: lengths(),
    repLengths: lengths(),
  }
}

/** Makes room for some more bytes, as far as the limit allows. */
function reserve(decoder: Decoder, count: number): void {
  if (decoder.written + count <= decoder.output.length) return
  if (decoder.written + count > decoder.most)
    throw new LzmaError('too_large', decoder.output.subarray(0, decoder.written))
  const larger = new Uint8Array(Math.min(decoder.most, 2 * decoder.output.length + count))
  larger.set(decoder.output)
  decoder.output = larger
}

function decodeLiteral(decoder: Decoder, model: Model, state: number, rep0: number): void {
  const { lc, lp, literals } = model
  const before = decoder.written > 0 ? (decoder.output[decoder.written - 1] ?? 0) : 0
  const from = 0x300 * (((decoder.written & ((1 << lp) - 1)) << lc) + (before >>> (8 - lc)))
  let symbol = 1
  if (state >= 7) {
    let match = decoder.output[decoder.written - rep0 - 1] ?? 0
    do {
      const bit = (match >>> 7) & 1
      match <<= 1
      const decoded = decodeBit(decoder, literals, from + ((1 + bit) << 8) + symbol)
      symbol = (symbol << 1) | decoded
      if (bit !== decoded) break
    } while (symbol < 0x100)
  }
  while (symbol < 0x100) symbol = (symbol << 1) | decodeBit(decoder, literals, from + symbol)
  reserve(decoder, 1)
  decoder.output[decoder.written++] = symbol & 0xff
}

function decodeDistance(decoder: Decoder, model: Model, length: number): number {
  const slot = decodeTree(decoder, model.posSlots, Math.min(length, 3) << 6, 6)
  if (slot < 4) return slot
  const direct = (slot >>> 1) - 1
  const base = (2 | (slot & 1)) * 2 ** direct
  if (slot < END_POS_MODEL)
    return base + decodeReverse(decoder, model.positions, base - slot, direct)
  return (
    base +
    decodeDirect(decoder, direct - ALIGN_BITS) * 2 ** ALIGN_BITS +
    decodeReverse(decoder, model.align, 0, ALIGN_BITS)
  )
}

const END_MARK = 0xffffffff

function decodeSymbols(decoder: Decoder, model: Model, { size, dictionary }: LzmaOptions): void {
  const reps: [number, number, number, number] = [0, 0, 0, 0]
  const mask = (1 << model.pb) - 1
  let state = 0
  const end = size ?? Infinity
  while (decoder.written < end) {
    const posState = decoder.written & mask
    if (decodeBit(decoder, model.isMatch, (state << 4) + posState) === 0) {
      decodeLiteral(decoder, model, state, reps[0])
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6
      continue
    }
    let length: number
    if (decodeBit(decoder, model.isRep, state) !== 0) {
      if (decodeRepetition(decoder, model, reps, state, posState)) {
        copy(decoder, reps[0], 1, dictionary)
        state = state < 7 ? 9 : 11
        continue
      }
      length = decodeLength(decoder, model.repLengths, posState)
      state = state < 7 ? 8 : 11
    } else {
      length = decodeLength(decoder, model.matchLengths, posState)
      reps.copyWithin(1, 0, 3)
      reps[0] = decodeDistance(decoder, model, length)
      state = state < 7 ? 7 : 10
      if (reps[0] === END_MARK) return
    }
    copy(decoder, reps[0], Math.min(length + SHORTEST_MATCH, end - decoder.written), dictionary)
  }
}

/** Brings the distance that is used again to the front. True when a single byte is repeated. */
function decodeRepetition(
  decoder: Decoder,
  model: Model,
  reps: [number, number, number, number],
  state: number,
  posState: number,
): boolean {
  if (decodeBit(decoder, model.isRepG0, state) === 0)
    return decodeBit(decoder, model.isRep0Long, (state << 4) + posState) === 0
  const index =
    decodeBit(decoder, model.isRepG1, state) === 0
      ? 1
      : decodeBit(decoder, model.isRepG2, state) === 0
        ? 2
        : 3
  const distance = reps[index] ?? 0
  reps.copyWithin(1, 0, index)
  reps[0] = distance
  return false
}

function copy(decoder: Decoder, distance: number, length: number, dictionary: number): void {
  if (distance >= decoder.written || distance >= Math.max(dictionary, 4096))
    throw new LzmaError('damaged', decoder.output.subarray(0, decoder.written))
  reserve(decoder, length)
  const { output, written } = decoder
  for (let to = written; to < written + length; to++) output[to] = output[to - distance - 1] ?? 0
  decoder.written += length
}
