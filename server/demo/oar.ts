import { workOfCurve } from '#domain/training/telemetry-curves.ts'
import type { Random } from './random.ts'
import type { BoatStroke, SeatStroke } from './telemetry-writer.ts'

/**
 * How somebody rows: where the blade goes in and out, what slips, how hard, where the force peaks,
 * and how full the curve is on either side.
 */
export type RowingStyle = {
  catch: number
  finish: number
  slip: number
  wash: number
  peak_n: number
  peak_at: number
  rise: number
  fall: number
  /** degrees of length lost by the end of the last piece */
  fading: number
}

/** A stretch of rowing. */
export type RowedPart = { strokes: number; rate: number; speed: number; press: number }

const POINTS = 24
/** Handle's way from the pin, metres. */
const LEVER_M = 1.12

/**
 * Strokes of a crew over some parts, one after the other; everybody keeps the rate and rows their
 * own stroke.
 */
export function rowedStrokesOf(
  styles: readonly RowingStyle[],
  parts: readonly RowedPart[],
  random: Random,
): BoatStroke[] {
  const strokes: BoatStroke[] = []
  const all = parts.reduce((sum, part) => sum + part.strokes, 0)
  let t = 0
  let distance = 0
  for (const part of parts) {
    for (let i = 0; i < part.strokes; i++) {
      const stroke_rate = part.rate + 0.3 * random.normal()
      const cycle = 60 / stroke_rate
      const speed = part.speed + 0.06 * random.normal()
      t += cycle
      distance += speed * cycle
      const tired = strokes.length / all
      strokes.push({
        t: Math.round(100 * t) / 100,
        distance,
        speed,
        stroke_rate,
        seats: styles.map((style) => strokeOf(style, part, cycle, tired, random)),
      })
    }
  }
  return strokes
}

function strokeOf(
  style: RowingStyle,
  { rate, press }: RowedPart,
  cycle: number,
  tired: number,
  random: Random,
): SeatStroke {
  const hurry = Math.max(0, rate - 20) / 12
  const start = style.catch + style.fading * tired * 0.7 + hurry * 1.5 + 0.5 * random.normal()
  const finish = style.finish - style.fading * tired * 0.3 + 0.4 * random.normal()
  const peak = style.peak_n * press * (1 - 0.05 * tired) * (1 + 0.03 * random.normal())
  const peak_at = style.peak_at + 0.8 * random.normal()
  const curve = curveOf({ ...style, peak_at }, peak)
  const angles = curve.map((_, point) => start + ((finish - start) * point) / (POINTS - 1))
  const work = workOfCurve(curve, angles, LEVER_M) ?? 0
  const drive_time = Math.min(0.62 * cycle, 0.72 + 0.22 * (1 - hurry)) + 0.01 * random.normal()
  return {
    power: work / cycle,
    work,
    catch: start,
    finish,
    slip: Math.max(0.5, style.slip + hurry + tired * 0.8 + 0.4 * random.normal()),
    wash: Math.max(1, style.wash + tired * 1.2 + 0.6 * random.normal()),
    max_force: Math.max(...curve),
    avg_force: curve.reduce((sum, force) => sum + force, 0) / POINTS,
    force_position: peak_at,
    drive_time,
    recovery_time: cycle - drive_time,
    force_curve: curve,
  }
}

/** Up to the peak and down again, each side as full as the style has it. */
const curveOf = ({ peak_at, rise, fall }: RowingStyle, peak: number): number[] =>
  Array.from({ length: POINTS }, (_, point) => {
    const at = (100 * point) / (POINTS - 1)
    const share = at <= peak_at ? at / peak_at : (100 - at) / (100 - peak_at)
    return peak * Math.sin((Math.PI / 2) * share) ** (at <= peak_at ? rise : fall)
  })
