import type { Figure, FigureKind } from './report.ts'

/**
 * How a figure is drawn: an amount as bars from zero; what is measured as lines, because its zero
 * says nothing.
 */
export type DrawnAs = 'bars' | 'lines'

const DRAWN_AS: Readonly<Record<FigureKind, DrawnAs>> = {
  count: 'bars',
  duration: 'bars',
  time: 'lines',
  pace: 'lines',
  distance: 'bars',
  metres: 'bars',
  'stroke-distance': 'lines',
  rate: 'lines',
  'heart-rate': 'lines',
  load: 'bars',
  percent: 'bars',
  'medal-percent': 'lines',
  rating: 'bars',
  difference: 'bars',
  ratio: 'lines',
  watts: 'lines',
  'watts-per-kilogram': 'lines',
}

/** A performance is drawn as lines whatever it is measured in: metres of half an hour are no sum. */
export const drawnAs = ({ kind, better }: Pick<Figure, 'kind' | 'better'>): DrawnAs =>
  better ? 'lines' : DRAWN_AS[kind]

/** Of times and paces the least is on top: up is faster. */
export const hasLeastOnTop = (kind: FigureKind): boolean => kind === 'time' || kind === 'pace'

/** Kinds whose sum means something, so that bars of them may stand on each other. */
const SUMMED: ReadonlySet<FigureKind> = new Set(['count', 'duration', 'distance', 'load'])
export const addsUp = (kind: FigureKind): boolean => SUMMED.has(kind)
