import {
  ActionIcon,
  Text,
  Alert,
  Anchor,
  Button,
  CopyButton,
  Group,
  Stack,
  TextInput,
  Title,
  Card,
} from '@mantine/core'
import { IconShare, IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams, Link } from 'react-router'
import { useQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isOutgoing, type OutgoingPage } from '#domain/reports/outgoing.ts'
import type { ReportPageName } from '#domain/reports/pages.ts'
import { isCoach, hasFeature, hasPermission } from '#domain/rules/viewer.ts'
import {
  LINK_DAYS,
  makeReportLink,
  reportLinks,
  stopReportLink,
  type ReportLink,
} from '#contract/analysis/report-links.ts'
import type { ReportQuestion } from '#contract/analysis/report-views.ts'
import { FEATURE } from '#domain/constants/features.ts'
import { reportContext } from '#domain/reports/context.ts'
import { spanWord } from '#domain/reports/seasons.ts'
import { openModal, closeModal } from '../../shell/modals.ts'
import { useViewer } from '../../shell/viewer.ts'
import { questionIn } from '../report-views/open.ts'
import { query, api, invalidate } from '../../api/api.ts'
import { SelectField } from '../../form/ChoiceFields.tsx'
import { BareForm, FormAlert } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { PlanNotice } from '../../shell/PlanNotice.tsx'
import { useFormat } from '../../format/format.ts'
import { notify } from '../../shell/notices.ts'

/** What the page of a report is called. */
function usePageTitle(): (page: OutgoingPage) => string {
  const { t } = useTranslation('reports')
  return (page) => {
    if (page === 'team-training-summary') return t('screens.teamTrainingSummary', { ns: 'common' })
    return t(`titles.${page === 'team-ergo' ? 'ergo-progress' : page}`)
  }
}

/** Which days a question is about: a span that moves, or days. */
function useDaysWords(): (question: ReportQuestion) => string {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const context = reportContext(useViewer())
  return ({ span, from, to }) => {
    if (span) return t(`spans.${spanWord(span, context)}`)
    if (from !== undefined && to !== undefined) return format.range(from, to)
    return [
      t('links.usualDays'),
      ...(from === undefined ? [] : [`${t('filters.from')} ${format.within.day(from)}`]),
      ...(to === undefined ? [] : [`${t('filters.to')} ${format.within.day(to)}`]),
    ].join(' · ')
  }
}

/** One link: what it shows, until when, whether anybody looked, and a way to stop it. */
function LinkCard({ link }: { link: ReportLink }) {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const titleOf = usePageTitle()
  const daysIn = useDaysWords()
  const stop = useMutation({
    mutationFn: () => api(stopReportLink, { params: { id: link.id } }),
    onSuccess: () => notify('success', t('links.stopped')),
    onSettled: () => invalidate(reportLinks),
  })
  const { page, question, created_by, expires_at, opened_at } = link
  const name = titleOf(page)
  const facts = [
    daysIn(question),
    t('links.until', { day: format.within.day(expires_at) }),
    t('links.by', { name: created_by }),
    opened_at === null
      ? t('links.neverOpened')
      : t('links.opened', { when: format.within.dateTime(opened_at) }),
  ]
  return (
    <Card withBorder padding="sm">
      <Stack gap="xs">
        <Text fw={500}>{name}</Text>
        <Text size="sm">{facts.join(' · ')}</Text>
        <Group>
          <Button
            variant="default"
            c="red"
            loading={stop.isPending}
            aria-label={t('links.stopOf', { name })}
            onClick={() => stop.mutate()}
          >
            {t('links.stop')}
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}

type ReportLinksProps = { page: OutgoingPage; question: ReportQuestion }

const [, USUAL_DAYS] = LINK_DAYS

/** Links by which people outside see reports: a new one to this report, and those there are. */
function ReportLinks({ page, question }: ReportLinksProps) {
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

/** Opens the links by which people outside see what the report is asked just now. */
export function ShareReport({ page }: { page: ReportPageName }) {
  const { t } = useTranslation('reports')
  const viewer = useViewer()
  const [search] = useSearchParams()
  if (!isCoach(viewer)) return null
  const open = () =>
    openModal({
      title: t('links.title'),
      content: isOutgoing(page) ? (
        <ReportLinks page={page} question={questionIn(search, page)} />
      ) : (
        <Text>{t('links.notOutside')}</Text>
      ),
    })
  return (
    <ActionIcon
      variant="default"
      aria-label={t('links.share')}
      title={t('links.share')}
      onClick={open}
    >
      <IconShare size={18} />
    </ActionIcon>
  )
}
