import { Alert, Button, Code, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createToken, listTokens, revokeToken } from '#contract/people/settings.ts'
import { api, invalidate, query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { SelectField } from '../../form/ChoiceFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { Waiting } from '../../load/Waiting.tsx'
import classes from './settings.module.css'
import { OWN, useChange } from './use-change.ts'

const DAYS = [30, 90, 366]
const SCOPES = ['read', 'write'] as const

/** Keys for programs: each for a club or all, to read or also to write. */
export function TokensPart() {
  return (
    <Stack gap="lg">
      <NewToken />
      <TokenList />
    </Stack>
  )
}

function NewToken() {
  const { t } = useTranslation('settings')
  const { memberships, selected } = useViewer()
  const [made, setMade] = useState<string | null>(null)
  const form = useForm(createToken, {
    initial: { name: '', only_club: selected?.club_id ?? null, scope: 'read', days: DAYS[1] ?? 90 },
    refreshes: [listTokens],
    onSaved: ({ data }, sent, { reset }) => {
      setMade(data.token)
      reset({ ...sent, name: '' })
    },
  })
  return (
    <Form of={form} submit={t('tokens.create')} width={460}>
      <Text size="sm" c="dimmed">
        {t('tokens.text')}
      </Text>
      {made !== null && (
        <Alert color="amber" role="status" title={t('tokens.once')}>
          <Stack gap="sm" align="flex-start">
            <Code fz="md" className={classes.token ?? ''}>
              {made}
            </Code>
            <Button variant="default" onClick={() => void navigator.clipboard.writeText(made)}>
              {t('copy')}
            </Button>
          </Stack>
        </Alert>
      )}
      <TextField
        {...form.at('name')}
        label={t('tokens.name')}
        name="token-name"
        withAsterisk={false}
      />
      <SelectField
        {...form.at('only_club')}
        label={t('tokens.club')}
        choices={[
          ...memberships.map(({ club }) => ({ value: club.id, label: club.name })),
          { value: null, label: t('tokens.allClubs') },
        ]}
      />
      <SelectField
        {...form.at('scope')}
        label={t('tokens.scope')}
        choices={SCOPES.map((value) => ({ value, label: t(`tokens.${value}`) }))}
      />
      <SelectField
        {...form.at('days')}
        label={t('tokens.days')}
        choices={DAYS.map((value) => ({ value, label: t('tokens.daysOf', { number: value }) }))}
      />
    </Form>
  )
}

function TokenList() {
  const { t } = useTranslation('settings')
  const { memberships } = useViewer()
  const format = useFormat()
  const confirm = useConfirm()
  const list = useQuery(query(listTokens))
  const revoke = useChange((id: number) => api(revokeToken, { params: { id } }, { own: OWN }), {
    said: t('tokens.revoked'),
    after: () => invalidate(listTokens),
  })
  if (!list.data) return <Waiting for={list} rows={2} part />
  if (list.data.data.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('tokens.none')}
      </Text>
    )
  const clubOf = (id: number | null) =>
    memberships.find(({ club_id }) => club_id === id)?.club.name ?? t('tokens.allClubs')
  const ask = async (id: number, name: string) => {
    const question = {
      title: t('tokens.revokeTitle', { name }),
      text: t('tokens.revokeText'),
      confirm: t('tokens.revoke'),
      dangerous: true,
    }
    if (await confirm(question)) revoke.run(id)
  }
  return (
    <ul className={classes.list}>
      {list.data.data.map(({ id, name, club_id, scope, last_used_at, expires_at }) => (
        <li key={id} className={classes.row}>
          <Stack gap={0} miw={0}>
            <Text fw={600}>{name}</Text>
            <Text size="sm" c="dimmed">
              {[clubOf(club_id), t(`tokens.${scope}`)].join(' · ')}
            </Text>
            <Text size="sm" c="dimmed">
              {t('tokens.times', {
                used: format.within.dateTime(last_used_at),
                expires: format.within.dateTime(expires_at),
              })}
            </Text>
          </Stack>
          <Button
            variant="default"
            aria-label={t('tokens.revokeTitle', { name })}
            onClick={() => void ask(id, name)}
          >
            {t('tokens.revoke')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
