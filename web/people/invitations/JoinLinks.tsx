import { Button, Group, NativeSelect, Stack, Switch } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import { IconLink } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  createInvitationLink,
  invitationLinks,
  openToRequests,
} from '#contract/people/invitations.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import { hasPermission } from '#domain/rules/viewer.ts'
import { api, invalidate } from '../../api.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { JoinLinkCard } from './JoinLinkCard.tsx'
import { asRole, linksQuery, useRoles, useSquads } from './queries.ts'

const DAYS = [1, 7, 30, 90, 365]

/** Links, QR codes and short codes for those who are on no list. */
export function JoinLinks() {
  const { t } = useTranslation('invitations')
  const viewer = useViewer()
  const asked = useQuery(linksQuery())
  const { data } = asked
  const { mutate: setOpen, isPending: setting } = useMutation({
    mutationFn: (open: boolean) => api(openToRequests, { body: { open } }),
    onSuccess: () => invalidate(invitationLinks),
  })
  return (
    <Stack gap="xl" maw={960}>
      <NewLink />
      {!data && <Waiting for={asked} rows={4} part />}
      {data?.data.links.length === 0 && (
        <PageState
          state="empty"
          icon={<IconLink />}
          title={t('links.none')}
          text={t('links.noneText')}
        />
      )}
      {data?.data.links.map((link) => (
        <JoinLinkCard key={link.id} link={link} />
      ))}
      {data && can(openToRequests.access, viewer) && (
        <Switch
          label={t('links.requests')}
          checked={data.data.open_to_requests}
          disabled={setting}
          onChange={(event) => setOpen(event.currentTarget.checked)}
        />
      )}
    </Stack>
  )
}

function NewLink() {
  const { t } = useTranslation('invitations')
  const viewer = useViewer()
  const squads = useSquads()
  const [role, setRole] = useState<RoleId>(ROLE.athlete)
  const [squad, setSquad] = useState('')
  const [days, setDays] = useState(30)
  const [direct, setDirect] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api(createInvitationLink, {
        body: { role_id: role, squad_id: squad === '' ? null : Number(squad), direct, days },
      }),
    onSuccess: () => invalidate(invitationLinks),
  })
  return (
    <Stack>
      <Group gap="md" align="flex-end">
        <NativeSelect
          label={t('options.role')}
          value={String(role)}
          data={useRoles().map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(event) => setRole(asRole(Number(event.currentTarget.value)) ?? role)}
        />
        {squads.length > 0 && hasPermission(viewer, 'edit-squads') && (
          <NativeSelect
            label={upperFirst(t('words.squad', { ns: 'common' }))}
            value={squad}
            data={[
              { value: '', label: t('options.noSquad') },
              ...squads.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={(event) => setSquad(event.currentTarget.value)}
          />
        )}
        <NativeSelect
          label={t('links.days')}
          value={String(days)}
          data={DAYS.map((count) => ({ value: String(count), label: t('links.day', { count }) }))}
          onChange={(event) => setDays(Number(event.currentTarget.value))}
        />
      </Group>
      <Switch
        label={t('links.direct')}
        description={t('links.directHint')}
        checked={direct}
        onChange={(event) => setDirect(event.currentTarget.checked)}
      />
      <Group>
        <Button loading={isPending} onClick={() => mutate()}>
          {t('links.make')}
        </Button>
      </Group>
    </Stack>
  )
}
