import type { Connection } from '#contract/live/live-recorder.ts'

/** What the code of a crew leads to. */
export const CONNECTION: Connection = {
  session_id: 17,
  club_name: 'Rowing Club',
  time_zone: 'Europe/Zurich',
  session_name: 'Pieces',
  starts_at: '2026-06-01T06:00:00Z',
  ends_at: '2026-06-01T08:00:00Z',
  sport_id: 1,
  participant: { kind: 'crew', id: 23, name: 'Reuss' },
  pieces: [
    { distance: 100, time: null, rest: 20, stroke_rate: 28 },
    { distance: null, time: 60, rest: null, stroke_rate: null },
  ],
  window: 'open',
}
