import { Anchor, Checkbox, Group, Stack, Text } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { actOnMembers, getMember, type ClubUser } from '#contract/people/members.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { isYear } from '#domain/training/birth.ts'
import { serverNow } from '../../format/server-clock.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { PersonAvatar } from '../../ui/PersonAvatar.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useRoles, useStatuses } from './queries.ts'
import { useInvitationText } from './use-invitation-text.ts'
import { listSeparator } from '../../format/punctuation.ts'

export type Choosing = {
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
}
type MembersTableProps = Choosing & { people: readonly ClubUser[] }

const PLACES = ['cox', 'stroke', 'scull', 'sweep'] as const

export function MembersTable({ people, chosen, onChoose }: MembersTableProps) {
  const { t } = useTranslation('members')
  const words = useWords()
  const columns = useMemo<readonly DataColumn<ClubUser>[]>(
    () => [
      {
        key: 'name',
        header: t('columns.name'),
        value: ({ last_name, first_name }) => `${last_name} ${first_name}`,
        cell: personCell({ chosen, onChoose }),
        width: 300,
      },
      { key: 'status', header: t('columns.status'), value: words.status },
      { key: 'roles', header: t('columns.roles'), value: words.roles },
      { key: 'squads', header: words.squadWord, value: words.squads },
      { key: 'places', header: t('columns.places'), value: words.places },
      { key: 'health', header: t('columns.health'), value: words.health },
      { key: 'invitation', header: t('columns.invitation'), value: words.invitation },
      {
        key: 'born',
        header: t('columns.born'),
        value: ({ date_of_birth }) => date_of_birth,
        cell: words.born,
        hidden: true,
      },
    ],
    [t, words, chosen, onChoose],
  )
  return (
    <DataTable
      id="club-members"
      label={t('loading')}
      columns={columns}
      rows={people}
      rowKey={({ id }) => String(id)}
      sortedBy={{ key: 'name' }}
      renderPhoneRow={(person) => (
        <Stack gap={4}>
          <Person person={person} chosen={chosen} onChoose={onChoose} />
          <Text size="sm" c="dimmed">
            {[
              words.status(person),
              words.roles(person),
              words.squads(person),
              words.health(person),
              words.invitation(person),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Stack>
      )}
    />
  )
}

const personCell = (choosing: Choosing) => (person: ClubUser) => (
  <Person person={person} {...choosing} />
)

/**
 * The text of each cell, so that lists and tables say the same; null where there is nothing to say.
 */
function useWords() {
  const { t } = useTranslation('members')
  const format = useFormat()
  const invitationText = useInvitationText()
  const statuses = useStatuses()
  const roles = useRoles()
  return useMemo(() => {
    const named = (names: readonly (string | undefined)[]) =>
      names.filter(Boolean).join(listSeparator()) || null
    return {
      squadWord: upperFirst(t('words.squads', { ns: 'common' })),
      status: ({ status }: ClubUser) => statuses.find(({ id }) => id === status)?.name ?? null,
      roles: ({ current_club_roles = [] }: ClubUser) =>
        named(current_club_roles.map((role) => roles.find(({ id }) => id === role.id)?.name)),
      squads: ({ user_squads = [] }: ClubUser) => named(user_squads.map(({ squad }) => squad.name)),
      places: ({ current_club_user: places }: ClubUser) =>
        named([
          ...PLACES.map((place) => (places?.[place] ? t(`places.${place}`) : undefined)),
          places?.side ? t(`sides.${places.side}`) : undefined,
        ]),
      health: ({ last_user_stat: health }: ClubUser) => {
        if (!health) return null
        if (health.ill && health.injured) return t('health.both')
        return t(health.ill ? 'health.ill' : health.injured ? 'health.injured' : 'health.healthy')
      },
      invitation: ({ status, invitation, has_email }: ClubUser) => {
        if (has_email === false) return t('invitation.noEmail')
        if (status === MEMBER_STATUS.onboarding) return t('invitation.none')
        return invitation ? invitationText(invitation, serverNow()) : null
      },
      born: ({ date_of_birth }: ClubUser) =>
        date_of_birth === null || isYear(date_of_birth) ? date_of_birth : format.day(date_of_birth),
    }
  }, [t, format, invitationText, statuses, roles])
}

function Person({ person, chosen, onChoose }: Choosing & { person: ClubUser }) {
  const { t } = useTranslation('members')
  const viewer = useViewer()
  const { id, full_name, picture } = person
  const toggle = () =>
    onChoose(
      chosen.has(id)
        ? new Set([...chosen].filter((other) => other !== id))
        : new Set([...chosen, id]),
    )
  return (
    <Group gap="sm" wrap="nowrap">
      {can(getMember.access, viewer) && can(actOnMembers.access, viewer) && (
        <Checkbox
          aria-label={t('choose.one', { name: full_name })}
          checked={chosen.has(id)}
          onChange={toggle}
        />
      )}
      <PersonAvatar name={full_name} picture={picture} size="sm" />
      {can(getMember.access, viewer) ? (
        <Anchor component={Link} to={paths.editMember(id)}>
          {full_name}
        </Anchor>
      ) : (
        <span>{full_name}</span>
      )}
    </Group>
  )
}
