/** Something that can be a record: more is better, but of times less. */
export type Feat = {
  sport_id: number
  /** A time in an eight is none in a single; null on land, and where the boat is not known. */
  boat_class: string | null
  kind: 'time' | 'power'
  /** Metres of a time, seconds of a power. */
  span: number
  value: number
}

export type BrokenRecord<One extends Feat> = One & {
  /** What it was before; null where there was none. */
  previous: number | null
}

const keyOf = ({ sport_id, boat_class, kind, span }: Feat) =>
  `${sport_id} ${boat_class ?? ''} ${kind} ${span}`

const isBetter = (one: Feat, other: Feat) =>
  one.kind === 'time' ? one.value < other.value : one.value > other.value

function bests<One extends Feat>(feats: readonly One[]): Map<string, One> {
  const best = new Map<string, One>()
  for (const feat of feats) {
    const before = best.get(keyOf(feat))
    if (!before || isBetter(feat, before)) best.set(keyOf(feat), feat)
  }
  return best
}

/** The best of each kind among what was done now, where it betters all that was done before. */
export function brokenRecords<One extends Feat>(
  now: readonly One[],
  before: readonly Feat[],
): BrokenRecord<One>[] {
  const former = bests(before)
  return [...bests(now).entries()].flatMap(([key, feat]) => {
    const previous = former.get(key)
    if (previous && !isBetter(feat, previous)) return []
    return [{ ...feat, previous: previous?.value ?? null }]
  })
}
