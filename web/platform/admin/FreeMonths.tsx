import { Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { adminClub, adminClubs, type AdminClub } from '#contract/platform/admin.ts'
import { adminFreeMonths } from '#contract/platform/billing-admin.ts'
import { useFormat } from '../../format/format.ts'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { notify } from '../../shell/notices.ts'
import { NumberField } from '../../ui/NumberField.tsx'

/** Lengthens the plan of a club without a bill. */
export function FreeMonths({ club }: { club: AdminClub }) {
  const { t } = useTranslation('billing-admin')
  const format = useFormat()
  const initial: { months: number | null } = { months: 1 }
  const form = useForm(adminFreeMonths, {
    initial,
    send: ({ months }, call) =>
      call(adminFreeMonths, { params: { id: club.id }, body: { months: months ?? 0 } }),
    refreshes: [adminClub, adminClubs],
    onSaved: ({ data }) =>
      notify('success', t('free.given', { day: format.within.day(data.paid_until) })),
  })
  return (
    <Stack component="section" gap="sm" mt="md">
      <Title order={3} size="h4">
        {t('free.heading')}
      </Title>
      <Text c="dimmed">{t('free.lead')}</Text>
      <Form of={form} submit={t('free.give')} width={240}>
        <NumberField {...form.at('months')} label={t('free.months')} hideControls />
      </Form>
    </Stack>
  )
}
