import { Group, Select, Stack, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { mailSamples, type MailSample } from '#contract/platform/admin-mails.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#domain/constants/languages.ts'
import { query } from '../../api/api.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { useListState } from '../../ui/use-list-state.ts'
import { AdminPage } from './AdminPage.tsx'
import { MailLetter } from './MailLetter.tsx'

/** Every mail that the product sends, with made-up names, in each language. */
export function AdminMailsPage() {
  const { t, i18n } = useTranslation('admin')
  const { text, change } = useListState()
  const own = LANGUAGES.find((known) => known === i18n.language) ?? 'en'
  const language = LANGUAGES.find((known) => known === text('language')) ?? own
  const asked = useQuery({
    ...query(mailSamples, { query: { language } }),
    placeholderData: keepPreviousData,
  })
  const mails = asked.data?.data
  const shown = mails?.find(({ template }) => template === text('mail')) ?? mails?.[0]
  return (
    <AdminPage title={t('mails.title')} subtitle={t('mails.lead')}>
      {!mails && <Waiting for={asked} rows={10} />}
      {mails && shown && (
        <Stack gap="md">
          <Group gap="sm" align="flex-end">
            <Select
              label={t('mails.which')}
              w={{ base: '100%', xs: 380 }}
              allowDeselect={false}
              data={mails.map(({ template, subject }) => ({ value: template, label: subject }))}
              value={shown.template}
              onChange={(next) => change('mail', next)}
            />
            <Select
              label={t('mails.language')}
              w={180}
              allowDeselect={false}
              data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
              value={language}
              onChange={(next) => change('language', next)}
            />
          </Group>
          <Mail mail={shown} />
        </Stack>
      )}
    </AdminPage>
  )
}

function Mail({ mail }: { mail: MailSample }) {
  return (
    <Stack component="section" gap="xs" aria-labelledby="mail-subject">
      <Title order={2} size="h4" id="mail-subject">
        {mail.subject}
      </Title>
      <MailLetter mail={mail} />
    </Stack>
  )
}
