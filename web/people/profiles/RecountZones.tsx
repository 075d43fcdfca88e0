import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { recountZones } from '#contract/people/profiles.ts'
import { api } from '../../api/api.ts'

/** Earlier recordings keep the zones they were counted by; here one asks for today's. */
export function RecountZones({ userId }: { userId: number }) {
  const { t } = useTranslation('profiles')
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => api(recountZones, { params: { id: userId } }),
  })
  return (
    <Stack gap="xs" mt="xl" component="section" aria-label={t('recount.title')}>
      <Title order={2}>{t('recount.title')}</Title>
      <Text size="sm" c="dimmed">
        {t('recount.text')}
      </Text>
      <Group gap="sm">
        <Button variant="default" loading={isPending} onClick={() => mutate()}>
          {t('recount.button')}
        </Button>
        <Text size="sm" role="status">
          {isSuccess ? t('recount.done') : ''}
        </Text>
      </Group>
    </Stack>
  )
}
