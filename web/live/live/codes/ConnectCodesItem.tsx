import { Menu, Button, Group, Stack, Text, Card, CopyButton } from '@mantine/core'
import { IconQrcode, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Session } from '#contract/planning/sessions.ts'
import { makeConnectCodes, type ConnectCode } from '#contract/live/live.ts'
import { openModal } from '../../../shell/modals.ts'
import { useViewer } from '../../../shell/viewer.ts'
import { query, api, invalidate } from '../../../api/api.ts'
import { useFormat } from '../../../format/format.ts'
import { Waiting } from '../../../load/Waiting.tsx'
import { PageState } from '../../../ui/PageState.tsx'
import { comma } from '../../../format/punctuation.ts'
import { notify } from '../../../shell/notices.ts'
import { imageOf } from '../../../ui/image-of.ts'
import { CodeSheet } from './CodeSheet.tsx'
import classes from './codes.module.css'

type CodeCardProps = { code: ConnectCode; session: number }

/** One code to be scanned from the screen, its link, and a new one in its place. */
function CodeCard({ code, session }: CodeCardProps) {
  const { t } = useTranslation('recorder')
  const { name, connect_url, qr_code } = code
  return (
    <Card withBorder padding="sm">
      <Group align="flex-start" gap="md">
        <img
          className={classes.onScreen}
          src={imageOf(qr_code)}
          alt={t('codes.of', { name })}
          width={168}
          height={168}
        />
        <Stack gap="xs" flex={1} miw={200}>
          <Text fw={650} size="lg">
            {name}
          </Text>
          <Text size="sm" c="dimmed" className={classes.url}>
            {connect_url}
          </Text>
          <Group gap="xs">
            <CopyButton value={connect_url}>
              {({ copied, copy }) => (
                <Button
                  variant="default"
                  aria-label={copied ? undefined : t('codes.copyOf', { name })}
                  onClick={copy}
                >
                  {t(copied ? 'codes.copied' : 'codes.copy')}
                </Button>
              )}
            </CopyButton>
            <Renewing code={code} session={session} />
          </Group>
        </Stack>
      </Group>
    </Card>
  )
}

/** Asks first: phones on the water may record by the old one. */
function Renewing({ code: { id, name }, session }: CodeCardProps) {
  const { t } = useTranslation('recorder')
  const [step, setStep] = useState<'offered' | 'asked'>('offered')
  const renew = useMutation({
    mutationFn: () => api(makeConnectCodes, { params: { id: session }, body: { renew: [id] } }),
    onSuccess: async () => {
      await invalidate(makeConnectCodes)
      setStep('offered')
      notify('success', t('codes.renewed', { name }))
    },
  })
  if (step === 'offered')
    return (
      <Button
        variant="default"
        aria-label={t('codes.renewOf', { name })}
        onClick={() => setStep('asked')}
      >
        {t('codes.renew')}
      </Button>
    )
  return (
    <Stack gap="xs" role="group" aria-label={t('codes.renewOf', { name })}>
      <Text size="sm" role="status">
        {t('codes.sure', { name })}
      </Text>
      <Group gap="xs">
        <Button color="red" loading={renew.isPending} onClick={() => renew.mutate()}>
          {t('codes.renewNow')}
        </Button>
        <Button variant="default" data-autofocus onClick={() => setStep('offered')}>
          {t('codes.keep')}
        </Button>
      </Group>
    </Stack>
  )
}

type ConnectCodesProps = { session: Session; club: string }

/** Every code of a session, with its link; those that lack one get it by being asked for. */
function ConnectCodes({ session, club }: ConnectCodesProps) {
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

/** Opens the codes by which phones record the crews of a session. */
export function ConnectCodesItem({ session }: { session: Session }) {
  const { t } = useTranslation('recorder')
  const viewer = useViewer()
  const open = () =>
    openModal({
      title: t('codes.title'),
      size: 'lg',
      content: <ConnectCodes session={session} club={viewer.selected?.club.name ?? ''} />,
    })
  return (
    <Menu.Item leftSection={<IconQrcode size={18} aria-hidden />} onClick={open}>
      {t('codes.open')}
    </Menu.Item>
  )
}
