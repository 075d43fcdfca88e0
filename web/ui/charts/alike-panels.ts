import { linesOf, type Figure, type Panel } from './time-series.ts'

/** Whether panels differ in nothing but their values, so that the plots of one show the other. */
export function isAlike(one: readonly Panel[], other: readonly Panel[]): boolean {
  return (
    one.length === other.length &&
    one.every((panel, place) => {
      const next = other[place]
      return next !== undefined && lookOf(panel) === lookOf(next) && isWrittenAlike(panel, next)
    })
  )
}

/** All of a panel but its values and what writes them. */
const lookOf = (panel: Panel): string => {
  const { values: _, said: __, beside: ___, write: ____, ...look } = panel
  return JSON.stringify([
    look,
    linesOf(panel).map(({ who, colour, dash, bars, figure: { unit, decimals } }) => [
      who,
      colour,
      dash,
      bars,
      unit,
      decimals,
    ]),
  ])
}

const writers = (panel: Panel): Figure['write'][] =>
  linesOf(panel).map(({ figure }) => figure.write)

function isWrittenAlike(one: Panel, other: Panel): boolean {
  const others = writers(other)
  return writers(one).every((write, place) => write === others[place])
}
