import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './figure-row.module.css'

type FigureRowProps = {
  name: string
  /** One grey line below the name. */
  note?: ReactNode
  /** A small picture of its course. */
  picture?: ReactNode
  /** Already written, without its unit. */
  value?: string
  unit?: string | undefined
  /** What to make of the value: its change, or a word. */
  aside?: ReactNode
  /** Where all of it is. */
  to?: string
}

/** One figure with its name, in a list of different ones; it leads to all of it. */
export const FigureRow = ({ name, note, picture, value, unit, aside, to }: FigureRowProps) => (
  <li className={classes.row}>
    <span className={classes.words}>
      {to === undefined ? (
        <span className={classes.name}>{name}</span>
      ) : (
        <Link to={to} className={classes.name}>
          {name}
        </Link>
      )}
      {note && <span className={classes.note}>{note}</span>}
    </span>
    <span className={classes.figures}>
      {picture}
      {value !== undefined && (
        <span className={classes.value}>
          {value}
          {unit && <span className={classes.unit}> {unit}</span>}
        </span>
      )}
      {aside && <span className={classes.aside}>{aside}</span>}
    </span>
    {to !== undefined && <IconChevronRight size={16} className={classes.chevron} aria-hidden />}
  </li>
)

/** A list of such rows. */
export const FigureRows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={classes.rows} aria-label={label}>
    {children}
  </ul>
)
