import { Alert, Button, Stack, Text, Textarea, Title } from '@mantine/core'
import { IconEyeglass2 } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { impersonate } from '#contract/people/account.ts'
import type { AdminUser } from '#contract/platform/admin.ts'
import { api, ApiProblem } from '../../api.ts'
import { paths } from '../../paths.ts'
import { closeModal, openModal } from '../../shell/modals.ts'
import { actWith } from '../../shell/session-store.ts'

/** The way into acting in this person's name. Administrators and disabled accounts are left out. */
export function ActAs({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin')
  if (user.is_admin || user.disabled) return null
  const name = `${user.first_name} ${user.last_name}`
  const open = () => openModal({ title: t('actAs.title', { name }), content: <Reason user={user} /> })
  return (
    <Stack component="section" gap="sm" align="flex-start">
      <Title order={2} size="h3">
        {t('actAs.heading')}
      </Title>
      <Text>{t('actAs.text')}</Text>
      <Button variant="default" leftSection={<IconEyeglass2 size={18} />} onClick={open}>
        {t('actAs.open', { name })}
      </Button>
    </Stack>
  )
}

function Reason({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin')
  const [reason, setReason] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api(impersonate, { params: { id: user.id }, body: { reason: reason.trim() } }, { own: [400, 404] }),
    onSuccess: ({ data }) => {
      actWith(data.accessToken)
      closeModal()
      // All that was loaded is somebody else's.
      window.location.assign(paths.home())
    },
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (reason.trim() !== '') mutate()
      }}
    >
      <Stack>
        {error instanceof ApiProblem && (
          <Alert color="red" role="alert">
            {error.message}
          </Alert>
        )}
        <Textarea
          label={t('actAs.reason')}
          description={t('actAs.reasonHint')}
          required
          withAsterisk={false}
          data-autofocus
          autosize
          minRows={2}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Button type="submit" loading={isPending} disabled={reason.trim() === ''} style={{ alignSelf: 'flex-start' }}>
          {t('actAs.begin')}
        </Button>
      </Stack>
    </form>
  )
}
