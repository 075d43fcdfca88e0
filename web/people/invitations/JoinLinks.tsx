import { Group, Stack, Switch } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import { IconLink } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  createInvitationLink,
  invitationLinks,
  openToRequests,
} from '#contract/people/invitations.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { hasPermission } from '#domain/rules/viewer.ts'
import { api, invalidate } from '../../api/api.ts'
import { SelectField, SwitchField } from '../../form/ChoiceFields.tsx'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { JoinLinkCard } from './JoinLinkCard.tsx'
import { asRole, linksQuery, useRoles, useSquads } from './queries.ts'

const DAYS = [1, 7, 30, 90, 365]

/** Links, QR codes and short codes for those who are on no list. */
export function JoinLinks({ squad }: { squad: number | null }) {
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
      <NewLink key={squad} squad={squad} />
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

function NewLink({ squad }: { squad: number | null }) {
  const { t } = useTranslation('invitations')
  const viewer = useViewer()
  const squads = useSquads()
  const form = useForm(createInvitationLink, {
    initial: { role_id: ROLE.athlete, squad_id: squad, days: 30, direct: false },
    refreshes: [invitationLinks],
    guard: false,
  })
  return (
    <Form of={form} submit={t('links.make')}>
      <Group gap="md" align="flex-end">
        <SelectField
          {...form.at('role_id')}
          label={t('options.role')}
          choices={useRoles().flatMap(({ id, name }) => {
            const value = asRole(id)
            return value === undefined ? [] : [{ value, label: name }]
          })}
        />
        {squads.length > 0 && hasPermission(viewer, 'edit-squads') && (
          <SelectField
            {...form.at('squad_id')}
            label={upperFirst(t('words.squad', { ns: 'common' }))}
            choices={[
              { value: null, label: t('options.noSquad') },
              ...squads.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        <SelectField
          {...form.at('days')}
          label={t('links.days')}
          choices={DAYS.map((count) => ({ value: count, label: t('links.day', { count }) }))}
        />
      </Group>
      <SwitchField
        {...form.at('direct')}
        label={t('links.direct')}
        description={t('links.directHint')}
      />
    </Form>
  )
}
