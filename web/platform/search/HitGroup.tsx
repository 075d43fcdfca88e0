import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { selectedClubId } from '../../shell/session-store.ts'
import { keepFound } from './recent.ts'
import classes from './search.module.css'

type ShownHit = {
  key: string
  title: string
  to: string
  /** Stands before the title, such as the sport of a session. */
  mark?: ReactNode
  detail?: string | null
  when?: string | null
}

type HitGroupProps = { title: string; hits: readonly ShownHit[]; more?: ReactNode }

/** What was found of one kind; opening something keeps it among what was opened lately. */
export const HitGroup = ({ title, hits, more }: HitGroupProps) => (
  <section className={classes.group} aria-label={title}>
    <Title order={2} size="h5" className={classes.kind ?? ''}>
      {title}
    </Title>
    <ul className={classes.hits}>
      {hits.map(({ key, to, mark, detail, when, ...hit }) => (
        <li key={key}>
          <Link
            data-hit
            className={classes.hit}
            to={to}
            onClick={() => keepFound({ title: hit.title, to, club: selectedClubId() })}
          >
            {mark}
            <span className={classes.words}>
              <span className={classes.title}>{hit.title}</span>
              {detail && <span className={classes.detail}>{detail}</span>}
            </span>
            {when && <span className={classes.when}>{when}</span>}
          </Link>
        </li>
      ))}
    </ul>
    {more}
  </section>
)
