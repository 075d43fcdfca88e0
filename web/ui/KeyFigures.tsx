import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './key-figures.module.css'

export type KeyFigure = {
  name: string
  label: ReactNode
  /** Already written by the formatting module, without its unit. */
  value: string
  unit?: string | undefined
  /** One grey line below: a change, a goal, what the figure leaves out. */
  note?: ReactNode
}

type KeyFiguresProps = {
  figures: readonly KeyFigure[]
  /** They are on their way: shapes of the same size stand in their place. */
  loading?: boolean
}

/** The three to six numbers a page is about. */
export const KeyFigures = ({ figures, loading = false }: KeyFiguresProps) => (
  <dl className={classes.figures}>
    {figures.map(({ name, label, value, unit, note }) => (
      <div key={name} data-key-figure={name}>
        <dt className={classes.label}>{label}</dt>
        <dd className={classes.number}>
          {loading ? <Skeleton height={26} width={88} aria-busy /> : value}
          {!loading && unit && <span className={classes.unit}>{unit}</span>}
        </dd>
        {note && <dd className={classes.note}>{note}</dd>}
      </div>
    ))}
  </dl>
)
