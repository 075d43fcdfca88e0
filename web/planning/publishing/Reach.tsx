import { Button, List, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { actOnMembers, clubUsers } from '#contract/people/members.ts'
import { previewPublishing, type Unreached } from '#contract/planning/publishing.ts'
import { hasPermission } from '#domain/rules/viewer.ts'
import { useSendsMail } from '../../people/account/open.ts'
import { api, invalidate } from '../../api/api.ts'
import { notify } from '../../shell/notices.ts'
import { useViewer } from '../../shell/viewer.ts'

/** Who gets the notice, and who does not because they are not in the club yet. */
export function Reach({ people, unreached }: { people: number; unreached: Unreached }) {
  const { t } = useTranslation('publishing')
  const { invited, never_invited, without_email } = unreached
  const reached = people - invited - never_invited.length - without_email
  return (
    <Stack gap="xs">
      <Text size="sm" fw={500} role="status">
        {reached > 0 ? t('reach', { count: reached }) : t('reachNobody')}
      </Text>
      {people > reached && (
        <List size="sm" c="dimmed">
          {invited > 0 && <List.Item>{t('unreached.invited', { count: invited })}</List.Item>}
          {never_invited.length > 0 && (
            <List.Item>{t('unreached.never', { count: never_invited.length })}</List.Item>
          )}
          {without_email > 0 && (
            <List.Item>{t('unreached.noEmail', { count: without_email })}</List.Item>
          )}
        </List>
      )}
      <InviteThem ids={never_invited} />
    </Stack>
  )
}

function InviteThem({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation('publishing')
  const viewer = useViewer()
  const invited = useSendsMail() ? 'unreached.done' : 'unreached.ready'
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(actOnMembers, { body: { action: 'invite', user_ids: [...ids] } }),
    onSuccess: async ({ data: { done, failed } }) => {
      if (done.length > 0) notify('success', t(invited, { count: done.length }))
      for (const { message } of failed.slice(0, 1)) notify('warning', message)
      await invalidate(previewPublishing, clubUsers)
    },
  })
  if (ids.length === 0 || !hasPermission(viewer, 'invite-members')) return null
  return (
    <Button
      variant="default"
      style={{ alignSelf: 'flex-start' }}
      loading={isPending}
      onClick={() => mutate()}
    >
      {t('unreached.invite', { count: ids.length })}
    </Button>
  )
}
