import { Alert, List } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { LeftOut } from '#contract/recordings/imports.ts'
import { inBrackets, sentences } from '../../format/punctuation.ts'
import { useShortList } from '../../ui/use-short-list.ts'

/** What gave nothing, once for all of the same kind, with names and why. */
export function LeftOutFiles({ groups }: { groups: readonly LeftOut[] }) {
  const { t } = useTranslation('imports')
  const shortList = useShortList()
  if (groups.length === 0) return null
  return (
    <Alert color="amber" icon={<IconInfoCircle />} title={t('leftOut.title')} p="sm">
      <List size="sm" spacing={4}>
        {groups.map((group) => (
          <List.Item key={`${group.outcome} ${group.reason} ${group.import_id}`}>
            <Sentence group={group} />
            {group.names && inBrackets(shortList(group.names, group.count))}
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}

function Sentence({ group: { outcome, reason, count, file, message } }: { group: LeftOut }) {
  const { t } = useTranslation('imports')
  if (reason === 'beside_activities')
    return sentences([t('leftOut.beside', { count }), message ?? ''])
  if (outcome === 'refused') return sentences([t('leftOut.refused', { count }), message ?? ''])
  if (outcome === 'repeated') return t('leftOut.repeated', { count })
  return file === null ? t('leftOut.gone', { count }) : t('leftOut.known', { count, file })
}
