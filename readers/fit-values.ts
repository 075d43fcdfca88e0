/** FIT base type numbers, the low five bits of the byte in a definition. */
export const FIT_TYPE = {
  enum: 0,
  sint8: 1,
  uint8: 2,
  sint16: 3,
  uint16: 4,
  sint32: 5,
  uint32: 6,
  string: 7,
  float32: 8,
  float64: 9,
  uint8z: 10,
  uint16z: 11,
  uint32z: 12,
  byte: 13,
  sint64: 14,
  uint64: 15,
  uint64z: 16,
} as const

const SIZES = [1, 1, 1, 2, 2, 4, 4, 1, 4, 8, 1, 2, 4, 1, 8, 8, 8]

/** Bytes of one value of a base type; 0 for a type this profile does not have. */
export function sizeOfType(type: number): number {
  return SIZES[type] ?? 0
}

const unless = (value: number, invalid: number): number => (value === invalid ? Number.NaN : value)

/** One number; NaN when the file marks it as invalid or the type is not a number. */
export function readNumber(
  view: DataView,
  at: number,
  type: number,
  littleEndian: boolean,
): number {
  switch (type) {
    case FIT_TYPE.enum:
    case FIT_TYPE.uint8:
    case FIT_TYPE.byte:
      return unless(view.getUint8(at), 0xff)
    case FIT_TYPE.sint8:
      return unless(view.getInt8(at), 0x7f)
    case FIT_TYPE.uint8z:
      return unless(view.getUint8(at), 0)
    case FIT_TYPE.uint16:
      return unless(view.getUint16(at, littleEndian), 0xffff)
    case FIT_TYPE.sint16:
      return unless(view.getInt16(at, littleEndian), 0x7fff)
    case FIT_TYPE.uint16z:
      return unless(view.getUint16(at, littleEndian), 0)
    case FIT_TYPE.uint32:
      return unless(view.getUint32(at, littleEndian), 0xffffffff)
    case FIT_TYPE.sint32:
      return unless(view.getInt32(at, littleEndian), 0x7fffffff)
    case FIT_TYPE.uint32z:
      return unless(view.getUint32(at, littleEndian), 0)
    default:
      return readWideNumber(view, at, type, littleEndian)
  }
}

function readWideNumber(view: DataView, at: number, type: number, littleEndian: boolean): number {
  switch (type) {
    case FIT_TYPE.float32:
      return finite(view.getFloat32(at, littleEndian))
    case FIT_TYPE.float64:
      return finite(view.getFloat64(at, littleEndian))
    case FIT_TYPE.sint64: {
      const value = view.getBigInt64(at, littleEndian)
      return value === 0x7fffffffffffffffn ? Number.NaN : Number(value)
    }
    case FIT_TYPE.uint64: {
      const value = view.getBigUint64(at, littleEndian)
      return value === 0xffffffffffffffffn ? Number.NaN : Number(value)
    }
    case FIT_TYPE.uint64z:
      return unless(Number(view.getBigUint64(at, littleEndian)), 0)
    default:
      return Number.NaN
  }
}

const finite = (value: number): number => (Number.isFinite(value) ? value : Number.NaN)

const utf8 = new TextDecoder()

/** Text up to the first zero byte. */
export function readText(bytes: Uint8Array, at: number, size: number): string {
  const field = bytes.subarray(at, at + size)
  const end = field.indexOf(0)
  return utf8.decode(end < 0 ? field : field.subarray(0, end))
}

/**
 * 256 entries for a byte, then for a byte with one, two and three zero bytes after it: four bytes
 * are taken at a time.
 */
const CRC_TABLE = new Uint16Array(4 * 256)
for (let entry = 0; entry < CRC_TABLE.length; entry++) {
  let crc = entry < 256 ? entry : (CRC_TABLE[entry - 256] ?? 0)
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xa001 : crc >>> 1
  CRC_TABLE[entry] = crc
}

/** CRC-16 as FIT files end with it (polynomial 0xA001, reflected, start 0). */
export function crc16(bytes: Uint8Array, from = 0, to = bytes.length): number {
  let crc = 0
  let at = from
  for (; at + 4 <= to; at += 4) {
    crc =
      (CRC_TABLE[768 + ((crc ^ (bytes[at] ?? 0)) & 0xff)] ?? 0) ^
      (CRC_TABLE[512 + ((crc >>> 8) ^ (bytes[at + 1] ?? 0))] ?? 0) ^
      (CRC_TABLE[256 + (bytes[at + 2] ?? 0)] ?? 0) ^
      (CRC_TABLE[bytes[at + 3] ?? 0] ?? 0)
  }
  for (; at < to; at++) crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0)
  return crc
}
