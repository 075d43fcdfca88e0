import { ActionIcon, Button, Menu, Text } from '@mantine/core'
import { IconBookmarks, IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { raceReports, type RaceReport } from '#contract/analysis/race-analysis.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { usePhone } from '../../ui/use-phone.ts'

/** The comparisons of the club, the latest first, as a menu in the head. */
export function SavedComparisons() {
  const { t } = useTranslation('racing')
  const reports = useQuery(query(raceReports)).data?.data ?? []
  const phone = usePhone()
  const title = t('saved.title')
  if (reports.length === 0) return null
  return (
    <Menu position="bottom-end" width={340}>
      <Menu.Target>
        {phone ? (
          <ActionIcon variant="default" aria-label={title} title={title}>
            <IconBookmarks size={18} />
          </ActionIcon>
        ) : (
          <Button
            variant="default"
            leftSection={<IconBookmarks size={18} />}
            rightSection={<IconChevronDown size={16} aria-hidden />}
          >
            {title}
          </Button>
        )}
      </Menu.Target>
      <Menu.Dropdown mah="70dvh" style={{ overflowY: 'auto' }}>
        {reports.map((report) => (
          <Saved key={report.uuid} report={report} />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function Saved({ report }: { report: RaceReport }) {
  const { t } = useTranslation('racing')
  const format = useFormat()
  const { uuid, kind, name, lines, creator, created_at } = report
  const date = format.day(dayIn(format.timeZone, new Date(created_at)))
  return (
    <Menu.Item component={Link} to={paths.raceReport(kind, uuid)}>
      {name}
      <Text span display="block" fz={12} c="dimmed">
        {[
          t(`kinds.${kind}`),
          t('saved.lines', { count: lines }),
          creator === null ? date : t('saved.by', { name: creator, date }),
        ].join(' · ')}
      </Text>
    </Menu.Item>
  )
}
