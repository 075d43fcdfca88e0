import { ZONE_COLOURS } from '../../ui/theme-colours.ts'

/** A steady pseudo-random number of 0–1, so that pictures of this page can be compared. */
const noise = (seed: number) => {
  const wave = Math.sin(seed * 12.9898) * 43_758.5453
  return wave - Math.floor(wave)
}

const NAMES = [
  'Ada Lindqvist',
  'Béla Kovács',
  'Chloé Martin',
  'David Okafor',
  'Emma Schäfer',
  'Finn O’Brien',
  'Grace Liu',
  'Hugo Rossi',
] as const
const SQUADS = ['Senior A', 'U23', 'Junior'] as const

export type SampleAthlete = {
  id: string
  name: string
  squad: string
  sessions: number
  seconds: number
  metres: number
  load: number | null
}

export function sampleAthletes(count: number): SampleAthlete[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: [
      NAMES[index % NAMES.length],
      ...(index < NAMES.length ? [] : [Math.floor(index / NAMES.length) + 1]),
    ].join(' '),
    squad: SQUADS[index % SQUADS.length] ?? '',
    sessions: 6 + Math.floor(noise(index) * 6),
    seconds: 28_000 + Math.floor(noise(index + 50) * 14_000),
    metres: 84_000 + Math.floor(noise(index + 100) * 60_000),
    load: index === 3 ? null : 380 + noise(index + 150) * 240,
  }))
}

const SECONDS = 2400
const resting = (second: number) => second % 600 > 420

/** Four pieces with rests: seconds, and a value for each. */
export const OUTING = {
  times: Array.from({ length: SECONDS }, (_, second) => second),
  heartRate: Array.from({ length: SECONDS }, (_, second) =>
    second > 1500 && second < 1530
      ? null
      : Math.round((resting(second) ? 122 : 158) + 8 * Math.sin(second / 90) + noise(second) * 4),
  ),
  pace: Array.from(
    { length: SECONDS },
    (_, second) =>
      (resting(second) ? 190 : 112) + 3 * Math.sin(second / 60) + noise(second + 7) * 2,
  ),
  strokeRate: Array.from({ length: SECONDS }, (_, second) =>
    Math.round((resting(second) ? 17 : 26) + noise(second + 3) * 2),
  ),
}

export const TRACK = {
  latitude: OUTING.times.map((second) => 47.05 + 0.012 * Math.cos(second / 520) + second * 1.5e-6),
  longitude: OUTING.times.map((second) => 8.3 + 0.016 * Math.sin(second / 480)),
  values: OUTING.pace.map((pace) => 500 / pace),
}

const WEEKS = 8
export const WEEK_NUMBERS = Array.from({ length: WEEKS }, (_, week) => String(40 + week))
const USUAL_MINUTES = [150, 260, 110, 45, 25, 12, 6] as const

export const ZONE_WEEKS = Object.entries(ZONE_COLOURS).map(([key, { fill, text }], zone) => ({
  key,
  label: key.toUpperCase(),
  colour: fill,
  textColour: text,
  values: WEEK_NUMBERS.map((_, week) =>
    Math.round((USUAL_MINUTES[zone] ?? 0) * (0.7 + 0.6 * noise(week * 7 + zone))),
  ),
}))

export const ONE_WEEK = ZONE_WEEKS.map(({ values, ...zone }) => ({
  ...zone,
  value: values[0] ?? 0,
}))
