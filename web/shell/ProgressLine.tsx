import { useNavigation } from 'react-router'
import { useLate } from '../ui/use-late.ts'
import classes from './progress-line.module.css'

/** Quicker steps show nothing. */
const LATE_MS = 150

/** A line below the bar while the next screen is on its way. */
export function ProgressLine() {
  const { state, location } = useNavigation()
  return state === 'idle' ? null : <Line key={location?.key} />
}

function Line() {
  return useLate(LATE_MS) ? <div className={classes.line} role="presentation" /> : null
}
