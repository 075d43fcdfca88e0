export type Ends = { start: number; finish: number }

/**
 * What is shown of a recording: `offset` is where the shown clock begins on the recording's own,
 * `span` how long it runs, in seconds.
 */
export type Shown = { offset: number; span: number }

/**
 * A cut sets the shown clock to zero where it begins; ends of edits are given on the recording's
 * own clock.
 */
export const shownOf = (
  edits: readonly { start: number | null }[],
  elapsed: number | null,
): Shown => ({
  offset: Math.max(0, ...edits.map(({ start }) => start ?? 0)),
  span: elapsed ?? 0,
})

/** Moves ends to the recording's own clock, which no cut changes. */
export const onOwnClock = <E extends Ends>(ends: E, { offset }: Shown): E => later(ends, offset)
export const onShownClock = <E extends Ends>(ends: E, { offset }: Shown): E => later(ends, -offset)
const later = <E extends Ends>(ends: E, by: number): E =>
  by === 0
    ? ends
    : { ...ends, start: toMillis(ends.start + by), finish: toMillis(ends.finish + by) }
const toMillis = (seconds: number) => Math.round(1000 * seconds) / 1000

/** The stretches on the recording's own clock that are shown, within what is shown. */
export const shownAmong = <E extends Ends>(stretches: readonly E[], shown: Shown): E[] =>
  stretches
    .map((own) => onShownClock(own, shown))
    .filter(({ start, finish }) => finish > 0 && start < shown.span)
    .map((ends) => ({
      ...ends,
      start: Math.max(0, ends.start),
      finish: Math.min(shown.span, ends.finish),
    }))
