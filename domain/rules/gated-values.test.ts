import { describe, expect, test } from 'vitest'
import { viewerIn } from '../../test/support/viewers.ts'
import { FEATURE, type FeatureId } from '../constants/features.ts'
import { PLAN_FEATURES, PLAN_KEYS } from '../constants/plans.ts'
import { ROLE } from '../constants/roles.ts'
import { GATE_ROWS, GATED_PARTS } from './feature-gates.ts'
import { opensPart } from './gated-parts.ts'
import { lackedEntry, medalSports, shownFigures, withoutLacked } from './gated-values.ts'

const on = (features: readonly FeatureId[]) => viewerIn(ROLE.manager, { features })

/** A tree with one value at a path; beside it the type of a boat of the gate's sport. */
function treeWith(path: string, value: unknown, boat: object = {}): unknown {
  const [key = '', ...rest] = path.split('.')
  const [name = '', word] = key.split('=')
  const inner = rest.length > 0 ? treeWith(rest.join('.'), value, boat) : (word && [word]) || value
  return key === '*' ? [inner] : { ...(rest.length === 0 && boat), [name]: inner }
}

/** What stands at a path of such a tree. */
function valueAt(tree: unknown, path: string): unknown {
  let found: unknown = tree
  for (const key of path.split('.'))
    found = (found as Record<string, unknown>)[key === '*' ? '0' : key]
  return found
}

const BOATS = { rowing: { boat_type: 1 }, paddling: { boat_type: 24 } }
const PLACES = (kind: 'figures' | 'entries') =>
  GATE_ROWS.flatMap(({ feature, sport, ...row }) =>
    Object.entries(row[kind] ?? {}).flatMap(([call, paths]) =>
      paths.map((path) => ({ feature, call, path, boat: sport ? BOATS[sport] : {} })),
    ),
  )

describe.each(PLAN_KEYS)('on the plan %s', (plan) => {
  const features: readonly FeatureId[] = PLAN_FEATURES[plan]
  const viewer = on(features)

  test.each(PLACES('figures'))('$path of $call needs $feature', ({ feature, call, path, boat }) => {
    const shown = shownFigures(call, treeWith(path, 5, boat), viewer)
    expect(valueAt(shown, path)).toBe(features.includes(feature) ? 5 : null)
  })

  test.each(PLACES('entries'))('$path in $call needs $feature', ({ feature, call, path, boat }) => {
    const body = treeWith(path, [5], boat)
    expect(lackedEntry(call, body, viewer)?.feature).toBe(
      features.includes(feature) ? undefined : feature,
    )
  })

  test.each(GATED_PARTS)('the part %s is shown by its feature', (part) => {
    const row = GATE_ROWS.find(({ parts }) => parts?.includes(part))
    expect(opensPart(part, viewer)).toBe(features.some((id) => id === row?.feature))
  })
})

test('a plan that is copied loses what may not be entered', () => {
  const plan = { name: 'x', competitive: true, planned_rpe: 3, stroke_rate_intensities: [1] }
  expect(withoutLacked('createSession', plan, on([FEATURE.rpe]))).toEqual({
    ...plan,
    competitive: false,
    stroke_rate_intensities: [],
  })
})

describe('what is stored', () => {
  const none = on([])
  const change = (value: unknown, stored: unknown) =>
    lackedEntry('updateSession', value, none, stored)?.feature ?? null

  test.each([
    ['another value', { planned_rpe: 5 }, { planned_rpe: 4 }, FEATURE.rpe],
    ['the same value', { planned_rpe: 5 }, { planned_rpe: 5 }, null],
    ['nothing', { planned_rpe: null }, { planned_rpe: 5 }, null],
    ['a new switch', { competitive: true }, { competitive: false }, FEATURE.non_competitive],
    ['the same switch', { competitive: true }, { competitive: true }, null],
    [
      'one zone more',
      { stroke_rate_intensities: [1, 2] },
      { stroke_rate_intensities: [1] },
      FEATURE.stroke_rate_intensities,
    ],
    ['one zone less', { stroke_rate_intensities: [2] }, { stroke_rate_intensities: [1, 2] }, null],
  ])('%s may be sent as far as it sets nothing new', (_, value, stored, feature) =>
    expect(change(value, stored)).toBe(feature),
  )

  test('zones are the same in any order of their fields', () =>
    expect(
      lackedEntry('updateClub', { gmt_distribution: [{ id: 1, name: 'A' }] }, none, {
        gmt_distribution: [{ name: 'A', id: 1 }],
      }),
    ).toBeNull())

  test('the medal time entered for a crew stays shown, that of its class does not', () => {
    const crew = { boat_type: 1, gmt_score: 400, gmt_own: true }
    expect(shownFigures('getCrew', crew, none)).toEqual(crew)
    expect(shownFigures('getCrew', { ...crew, gmt_own: false }, none).gmt_score).toBeNull()
  })

  test('one sport’s feature says nothing of the other’s boats', () => {
    const crews = [
      { boat_type: 1, best_gmt: 91 },
      { boat_type: 24, best_gmt: 92 },
    ]
    const shown = shownFigures('crews', crews, on([FEATURE.gmt]))
    expect(shown.map(({ best_gmt }) => best_gmt)).toEqual([91, null])
  })
})

test.each<[string, FeatureId[], string[]]>([
  ['no feature', [], []],
  ['that of rowing', [FEATURE.gmt], ['rowing']],
  ['that of paddling', [FEATURE.paddling_gmt], ['paddling']],
  ['both', [FEATURE.gmt, FEATURE.paddling_gmt], ['rowing', 'paddling']],
])('with %s gold medal times are shown of its sports', (_, features, sports) =>
  expect(medalSports(on(features))).toEqual(sports),
)
