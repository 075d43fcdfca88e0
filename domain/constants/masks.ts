/** The shapes a time may be typed and shown in. S counts decimals of a second. */
export const TIME_MASKS = [
  'HH:mm:ss.SSS',
  'm:ss.S',
  'mm:ss',
  'mm:ss.S',
  'mm:ss.SSS',
  'HH:mm:ss.S',
  'H:mm:ss.S',
  'HH:mm:ss',
  'HH:mm',
  'H:mm',
] as const

export type TimeMask = (typeof TIME_MASKS)[number]
