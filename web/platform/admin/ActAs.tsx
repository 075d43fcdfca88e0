import { Form } from '../../form/Form.tsx'
import { ProseField } from '../../form/TextFields.tsx'
import { paths } from '../../paths/paths.ts'
import { Button, Stack, Text, Title } from '@mantine/core'
import { IconEyeglass2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { impersonate } from '#contract/people/account.ts'
import type { AdminUser } from '#contract/platform/admin.ts'
import { useForm } from '../../form/use-form.ts'
import { closeModal, openModal } from '../../shell/modals.ts'
import { actWith } from '../../shell/session-store.ts'

/** The way into acting in this person's name. Administrators and disabled accounts are left out. */
export function ActAs({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin')
  if (user.is_admin || user.disabled) return null
  const name = `${user.first_name} ${user.last_name}`
  const open = () =>
    openModal({ title: t('actAs.title', { name }), content: <Reason user={user} /> })
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
  const form = useForm(impersonate, {
    initial: { reason: '' },
    params: { id: user.id },
    own: [404],
    onSaved: ({ data }) => {
      actWith(data.accessToken)
      closeModal()
      // Everything loaded so far belongs to another person.
      window.location.assign(paths.home())
    },
  })
  return (
    <Form of={form} submit={t('actAs.begin')} disabled={form.values.reason.trim() === ''}>
      <ProseField
        {...form.at('reason')}
        label={t('actAs.reason')}
        description={t('actAs.reasonHint')}
        withAsterisk={false}
        data-autofocus
      />
    </Form>
  )
}
