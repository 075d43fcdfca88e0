/** Lower bounds as spans of whole beats: a zone ends a beat below the next; the top one is open. */
export function zoneSpans(bounds: readonly number[]): { from: number; to: number | null }[] {
  return bounds.map((from, index) => {
    const next = bounds[index + 1]
    return { from, to: next === undefined ? null : next - 1 }
  })
}
