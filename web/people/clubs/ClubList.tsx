import { Stack, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import type { Membership } from '../../shell/choose-club.ts'
import classes from './clubs.module.css'

type ClubListProps = {
  title: string
  memberships: readonly Membership[]
  children: (membership: Membership) => ReactNode
}

/** Clubs of one kind under their heading; nothing when there are none. */
export function ClubList({ title, memberships, children }: ClubListProps) {
  const id = useId()
  if (memberships.length === 0) return null
  return (
    <Stack gap="xs" component="section" aria-labelledby={id} maw={840}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      <ul className={classes.clubs}>
        {memberships.map((membership) => (
          <li key={membership.club_id}>{children(membership)}</li>
        ))}
      </ul>
    </Stack>
  )
}
