import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPrinter, IconQrcode } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/planning/sessions.ts'
import { makeConnectCodes } from '#contract/live/live.ts'
import { query } from '../../../api/api.ts'
import { useFormat } from '../../../format/format.ts'
import { Waiting } from '../../../load/Waiting.tsx'
import { PageState } from '../../../ui/PageState.tsx'
import { CodeCard } from './CodeCard.tsx'
import { CodeSheet } from './CodeSheet.tsx'
import { comma } from '../../../format/punctuation.ts'

type ConnectCodesProps = { session: Session; club: string }

/** Every code of a session, with its link; those that lack one get it by being asked for. */
export function ConnectCodes({ session, club }: ConnectCodesProps) {
  const { t } = useTranslation('recorder')
  const format = useFormat()
  const { start_date } = session
  const when = `${format.dayExact(start_date)}${comma()}${format.time(start_date)}`
  const asked = useQuery(
    query(makeConnectCodes, { params: { id: session.id }, body: { renew: [] } }),
  )
  if (!asked.data) return <Waiting for={asked} rows={6} part />
  const codes = asked.data.data
  if (codes.length === 0)
    return (
      <PageState
        state="empty"
        icon={<IconQrcode size={32} />}
        title={t('codes.none')}
        text={t('codes.noneText')}
      />
    )
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {t('codes.text')}
      </Text>
      <Group>
        <Button leftSection={<IconPrinter size={18} />} onClick={() => window.print()}>
          {t('codes.print')}
        </Button>
      </Group>
      {codes.map((code) => (
        <CodeCard key={code.id} code={code} session={session.id} />
      ))}
      <CodeSheet codes={codes} title={session.name} subtitle={`${club} · ${when}`} />
    </Stack>
  )
}
