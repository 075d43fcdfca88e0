import { Alert, List, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { FileFault } from '#contract/analysis/performance-tests-import.ts'
import { colon } from '../../../format/punctuation.ts'

const SHOWN = 100

/** What is wrong with a file, by line. */
export function ImportFaults({ faults, total }: { faults: readonly FileFault[]; total: number }) {
  const { t } = useTranslation('test-files')
  if (faults.length === 0) return null
  const shown = faults.slice(0, SHOWN)
  return (
    <Alert color="amber" title={t('faults')}>
      <List size="sm">
        {shown.map(({ line, column, message }) => (
          <List.Item key={`${line} ${column} ${message}`}>
            {t('line', { line }) + colon()}
            {column === null ? message : `${column} ${message}`}
          </List.Item>
        ))}
      </List>
      {total > shown.length && <Text size="sm">{t('more', { count: total - shown.length })}</Text>}
    </Alert>
  )
}
