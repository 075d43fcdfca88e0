import { Anchor, Button, Group, Stack, Title } from '@mantine/core'
import {
  IconArrowLeft,
  IconDoorExit,
  IconMessages,
  IconPencil,
  IconQrcode,
  IconUsersGroup,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { createInvitationLink } from '#contract/people/invitations.ts'
import { hasPermission } from '#domain/rules/viewer.ts'
import { updateSquad, type SquadDetail } from '#contract/people/squads.ts'
import { squadRoleOf } from '#domain/rules/squads.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { OtherClub } from '../clubs/open.ts'
import { openGroupChat } from '../../lazy/group-chat.tsx'
import { LazyWall } from '../../lazy/wall.tsx'
import { paths } from '../../paths/paths.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { squadQuery } from './queries.ts'
import { SquadPeople } from './SquadPeople.tsx'
import { SquadTable } from './SquadTable.tsx'

type SquadViewProps = { id: number; back: boolean }

/** The chosen squad, or why it cannot be shown. */
export function SquadView({ id, back }: SquadViewProps) {
  const { t } = useTranslation('squads')
  const known = Number.isSafeInteger(id) && id > 0
  const asked = useQuery({ ...squadQuery(id), enabled: known })
  const { data, error } = asked
  const problem = error instanceof ApiProblem ? error : null
  if (!known || problem?.status === 404)
    return (
      <PageState
        state="not-found"
        text={t('gone')}
        action={
          <Button component={Link} to={paths.squads()} mt="sm">
            {t('back')}
          </Button>
        }
      />
    )
  if (problem?.code === 'other_club' && problem.clubId !== undefined)
    return <OtherClub clubId={problem.clubId} title={t('otherClub')} />
  if (data) return <Squad squad={data.data} back={back} />
  return <Waiting for={asked} rows={8} part title={t('failed')} />
}

function Squad({ squad, back }: { squad: SquadDetail; back: boolean }) {
  const { t } = useTranslation('squads')
  const viewer = useViewer()
  const { id, name, members, metric } = squad
  const coaches = members.filter(({ role_ids }) => squadRoleOf(role_ids) === 'coach')
  const athletes = members.filter(({ role_ids }) => squadRoleOf(role_ids) === 'athlete')
  const belongs = members.some(({ user_id }) => user_id === viewer.user_id)
  return (
    <Stack gap="lg" component="section" aria-labelledby="squad-name">
      {back && (
        <Anchor component={Link} to={paths.squads()} py="xs">
          <Group gap={6}>
            <IconArrowLeft size={18} aria-hidden />
            {t('back')}
          </Group>
        </Anchor>
      )}
      <Group justify="space-between" gap="sm">
        <Title order={2} id="squad-name">
          {name}
        </Title>
        <Group gap="sm">
          {belongs && (
            <Button
              variant="default"
              leftSection={<IconMessages size={18} />}
              onClick={() => openGroupChat(name, { kind: 'squad', squad_id: id })}
            >
              {t('chat')}
            </Button>
          )}
          {belongs && viewer.club && (
            <Button
              variant="default"
              component={Link}
              to={paths.leaveSquad(id, viewer.club.id)}
              leftSection={<IconDoorExit size={18} />}
            >
              {t('leave')}
            </Button>
          )}
          {can(createInvitationLink.access, viewer) && hasPermission(viewer, 'edit-squads') && (
            <Button
              variant="default"
              component={Link}
              to={paths.joinLinkOfSquad(id)}
              leftSection={<IconQrcode size={18} />}
            >
              {t('joinLink')}
            </Button>
          )}
          {can(updateSquad.access, viewer) && (
            <Button
              variant="default"
              component={Link}
              to={paths.squadForm(id)}
              leftSection={<IconPencil size={18} />}
            >
              {t('edit')}
            </Button>
          )}
        </Group>
      </Group>
      {members.length === 0 && (
        <PageState
          state="empty"
          icon={<IconUsersGroup size={32} />}
          title={t('nobody')}
          text={can(updateSquad.access, viewer) ? t('nobodyText') : ''}
        />
      )}
      {coaches.length > 0 && <SquadPeople title={t('coaches')} people={coaches} />}
      {athletes.length > 0 && athletes.every(({ figures }) => figures === null) && (
        <SquadPeople title={t('athletes')} people={athletes} />
      )}
      {athletes.some(({ figures }) => figures !== null) && (
        <SquadTable squadId={id} people={athletes} metric={metric} />
      )}
      <LazyWall place={{ kind: 'squad', id }} />
    </Stack>
  )
}
