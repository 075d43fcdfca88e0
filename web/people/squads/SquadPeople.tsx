import { Stack, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { SquadMember } from '#contract/people/squads.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { useViewer } from '../../shell/viewer.ts'
import { PersonAvatar } from '../../ui/PersonAvatar.tsx'
import classes from './squads.module.css'
import { inBrackets } from '../../format/punctuation.ts'

/** People by name only. */
export function SquadPeople({ title, people }: { title: string; people: readonly SquadMember[] }) {
  const id = useId()
  return (
    <Stack gap="sm" component="section" aria-labelledby={id}>
      <Title order={3} size="h4" id={id}>
        {title}
      </Title>
      <ul className={classes.people}>
        {people.map((person) => (
          <li key={person.user_id}>
            <SquadPerson person={person} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}

/** A face, a name, and what is still pending between the person and the club. */
export function SquadPerson({ person }: { person: SquadMember }) {
  const { t } = useTranslation('squads')
  const { user_id } = useViewer()
  const { status, full_name, picture } = person
  const note =
    person.user_id === user_id
      ? t('you')
      : status === MEMBER_STATUS.invited
        ? t('statuses.invited')
        : status === MEMBER_STATUS.onboarding
          ? t('statuses.onboarding')
          : null
  return (
    <span className={classes.person}>
      <PersonAvatar name={full_name} picture={picture} size="sm" />
      <span>
        {full_name}
        {note !== null && (
          <Text component="span" size="sm" c="dimmed">
            {inBrackets(note)}
          </Text>
        )}
      </span>
    </span>
  )
}
