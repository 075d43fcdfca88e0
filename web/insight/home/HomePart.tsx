import { Group, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'

export type HomePartProps = {
  title: string
  more?: { to: string; label: string }
  children: ReactNode
}

/** One part of home under its heading, with a link to all of it. */
export function HomePart({ title, more, children }: HomePartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="home-part">
      <Group justify="space-between" gap="xs">
        <Title order={2} id={id}>
          {title}
        </Title>
        {more && (
          <Link to={more.to} className="home-more">
            {more.label}
          </Link>
        )}
      </Group>
      {children}
    </section>
  )
}
