export const SPARK_WIDTH = 78
export const SPARK_HEIGHT = 26
const MARGIN = 3

type Spark = {
  path: string
  /** The top of what is usual. */
  band: number | null
  last: { x: number; y: number } | null
}

/** Where the values of a small line lie; a gap in them is a gap in the line. */
export function drawSpark(values: readonly (number | null)[], usual: number | null): Spark {
  const known = values.filter((value) => value !== null)
  const bounds = usual === null ? known : [...known, usual]
  const [least, most] = [Math.min(...bounds), Math.max(...bounds)]
  const room = most > least ? most - least : 1
  const x = (place: number) =>
    MARGIN + (place * (SPARK_WIDTH - 2 * MARGIN)) / Math.max(1, values.length - 1)
  const y = (value: number) =>
    SPARK_HEIGHT - MARGIN - ((value - least) / room) * (SPARK_HEIGHT - 2 * MARGIN)
  const path = values
    .map((value, place) => {
      if (value === null) return ''
      const step = (values[place - 1] ?? null) === null ? 'M' : 'L'
      return `${step}${x(place).toFixed(1)} ${y(value).toFixed(1)}`
    })
    .join('')
  const place = values.findLastIndex((value) => value !== null)
  const value = values[place] ?? null
  return {
    path,
    band: usual === null ? null : y(usual),
    last: value === null ? null : { x: x(place), y: y(value) },
  }
}
