import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconMailQuestion } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { declineChallengeTeam } from '#contract/club/challenges-teams.ts'
import type { ChallengeDetail } from '#contract/club/challenges.ts'
import { api, invalidate } from '../../api/api.ts'
import { notify } from '../../shell/notices.ts'
import { STANDING } from './queries.ts'
import { useJoining } from './use-joining.ts'

/** The teams one is asked to join: nobody is in one without having said yes. */
export function TeamInvitations({ challenge }: { challenge: ChallengeDetail }) {
  const { t } = useTranslation('challenges')
  const { join } = useJoining(challenge)
  const decline = useMutation({
    mutationFn: (id: number) => api(declineChallengeTeam, { params: { id } }),
    onSuccess: async () => {
      await invalidate(...STANDING)
      notify('success', t('join.declined'))
    },
  })
  return challenge.invitations.map(({ team_id, team_name }) => (
    <Alert key={team_id} icon={<IconMailQuestion />} title={t('join.asked', { team: team_name })}>
      <Stack gap="sm">
        <Text size="sm">{t('join.askedText')}</Text>
        <Text size="sm">{t('join.counts')}</Text>
        <Group gap="sm">
          <Button loading={join.isPending} onClick={() => join.mutate(team_id)}>
            {t('join.accept')}
          </Button>
          <Button
            variant="default"
            loading={decline.isPending}
            onClick={() => decline.mutate(team_id)}
          >
            {t('join.decline')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  ))
}
