import { useTranslation } from 'react-i18next'
import { paths } from '../../paths/paths.ts'
import { TabLinks } from '../../ui/TabLinks.tsx'

/** The way between taking the data of the club along, bringing an export in, and the log. */
export function DataTabs() {
  const { t } = useTranslation('club-data')
  const tabs = [
    { to: paths.clubData(), label: t('tabs.export') },
    { to: paths.clubData('bring-in'), label: t('tabs.bringIn'), whole: true },
    { to: paths.clubData('log'), label: t('tabs.log') },
  ]
  return <TabLinks label={t('tabs.label')} tabs={tabs} />
}
