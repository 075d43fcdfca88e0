import { Button, Menu } from '@mantine/core'
import { IconLink, IconMail, IconShare } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { isOutgoing, type OutgoingPage } from '#domain/reports/outgoing.ts'
import type { ReportPageName } from '#domain/reports/pages.ts'
import { isCoach } from '#domain/rules/viewer.ts'
import { openModal } from '../../shell/modals.ts'
import { useViewer } from '../../shell/viewer.ts'
import { ReportMails } from '../report-mails/open.ts'
import { questionIn } from '../report-views/open.ts'
import { ReportLinks } from './ReportLinks.tsx'

/** What a report is asked just now, for others. */
export function ShareReport({ page }: { page: ReportPageName }) {
  const { t } = useTranslation('reports')
  const viewer = useViewer()
  const [search] = useSearchParams()
  const links = isOutgoing(page) && isCoach(viewer) ? page : null
  const link = (of: OutgoingPage) =>
    openModal({
      title: t('links.title'),
      content: <ReportLinks page={of} question={questionIn(search)} />,
    })
  const mail = () => openModal({ title: t('sending.title'), content: <ReportMails page={page} /> })
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconShare size={18} />}>
          {t('links.share')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {links && (
          <Menu.Item leftSection={<IconLink size={18} />} onClick={() => link(links)}>
            {t('links.make')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconMail size={18} />} onClick={mail}>
          {t('sending.make')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
