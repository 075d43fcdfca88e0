import { Button, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { SessionChange } from '#contract/planning/session-life.ts'
import { SeenAlert } from '../../ui/SeenAlert.tsx'
import { ChangeRow } from '../session-life/open.ts'
import classes from './session-form.module.css'

type MeanwhileNoticeProps = {
  changes: readonly SessionChange[]
  wholeDay: boolean
  busy: boolean
  onSettle: (wins: 'mine' | 'theirs') => void
}

/**
 * Somebody else changed the same session while one was typing. Nothing is stored before one has
 * chosen.
 */
export function MeanwhileNotice({ changes, wholeDay, busy, onSettle }: MeanwhileNoticeProps) {
  const { t } = useTranslation('session-form')
  return (
    <SeenAlert color="amber" title={t('meanwhile.title')}>
      <Stack gap="sm">
        <Text size="sm">{t('meanwhile.text')}</Text>
        <ul className={classes.meanwhile}>
          {changes.map((change) => (
            <ChangeRow
              key={change.id}
              change={change}
              whole={{ before: wholeDay, after: wholeDay }}
            />
          ))}
        </ul>
        <Group>
          <Button variant="default" loading={busy} onClick={() => onSettle('mine')}>
            {t('meanwhile.mine')}
          </Button>
          <Button variant="default" disabled={busy} onClick={() => onSettle('theirs')}>
            {t('meanwhile.theirs')}
          </Button>
        </Group>
      </Stack>
    </SeenAlert>
  )
}
