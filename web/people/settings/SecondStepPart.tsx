import { Alert, Button, Code, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { refreshMe, useViewer } from '../../shell/viewer.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Reply } from '#contract/endpoint.ts'
import {
  accountSettings,
  beginSecondStep,
  confirmSecondStep,
  endSecondStep,
} from '#contract/people/settings.ts'
import { query, invalidate } from '../../api/api.ts'

type Setup = Reply<typeof beginSecondStep>['data']

/**
 * Password, then code: set up by scanning, confirmed by a first code, with codes for the day the
 * phone is lost.
 */
export function SecondStepPart() {
  const { t } = useTranslation('settings')
  const { me } = useViewer()
  return (
    <Stack gap="lg">
      {me.lacks_second_step && (
        <Alert color="amber" title={t('second.needed')}>
          {t('second.neededText')}
        </Alert>
      )}
      <SecondStep />
    </Stack>
  )
}

function SecondStep() {
  const settings = useQuery(query(accountSettings))
  const [setup, setSetup] = useState<Setup | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  // An administrator gets further with a second step, and no longer without.
  const refresh = () => Promise.all([invalidate(accountSettings), refreshMe()])
  if (!settings.data) return <Waiting for={settings} rows={3} part />
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
  return second_step ? (
    <SwitchedOn left={recovery_codes_left} onOff={refresh} />
  ) : (
    <SwitchedOff onBegun={setSetup} />
  )
}

function SwitchedOff({ onBegun }: { onBegun: (setup: Setup) => void }) {
  const { t } = useTranslation('settings')
  const form = useForm(beginSecondStep, {
    initial: { password: '' },
    onSaved: ({ data }) => onBegun(data),
  })
  return (
    <Form of={form} submit={t('second.begin')} width={460}>
      <Text size="sm" c="dimmed">
        {t('second.text')}
      </Text>
      <CurrentPasswordField {...form.at('password')} />
    </Form>
  )
}

function SwitchedOn({ left, onOff }: { left: number; onOff: () => Promise<unknown> }) {
  const { t } = useTranslation('settings')
  const form = useForm(endSecondStep, {
    initial: { password: '' },
    saved: t('second.off'),
    onSaved: onOff,
  })
  return (
    <Form of={form} submit={t('second.end')} width={460} danger>
      <Text size="sm">{t('second.on', { number: left })}</Text>
      <CurrentPasswordField {...form.at('password')} />
    </Form>
  )
}

function ConfirmSetup({
  setup,
  onDone,
}: {
  setup: Setup
  onDone: (codes: readonly string[]) => Promise<void>
}) {
  const { t } = useTranslation('settings')
  const form = useForm(confirmSecondStep, {
    initial: { code: '' },
    send: ({ code }, call) => call(confirmSecondStep, { body: { code: code.trim() } }),
    onSaved: ({ data }) => onDone(data.recovery_codes),
  })
  return (
    <Form of={form} submit={t('second.confirm')} width={460}>
      <Text size="sm">{t('second.scan')}</Text>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(setup.qr_svg)}`}
        alt={t('second.qr')}
        width={200}
        height={200}
      />
      <Text size="sm">
        {t('second.secret')} <Code>{setup.secret}</Code>
      </Text>
      <TextField
        {...form.at('code')}
        label={t('second.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        withAsterisk={false}
      />
    </Form>
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
        <Button
          variant="default"
          onClick={() => void navigator.clipboard.writeText(codes.join('\n'))}
        >
          {t('copy')}
        </Button>
      </Group>
    </Stack>
  )
}
