import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { Checkbox, Group, Stack, Text, Title } from '@mantine/core'
import {
  privacySettings,
  savePrivacySettings,
  type PrivacySettings,
} from '#contract/people/privacy.ts'
import { canSetPrivacy, PRIVACY_MODES, type PrivacyMode } from '#domain/rules/privacy.ts'
import { query } from '../../api/api.ts'
import { HiddenNote } from '../consent/open.ts'
import { paths } from '../../paths/paths.ts'
import { useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { Form } from '../../form/Form.tsx'
import { RadioField } from '../../form/ChoiceFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { queryClient } from '../../api/query-client.ts'
import { PersonAvatar } from '../../ui/PersonAvatar.tsx'
import { listSeparator } from '../../format/punctuation.ts'

type Choice = Pick<PrivacySettings, 'mode' | 'coach_ids'>

const namesCoaches = (mode: PrivacyMode) =>
  mode === 'specific-coaches' || mode === 'all-coaches-except'
const same = (one: Choice, other: Choice) =>
  one.mode === other.mode &&
  (!namesCoaches(one.mode) || one.coach_ids.toSorted().join() === other.coach_ids.toSorted().join())

/**
 * The four ways to share, the coaches they name, and who can see the person with the current
 * choice.
 */
function PrivacyForm({ settings }: { settings: PrivacySettings }) {
  const { t } = useTranslation('privacy')
  const form = useForm(savePrivacySettings, {
    initial: { mode: settings.mode, coach_ids: settings.coach_ids },
    follows: true,
    saved: t('saved'),
    onSaved: (saved) => queryClient.setQueryData(query(privacySettings).queryKey, saved),
  })
  const choice = form.values
  const namesNobody = choice.mode === 'specific-coaches' && choice.coach_ids.length === 0
  return (
    <Form
      of={form}
      submit={t('save')}
      disabled={same(choice, settings)}
      gap="xl"
      footer={<WhoSeesNow coaches={settings.coaches} />}
    >
      <RadioField
        {...form.at('mode')}
        label={t('question')}
        choices={PRIVACY_MODES.map((mode) => ({
          value: mode,
          label: t(`modes.${mode}`),
          description: t(`hints.${mode}`),
        }))}
      />
      {namesCoaches(choice.mode) && (
        <CoachChoice
          label={t(choice.mode === 'specific-coaches' ? 'who' : 'whoNot')}
          coaches={settings.coaches}
          value={choice.coach_ids}
          onChange={(coach_ids) => form.set({ coach_ids })}
        />
      )}
      {namesNobody && <Text size="sm">{t('nobodyChosen')}</Text>}
    </Form>
  )
}

type CoachChoiceProps = {
  label: string
  coaches: PrivacySettings['coaches']
  value: readonly number[]
  onChange: (ids: number[]) => void
}

function CoachChoice({ label, coaches, value, onChange }: CoachChoiceProps) {
  const { t } = useTranslation('privacy')
  if (coaches.length === 0) return <Text c="dimmed">{t('noCoaches')}</Text>
  return (
    <Checkbox.Group
      label={label}
      value={value.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
    >
      <Stack gap="sm" mt="xs">
        {coaches.map(({ id, full_name, picture }) => (
          <Checkbox
            key={id}
            value={String(id)}
            label={
              <Group component="span" gap="xs" wrap="nowrap">
                <PersonAvatar name={full_name} picture={picture} size="sm" />
                {full_name}
              </Group>
            }
          />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

function WhoSeesNow({ coaches }: { coaches: PrivacySettings['coaches'] }) {
  const { t } = useTranslation('privacy')
  const names = coaches.filter(({ sees_me }) => sees_me).map(({ full_name }) => full_name)
  return (
    <section aria-labelledby="privacy-now">
      <Title order={2} id="privacy-now" size="h4">
        {t('now')}
      </Title>
      <Text>{names.length > 0 ? names.join(listSeparator()) : t('nowNobody')}</Text>
      <Text size="sm" c="dimmed" mt="xs">
        {t('always')}
      </Text>
    </section>
  )
}

/** Who sees one's profile in the selected club. */
export function PrivacySettingsPage() {
  const viewer = useViewer()
  return canSetPrivacy(viewer) ? (
    <Settings club={viewer.selected?.club.name ?? ''} />
  ) : (
    <Navigate to={paths.unauthorized()} replace />
  )
}

function Settings({ club }: { club: string }) {
  const { t } = useTranslation('privacy')
  const asked = useQuery(query(privacySettings))
  const { data } = asked
  return (
    <Page title={t('screens.privacy', { ns: 'common' })} subtitle={t('lead', { club })}>
      {data ? (
        <>
          <HiddenNote />
          <PrivacyForm settings={data.data} />
        </>
      ) : (
        <Waiting for={asked} rows={6} />
      )}
    </Page>
  )
}
