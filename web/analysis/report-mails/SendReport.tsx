import { Menu, Button, Group, Stack, Text, Title, Card } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useQuery, useMutation } from '@tanstack/react-query'
import type { ReportPageName } from '#domain/reports/pages.ts'
import {
  reportMails,
  sendReportMails,
  stopReportMails,
  type ReportMail,
} from '#contract/analysis/report-mails.ts'
import { reportViews, type ReportView } from '#contract/analysis/report-views.ts'
import { FEATURE } from '#domain/constants/features.ts'
import { MAIL_RHYTHMS } from '#domain/reports/mail-periods.ts'
import { canMailReports, MAIL_AUDIENCES } from '#domain/rules/report-mails.ts'
import { openModal } from '../../shell/modals.ts'
import { query, api, invalidate } from '../../api/api.ts'
import { ManyField, SelectField } from '../../form/ChoiceFields.tsx'
import { BareForm, FormAlert } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { lookup } from '../../lookups/queries.ts'
import { squadsQuery } from '../../people/squads/open.ts'
import { PlanNotice } from '../../shell/PlanNotice.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { notify } from '../../shell/notices.ts'
import { listSeparator } from '../../format/punctuation.ts'

/** One view that is sent: how often, to whom, and a way to stop it. */
function SentMail({ mail }: { mail: ReportMail }) {
  const { t } = useTranslation('reports')
  const stop = useMutation({
    mutationFn: () => api(stopReportMails, { params: { id: mail.id } }),
    onSuccess: () => notify('success', t('sending.stopped')),
    onSettled: () => invalidate(reportMails),
  })
  const { view, rhythm, audience, squads, created_by, is_stopped } = mail
  const name = view.name ?? t('sending.private', { name: view.owner })
  const facts = [
    t(`sending.rhythms.${rhythm}`),
    audience === 'self'
      ? t('sending.audiences.self')
      : `${t('sending.coachesOf')} ${squads.join(listSeparator())}`,
    t('sending.by', { name: created_by }),
    ...(is_stopped ? [t('sending.notToYou')] : []),
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
            aria-label={t('sending.stopOf', { name })}
            onClick={() => stop.mutate()}
          >
            {t('sending.stop')}
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}

/** Views of a report that are sent by mail: a new one, and what is sent already. */
function ReportMails({ page }: { page: ReportPageName }) {
  const { t } = useTranslation('reports')
  const viewer = useViewer()
  const views = useQuery(query(reportViews))
  const mails = useQuery(query(reportMails))
  if (!views.data || !mails.data) return <Waiting for={views.data ? mails : views} rows={3} part />
  const own = views.data.data.filter((view) => view.page === page)
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {t('sending.text')}
      </Text>
      <PlanNotice feature={FEATURE.additional_reports} />
      {canMailReports(viewer, 'self') &&
        (own.length === 0 ? <Text>{t('sending.noViews')}</Text> : <NewMail views={own} />)}
      <Title order={3} size="h4">
        {t('sending.active')}
      </Title>
      {mails.data.data.length === 0 && <Text c="dimmed">{t('sending.none')}</Text>}
      {mails.data.data.map((mail) => (
        <SentMail key={mail.id} mail={mail} />
      ))}
    </Stack>
  )
}

function NewMail({ views }: { views: readonly ReportView[] }) {
  const { t } = useTranslation('reports')
  const viewer = useViewer()
  const squads = useQuery({ ...squadsQuery({}), ...lookup }).data?.data ?? []
  const form = useForm(sendReportMails, {
    initial: {
      view_id: views[0]?.id ?? 0,
      rhythm: 'weekly' as const,
      audience: 'self' as const,
      squad_ids: [],
    },
    send: ({ squad_ids, ...mail }, call) =>
      call(sendReportMails, {
        body: { ...mail, squad_ids: mail.audience === 'coaches' ? squad_ids : [] },
      }),
    refreshes: [reportMails],
    saved: t('sending.started'),
    guard: false,
  })
  const isToCoaches = form.values.audience === 'coaches'
  const audiences = MAIL_AUDIENCES.filter((audience) => canMailReports(viewer, audience))
  return (
    <BareForm of={form}>
      <Stack gap="sm">
        <FormAlert of={form} />
        <SelectField
          {...form.at('view_id')}
          label={t('sending.view')}
          choices={views.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SelectField
          {...form.at('rhythm')}
          label={t('sending.rhythm')}
          choices={MAIL_RHYTHMS.map((value) => ({ value, label: t(`sending.rhythms.${value}`) }))}
        />
        {audiences.length > 1 && (
          <SelectField
            {...form.at('audience')}
            label={t('sending.audience')}
            choices={audiences.map((value) => ({ value, label: t(`sending.audiences.${value}`) }))}
          />
        )}
        {isToCoaches && (
          <ManyField
            {...form.at('squad_ids')}
            label={t('sending.coachesOf')}
            groups={[
              {
                group: t('sending.coachesOf'),
                items: squads.map(({ id, name }) => ({ value: id, label: name })),
              },
            ]}
          />
        )}
        <Group>
          <Button
            type="submit"
            loading={form.pending}
            disabled={isToCoaches && form.values.squad_ids.length === 0}
          >
            {t('sending.start')}
          </Button>
        </Group>
      </Stack>
    </BareForm>
  )
}

/** The item of a menu that opens what is sent of a report by mail. */
export function SendReport({ page }: { page: ReportPageName }) {
  const { t } = useTranslation('reports')
  const open = () => openModal({ title: t('sending.title'), content: <ReportMails page={page} /> })
  return (
    <Menu.Item leftSection={<IconMail size={18} />} onClick={open}>
      {t('sending.make')}
    </Menu.Item>
  )
}
