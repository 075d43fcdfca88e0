import type { Connection } from '#contract/world/live-recorder.ts'

/** What the code of a crew leads to. */
export const CONNECTION: Connection = {
  club_name: 'Rowing Club',
  time_zone: 'Europe/Zurich',
  session_name: 'Pieces',
  starts_at: '2026-06-01T06:00:00Z',
  ends_at: '2026-06-01T08:00:00Z',
  sport_id: 1,
  participant: { kind: 'crew', name: 'Reuss' },
  pieces: [
    { distance: 100, time: null },
    { distance: null, time: 60 },
  ],
  window: 'open',
}
