import { Button, Text, Title } from '@mantine/core'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import type { Connection } from '#contract/live/live-recorder.ts'
import { FormatContext, useFormat } from '../../../format/format.ts'
import { asLanguage } from '../../../i18n/i18n.ts'
import { useUnindexed } from '../../../shell/use-unindexed.ts'
import { PageState } from '../../../ui/PageState.tsx'
import { RecorderView } from './RecorderView.tsx'
import classes from './recorder.module.css'
import { useRecorder } from './use-recorder.ts'

/** Where the QR code of a crew or an athlete leads: a phone that records on the water. */
export function ConnectPage() {
  const { code = '' } = useParams()
  const [round, setRound] = useState(0)
  useUnindexed()
  useInstallable()
  return <OfCode key={`${code} ${round}`} code={code} onRetry={() => setRound(round + 1)} />
}

/** The installed page opens with the code that was opened last, and not with the club. */
function useInstallable(): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    const before = link?.getAttribute('href') ?? ''
    link?.setAttribute('href', '/recorder.webmanifest')
    return () => link?.setAttribute('href', before)
  }, [])
}

function OfCode({ code, onRetry }: { code: string; onRetry: () => void }) {
  const { t } = useTranslation('recorder')
  const opening = useRecorder(code, onRetry)
  switch (opening.kind) {
    case 'opening':
      return (
        <main className={classes.message}>
          <PageState state="loading" rows={8} />
        </main>
      )
    case 'unknown':
      return <Message state="not-found" title={t('unknown.title')} text={t('unknown.text')} />
    case 'ashore':
      return (
        <Message title={t('ashore.title')} text={opening.text}>
          <Button size="lg" onClick={onRetry}>
            {t('closed.retry')}
          </Button>
        </Message>
      )
    case 'busy':
      return (
        <Message state="error" title={t('busy.title')} text={opening.text}>
          <Button size="lg" onClick={onRetry}>
            {t('closed.retry')}
          </Button>
        </Message>
      )
    case 'away':
      return (
        <Message state="error" title={t('away.title')} text={t('away.text')}>
          <Button size="lg" onClick={onRetry}>
            {t('away.retry')}
          </Button>
        </Message>
      )
    case 'elsewhere':
      return <Message title={t('elsewhere.title')} text={t('elsewhere.text')} />
    case 'closed':
      return (
        <InZone connection={opening.connection}>
          <Closed connection={opening.connection} window={opening.window} onRetry={onRetry} />
        </InZone>
      )
    case 'open': {
      const { run } = opening.recorder.state.get()
      return (
        <InZone connection={run.connection}>
          <RecorderView key={run.key} recorder={opening.recorder} again={opening.again} />
        </InZone>
      )
    }
  }
}

type MessageProps = {
  title: string
  text: string
  state?: 'not-found' | 'error'
  children?: ReactNode
}

function Message({ title, text, state, children }: MessageProps) {
  useTabTitle(title)
  return (
    <main className={classes.message} data-page-state={state}>
      <Title order={1}>{title}</Title>
      <Text size="lg">{text}</Text>
      {children}
    </main>
  )
}

type ClosedProps = { connection: Connection; window: 'early' | 'over'; onRetry: () => void }

function Closed({ connection, window, onRetry }: ClosedProps) {
  const { t } = useTranslation('recorder')
  const format = useFormat()
  const { participant, session_name, starts_at, club_name } = connection
  useTabTitle(participant.name)
  return (
    <main className={classes.message}>
      <Title order={1}>{participant.name}</Title>
      <Text size="lg">{`${session_name} · ${format.dateTime(starts_at)} · ${club_name}`}</Text>
      <Text size="lg" fw={650}>
        {t(`closed.${window}`)}
      </Text>
      {window === 'early' && (
        <Button size="lg" onClick={onRetry}>
          {t('closed.retry')}
        </Button>
      )}
    </main>
  )
}

function InZone({ connection, children }: { connection: Connection; children: ReactNode }) {
  const { i18n } = useTranslation()
  const language = asLanguage(i18n.language) ?? 'en'
  const { time_zone: timeZone } = connection
  const settings = useMemo(() => ({ language, timeZone }), [language, timeZone])
  return <FormatContext value={settings}>{children}</FormatContext>
}

/** The boat’s name, which no screen of the product has. */
function useTabTitle(name: string): void {
  useEffect(() => {
    document.title = `${name} · Slipway`
  }, [name])
}
