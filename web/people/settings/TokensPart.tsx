import { Alert, Button, Code, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createToken, listTokens, revokeToken } from '#contract/people/settings.ts'
import { api, invalidate, query } from '../../api.ts'
import { useFormat } from '../../format.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { PageState } from '../../ui/PageState.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import classes from './settings.module.css'
import { OWN, useChange } from './use-change.ts'

const DAYS = [30, 90, 366]

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
  const [entry, setEntry] = useState({
    name: '',
    club: String(selected?.club_id ?? ''),
    scope: 'read' as 'read' | 'write',
    days: DAYS[1] ?? 90,
  })
  const [made, setMade] = useState<string | null>(null)
  const set = (part: Partial<typeof entry>) => setEntry({ ...entry, ...part })
  const create = useChange(
    () => {
      const { name, club, scope, days } = entry
      return api(createToken, { body: { name, only_club: club === '' ? null : Number(club), scope, days } }, { own: OWN })
    },
    {
      after: ({ data }) => {
        setMade(data.token)
        set({ name: '' })
        return invalidate(listTokens)
      },
    },
  )
  return (
    <SettingsForm submit={t('tokens.create')} busy={create.busy} message={create.message} onSubmit={() => create.run(undefined)}>
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
      <TextInput
        label={t('tokens.name')}
        name="token-name"
        required
        withAsterisk={false}
        maxLength={80}
        value={entry.name}
        error={create.errorAt('name')}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('tokens.club')}
        value={entry.club}
        data={[
          ...memberships.map(({ club }) => ({ value: String(club.id), label: club.name })),
          { value: '', label: t('tokens.allClubs') },
        ]}
        error={create.errorAt('only_club')}
        onChange={(event) => set({ club: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('tokens.scope')}
        value={entry.scope}
        data={(['read', 'write'] as const).map((value) => ({ value, label: t(`tokens.${value}`) }))}
        onChange={(event) => set({ scope: event.currentTarget.value === 'write' ? 'write' : 'read' })}
      />
      <NativeSelect
        label={t('tokens.days')}
        value={String(entry.days)}
        data={DAYS.map((days) => ({ value: String(days), label: t('tokens.daysOf', { number: days }) }))}
        onChange={(event) => set({ days: Number(event.currentTarget.value) })}
      />
    </SettingsForm>
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
  if (list.isError) return <PageState state="error" part retry={() => void list.refetch()} />
  if (!list.data) return <PageState state="loading" rows={2} />
  if (list.data.data.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('tokens.none')}
      </Text>
    )
  const clubOf = (id: number | null) => memberships.find(({ club_id }) => club_id === id)?.club.name ?? t('tokens.allClubs')
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
              {t('tokens.times', { used: format.dateTime(last_used_at), expires: format.dateTime(expires_at) })}
            </Text>
          </Stack>
          <Button variant="default" aria-label={t('tokens.revokeTitle', { name })} onClick={() => void ask(id, name)}>
            {t('tokens.revoke')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
