import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconMailQuestion } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { answerChallenge } from '#contract/club/challenges-organising.ts'
import { api, invalidate } from '../../api/api.ts'
import { paths } from '../../paths/paths.ts'
import { notify } from '../../shell/notices.ts'
import { STANDING } from './queries.ts'

/** Asks who may answer for the club whether it takes part. */
export function AnswerInvitation({ id, club }: { id: number; club: string }) {
  const { t } = useTranslation('challenges')
  const navigate = useNavigate()
  const answer = useMutation({
    mutationFn: (accepts: boolean) => api(answerChallenge, { params: { id }, body: { accepts } }),
    onSuccess: async (_, accepts) => {
      if (!accepts) await navigate(paths.challenges())
      await invalidate(...STANDING)
      notify('success', t(accepts ? 'answer.accepted' : 'answer.declined'))
    },
  })
  return (
    <Alert icon={<IconMailQuestion />} title={t('answer.title', { club })}>
      <Stack gap="sm">
        <Text size="sm">{t('answer.text')}</Text>
        <Group gap="sm">
          <Button loading={answer.isPending} onClick={() => answer.mutate(true)}>
            {t('answer.accept')}
          </Button>
          <Button variant="default" loading={answer.isPending} onClick={() => answer.mutate(false)}>
            {t('answer.decline')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}
