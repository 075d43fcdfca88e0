import { Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './home.module.css'

export type HomePartProps = {
  title: string
  /** How many there are, beside the heading. */
  count?: number
  /** Quiet facts on the line of the heading. */
  facts?: ReactNode
  more?: { to: string; label: string }
  /** The name by which a tour finds it. */
  tour?: string
  children: ReactNode
}

/** One part of home under its heading, with a link to all of it. */
export function HomePart({ title, count, facts, more, tour, children }: HomePartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} data-tour={tour} className={classes.part}>
      <div className={classes.partHead}>
        <Title order={2} id={id} className={classes.partTitle ?? ''}>
          {title}
        </Title>
        {(count !== undefined || facts) && (
          <span className={classes.partFacts}>{facts ?? count}</span>
        )}
        {more && (
          <Link to={more.to} className={classes.more}>
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
