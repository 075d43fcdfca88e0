import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  challengeClubs,
  inviteClub,
  withdrawInvitation,
} from '#contract/club/challenges-organising.ts'
import { api, invalidate } from '../../api/api.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { clubsQuery } from './queries.ts'

const NOT_FOUND = 404

/** The clubs that were asked to take part, and a way to ask another one. */
export function InvitedClubs({ id }: { id: number }) {
  const { t } = useTranslation('challenges')
  const asked = useQuery(clubsQuery(id))
  const form = useForm(inviteClub, {
    initial: { name: '' },
    params: { id },
    own: [NOT_FOUND],
    explain: ({ status }) => (status === NOT_FOUND ? t('clubs.unknown') : null),
    refreshes: [challengeClubs],
    saved: ({ data }) => t('clubs.invited', { club: data.name }),
    onSaved: (_reply, _sent, { reset }) => reset({ name: '' }),
  })
  const withdraw = useMutation({
    mutationFn: (club_id: number) => api(withdrawInvitation, { params: { id, club_id } }),
    onSuccess: () => invalidate(challengeClubs),
  })
  return (
    <Stack gap="sm" component="section" maw={640}>
      <Title order={2} size="h3">
        {t('clubs.title')}
      </Title>
      {!asked.data && <Waiting for={asked} part />}
      {asked.data?.data.length === 0 && <Text c="dimmed">{t('clubs.none')}</Text>}
      {asked.data?.data.map((club) => (
        <Group key={club.id} justify="space-between" gap="sm">
          <Text>
            {club.name}{' '}
            <Text component="span" c="dimmed" size="sm">
              {t(`clubs.statuses.${club.status}`)}
            </Text>
          </Text>
          {club.status !== 'accepted' && (
            <Button
              size="compact-md"
              variant="subtle"
              loading={withdraw.isPending}
              onClick={() => withdraw.mutate(club.id)}
              aria-label={t('clubs.withdrawNamed', { club: club.name })}
            >
              {t('clubs.withdraw')}
            </Button>
          )}
        </Group>
      ))}
      <Form of={form} submit={t('clubs.invite')}>
        <TextField {...form.at('name')} label={t('clubs.name')} description={t('clubs.nameHint')} />
      </Form>
    </Stack>
  )
}
