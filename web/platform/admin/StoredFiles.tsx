import { useTranslation } from 'react-i18next'
import type { AdminOverview } from '#contract/platform/admin.ts'
import { useFormat } from '../../format/format.ts'
import { Counted } from './Counted.tsx'
import table from '../../ui/table/table.module.css'

/** How much the file store holds, and what its clean-up of the last nights removed. */
export function StoredFiles({
  stored: { files, bytes, sweeps },
}: {
  stored: AdminOverview['files']
}) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  return (
    <Counted
      title={t('files.title')}
      counts={[t('files.stored', { files, size: format.bytes(bytes) })]}
    >
      <ul className={table.phoneList} aria-label={t('files.sweeps')}>
        {sweeps.map((sweep) => (
          <li key={sweep.at}>
            {t('files.swept', {
              ...sweep,
              at: format.dateTime(sweep.at),
              size: format.bytes(sweep.bytes),
            })}
          </li>
        ))}
      </ul>
    </Counted>
  )
}
