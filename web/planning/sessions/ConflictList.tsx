import { colon, comma } from '../../format/punctuation.ts'
import { Alert, Anchor, List, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Conflict } from '#contract/planning/sessions.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'

const SHOWN = 5

/** People who are elsewhere at that time; nothing where there are none. */
export function ConflictList({ data, total }: { data: readonly Conflict[]; total: number }) {
  const { t } = useTranslation('session-form')
  const format = useFormat()
  if (total === 0) return null
  return (
    <Alert
      color="amber"
      variant="light"
      role="status"
      title={t('conflicts.title', { count: total })}
    >
      <List size="sm" spacing={4}>
        {data.slice(0, SHOWN).map(({ user_id, full_name, session }) => (
          <List.Item key={`${user_id}-${session.id}`}>
            {full_name + colon()}
            <Anchor
              component={Link}
              to={paths.session(session.id)}
              target="_blank"
              underline="always"
              inherit
            >
              {session.name}
            </Anchor>
            {comma() + format.within.range(session.start_date, session.end_date)}
          </List.Item>
        ))}
      </List>
      {total > SHOWN && (
        <Text size="sm" mt={4}>
          {t('conflicts.more', { count: total - SHOWN })}
        </Text>
      )}
    </Alert>
  )
}
