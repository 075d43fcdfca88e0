import {
  Alert,
  Anchor,
  Button,
  CopyButton,
  Group,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LINK_DAYS, makeReportLink, reportLinks } from '#contract/analysis/report-links.ts'
import type { ReportQuestion } from '#contract/analysis/report-views.ts'
import { FEATURE } from '#domain/constants/features.ts'
import type { OutgoingPage } from '#domain/reports/outgoing.ts'
import { hasFeature, hasPermission } from '#domain/rules/viewer.ts'
import { query } from '../../api/api.ts'
import { SelectField } from '../../form/ChoiceFields.tsx'
import { BareForm, FormAlert } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { closeModal } from '../../shell/modals.ts'
import { PlanNotice } from '../../shell/PlanNotice.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { LinkCard } from './LinkCard.tsx'
import { useDaysWords } from './use-link-words.ts'

type ReportLinksProps = { page: OutgoingPage; question: ReportQuestion }

const [, USUAL_DAYS] = LINK_DAYS

/** Links by which people outside see reports: a new one to this report, and those there are. */
export function ReportLinks({ page, question }: ReportLinksProps) {
  const { t } = useTranslation('reports')
  const viewer = useViewer()
  const asked = useQuery(query(reportLinks))
  if (!asked.data) return <Waiting for={asked} rows={3} part />
  const { allowed, links } = asked.data.data
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {t('links.text')}
      </Text>
      <PlanNotice feature={FEATURE.additional_reports} />
      {!allowed && <NotAllowed />}
      {allowed && hasFeature(viewer, FEATURE.additional_reports) && (
        <NewLink page={page} question={question} />
      )}
      <Title order={3} size="h4">
        {t('links.active')}
      </Title>
      {links.length === 0 && <Text c="dimmed">{t('links.none')}</Text>}
      {links.map((link) => (
        <LinkCard key={link.id} link={link} />
      ))}
    </Stack>
  )
}

function NotAllowed() {
  const { t } = useTranslation('reports')
  const viewer = useViewer()
  return (
    <Alert color="gray" icon={<IconInfoCircle />} title={t('links.off')}>
      {hasPermission(viewer, 'edit-club') ? (
        <Anchor component={Link} to={paths.editClub('outside')} size="sm" onClick={closeModal}>
          {t('links.toSettings')}
        </Anchor>
      ) : (
        t('links.offText')
      )}
    </Alert>
  )
}

function NewLink({ page, question }: ReportLinksProps) {
  const { t } = useTranslation('reports')
  const daysIn = useDaysWords()
  const [made, setMade] = useState<string | null>(null)
  const form = useForm(makeReportLink, {
    initial: { days: USUAL_DAYS },
    send: ({ days }, call) => call(makeReportLink, { body: { page, question, days } }),
    refreshes: [reportLinks],
    onSaved: ({ data }) => setMade(data.url),
    guard: false,
  })
  if (made !== null) return <MadeLink url={made} />
  return (
    <BareForm of={form}>
      <Stack gap="sm">
        <FormAlert of={form} />
        <Text size="sm">{t('links.shows', { days: daysIn(question) })}</Text>
        <SelectField
          {...form.at('days')}
          label={t('links.days')}
          choices={LINK_DAYS.map((count) => ({ value: count, label: t('links.day', { count }) }))}
        />
        <Group>
          <Button type="submit" loading={form.pending}>
            {t('links.create')}
          </Button>
        </Group>
      </Stack>
    </BareForm>
  )
}

/** The address of a new link, which the server does not keep. */
function MadeLink({ url }: { url: string }) {
  const { t } = useTranslation('reports')
  return (
    <Stack gap="xs" role="status">
      <TextInput
        label={t('links.address')}
        description={t('links.once')}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton value={url}>
        {({ copied, copy }) => (
          <Group>
            <Button onClick={copy}>{t(copied ? 'links.copied' : 'links.copy')}</Button>
          </Group>
        )}
      </CopyButton>
    </Stack>
  )
}
