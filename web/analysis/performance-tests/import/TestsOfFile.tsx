import { List, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ImportedTest } from '#contract/analysis/performance-tests-import.ts'
import { useFormat } from '../../../format/format.ts'
import { colon, listSeparator } from '../../../format/punctuation.ts'

const SHOWN = 50

/** The tests that would come or change, with who is meant. */
export function TestsOfFile({ tests }: { tests: readonly ImportedTest[] }) {
  const { t } = useTranslation('test-files')
  const format = useFormat()
  const written = tests.filter(({ outcome }) => outcome === 'new' || outcome === 'changed')
  if (written.length === 0) return null
  const shown = written.slice(0, SHOWN)
  return (
    <section aria-label={t('tests')}>
      <List size="sm">
        {shown.map(({ line, kind, day, full_name, outcome }) => (
          <List.Item key={line}>
            {[full_name ?? '–', t(`kinds.${kind}`), format.within.dayOfMonth(day)].join(
              listSeparator(),
            )}
            {colon()}
            {t(outcome === 'new' ? 'outcomes.new' : 'outcomes.changed')}
          </List.Item>
        ))}
      </List>
      {written.length > shown.length && (
        <Text size="sm">{t('more', { count: written.length - shown.length })}</Text>
      )}
    </section>
  )
}
