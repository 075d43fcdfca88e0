import { formatClock, formatMinutes } from './duration.ts'
import { segmentsOf, type Extent, type Piece, type Structure } from './structure.ts'

type Style = {
  distance: (metres: number) => string
  time: (seconds: number) => string
  times: string
  plus: string
  over: string
  at: string
}

const LONG_DISTANCE_M = 5000

function trimmed(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}

/** Whole half kilometres from 5 km up are given in kilometres. */
function inKilometres(metres: number): boolean {
  return metres >= LONG_DISTANCE_M && metres % 500 === 0
}

function typedTime(seconds: number): string {
  if (seconds < 60) return `${trimmed(seconds)}sec`
  return seconds % 60 === 0 ? `${seconds / 60}min` : `${formatMinutes(seconds) ?? ''}min`
}

const TYPED: Style = {
  distance: (metres) => (inKilometres(metres) ? `${metres / 1000}km` : `${trimmed(metres)}m`),
  time: typedTime,
  times: 'x',
  plus: '+',
  over: '/',
  at: '@',
}

const SHOWN: Style = {
  distance: (metres) =>
    inKilometres(metres) && metres % 1000 === 0 ? `${metres / 1000} km` : `${trimmed(metres)} m`,
  time: (seconds) => formatClock(seconds) ?? '',
  times: ' × ',
  plus: ' + ',
  over: ' / ',
  at: ' @ ',
}

function extentText(extent: Extent, style: Style): string {
  return 'distance_m' in extent ? style.distance(extent.distance_m) : style.time(extent.time_s)
}

function pieceText(piece: Piece, style: Style): string {
  const work = segmentsOf(piece)
    .map((extent) => extentText(extent, style))
    .join(style.plus)
  const grouped = 'segments' in piece ? `(${work})` : work
  const rested = piece.rest_s > 0 ? `${grouped}${style.over}${style.time(piece.rest_s)}` : grouped
  return piece.stroke_rate === undefined
    ? rested
    : `${rested}${style.at}${trimmed(piece.stroke_rate)}`
}

/** The structure as it can be typed again: 8x500m/3:30min, 4x((500m+500m)/2min), 5km. */
export function printStructure({ repetitions, pieces }: Structure): string {
  const list = pieces.map((piece) => pieceText(piece, TYPED)).join(TYPED.plus)
  if (repetitions === 1) return list
  const needsGroup = pieces.length > 1 || pieces.some((piece) => 'segments' in piece)
  return `${repetitions}x${needsGroup ? `(${list})` : list}`
}

/** The structure as it is read: 3 × 2000 m / 6:00. Same in every language. */
export function showStructure({ repetitions, pieces }: Structure): string {
  const list = pieces.map((piece) => pieceText(piece, SHOWN)).join(SHOWN.plus)
  if (repetitions === 1) return list
  return `${repetitions}${SHOWN.times}${pieces.length > 1 ? `(${list})` : list}`
}
