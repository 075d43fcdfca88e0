import classes from './distribution.module.css'
import ui from '../../ui/ui.module.css'

export type DistributionBar = {
  key: string
  label: string
  /** Of the longest, 0 to 100. */
  share: number
  colour?: string | undefined
  /** What it is in words, units included. */
  value: string
}

/** A bar each, with its value as text beside it. */
export function DistributionBars({
  label,
  bars,
}: {
  label: string
  bars: readonly DistributionBar[]
}) {
  return (
    <ul className={classes.bars} aria-label={label}>
      {bars.map(({ key, label: name, share, colour, value }) => (
        <li key={key}>
          <span className={classes.name}>{name}</span>
          <span className={classes.track} aria-hidden>
            <span
              className={classes.bar}
              style={{ width: `${share}%`, ...(colour !== undefined && { background: colour }) }}
            />
          </span>
          <span className={ui.tabular}>{value}</span>
        </li>
      ))}
    </ul>
  )
}
