import { onScheme, SEAT_COLOURS } from '../theme-colours.ts'
import { usePhone } from '../use-phone.ts'
import classes from './small-multiples.module.css'
import { bottomOf, drawPanels, LEFT, type PanelSize } from './small-multiples.ts'
import { colon, comma } from '../../format/punctuation.ts'

export type Panel = {
  key: string
  name: string
  /** How many it is of, beside the name. */
  count: string
  value: string
  unit: string | undefined
  note?: string | undefined
  /** One a place, the same places in every panel; null breaks the line. */
  values: readonly (number | null)[]
  /** The last value in words, at the end of the line. */
  last: string
}

type SmallMultiplesProps = {
  panels: readonly Panel[]
  /** The first and the last place. */
  ends: readonly [string, string]
  write: (value: number) => string
}

/** The colour of the line at a place, the same in a picture and in the table below it. */
export function colourOfLine(place: number): string {
  const colour = SEAT_COLOURS[place % SEAT_COLOURS.length]
  return colour ? onScheme(colour.light, colour.dark) : 'currentColor'
}

const DESK: PanelSize = { width: 290, height: 240, top: 12 }
const PHONE: PanelSize = { width: 358, height: 112, top: 8 }

/** A line each in a picture of its own, all on one scale, with the others in grey behind it. */
export function SmallMultiples({ panels, ends, write }: SmallMultiplesProps) {
  const size = usePhone() ? PHONE : DESK
  const { lines, ticks } = drawPanels(
    panels.map(({ values }) => values),
    size,
  )
  const bottom = bottomOf(size)
  return (
    <div className={classes.panels}>
      {panels.map((panel, place) => {
        const colour = colourOfLine(place)
        const own = lines[place]
        return (
          <figure key={panel.key} className={classes.panel}>
            <figcaption>
              <span className={classes.name}>
                <span className={classes.swatch} style={{ background: colour }} aria-hidden />
                {panel.name} <span className={classes.quiet}>{panel.count}</span>
              </span>
              <span className={classes.value}>
                {panel.value}
                {panel.unit && <span className={classes.unit}> {panel.unit}</span>}
              </span>
              {panel.note && <span className={classes.quiet}>{panel.note}</span>}
            </figcaption>
            <svg
              viewBox={`0 0 ${size.width} ${size.height}`}
              role="img"
              aria-label={`${panel.name}${colon()}${ends[0]} – ${ends[1]}${comma()}${panel.last}`}
            >
              {ticks.map(({ value, y }) => (
                <g key={value}>
                  <line className={classes.grid} x1={LEFT} x2={size.width - 44} y1={y} y2={y} />
                  <text className={classes.tick} x={LEFT - 6} y={y + 4} textAnchor="end">
                    {write(value)}
                  </text>
                </g>
              ))}
              {lines.map(
                ({ path }, other) =>
                  other !== place && <path key={other} className={classes.other} d={path} />,
              )}
              {own && (
                <>
                  <path d={own.area} style={{ fill: colour, opacity: 0.08 }} />
                  <path className={classes.own} d={own.path} style={{ stroke: colour }} />
                  {own.last && (
                    <>
                      <circle cx={own.last.x} cy={own.last.y} r={3} style={{ fill: colour }} />
                      <text className={classes.last} x={own.last.x + 7} y={own.last.y + 4}>
                        {panel.last}
                      </text>
                    </>
                  )}
                </>
              )}
              <text className={classes.tick} x={LEFT} y={bottom + 18}>
                {ends[0]}
              </text>
              <text className={classes.tick} x={size.width - 44} y={bottom + 18} textAnchor="end">
                {ends[1]}
              </text>
            </svg>
          </figure>
        )
      })}
    </div>
  )
}
