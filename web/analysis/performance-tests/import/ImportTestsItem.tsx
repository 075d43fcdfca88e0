import { Menu } from '@mantine/core'
import { IconTableImport } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { importPerformanceTests } from '#contract/analysis/performance-tests-import.ts'
import { openModal } from '../../../shell/modals.ts'
import { can, useViewer } from '../../../shell/viewer.ts'
import { ImportTests } from './ImportTests.tsx'

/** For who may import files of the federation. */
export function ImportTestsItem() {
  const { t } = useTranslation('test-files')
  if (!can(importPerformanceTests.access, useViewer())) return null
  const open = () => openModal({ title: t('import'), content: <ImportTests />, size: 'xl' })
  return (
    <Menu.Item leftSection={<IconTableImport size={18} />} onClick={open}>
      {t('import')}
    </Menu.Item>
  )
}
