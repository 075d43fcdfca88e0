import { DISTRICTS, placeOf, type District, type Place } from './districts.ts'
import { isTest, sourceFiles } from './tree.ts'

export type Use = { from: string; to: string; by: Place; of: Place }

/** Every import of one feature by another on the same side, types included. */
const uses: readonly Use[] = sourceFiles
  .filter((file) => !isTest(file))
  .flatMap(({ path, imports }) => {
    const by = placeOf(path)
    if (by === undefined) return []
    return imports.flatMap(({ target, isPackage }) => {
      const of = isPackage ? undefined : placeOf(target)
      return of && of.layer === by.layer && of.feature !== by.feature
        ? [{ from: path, to: target, by, of }]
        : []
    })
  })

const ORDER = Object.keys(DISTRICTS) as District[]
const rank = ({ district }: Place) => ORDER.indexOf(district)

/** Imports of a later district by an earlier one. */
export const upward: readonly Use[] = uses.filter(({ by, of }) => rank(of) > rank(by))

/**
 * Groups of features of one district and side that import each other in a circle, each as `server
 * boats: crews, equipment`.
 */
export function circles(): string[] {
  return (['contract', 'server', 'web'] as const).flatMap((layer) =>
    ORDER.flatMap((district) => {
      const within = uses.filter(
        ({ by, of }) => by.layer === layer && by.district === district && of.district === district,
      )
      return circlesOf(within.map(({ by, of }) => [by.feature, of.feature])).map(
        (group) => `${layer} ${district}: ${group.join(', ')}`,
      )
    }),
  )
}

/** The feature of a file, or the folder of the ground. */
const homeOf = (path: string) => {
  const place = placeOf(path)
  return place ? `${place.layer} ${place.feature}` : path.split('/').slice(0, 2).join('/')
}

/**
 * Files of a feature, or of a folder of the ground, that import each other in a circle, types
 * included: what is left once all are taken away that import nothing left.
 */
export function filesInCircles(): string[] {
  const left = new Map(
    sourceFiles
      .filter((file) => !isTest(file))
      .map(({ path, imports }) => [
        path,
        imports.filter(({ target, isLate }) => !isLate && homeOf(target) === homeOf(path)),
      ]),
  )
  for (let before = Infinity; left.size < before;) {
    before = left.size
    for (const [path, imports] of left)
      if (!imports.some(({ target }) => left.has(target))) left.delete(path)
  }
  return [...left.keys()].toSorted()
}

/** Features that reach each other, grouped. */
function circlesOf(edges: readonly (readonly [string, string])[]): string[][] {
  const names = [...new Set(edges.flat())].toSorted()
  const reached = new Map(names.map((name) => [name, reachedFrom(name, edges)]))
  const together = (name: string) =>
    names.filter((other) => reached.get(name)?.has(other) && reached.get(other)?.has(name))
  const groups = names.map(together).filter((group) => group.length > 1)
  return [...new Map(groups.map((group) => [group.join(), group])).values()]
}

function reachedFrom(name: string, edges: readonly (readonly [string, string])[]): Set<string> {
  const reached = new Set<string>()
  const waiting = [name]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const [from, to] of edges) {
      if (from !== next || reached.has(to)) continue
      reached.add(to)
      waiting.push(to)
    }
  }
  return reached
}

/**
 * The districts as docs/architecture.md shows them: what each holds, and how many imports it takes
 * from which.
 */
export function picture(): string {
  const used = (layer: Place['layer'], district: District) => {
    const counts = new Map<District, number>()
    for (const { by, of } of uses) {
      if (by.layer !== layer || by.district !== district || of.district === district) continue
      counts.set(of.district, (counts.get(of.district) ?? 0) + 1)
    }
    const parts = ORDER.filter((one) => counts.has(one)).map((one) => `${one} ${counts.get(one)}`)
    return parts.join(', ') || '–'
  }
  const rows = ORDER.map(
    (district) =>
      `| ${district} | ${DISTRICTS[district].join(', ')} | ${used('server', district)} | ` +
      `${used('web', district)} |`,
  )
  return [
    '| district | features | its server imports from | its web imports from |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n')
}
