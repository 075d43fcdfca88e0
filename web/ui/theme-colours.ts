import { HEALTH_HUES } from '#domain/constants/statuses.ts'

export type SportFamily = keyof typeof SPORT_COLOURS

export type Scheme = 'light' | 'dark'

/** A quiet ground with text that reads on it (WCAG AA), in either scheme. */
type Pair = { ground: string; text: string }
export type Tone = { light: Pair; dark: Pair }

const tone = (ground: string, text: string, darkGround: string, darkText: string): Tone => ({
  light: { ground, text },
  dark: { ground: darkGround, text: darkText },
})

/** A CSS colour that follows the scheme around it. */
export const onScheme = (light: string, dark: string) => `light-dark(${light}, ${dark})`

export type ToneStyle = { background: string; color: string }

/** Ground and text of a tone, as CSS that follows the scheme. */
export const toneStyle = ({ light, dark }: Tone): ToneStyle => ({
  background: onScheme(light.ground, dark.ground),
  color: onScheme(light.text, dark.text),
})

export const SPORT_COLOURS = {
  rowing: tone('#d3ecee', '#04545c', '#0d3b40', '#a6d9dd'),
  ergo: tone('#d7e8fb', '#174a80', '#16324f', '#a9d0f7'),
  bike: tone('#fde3cf', '#7d3a05', '#4a2a12', '#fcc79b'),
  run: tone('#daf0d8', '#22591f', '#1d3f1e', '#aedda9'),
  swim: tone('#d2f1f8', '#0b5468', '#0c3b49', '#96dcec'),
  strength: tone('#ebe0fa', '#55308c', '#382556', '#d2bbf3'),
  paddling: tone('#e0e4fb', '#36429a', '#272e61', '#bcc6f7'),
  other: tone('#e7ebee', '#3d4951', '#343f47', '#ccd5da'),
  dayOff: tone('transparent', '#3d4951', 'transparent', '#ccd5da'),
} as const satisfies Record<string, Tone>

/**
 * One sequential ramp, light to dark with rising intensity, so that it also reads without hue. The
 * same in every chart.
 */
export const ZONE_COLOURS = {
  ut3: { fill: '#c4e1f7', text: '#111111' },
  ut2: { fill: '#96d1c8', text: '#111111' },
  ut1: { fill: '#8cc972', text: '#111111' },
  at: { fill: '#dba228', text: '#111111' },
  tr: { fill: '#de7a28', text: '#111111' },
  lt: { fill: '#c0392b', text: '#ffffff' },
  'a-lact': { fill: '#7d1522', text: '#ffffff' },
} as const

const HEALTH_TONES = {
  grey: tone('#e7ebee', '#3d4951', '#343f47', '#ccd5da'),
  blue: tone('#cfe4fc', '#134a86', '#1c4a7d', '#d6e9fd'),
  'dark-blue': tone('#1d3f72', '#ffffff', '#122a52', '#cfe0fb'),
  amber: tone('#ffe2a3', '#633a0a', '#5b3a0a', '#ffd88a'),
} as const

export const HEALTH_COLOURS = {
  empty: HEALTH_TONES[HEALTH_HUES.empty],
  injured: HEALTH_TONES[HEALTH_HUES.injured],
  ill: HEALTH_TONES[HEALTH_HUES.ill],
  both: HEALTH_TONES[HEALTH_HUES.both],
} as const satisfies Record<keyof typeof HEALTH_HUES, Tone>

export const SIGNAL_COLOURS = {
  none: tone('#e7ebee', '#3d4951', '#343f47', '#ccd5da'),
  blue: tone('#d7e8fb', '#174a80', '#16324f', '#a9d0f7'),
  green: tone('#d5efd9', '#1b5a2b', '#17401f', '#a5dcb0'),
  amber: tone('#ffebc2', '#633a0a', '#4d3306', '#ffd88a'),
  red: tone('#fde0de', '#8c1d18', '#551a18', '#f9b9b5'),
} as const satisfies Record<string, Tone>

/** Planned against done. Missed is neutral: nobody is blamed by a colour. */
export const COMPLIANCE_COLOURS = {
  met: SIGNAL_COLOURS.green,
  near: SIGNAL_COLOURS.amber,
  differs: SPORT_COLOURS.dayOff,
  missed: SIGNAL_COLOURS.none,
} as const

export const SIDE_COLOURS = { port: SIGNAL_COLOURS.red, starboard: SIGNAL_COLOURS.green } as const

/** Lines and marks of charts, at least 3:1 on the page of either scheme. */
export const CHANNEL_COLOURS = {
  heartRate: { light: '#c92a2a', dark: '#ff8787' },
  speed: { light: '#076a73', dark: '#50b4bc' },
  strokeRate: { light: '#1864ab', dark: '#74b9f5' },
  power: { light: '#a3500a', dark: '#f5a25d' },
  elevation: { light: '#5c6870', dark: '#a9b5bc' },
  other: { light: '#6741a8', dark: '#b79cec' },
} as const
export type LineColour = { light: string; dark: string }

/**
 * Colours for lines of rowers side by side, also distinguishable for people who see few colours;
 * each line is labelled as well.
 */
export const SEAT_COLOURS: readonly LineColour[] = [
  { light: '#004f9e', dark: '#85b8ff' },
  { light: '#a8480f', dark: '#f5a25d' },
  { light: '#0f6b34', dark: '#6fd08c' },
  { light: '#8c1f5c', dark: '#ff93bf' },
  { light: '#08707d', dark: '#5fd3e0' },
  { light: '#735600', dark: '#e3c558' },
  { light: '#5d3bb0', dark: '#c3a6ff' },
  { light: '#303a41', dark: '#dfe5e8' },
]

/**
 * Slow to fast on a map: readable over tiles of any colour thanks to its casing, and without red
 * against green.
 */
export const SPEED_RAMP = [
  '#3b2a8f',
  '#2f5fb3',
  '#1f8d97',
  '#37b37e',
  '#b5d334',
  '#fde725',
] as const

/** Below all zones of gold medal speed, and these zones with the first three halved. */
export const GMT_ZONE_RAMP = [
  '#b8c2c8',
  '#c4e1f7',
  '#a3cdea',
  '#96d1c8',
  '#6fb8ad',
  '#8cc972',
  '#6aa953',
  '#dba228',
  '#de7a28',
  '#c0392b',
] as const

/** Grounds of the two schemes, as the theme has them. */
export const GROUND = { light: '#ffffff', dark: '#171e23' } as const
export const INK = { light: '#3d4951', dark: '#b8c2c8' } as const
export const GRID = { light: '#e6eaed', dark: '#2d373e' } as const
