/** What a session trains beyond its intensity. Without a sport it fits every sport. */
export const FOCUSES = [
  { id: 1, key: 'technique', sport_id: null },
  { id: 2, key: 'endurance', sport_id: null },
  { id: 3, key: 'threshold', sport_id: null },
  { id: 4, key: 'speed', sport_id: null },
  { id: 5, key: 'strength-endurance', sport_id: null },
  { id: 6, key: 'recovery', sport_id: null },
  { id: 7, key: 'race-preparation', sport_id: null },
  { id: 8, key: 'starts', sport_id: 1 },
  { id: 9, key: 'catch', sport_id: 1 },
  { id: 10, key: 'finish', sport_id: 1 },
  { id: 11, key: 'crew-rhythm', sport_id: 1 },
  { id: 12, key: 'boat-balance', sport_id: 1 },
  { id: 13, key: 'small-boats', sport_id: 1 },
  { id: 14, key: 'starts-paddling', sport_id: 48 },
  { id: 15, key: 'stroke-length', sport_id: 48 },
  { id: 16, key: 'test', sport_id: null },
] as const satisfies readonly { id: number; key: string; sport_id: number | null }[]

export type FocusKey = (typeof FOCUSES)[number]['key']
