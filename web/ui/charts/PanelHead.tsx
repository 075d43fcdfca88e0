import { onScheme } from '../theme-colours.ts'
import { headOf } from './panel-values.ts'
import { linesOf, type DrawnLine, type Panel } from './time-series.ts'
import ui from '../ui.module.css'
import classes from './charts.module.css'

type PanelHeadProps = {
  panel: Panel
  read: (line: DrawnLine) => string
  /** The names of the lines stand elsewhere. */
  hidesNames?: boolean
}

/**
 * What a panel shows, and its value under the cursor; of several lines the name of each in its
 * colour, also without a cursor, and what the areas behind them are.
 */
export function PanelHead({ panel, read, hidesNames = false }: PanelHeadProps) {
  const { colour, beside, areas = [] } = panel
  return (
    <>
      <div className={classes.panelHead}>
        <span style={beside ? undefined : { color: onScheme(colour.light, colour.dark) }}>
          {headOf(panel)}
        </span>
        <strong className={`${ui.tabular} ${classes.panelReadings}`}>
          {(hidesNames ? [] : linesOf(panel)).map((line) => (
            <span
              key={line.who}
              style={beside && { color: onScheme(line.colour.light, line.colour.dark) }}
            >
              {[line.who, read(line)].filter(Boolean).join(' ')}
            </span>
          ))}
        </strong>
      </div>
      {areas.length > 0 && (
        <div className={classes.areas}>
          {areas.map(({ name, tone: { light, dark } }) => (
            <span key={name}>
              <i
                className={classes.area}
                style={{
                  background: onScheme(light.ground, dark.ground),
                  borderColor: onScheme(light.text, dark.text),
                }}
              />
              {name}
            </span>
          ))}
        </div>
      )}
    </>
  )
}
