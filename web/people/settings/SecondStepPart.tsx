import { Alert, Button, Code, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reply } from '#contract/endpoint.ts'
import { accountSettings, beginSecondStep, confirmSecondStep, endSecondStep } from '#contract/people/settings.ts'
import { api, invalidate, query } from '../../api.ts'
import { refreshMe } from '../../shell/viewer.ts'
import { PageState } from '../../ui/PageState.tsx'
import { CurrentPasswordField, SettingsForm } from './SettingsForm.tsx'
import { OWN, useChange } from './use-change.ts'

type Setup = Reply<typeof beginSecondStep>['data']

/** Password, then code: set up by scanning, confirmed by a first code, with codes for the day the phone is lost. */
export function SecondStepPart() {
  const settings = useQuery(query(accountSettings))
  const [setup, setSetup] = useState<Setup | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  // An administrator gets further with a second step, and no longer without.
  const refresh = () => Promise.all([invalidate(accountSettings), refreshMe()])
  if (settings.isError) return <PageState state="error" part retry={() => void settings.refetch()} />
  if (!settings.data) return <PageState state="loading" rows={3} />
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
  if (setup)
    return (
      <ConfirmSetup
        setup={setup}
        onDone={async (shown) => {
          setCodes(shown)
          setSetup(null)
          await refresh()
        }}
      />
    )
  const { second_step, recovery_codes_left } = settings.data.data
  return second_step ? <SwitchedOn left={recovery_codes_left} onOff={refresh} /> : <SwitchedOff onBegun={setSetup} />
}

function SwitchedOff({ onBegun }: { onBegun: (setup: Setup) => void }) {
  const { t } = useTranslation('settings')
  const [password, setPassword] = useState('')
  const begin = useChange(() => api(beginSecondStep, { body: { password } }, { own: OWN }), { after: ({ data }) => onBegun(data) })
  return (
    <SettingsForm submit={t('second.begin')} busy={begin.busy} message={begin.message} onSubmit={() => begin.run(undefined)}>
      <Text size="sm" c="dimmed">
        {t('second.text')}
      </Text>
      <CurrentPasswordField value={password} onChange={setPassword} error={begin.errorAt('password')} />
    </SettingsForm>
  )
}

function SwitchedOn({ left, onOff }: { left: number; onOff: () => Promise<unknown> }) {
  const { t } = useTranslation('settings')
  const [password, setPassword] = useState('')
  const end = useChange(() => api(endSecondStep, { body: { password } }, { own: OWN }), { said: t('second.off'), after: onOff })
  return (
    <SettingsForm submit={t('second.end')} busy={end.busy} message={end.message} onSubmit={() => end.run(undefined)} danger>
      <Text size="sm">{t('second.on', { number: left })}</Text>
      <CurrentPasswordField value={password} onChange={setPassword} error={end.errorAt('password')} />
    </SettingsForm>
  )
}

function ConfirmSetup({ setup, onDone }: { setup: Setup; onDone: (codes: readonly string[]) => Promise<void> }) {
  const { t } = useTranslation('settings')
  const [code, setCode] = useState('')
  const confirm = useChange(() => api(confirmSecondStep, { body: { code: code.trim() } }, { own: OWN }), {
    after: ({ data }) => onDone(data.recovery_codes),
  })
  return (
    <SettingsForm submit={t('second.confirm')} busy={confirm.busy} message={confirm.message} onSubmit={() => confirm.run(undefined)}>
      <Text size="sm">{t('second.scan')}</Text>
      <img src={`data:image/svg+xml,${encodeURIComponent(setup.qr_svg)}`} alt={t('second.qr')} width={200} height={200} />
      <Text size="sm">
        {t('second.secret')} <Code>{setup.secret}</Code>
      </Text>
      <TextInput
        label={t('second.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        withAsterisk={false}
        minLength={6}
        maxLength={12}
        value={code}
        error={confirm.errorAt('code')}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
    </SettingsForm>
  )
}

function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTranslation('settings')
  return (
    <Stack gap="md" maw={460}>
      <Alert color="amber" role="status" title={t('second.codes')}>
        {t('second.codesText')}
      </Alert>
      <SimpleGrid cols={2} spacing="xs" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
        {codes.map((code) => (
          <li key={code}>
            <Code fz="md">{code}</Code>
          </li>
        ))}
      </SimpleGrid>
      <Group gap="sm">
        <Button onClick={onKept}>{t('second.kept')}</Button>
        <Button variant="default" onClick={() => void navigator.clipboard.writeText(codes.join('\n'))}>
          {t('copy')}
        </Button>
      </Group>
    </Stack>
  )
}
