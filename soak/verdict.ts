/** What a proof says of itself: one line with figures, and whatever was wrong. */
export type Verdict = { figures: string; faults: string[] }

const MOST_SHOWN = 20

/** Prints it; whether nothing was wrong. */
export function report({ figures, faults }: Verdict): boolean {
  for (const fault of faults.slice(0, MOST_SHOWN)) console.error(fault)
  console.log(figures)
  if (faults.length > 0) console.error(`${faults.length} faults`)
  return faults.length === 0
}
