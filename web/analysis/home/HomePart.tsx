import { Group, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './home.module.css'

export type HomePartProps = {
  title: string
  more?: { to: string; label: string }
  /** What can be done with all of it, beside the heading. */
  action?: ReactNode
  children: ReactNode
}

/** One part of home under its heading, with a link to all of it. */
export function HomePart({ title, more, action, children }: HomePartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.part}>
      <Group justify="space-between" gap="xs" mih={36}>
        <Title order={2} id={id}>
          {title}
        </Title>
        {more && (
          <Link to={more.to} className={classes.more}>
            {more.label}
          </Link>
        )}
        {action}
      </Group>
      {children}
    </section>
  )
}
