import { FIGURE_DECIMALS, lookOfFigure, type FigureName, type TestFigures } from './figures.ts'

/** Which tests of each person stand in a list. */
export const WHICH_TESTS = ['all', 'latest', 'best'] as const
export type WhichTests = (typeof WHICH_TESTS)[number]

type Ranked = Pick<TestFigures, 'figures'> & { user_id: number; day: string }

/** A figure as it is written, which decides who is equal; null sorts last. */
function placeOf(figure: FigureName, { figures }: Ranked): number {
  const value = figures[figure]
  if (value == null) return Infinity
  const { unit, better } = lookOfFigure(figure)
  const whole = Math.round(value * 10 ** FIGURE_DECIMALS[unit])
  return better === 'more' ? -whole : whole
}

/**
 * Tests from the first to the last by a figure, with their rank. Equal ones share it, and the next
 * one's counts all before it. Of one person the latest, the best or all are in it.
 */
export function rankTests<Test extends Ranked>(
  tests: readonly Test[],
  figure: FigureName,
  which: WhichTests,
): (Test & { rank: number | null })[] {
  const order = (one: Test, other: Test) =>
    compare(placeOf(figure, one), placeOf(figure, other)) || other.day.localeCompare(one.day)
  const chosen =
    which === 'all'
      ? tests
      : [...Map.groupBy(tests, ({ user_id }) => user_id).values()].flatMap((own) =>
          own
            .toSorted(which === 'best' ? order : (one, other) => other.day.localeCompare(one.day))
            .slice(0, 1),
        )
  const places = chosen.map((test) => placeOf(figure, test)).toSorted(compare)
  return chosen.toSorted(order).map((test) => {
    const place = placeOf(figure, test)
    return { ...test, rank: place === Infinity ? null : places.indexOf(place) + 1 }
  })
}

const compare = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1)
