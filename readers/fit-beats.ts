import { addRow, columnIndex, setCell, type Columns } from './columns.ts'
import type { FitDefinition } from './fit-definition.ts'
import { FIT_EPOCH, TIMESTAMP_FIELD } from './fit-fields.ts'
import { FIT_TYPE, readNumber } from './fit-values.ts'

/**
 * Heart rates that a strap kept while the watch was under water, sent on afterwards: a clock of its
 * own in 1/1024 s, and where that began by the clock of the watch.
 */
export interface StrapClock {
  /** what it last showed; NaN before it was said */
  ticks: number
  /** seconds since 1970 at which it showed zero */
  zero: number
}

const FIELD = { fraction: 0, rates: 6, ticks: 9, packedTicks: 10 } as const
const TICKS_A_SECOND = 1024
const FRACTIONS_A_SECOND = 32_768
/** Of a packed time only so much is given, which rolls over every four seconds. */
const PACKED = 4096

/** Adds the beats of one message, of which the first says when the clock began. */
export function readBeats(
  beats: Columns,
  clock: StrapClock,
  { fields, littleEndian }: FitDefinition,
  view: DataView,
  at: number,
): void {
  const fieldOf = (number: number) => fields.find((field) => field.number === number)
  const numberIn = (number: number, type: number, place = 0, width = 1): number => {
    const field = fieldOf(number)
    return field && (place + 1) * width <= field.size
      ? readNumber(view, at + field.at + place * width, type, littleEndian)
      : Number.NaN
  }
  const time = numberIn(TIMESTAMP_FIELD, FIT_TYPE.uint32, 0, 4)
  const fraction = numberIn(FIELD.fraction, FIT_TYPE.uint16, 0, 2) || 0
  const add = (place: number): void => {
    const rate = numberIn(FIELD.rates, FIT_TYPE.uint8, place)
    const moment = clock.zero + clock.ticks / TICKS_A_SECOND
    if (!(rate > 0) || Number.isNaN(moment)) return
    const row = addRow(beats)
    setCell(beats, columnIndex(beats, 't'), row, moment)
    setCell(beats, columnIndex(beats, 'heart_rate'), row, rate)
  }
  const whole = Math.floor((fieldOf(FIELD.ticks)?.size ?? 0) / 4)
  for (let place = 0; place < whole; place++) {
    const ticks = numberIn(FIELD.ticks, FIT_TYPE.uint32, place, 4)
    if (Number.isNaN(ticks)) continue
    clock.ticks = ticks
    if (!Number.isNaN(time) && place === 0)
      clock.zero = time + FIT_EPOCH + fraction / FRACTIONS_A_SECOND - ticks / TICKS_A_SECOND
    add(place)
  }
  const packed = fieldOf(FIELD.packedTicks)
  const start = at + (packed?.at ?? 0)
  for (let place = 0; 3 * place + 3 <= 2 * (packed?.size ?? 0); place++) {
    const first = start + Math.floor((3 * place) / 2)
    const [low, high] = [view.getUint8(first), view.getUint8(first + 1)]
    const ticks = place % 2 === 0 ? low + (high % 16) * 256 : Math.floor(low / 16) + high * 16
    clock.ticks += (ticks - (clock.ticks % PACKED) + PACKED) % PACKED
    add(place)
  }
}
