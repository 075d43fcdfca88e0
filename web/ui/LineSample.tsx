import { dashOf } from './line-dashes.ts'
import { onScheme, type LineColour } from './theme-colours.ts'

/** Colour and dashes by which a line is known wherever it is drawn or named. */
export type LineLook = { colour: LineColour; dash: number }

/** A piece of a line as it is drawn. */
export const LineSample = ({ look, width = 28 }: { look: LineLook; width?: number }) => (
  <svg width={width} height={8} aria-hidden style={{ flex: 'none' }}>
    <path
      d={`M0 4H${width}`}
      strokeWidth={2.5}
      strokeDasharray={dashOf(look.dash).join(' ')}
      style={{ stroke: onScheme(look.colour.light, look.colour.dark) }}
    />
  </svg>
)
