import { Group, Stack, Text, Title } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Participant } from '#contract/planning/sessions-fields.ts'
import type { Session } from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { ParticipantBadges } from '../attendance/open.ts'
import { PageState } from '../../ui/PageState.tsx'
import { PersonAvatar } from '../../ui/PersonAvatar.tsx'
import classes from './session.module.css'

/** Who takes part, athletes first, and what they answered. */
export function PeopleWithAnswers({ session: { participants = [] } }: { session: Session }) {
  const { t } = useTranslation('session')
  const athletes = participants.filter(({ user_role_id }) => user_role_id === ROLE.athlete)
  const coaches = participants.filter(({ user_role_id }) => user_role_id !== ROLE.athlete)
  if (participants.length === 0)
    return (
      <PageState
        state="empty"
        icon={<IconUsers />}
        title={t('people.nobody')}
        text={t('people.nobodyText')}
      />
    )
  return (
    <Stack gap="lg">
      <RoleList title={t('people.athletes')} people={athletes} />
      <RoleList title={t('people.coaches')} people={coaches} />
    </Stack>
  )
}

function RoleList({ title, people }: { title: string; people: readonly Participant[] }) {
  if (people.length === 0) return null
  return (
    <Stack gap={4} component="section">
      <Title order={2}>
        {title}{' '}
        <Text span inherit c="dimmed" fw={400}>
          {people.length}
        </Text>
      </Title>
      <ul className={classes.plain}>
        {people.map((person) => (
          <li key={person.user_id} className={classes.person}>
            <PersonAvatar name={person.full_name} picture={person.picture} size="sm" />
            <Text flex={1} miw={120}>
              {person.full_name}
            </Text>
            <Group gap={6}>
              <ParticipantBadges person={person} />
            </Group>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
