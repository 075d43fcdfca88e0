import { Button, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { adminUser, type AdminUser } from '#contract/platform/admin.ts'
import { adminResetSecondStep } from '#contract/platform/admin-upkeep.ts'
import { canResetSecondStep } from '#domain/rules/admin.ts'
import { api, invalidate } from '../../api/api.ts'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { useViewer } from '../../shell/viewer.ts'

/** Whether somebody signs in in two steps, and the way out when the second is lost. */
export function SecondStep({ user }: { user: AdminUser }) {
  const { t } = useTranslation('upkeep')
  const viewer = useViewer()
  const confirm = useConfirm()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const agreed = await confirm({
        title: t('secondStep.title'),
        text: t('secondStep.text'),
        confirm: t('secondStep.reset'),
        dangerous: true,
      })
      if (!agreed) return
      await api(adminResetSecondStep, { params: { id: user.id } })
      notify('success', t('secondStep.done'))
      await invalidate(adminUser)
    },
  })
  if (!user.second_step) return null
  return (
    <Stack component="section" gap="sm" align="flex-start">
      <Title order={2} size="h3">
        {t('secondStep.heading')}
      </Title>
      <Text>{t('secondStep.on')}</Text>
      {canResetSecondStep(viewer, user.id) && (
        <Button variant="default" loading={isPending} onClick={() => mutate()}>
          {t('secondStep.reset')}
        </Button>
      )}
    </Stack>
  )
}
