import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '../../format/format.ts'
import { PageState } from '../../ui/PageState.tsx'
import classes from './messages.module.css'

type Named = { full_name: string } | null
type Reported = {
  id: number
  /** As it was when it was reported. */
  text: string
  reason: string
  author: Named
  reporter: Named
  created_at: string
  settled_at: string | null
  /** Where it stands, for who may open it. */
  to: string | null
}

type ReportListProps = {
  reports: readonly Reported[]
  onSettle: (id: number) => void
  /** The one that is being settled. */
  settling: number | null
  /** What is said where nothing was reported; of messages where nothing is given. */
  noneText?: string
}

/** What somebody found wrong, with its words as they were. */
export function ReportList({ reports, onSettle, settling, noneText }: ReportListProps) {
  const { t } = useTranslation('messages')
  if (reports.length === 0)
    return (
      <PageState
        state="empty"
        icon={<IconFlag size={32} />}
        title={t('reports.none')}
        text={noneText ?? t('reports.noneText')}
      />
    )
  return (
    <ul className={classes.reports}>
      {reports.map((report) => (
        <li key={report.id} className={classes.report}>
          <Report
            report={report}
            isSettling={report.id === settling}
            onSettle={() => onSettle(report.id)}
          />
        </li>
      ))}
    </ul>
  )
}

type ReportProps = { report: Reported; isSettling: boolean; onSettle: () => void }

function Report({ report, isSettling, onSettle }: ReportProps) {
  const { t } = useTranslation('messages')
  const format = useFormat()
  const { author, reporter, created_at, settled_at, to } = report
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {t('reports.by', {
          reporter: reporter?.full_name ?? t('someone'),
          when: format.within.dateTime(created_at),
        })}
      </Text>
      <Text>{report.reason}</Text>
      <blockquote className={classes.quote}>
        <Text size="sm" fw={600}>
          {author?.full_name ?? t('someone')}
        </Text>
        <Text className={classes.text}>{report.text}</Text>
      </blockquote>
      <Group gap="sm">
        {to !== null && (
          <Anchor component={Link} to={to}>
            {t('reports.open')}
          </Anchor>
        )}
        {settled_at === null ? (
          <Button variant="default" loading={isSettling} onClick={onSettle}>
            {t('reports.settle')}
          </Button>
        ) : (
          <Text size="sm" c="dimmed">
            {t('reports.settled', { when: format.within.dateTime(settled_at) })}
          </Text>
        )}
      </Group>
    </Stack>
  )
}
