import { query } from '../../api/api.ts'
import { Alert, Anchor, List, Stack, Text, Title } from '@mantine/core'
import { type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { deleteAccount, deletionFacts, type DeletionFacts } from '#contract/people/own-data.ts'
import { useFormat } from '../../format/format.ts'
import { sentenceGap } from '../../format/punctuation.ts'
import { Form } from '../../form/Form.tsx'
import { PasswordField } from '../../form/PasswordField.tsx'
import { useForm } from '../../form/use-form.ts'
import { paths } from '../../paths/paths.ts'
import { endSession } from '../../shell/end-session.ts'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { Page } from '../../ui/Page.tsx'
import { useLoaded } from '../../load/use-loaded.ts'

/** What goes with the account, what stays and why, and the end of it. */
export function DeleteAccountPage() {
  const { t } = useTranslation('own-data')
  const { data } = useLoaded(query(deletionFacts))
  return (
    <Page title={t('page.title')} subtitle={t('page.lead')}>
      <Deletion facts={data} />
    </Page>
  )
}

function Deletion({ facts }: { facts: DeletionFacts }) {
  const { t } = useTranslation('own-data')
  const blocking = facts.clubs.filter(({ fate }) => fate === 'creator' || fate === 'last_manager')
  return (
    <Stack gap="xl" maw={640}>
      <Goes facts={facts} />
      <Stays />
      <Text>
        {t('page.first')}{' '}
        <Anchor underline="always" component={Link} to={paths.ownSettings('data')}>
          {t('page.copy')}
        </Anchor>
      </Text>
      {blocking.length > 0 ? <Blocked clubs={blocking} /> : <LastQuestion />}
    </Stack>
  )
}

function Goes({ facts: { clubs, ...amounts } }: { facts: DeletionFacts }) {
  const { t } = useTranslation('own-data')
  const format = useFormat()
  const { sessions, results, files, notes } = amounts
  const shown = {
    sessions: format.number(sessions),
    results: format.number(results),
    files: format.number(files),
    notes: format.number(notes),
  }
  return (
    <Section title={t('page.goes')}>
      <List.Item>{t('page.goesPerson')}</List.Item>
      <List.Item>{t('page.goesTraining', shown)}</List.Item>
      {clubs.map(({ club_id, club_name: club, fate }) =>
        fate === 'own' || fate === 'ends' ? (
          <List.Item key={club_id}>
            {fate === 'own' ? t('page.goesOwn', { club }) : t('page.goesEnds', { club })}
          </List.Item>
        ) : null,
      )}
    </Section>
  )
}

function Stays() {
  const { t } = useTranslation('own-data')
  return (
    <Section title={t('page.stays')}>
      {(['staysSessions', 'staysBoats', 'staysLog', 'staysMail'] as const).map((line) => (
        <List.Item key={line}>{t(`page.${line}`)}</List.Item>
      ))}
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Title order={2} size="h4" mb="xs">
        {title}
      </Title>
      <List spacing="xs">{children}</List>
    </section>
  )
}

function Blocked({ clubs }: Pick<DeletionFacts, 'clubs'>) {
  const { t } = useTranslation('own-data')
  return (
    <Alert color="amber" title={t('page.blocked')}>
      <Stack gap="sm">
        {clubs.map(({ club_id, club_name: club, fate }) => (
          <Text key={club_id} size="sm">
            {fate === 'creator' ? t('page.creator', { club }) : t('page.lastManager', { club })}
            {sentenceGap()}
            <Anchor underline="always" component={Link} to={paths.switchClub(club_id)} inherit>
              {t('page.toClub', { club })}
            </Anchor>
          </Text>
        ))}
      </Stack>
    </Alert>
  )
}

/** The password once more, then one last question. */
function LastQuestion() {
  const { t } = useTranslation('own-data')
  const navigate = useNavigate()
  const confirm = useConfirm()
  const question = {
    title: t('page.sure'),
    text: t('page.sureText'),
    confirm: t('page.confirm'),
    dangerous: true,
  }
  const form = useForm(deleteAccount, {
    initial: { password: '' },
    guard: false,
    ask: () => confirm(question),
    onSaved: async () => {
      endSession('nothing')
      notify('info', () => t('page.done'), { persistent: true })
      await navigate(paths.login(), { replace: true })
    },
  })
  return (
    <Form of={form} submit={t('page.confirm')} width={460} danger>
      <PasswordField
        {...form.at('password')}
        label={t('page.password')}
        name="password"
        autoComplete="current-password"
        withAsterisk={false}
        showLabel={t('page.showPassword')}
      />
    </Form>
  )
}
