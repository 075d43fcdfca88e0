import type { RecorderState } from './recorder-state.ts'
import classes from './recorder.module.css'
import { useFigures } from './use-figures.ts'

/** Each figure in a line of its own, with its unit; where there is none, why. */
export function FigureList({ state }: { state: RecorderState }) {
  const figures = useFigures(state)
  return (
    <dl className={classes.figures}>
      {figures.map(({ key, label, unit, text, missing }) => (
        <div key={key} className={classes.figure}>
          <dt>
            {label} <span className={classes.unit}>{unit}</span>
            {missing !== undefined && <span className={classes.missing}>{missing}</span>}
          </dt>
          <dd data-figure={key}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
