import { Group, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'

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
    <section aria-labelledby={id} className="home-part">
      <Group justify="space-between" gap="xs" mih={36}>
        <Title order={2} id={id}>
          {title}
        </Title>
        {more && (
          <Link to={more.to} className="home-more">
            {more.label}
          </Link>
        )}
        {action}
      </Group>
      {children}
    </section>
  )
}
