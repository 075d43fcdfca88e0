import { Menu } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ReportPageName } from '#domain/reports/pages.ts'
import { openModal } from '../../shell/modals.ts'
import { ReportMails } from './ReportMails.tsx'

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
