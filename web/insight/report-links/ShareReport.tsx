import { Button, Menu } from '@mantine/core'
import { IconLink, IconShare } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { isOutgoing } from '#domain/reports/outgoing.ts'
import type { ReportPageName } from '#domain/reports/pages.ts'
import { isCoach } from '#domain/rules/viewer.ts'
import { openModal } from '../../shell/modals.ts'
import { useViewer } from '../../shell/viewer.ts'
import { questionIn } from '../report-views/open.ts'
import { ReportLinks } from './ReportLinks.tsx'

/** What a report is asked just now, for others. */
export function ShareReport({ page }: { page: ReportPageName }) {
  const { t } = useTranslation('reports')
  const viewer = useViewer()
  const [search] = useSearchParams()
  if (!isOutgoing(page) || !isCoach(viewer)) return null
  const link = () =>
    openModal({
      title: t('links.title'),
      content: <ReportLinks page={page} question={questionIn(search)} />,
    })
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconShare size={18} />}>
          {t('links.share')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconLink size={18} />} onClick={link}>
          {t('links.make')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
