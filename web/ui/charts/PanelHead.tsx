import { Text } from '@mantine/core'
import { onScheme } from '../theme-colours.ts'
import { headOf } from './panel-values.ts'
import { linesOf, type Panel } from './time-series.ts'
import ui from '../ui.module.css'
import classes from './charts.module.css'

/**
 * What a panel shows, and its value under the cursor; of several lines the name of each in its
 * colour, also without a cursor.
 */
export function PanelHead({
  panel,
  read,
}: {
  panel: Panel
  read: (values: Panel['values']) => string
}) {
  const { colour, beside } = panel
  return (
    <Text size="sm" component="div" className={classes.panelHead}>
      <span style={beside ? undefined : { color: onScheme(colour.light, colour.dark) }}>
        {headOf(panel)}
      </span>
      <strong className={`${ui.tabular} ${classes.panelReadings}`}>
        {linesOf(panel).map((line) => (
          <span
            key={line.who}
            style={beside && { color: onScheme(line.colour.light, line.colour.dark) }}
          >
            {[line.who, read(line.values)].filter(Boolean).join(' ')}
          </span>
        ))}
      </strong>
    </Text>
  )
}
